// Every screen, in both themes, on the desktop and on the phone: nothing for axe to find.
import { readFileSync } from "node:fs";
import { calm, controls, mouse, playOn, prefer, random, start, touch, words } from "./helpers/game.mjs";
import { axe, expect, test } from "./helpers/index.mjs";

test.describe.configure({ timeout: 240_000 });

const say = words("en");
const people = ["Anna", "Béla", "Cem", "Dóra", "Emil"].map((name) => ({ name, player: "human" }));
const finished = readFileSync(new URL("../crates/secret-hitler/tests/corpus/a-5-over.txt", import.meta.url), "utf8").split("\n")[0].trim();
const button = (place, key, args) => place.getByRole("button", { name: say(key, args), exact: true });

for (const colorScheme of ["light", "dark"]) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    /** Collects what axe finds on the screens that are named, each once. */
    const inspector = (page) => {
      const faults = [];
      const seen = new Set();
      const check = async (screen) => {
        if (seen.has(screen)) return;
        seen.add(screen);
        // Colours are measured where they arrive, not on the way.
        await page.evaluate(async () => {
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const finite = document.getAnimations().filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime));
          await Promise.allSettled(finite.map((one) => one.finished));
        });
        for (const fault of await axe(page)) faults.push(`${screen}: ${fault}`);
      };
      return { faults, seen, check };
    };

    test(`every screen of a game is accessible, ${colorScheme} @both`, async ({ page }, { project }) => {
      const hand = project.use.hasTouch ? touch(page) : mouse(page);
      const { faults, seen, check } = inspector(page);
      const on = controls(page, say);
      await page.goto("./");
      await expect(page.getByText(say("home-none"), { exact: true })).toBeVisible();
      await check("home, nothing saved");
      await prefer(page, say, hand);
      await page.goto("./#/new/secret-hitler");
      await expect(page.getByRole("heading", { name: say.like("setup-heading") })).toBeVisible();
      await check("setup");
      await start(page, say, { seats: people }, hand);
      const rng = random(6);
      const hooks = {
        ja: 1,
        rest: () => check("curtain at rest"),
        look: () => check("curtain held"),
        released: () => check("curtain after a look"),
        pick: () => check("nomination"),
        vote: async () => {
          await expect(button(page, "sh-vote-confirm")).toBeEnabled();
          await check("vote");
        },
        opened: () => check("choice"),
        chosen: () => check("choice marked"),
        news: async () => check((await page.locator(".ac-cast").count()) > 0 ? "news of a vote" : "news of a policy"),
      };
      await playOn(page, say, { hand, rng, hooks, until: (done) => done === "pick" });
      await expect(on.question).toBeVisible();
      await check("question");
      await playOn(page, say, { hand, rng, hooks, until: () => seen.has("news of a policy") });
      await calm(page, say, hand);
      await check("table");
      await hand.press(page.getByRole("button", { name: say.begins("sh-look-button") }).filter({ visible: true }).first());
      await expect(page.getByRole("dialog", { name: say("sh-look-whose"), exact: true })).toBeVisible();
      await check("whose card");
      await page.keyboard.press("Escape");
      await hand.press(page.getByRole("button", { name: say("table-share"), exact: true }));
      await expect(page.getByRole("textbox", { name: say("share-link"), exact: true })).toBeVisible();
      await check("share");
      await hand.press(button(page.getByRole("dialog"), "close"));
      // A line of the log leads to its moment, and the bar comes with it; on the phone the log lies below.
      await page.locator(".log .moment").last().evaluate((line) => line.click());
      await expect(page.getByRole("region", { name: say("history-title"), exact: true })).toBeVisible();
      await check("history");
      const wanted = ["nomination", "vote", "news of a vote", "news of a policy", "choice", "choice marked", "curtain at rest", "curtain held"];
      for (const screen of wanted) expect([...seen]).toContain(screen);
      expect(faults).toEqual([]);
    });

    test(`every other screen is accessible, ${colorScheme} @both`, async ({ page }) => {
      const { faults, check } = inspector(page);
      const heading = (name) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await page.goto(`./#/g/${finished}`);
      await heading(say("opened-title"));
      await check("opened link");
      await button(page, "opened-look").click();
      await expect(page.locator("main.table.over")).toBeVisible();
      await check("end");
      await button(page, "over-board").click();
      await expect(page.locator("main.table.over")).toHaveCount(0);
      await check("board at the end");
      await page.goto("./#/");
      const more = page.getByRole("button", { name: say.like("home-more-of") });
      await expect(more.first()).toBeVisible();
      await check("home, with a save");
      await more.first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await check("menu of a save");
      await page.keyboard.press("Escape");
      for (const [route, name] of [
        ["rules/secret-hitler", say.like("rules-heading")],
        ["rules/secret-hitler/SH-14", say.like("rules-heading")],
        ["settings", say("settings-title")],
        ["credits", say("credits-title")],
        ["nowhere", say("unknown-title")],
        [`g/${finished.slice(0, -4)}`, say("opened-incomplete")],
      ]) {
        await page.goto(`./#/${route}`);
        await heading(name);
        await check(route);
      }
      expect(faults).toEqual([]);
    });
  });
}
