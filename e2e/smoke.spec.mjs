// The page as a host serves it: it starts, keeps to itself, works offline and from a folder, and has a way out.
import { controlled, expect, expectAccessible, pageVersion, started, test, watch, withHost } from "./helpers/index.mjs";

const SUB = process.env.KABINETT_SUB;
const STAMP = /^[0-9a-f]{16}$/;

/** A context of its own, so that no other test's service worker or storage is there. */
async function visitor(browser, options, run) {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const seen = watch(page);
    await run(page, context, seen);
  } finally {
    await context.close();
  }
}

test("starts without an error and asks only its own host @both", async ({ page, watched, baseURL }) => {
  await page.goto("./");
  await started(page);
  await expect(page).toHaveTitle(/Kabinett/);
  const elsewhere = watched.requests.filter((url) => !url.startsWith(baseURL));
  expect(elsewhere).toEqual([]);
  expect(watched.requests.some((url) => url.endsWith(".wasm")), "the requests were seen at all").toBe(true);
});

test("its policy refuses code and connections from elsewhere", async ({ browser, baseURL }) => {
  await visitor(browser, { baseURL }, async (page) => {
    await page.goto("./");
    await started(page);
    const refused = await page.evaluate(async () => {
      const refused = [];
      document.addEventListener("securitypolicyviolation", (event) => refused.push(event.effectiveDirective));
      const script = document.createElement("script");
      script.textContent = "globalThis.inline = true";
      document.body.append(script);
      const image = new Image();
      image.src = "https://example.invalid/x.png";
      document.body.setAttribute("style", "color: red");
      await fetch("https://example.invalid/").catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { refused, ran: "inline" in globalThis };
    });
    expect(refused.ran).toBe(false);
    expect([...new Set(refused.refused)].sort()).toEqual(["connect-src", "img-src", "script-src-elem", "style-src-attr"]);
  });
});

test("is accessible in both themes @both", async ({ browser, baseURL }, { project }) => {
  for (const colorScheme of ["light", "dark"]) {
    await visitor(browser, { ...project.use, baseURL, colorScheme }, async (page) => {
      await page.goto("./");
      await started(page);
      await expectAccessible(page);
    });
  }
});

test("shows a first frame, with its credits, before the program is there @both", async ({ browser, baseURL }, { project }) => {
  for (const colorScheme of ["light", "dark"]) {
    await visitor(browser, { ...project.use, baseURL, colorScheme, serviceWorkers: "block" }, async (page, context) => {
      let release;
      const held = new Promise((resolve) => (release = resolve));
      await context.route("**/*.wasm", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto("./", { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("heading", { name: "Kabinett" })).toBeVisible();
      await expect(page.getByRole("status")).toHaveText("Loading");
      for (const link of ["https://secrethitler.com/", "https://creativecommons.org/licenses/by-nc-sa/4.0/"]) {
        await expect(page.locator(`#boot footer a[href^="${link.slice(0, -1)}"]`)).toBeVisible();
      }
      await expectAccessible(page);
      release();
      await started(page);
    });
  }
});

test("the first frame wears the chosen theme and speaks the chosen language", async ({ browser, baseURL }) => {
  await visitor(browser, { baseURL, colorScheme: "light", serviceWorkers: "block" }, async (page, context) => {
    await context.addInitScript(() => localStorage.setItem("kabinett.settings", JSON.stringify({ theme: "night", lang: "hu" })));
    await context.route("**/*.wasm", () => {});
    await page.goto("./", { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("status")).toHaveText("Betöltés");
    await expect(page.locator("#boot")).toHaveCSS("background-color", "rgb(25, 23, 21)");
    await expectAccessible(page);
  });
});

test("page, program and service worker are of one version", async ({ page }) => {
  await page.goto("./");
  await started(page);
  await controlled(page);
  const version = await pageVersion(page);
  expect(version).toMatch(STAMP);
  await expect(page.locator("html")).toHaveAttribute("data-version", version);
  const worker = await page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener("message", (event) => resolve(event.data.version));
        navigator.serviceWorker.startMessages();
        navigator.serviceWorker.controller.postMessage({ type: "version" });
      }),
  );
  expect(worker).toBe(version);
});

