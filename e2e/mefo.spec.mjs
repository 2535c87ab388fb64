// Mefo in the browser: whole games through visible controls, with computers, by link, on the phone, reloaded, and with
// nothing for axe to find in any era.
import { keyboard, mouse, prefer, random, touch, words } from "./helpers/game.mjs";
import { axe, expect, started, test } from "./helpers/index.mjs";
import { profile, takeTurns } from "./helpers/links.mjs";
import { mefo, openMefo, playMefo, positions, readNews, standing, startMefo, stepMefo } from "./helpers/mefo.mjs";

test.describe.configure({ timeout: 240_000 });

// Still pictures, for what moves is drawn by the processor here. One game below moves all the same.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const say = words("en");
const human = (name, here = true) => ({ name, player: "human", here });
const short = { "mf-switch-short": true };

/** Waits until two looks at the table are the same. */
async function settled(page) {
  let before;
  await expect(async () => {
    const now = JSON.stringify(await standing(page));
    const same = now === before;
    before = now;
    expect(same).toBe(true);
  }).toPass({ intervals: [100] });
}

test("two people play a whole game on one device", async ({ page }) => {
  const hand = mouse(page);
  await prefer(page, say);
  await startMefo(page, say, { seats: [human("Anna"), human("Béla")], switches: short });
  const kinds = new Set();
  const eras = new Set();
  const taken = await playMefo(page, say, hand, random(11), {
    kind: async (kind) => {
      kinds.add(kind);
      eras.add(await page.locator("html").getAttribute("data-era"));
    },
  });
  expect(Object.values(taken).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(150);
  for (const kind of ["news", "start", "buy", "window", "hand-in"]) expect([...kinds]).toContain(kind);
  expect([...eras].sort()).toEqual(["boom", "ruin", "war"]);
  await expect(page.getByRole("heading", { name: say.like("mf-over-wins") })).toBeVisible();
  await expect(page.getByRole("heading", { name: say("mf-over-accounts"), exact: true })).toBeVisible();
  expect(await axe(page), "axe at the end").toEqual([]);
  // The end leaves no trace of an era on other pages.
  await page.goto("./#/");
  await expect(page.locator("html")).not.toHaveAttribute("data-era", /./);
});

test.describe("in motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("one person plays against computers, dice rolling by themselves", async ({ page }) => {
    const hand = mouse(page);
    await prefer(page, say);
    const seats = [human("Anna"), { name: "Cem", player: "normal" }, { name: "Dóra", player: "easy" }];
    await startMefo(page, say, { seats, switches: short });
    const on = mefo(page, say);
    await readNews(page, say, hand);
    await hand.press(on.auto);
    await expect(on.auto).toHaveAttribute("aria-pressed", "true");
    // Whoever leaves the table while dice are about to roll finds it again as it was, and nothing falls over.
    await playMefo(page, say, hand, random(3), { trades: false, until: (taken) => (taken.buy ?? 0) > 1 });
    const table = page.url();
    await page.goto("./#/");
    await expect(page.getByRole("heading", { name: say("home-continue"), exact: true })).toBeVisible();
    await page.waitForTimeout(500);
    await page.goto(table);
    await hand.press(on.auto);
    await playMefo(page, say, hand, random(3), { trades: false });
    await expect(page.getByRole("heading", { name: say.like("mf-over-wins") })).toBeVisible();
  });
});

