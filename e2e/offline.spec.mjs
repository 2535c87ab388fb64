// After one visit the network is not needed any more, not for a whole game against computers either. That holds
// for the languages that were used.
import { copyFile, readdir } from "node:fs/promises";
import { join } from "node:path";

import { playOn, prefer, random, start, words } from "./helpers/game.mjs";
import { controlled, expect, pageVersion, started, test, watch, withHost } from "./helpers/index.mjs";

test.describe.configure({ timeout: 240_000 });

const say = words("en");

test("a whole game of one person against four computers, offline", async ({ page, context }) => {
  await page.goto("./");
  await started(page);
  await controlled(page);
  await context.setOffline(true);
  await page.reload();
  await started(page);
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  await prefer(page, say);
  const names = ["Anna", "Béla", "Cem", "Dóra", "Emil"];
  await start(page, say, { seats: names.map((name, at) => ({ name, player: at === 0 ? "human" : at === 1 ? "easy" : "normal" })) });
  expect(await playOn(page, say, { rng: random(9) })).toBe("over");
  // It was saved, and is there after another start without a network.
  const end = await page.locator("main.table.over h2").first().innerText();
  await page.reload();
  await started(page);
  await expect(page.locator("main.table.over h2").first()).toHaveText(end);
  await page.goto("./#/");
  await expect(page.getByRole("link", { name: say.begins("home-look") })).toBeVisible();
});

const LANGS = { en: "English", de: "Deutsch", hu: "Magyar" };

/** The languages whose texts are kept, once for each build. */
const kept = (page) =>
  page.evaluate(async () => {
    const found = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(url.match(/texts-(\w+)-\w+\.txt$/)?.[1]);
    }
    return found.filter(Boolean).sort();
  });

const title = (page, lang) => expect(page.getByRole("heading", { level: 1 })).toHaveText(words(lang)("settings-title"));

async function choose(page, lang) {
  const radio = page.getByRole("radio", { name: LANGS[lang], exact: true });
  await radio.click({ force: true });
  return radio;
}

for (const [locale, lang] of [
  ["de-AT", "de"],
  ["hu-HU", "hu"],
  ["fr-FR", "en"],
]) {
  test(`a first visit loads one language, and it works offline (${locale})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, locale });
    const page = await context.newPage();
    const seen = watch(page);
    await page.goto("./#/settings");
    await started(page);
    await title(page, lang);
    await controlled(page);
    await context.setOffline(true);
    await page.reload();
    await started(page);
    await title(page, lang);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await page.goto("./#/rules/secret-hitler/SH-14");
    await expect(page.locator("#rules-about + p a").first()).toBeVisible();
    expect(seen.errors).toEqual([]);
    const loaded = new Set(seen.requests.map((url) => url.match(/texts-(\w+)-\w+\.txt$/)?.[1]).filter(Boolean));
    expect([...loaded]).toEqual([lang]);
    expect(await kept(page)).toEqual([lang]);
    await context.close();
  });
}

test("a language that was chosen is there offline; another one is not, and the page says so", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto("./#/settings");
  await started(page);
  await controlled(page);
  await choose(page, "de");
  await title(page, "de");
  expect(await kept(page)).toEqual(["de", "en"]);
  await context.setOffline(true);
  await page.reload();
  await started(page);
  await title(page, "de");
  await choose(page, "en");
  await title(page, "en");

  const hungarian = await choose(page, "hu");
  await expect(page.locator(".toast")).toHaveText(say("settings-language-not-fetched", { language: "Magyar" }));
  await expect(hungarian).not.toBeChecked();
  await expect(page.getByRole("radio", { name: "English", exact: true })).toBeChecked();
  await title(page, "en");
  // The start page says it too, and what was chosen before still counts.
  await page.goto("./#/");
  await page.getByRole("button", { name: /^HU/ }).click();
  await expect(page.locator(".toast")).toHaveText(say("settings-language-not-fetched", { language: "Magyar" }));
  await expect(page.getByRole("button", { name: /^EN/ })).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await started(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");

  await context.setOffline(false);
  await page.goto("./#/settings");
  await choose(page, "hu");
  await title(page, "hu");
  await context.close();
});

test("without a network another language that is kept is better than none", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto("./#/settings");
  await started(page);
  await controlled(page);
  await context.setOffline(true);
  // As if chosen in a browser that has thrown the texts away since.
  await page.evaluate(() => localStorage.setItem("kabinett.settings", JSON.stringify({ lang: "hu" })));
  await page.reload();
  await started(page);
  await title(page, "en");
  await context.close();
});

test("says so when the texts cannot be had", async ({ browser, baseURL }) => {
  for (const answer of [{ status: 404, body: "gone" }, { status: 200, body: "<!doctype html><title>Sign in</title>" }]) {
    const context = await browser.newContext({ baseURL, locale: "de-DE", serviceWorkers: "block" });
    const page = await context.newPage();
    await context.route("**/texts-*.txt", (route) => route.fulfill(answer));
    await page.goto("./");
    await expect(page.getByRole("heading")).toContainText("konnte nicht starten");
    await context.unrouteAll();
    await page.getByRole("button", { name: "Neu laden" }).click();
    await started(page);
    await context.close();
  }
});

test("a new version brings the languages that the old one kept", async ({ browser }) => {
  await withHost(async (host) => {
    const context = await browser.newContext({ locale: "en-GB" });
    const page = await context.newPage();
    await page.goto(`${host.url}#/settings`);
    await started(page);
    await controlled(page);
    await choose(page, "hu");
    await title(page, "hu");
    // The same build under another stamp, and its texts under other names.
    const old = await pageVersion(page);
    const next = "f".repeat(16);
    for (const name of (await readdir(host.folder)).filter((name) => name.startsWith("texts-"))) {
      const renamed = name.replace(/[0-9a-f]{16}/, next);
      await copyFile(join(host.folder, name), join(host.folder, renamed));
      await host.restamp(name, renamed);
    }
    await host.restamp(old, next);
    const names = await page.evaluate(async (next) => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration.update();
      // The page may have looked for an update by itself in the midst of the renaming: wait for this one.
      let build;
      while (!registration.waiting || !build) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        build = (await caches.keys()).find((name) => name.endsWith(next));
      }
      return (await (await caches.open(build)).keys()).map(({ url }) => url.match(/texts-.+/)?.[0]).filter(Boolean);
    }, next);
    expect(names.sort()).toEqual([`texts-en-${next}.txt`, `texts-hu-${next}.txt`]);
    await context.close();
  });
});