for (const [where, url] of [
  ["at the top of a host", "./"],
  ["in a folder of a host", SUB],
]) {
  test(`works offline from the second visit on, ${where}`, async ({ browser, baseURL }) => {
    await visitor(browser, { baseURL }, async (page, context, seen) => {
      await page.goto(url);
      await started(page);
      await controlled(page);
      const home = await page.evaluate(() => new URL("./", location.href).href);
      expect(seen.requests.filter((request) => !request.startsWith(home))).toEqual([]);
      await context.setOffline(true);
      await page.reload();
      await started(page);
      const second = await context.newPage();
      const errors = watch(second).errors;
      await second.goto(`${url}?from=a-link#/`);
      await started(second);
      const third = await context.newPage();
      await third.goto(`${home}index.html`);
      await started(third);
      // Everything that the app may still ask for is there as well.
      const missing = await second.evaluate(async () => {
        const page = await (await fetch("./")).text();
        const names = [...page.matchAll(/(?:href|src|content)="([\w./-]+\.(?:js|wasm|css|svg|webmanifest))"/g)].map((m) => m[1]);
        const style = await (await fetch(names.find((name) => name.endsWith(".css")))).text();
        // A fragment is a part of a drawing in the page itself.
        names.push(...[...style.matchAll(/url\(([^)#][^)]*)\)/g)].map((m) => m[1]));
        const missing = [];
        for (const name of names) await fetch(name).then((r) => r.ok || missing.push(name), () => missing.push(name));
        return { missing, count: names.length };
      });
      expect(missing.missing).toEqual([]);
      expect(missing.count).toBeGreaterThan(8);
      expect(errors).toEqual([]);
    });
  });

  test(`control: without its service worker it does not work offline, ${where}`, async ({ browser, baseURL }) => {
    await visitor(browser, { baseURL, serviceWorkers: "block" }, async (page, context) => {
      await page.goto(url);
      await started(page);
      await context.setOffline(true);
      await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
    });
  });
}

test("a service worker that cannot get every file keeps none", async ({ browser, baseURL }) => {
  await visitor(browser, { baseURL }, async (page, context) => {
    // The worker's own requests pass here too; the page's start is not disturbed by a missing licence of the manifest.
    await context.route("**/manifest.webmanifest", (route) => route.fulfill({ body: "{}", contentType: "application/json" }));
    await page.goto("./");
    await started(page);
    const state = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.register("./sw.js");
      const worker = registration.installing ?? registration.waiting ?? registration.active;
      if (!worker) return "none";
      if (worker.state !== "redundant" && worker.state !== "activated") {
        await new Promise((resolve) =>
          worker.addEventListener("statechange", () => ["redundant", "activated"].includes(worker.state) && resolve()),
        );
      }
      return worker.state;
    });
    expect(["none", "redundant"]).toContain(state);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});

/** Looks for a new version until this one has been fetched and waits. (The app looks by itself as well.) */
async function expectWaiting(page, version) {
  const look = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration.update().catch(() => {});
      const { waiting } = registration;
      if (waiting?.state !== "installed") return "none";
      return new Promise((resolve) => {
        navigator.serviceWorker.onmessage = (event) => resolve(event.data.version);
        waiting.postMessage({ type: "version" });
        setTimeout(resolve, 1000, "silent");
      });
    });
  await expect.poll(look, { timeout: 30_000 }).toBe(version);
}

test("a new version waits, and takes over when the page asks", async ({ browser }) => {
  await withHost(async (host) => {
    await visitor(browser, {}, async (page, context) => {
      await page.goto(host.url);
      await started(page);
      await controlled(page);
      const old = await pageVersion(page);
      const next = "f".repeat(16);
      const after = "e".repeat(16);
      const kept = async () => (await page.evaluate(() => caches.keys())).map((name) => name.split(" ").at(-1)).sort();

      await host.restamp(old, next);
      await expectWaiting(page, next);
      await page.reload();
      await started(page);
      expect(await pageVersion(page), "a game in progress stays on its version").toBe(old);
      // A second one before the first was ever used: the version that is in use must outlive it.
      await host.restamp(next, after);
      await expectWaiting(page, after);
      await page.evaluate(async () => {
        const changed = new Promise((resolve) => (navigator.serviceWorker.oncontrollerchange = resolve));
        const registration = await navigator.serviceWorker.getRegistration();
        registration.waiting.postMessage({ type: "activate" });
        await changed;
        // Changes of the controller are told before the old copies are gone.
        while (registration.active.state !== "activated") await new Promise((resolve) => setTimeout(resolve, 20));
      });
      expect(await kept(), "this tab may still need the version it was opened with").toEqual([old, after].sort());
      const second = await context.newPage();
      await second.goto(host.url);
      expect(await pageVersion(second)).toBe(after);
    });
  });
});

test("a version whose files have not all arrived at the host is not taken", async ({ browser }) => {
  await withHost(async (host) => {
    await visitor(browser, {}, async (page) => {
      await page.goto(host.url);
      await started(page);
      await controlled(page);
      const old = await pageVersion(page);
      const update = () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          await registration.update().catch(() => {});
          const worker = registration.installing ?? registration.waiting;
          if (worker && !["installed", "redundant"].includes(worker.state)) {
            await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
          }
          return { state: worker?.state ?? "none", caches: (await caches.keys()).length };
        });
      // The worker is there, its page is not yet.
      await host.restamp(old, "d".repeat(16), ["sw.js"]);
      expect(["none", "redundant"]).toContain((await update()).state);
      expect((await update()).caches).toBe(1);
      await page.reload();
      await started(page);
      expect(await pageVersion(page)).toBe(old);
      // Then the page arrives, and the same worker is taken.
      await host.restamp(old, "d".repeat(16), ["index.html"]);
      await expectWaiting(page, "d".repeat(16));
    });
  });
});

test("repair removes the kept program and keeps what was saved @both", async ({ browser, baseURL }, { project }) => {
  await visitor(browser, { ...project.use, baseURL }, async (page, context) => {
    await page.goto("./");
    await started(page);
    await controlled(page);
    await page.evaluate(async () => {
      localStorage.setItem("e2e-kept", "yes");
      await caches.open("of another program");
      // A broken copy: the page it keeps is not one.
      const [name] = (await caches.keys()).filter((name) => name.startsWith("kabinett "));
      await (await caches.open(name)).put("./", new Response("broken", { headers: { "Content-Type": "text/html" } }));
      globalThis.mark = true;
    });
    // From inside a running page too.
    await page.evaluate(() => (location.hash = "#/repair"));
    await page.waitForFunction(() => !("mark" in globalThis));
    await expect(page.locator("body")).toHaveText("broken");
    // A hard reload passes the worker by, which is what the repair page's address is for.
    await context.unrouteAll();
    await page.evaluate(async () => {
      const [name] = (await caches.keys()).filter((name) => name.startsWith("kabinett "));
      await (await caches.open(name)).delete("./");
    });
    await page.goto("./#/repair");
    await page.reload();
    const repair = page.getByRole("button", { name: "Repair" });
    await expect(repair).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(true);
    await repair.click();
    await expect(page.getByRole("status")).toContainText("Nothing was changed");
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))).toBe(1);
    await context.setOffline(false);
    await repair.click();
    await started(page);
    expect(new URL(page.url()).hash).toBe("#/");
    expect(await page.evaluate(() => localStorage.getItem("e2e-kept"))).toBe("yes");
    expect(await page.evaluate(() => caches.keys())).toContain("of another program");
    await controlled(page);
  });
});