test("two people and two computers play a whole game on the phone @phone", async ({ page }) => {
  const hand = touch(page);
  await prefer(page, say, hand);
  const seats = [human("Anna"), { name: "Cem", player: "normal" }, human("Béla"), { name: "Dóra", player: "normal" }];
  await startMefo(page, say, { seats, switches: short }, hand);
  const taken = await playMefo(page, say, hand, random(7), { trades: false });
  expect(Object.values(taken).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(80);
  await expect(page.getByRole("heading", { name: say.like("mf-over-wins") })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axe(page), "axe at the end").toEqual([]);
});

test("by keyboard alone, a whole game", async ({ page }) => {
  const hand = keyboard(page);
  await prefer(page, say, hand);
  await startMefo(page, say, { seats: [human("Anna"), { name: "Cem", player: "normal" }], switches: short }, hand);
  await playMefo(page, say, hand, random(13), { trades: false });
  await expect(page.getByRole("heading", { name: say.like("mf-over-wins") })).toBeVisible();
});

test("a reload in every kind of decision of every era comes back to the same position", async ({ page }) => {
  await prefer(page, say);
  for (const [name, code] of positions) {
    await openMefo(page, say, code);
    const before = await standing(page);
    await page.reload();
    await started(page);
    await expect.poll(() => standing(page), { message: name }).toEqual(before);
  }
});

test("a choice that drew no card is taken back", async ({ page }) => {
  const hand = mouse(page);
  await prefer(page, say);
  await startMefo(page, say, { seats: [human("Anna"), human("Béla")], switches: short });
  const rng = random(5);
  const undo = page.getByRole("button", { name: say("table-undo"), exact: true });
  // To a purchase that is declined: nothing is drawn for it.
  for (let steps = 0; steps < 400; steps++) {
    const prompt = await mefo(page, say).prompt.first().innerText().catch(() => "");
    const leave = page.getByRole("button", { name: say.begins("mf-opt-pass") });
    const covered = await mefo(page, say).news.isVisible();
    if (!covered && / for /.test(prompt) && (await leave.isVisible())) {
      const before = await standing(page);
      await hand.press(leave);
      await expect.poll(async () => (await standing(page)).prompt).not.toBe(before.prompt);
      await settled(page);
      if (!(await mefo(page, say).news.isVisible()) && (await undo.getAttribute("aria-disabled")) !== "true") {
        await hand.press(undo);
        await expect.poll(() => standing(page)).toEqual(before);
        return;
      }
    }
    await stepMefo(page, say, hand, rng);
  }
  throw new Error("nothing could be taken back");
});

test("two devices play a whole game by links", async ({ page, browser, baseURL }) => {
  test.slow();
  await prefer(page, say);
  // The strict reading, which ends sooner: every turn is a link.
  const switches = { ...short, "mf-switch-sale": false };
  await startMefo(page, say, { seats: [human("Anna", true), human("Béla", false)], mode: "link", switches });
  const rng = random(8);
  await profile(browser, baseURL, say, async (other) => {
    const elsewhere = (here) => here.getByRole("button", { name: say("act-send"), exact: true });
    const play = async (here) => {
      const until = () => elsewhere(here).isVisible();
      await playMefo(here, say, mouse(here), rng, { trades: false, until });
      return mefo(here, say).over.isVisible();
    };
    expect(await takeTurns(page, other, say, "Béla", play)).toBeGreaterThan(30);
  });
});

test("nothing is hidden: everybody's money lies open, and no curtain falls", async ({ page }) => {
  await prefer(page, say);
  await startMefo(page, say, { seats: [human("Anna"), human("Béla")], switches: short });
  await expect(page.locator(".mf-seat")).toHaveCount(2);
  await expect(page.locator(".curtain, dialog.cu")).toHaveCount(0);
  // Role, RM, bills and Power of both, whoever has the word.
  await expect(page.locator(".mf-seat .mf-mon b")).toHaveCount(6);
  for (const role of await page.locator(".mf-seat .pl").all()) await expect(role).toHaveText(/\S/);
});

for (const colorScheme of ["light", "dark"]) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(`every kind of decision in every era is accessible, ${colorScheme} @both`, async ({ page }, { project }) => {
      const phone = Boolean(project.use.hasTouch);
      const hand = phone ? touch(page) : mouse(page);
      const faults = [];
      const check = async (screen) => {
        for (const fault of await axe(page)) faults.push(`${screen}: ${fault}`);
      };
      await prefer(page, say, hand);
      await page.goto("./#/new/mefo");
      await expect(page.getByRole("heading", { name: say("mf-mean"), exact: true })).toBeVisible();
      await check("setup");
      await startMefo(page, say, { seats: [human("Anna"), human("Béla"), human("Cem")], switches: short }, hand);
      await expect(mefo(page, say).news).toBeVisible();
      await check("news");
      // Everything in light on the desktop and in the dark on the phone; in the other two what has colours of its own.
      const own = /-(start|buy|sell|window-both|over)$/;
      for (const [name, code] of positions.filter(([name]) => phone === (colorScheme === "dark") || own.test(name))) {
        await openMefo(page, say, code, hand);
        await check(name);
        if (!name.endsWith("-start")) continue;
        const partner = mefo(page, say).partners.first();
        if (await partner.isVisible()) {
          await hand.press(partner);
          await check(`${name}, an offer`);
          await hand.press(page.getByRole("button", { name: say("mf-trade-cancel"), exact: true }));
        }
        for (const key of phone ? ["mf-tab-deed", "mf-tab-year", "mf-tab-log"] : ["mf-tab-log"]) {
          await hand.press(page.getByRole("tab", { name: say(key), exact: true }));
          await check(`${name}, ${key}`);
        }
      }
      expect(faults).toEqual([]);
    });
  });
}

test("deeds open by keyboard, arrows go round the board", async ({ page }) => {
  await prefer(page, say);
  await startMefo(page, say, { seats: [human("Anna"), human("Béla")], switches: short });
  // The first year is news.
  await expect(mefo(page, say).news).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(mefo(page, say).news).toBeHidden();
  await page.locator("#mf-space-0").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("#mf-space-1")).toBeFocused();
  await expect(page.getByRole("heading", { name: /Workers’ Housing Estate, Leipzig/ })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("#mf-space-0")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("#mf-space-39")).toBeFocused();
  await expect(page.getByRole("heading", { name: /State Opera House/ })).toBeVisible();
});
