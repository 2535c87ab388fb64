// Saved games: two tabs at one game, what can be done with a save, and records that cannot be read.
import { readFileSync } from "node:fs";
import { calm, controls, playOn, prefer, random, start, words } from "./helpers/game.mjs";
import { expect, expectAccessible, started, test, watch } from "./helpers/index.mjs";
import { linkOf } from "./helpers/links.mjs";

test.describe.configure({ timeout: 180_000 });

const say = words("en");
const NAMES = ["Anna", "Béla", "Cem", "Dóra", "Emil"];
const people = NAMES.map((name) => ({ name, player: "human" }));
const alone = NAMES.map((name, at) => ({ name, player: at === 0 ? "human" : "normal" }));

/** Starts a game in which Anna nominates first, and takes the looks. */
async function nominating(page) {
  await prefer(page, say);
  await start(page, say, { seats: people, first: "Anna" });
  await calm(page, say);
}

test("a second tab looks on until it takes over", async ({ page, context }) => {
  await nominating(page);
  const second = await context.newPage();
  const seen = watch(second);
  await second.goto(page.url());
  await started(second);
  const [here, there] = [controls(page, say), controls(second, say)];
  const picks = (on) => on.act.locator(".ac-seat button:enabled");
  await expect(second.getByText(say("table-read-only"), { exact: true })).toBeVisible();
  await expect(there.act).toContainText(say("act-read-only"));
  await expect(picks(there)).toHaveCount(0);
  await expectAccessible(second);
  // The first goes on, and the second takes over what the first has saved.
  await playOn(page, say, { rng: random(2), until: (done) => done === "question" });
  await expect(picks(here)).toHaveCount(0);
  await second.getByRole("button", { name: say("table-take-over"), exact: true }).click();
  await expect(second.getByText(say("table-read-only"), { exact: true })).toBeHidden();
  await expect(there.act.getByRole("button", { name: say("sh-vote-confirm"), exact: true })).toBeVisible();
  await expect(page.getByText(say("table-read-only"), { exact: true })).toBeVisible();
  await expect(here.act).toContainText(say("act-read-only"));
  await playOn(second, say, { rng: random(2), hooks: { ja: 1 }, until: (done) => done === "news" });
  expect(seen.errors).toEqual([]);
});

test("a link opened beside its table takes over what the table has saved, and nothing older", async ({ page, context }) => {
  await nominating(page);
  const link = await linkOf(page, say);
  const second = await context.newPage();
  const seen = watch(second);
  await second.goto(link);
  const go = second.getByRole("button", { name: say.like("opened-continue") });
  await expect(go).toBeVisible();
  // The table goes on before the other tab does.
  await playOn(page, say, { rng: random(2), until: (done) => done === "question" });
  await expect(controls(page, say).act.locator(".ac-seat button:enabled")).toHaveCount(0);
  await go.click();
  await expect(second.locator("p").getByText(say("opened-changed"), { exact: true })).toBeVisible();
  await expect(page.getByText(say("table-read-only"), { exact: true })).toBeHidden();
  await expect(go).toBeVisible();
  await expect(second.locator(".opened .now")).toContainText(/further on/);
  await go.click();
  await expect(second).toHaveURL(/#\/table\//);
  // It plays now, from where the first stood; the first looks on.
  await expect(controls(second, say).act.getByRole("button", { name: say("sh-vote-confirm"), exact: true })).toBeVisible();
  await expect(second.getByText(say("table-read-only"), { exact: true })).toBeHidden();
  await expect(page.getByText(say("table-read-only"), { exact: true })).toBeVisible();
  await expect(controls(page, say).act).toContainText(say("act-read-only"));
  expect(seen.errors).toEqual([]);
});

test("a save is renamed, duplicated, exported, taken in again and deleted; an unreadable record hides none", async ({ page }) => {
  await prefer(page, say);
  await start(page, say, { seats: alone });
  await calm(page, say);
  await page.goto("./#/");
  const saves = page.locator("li.sv:not(.raw)");
  const named = (name) => saves.filter({ has: page.locator("b", { hasText: new RegExp(`^${name.replace(/[()]/g, "\\$&")}$`) }) });
  const menu = async (name, key) => {
    await page.getByRole("button", { name: say("home-more-of", { name }), exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: say(key), exact: true }).click();
  };
  await expect(saves).toHaveCount(1);
  // A new name.
  await page.getByRole("button", { name: say.like("home-more-of") }).click();
  await page.getByRole("textbox", { name: say("home-title"), exact: true }).fill("Sunday");
  await page.getByRole("dialog").getByRole("button", { name: say("home-rename"), exact: true }).click();
  await expect(named("Sunday")).toHaveCount(1);
  // Twice.
  await menu("Sunday", "home-duplicate");
  const copy = say("home-copy-title", { name: "Sunday" });
  await expect(named(copy)).toHaveCount(1);
  await expect(saves).toHaveCount(2);
  // Into a file.
  const download = page.waitForEvent("download");
  await menu("Sunday", "home-export");
  const path = await (await download).path();
  const file = JSON.parse(readFileSync(path, "utf8"));
  expect(file.saves).toHaveLength(1);
  expect(file.saves[0].title).toBe("Sunday");
  // Away, back, and away.
  await menu("Sunday", "home-delete");
  await expect(named("Sunday")).toHaveCount(0);
  await page.getByRole("button", { name: say("home-undo"), exact: true }).click();
  await expect(named("Sunday")).toHaveCount(1);
  await menu("Sunday", "home-delete");
  await expect(named("Sunday")).toHaveCount(0);
  // Out of the file, and it can be played.
  await page.locator("input[type=file]").setInputFiles({ name: "kabinett.json", mimeType: "application/json", buffer: readFileSync(path) });
  await expect(named("Sunday")).toHaveCount(1);
  // Records that nobody can read: of another kind, and of broken text.
  await page.evaluate(async () => {
    const database = await new Promise((resolve, reject) => {
      const request = indexedDB.open("kabinett");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const transaction = database.transaction("saves", "readwrite");
    transaction.objectStore("saves").put('{"id":"broken","link', "broken");
    transaction.objectStore("saves").put(42, "number");
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    database.close();
  });
  await page.reload();
  await started(page);
  const raw = page.locator("li.sv.raw");
  await expect(raw).toHaveCount(2);
  await expect(named("Sunday")).toHaveCount(1);
  await expect(named(copy)).toHaveCount(1);
  await expectAccessible(page);
  await named("Sunday").getByRole("link").click();
  await expect(page.locator("main.table")).toBeVisible();
  await expect(controls(page, say).act).toBeVisible();
});