for (const [locale, words] of [
  ["en-GB", ["could not start", "Reload", "Repair"]],
  ["de-AT", ["konnte nicht starten", "Neu laden", "Reparieren"]],
  ["hu-HU", ["nem tudott elindulni", "Újratöltés", "Javítás"]],
]) {
  test(`says so when it cannot start, and offers a way out (${locale})`, async ({ browser, baseURL }) => {
    await visitor(browser, { baseURL, locale, serviceWorkers: "block" }, async (page, context) => {
      await context.route("**/*.wasm", (route) => route.fulfill({ status: 404, body: "gone" }));
      await page.goto("./");
      await expect(page.getByRole("heading")).toContainText(words[0]);
      await expectAccessible(page);
      await expect(page.getByRole("button", { name: words[2] })).toBeVisible();
      await context.unrouteAll();
      await page.getByRole("button", { name: words[1] }).click();
      await started(page);
    });
  });
}

test("says so when the browser has no WebAssembly", async ({ browser, baseURL }) => {
  await visitor(browser, { baseURL, serviceWorkers: "block" }, async (page) => {
    await page.addInitScript(() => delete globalThis.WebAssembly);
    await page.goto("./");
    await expect(page.getByRole("heading")).toContainText("too old");
  });
});

test("says so without JavaScript", async ({ browser, baseURL }) => {
  await visitor(browser, { baseURL, javaScriptEnabled: false }, async (page) => {
    await page.goto("./");
    await expect(page.locator("noscript p")).toHaveCount(3);
    for (const sentence of await page.locator("noscript p").all()) await expect(sentence).toBeVisible();
  });
});

test("parts of two versions are not run together", async ({ browser, baseURL }) => {
  await visitor(browser, { baseURL, serviceWorkers: "block" }, async (page, context) => {
    await context.route(baseURL, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(kabinett-version" content=")[0-9a-f]+/, "$1" + "0".repeat(16));
      await route.fulfill({ response, body });
    });
    await page.goto("./");
    await expect(page.getByRole("heading")).toContainText("could not start");
  });
});
