// Konzern through visible controls, from the setup to the final balance.
import { controls, keyboard, playOn, prefer, random, start, touch, words } from "./helpers/konzern.mjs";
import { expect, expectAccessible, expectHidden, test } from "./helpers/index.mjs";
import { profile, takeTurns } from "./helpers/links.mjs";

test.describe.configure({ timeout: 300_000 });

const NAMES = ["Anna", "Béla", "Cem", "Dóra"];
const LONG = ["Maximilian-Alexander", "Szűcs-Kővári Örs", "Friederike-Charlotte", "Konstantinápoly"];
const people = (names) => names.map((name) => ({ name, player: "human" }));
const alone = NAMES.map((name, at) => ({ name, player: at === 0 ? "human" : at === 3 ? "easy" : "normal" }));

/** What only the one behind the curtain may read: cards, what is asked about them, and what they promise. */
const secrets = (say) => [/kz-pc\b/, /kz-preview\b/, /cu-choice\b/, ...["kz-lay-none", "kz-choose-hint"].map((key) => new RegExp(say(key)))];

async function expectEnd(page, say, names) {
  await expect(page.locator("main.table.over")).toBeVisible();
  const rows = page.locator(".kz-balance tbody tr");
  await expect(rows).toHaveCount(4);
  // Closed purses come last, whatever the others are worth.
  const solvent = rows.filter({ hasNot: page.locator(".tag") });
  const texts = await solvent.locator("td:last-child b").allInnerTexts();
  const worth = texts.map((text) => Number(text.replace("−", "-")));
  expect(worth).toEqual([...worth].sort((a, b) => b - a));
  for (const name of names) await expect(page.locator(".kz-balance")).toContainText(name);
}

test("four people on one device, a whole game of four years, with trade", async ({ page, watched }) => {
  test.slow();
  const say = words("en");
  await prefer(page, say);
  await start(page, say, { seats: people(NAMES), dials: { years: "4" } });
  const hidden = secrets(say);
  let hand_overs = 0;
  // Four price cards come before four bids: nothing of either is in the page before and after it is laid.
  const looked = () => [1, 3, 5, 7].includes(hand_overs);
  const hooks = {
    trade: 0.05,
    rest: 0.6,
    rest_: async () => {
      hand_overs += 1;
      if (looked()) await expectHidden(page, watched, hidden);
    },
    laid: async () => {
      if (looked()) await expectHidden(page, watched, hidden);
    },
  };
  expect(await playOn(page, say, { rng: random(4), hooks })).toBe("over");
  // Four price cards in each of four years, and four bids in three, for all four shares at once at best.
  expect(hand_overs).toBeGreaterThanOrEqual(28);
  expect(hand_overs).toBeLessThanOrEqual(64);
  await expectEnd(page, say, NAMES);
  await expectAccessible(page);
});

test("one person against three computers, with motions, in German", async ({ page }) => {
  const say = words("de");
  await prefer(page, say);
  await start(page, say, { seats: alone, dials: { years: "4", quota: "5" }, switches: ["kz-switch-motions", "kz-switch-exact"] });
  expect(await playOn(page, say, { rng: random(9), hooks: { rest: 1 } })).toBe("over");
  await expectEnd(page, say, NAMES);
});

test("two devices play a whole game by links", async ({ page, browser, baseURL }) => {
  test.slow();
  const say = words("en");
  const seats = NAMES.map((name, at) => ({ name, player: at < 2 ? "human" : "normal", here: at === 0 }));
  await prefer(page, say);
  await start(page, say, { seats, mode: "link", dials: { years: "4" } });
  const rng = random(6);
  await profile(browser, baseURL, say, async (other) => {
    const play = async (here) => {
      const done = await playOn(here, say, { rng, hooks: { rest: 1 } });
      expect(["elsewhere", "over"]).toContain(done);
      return done === "over";
    };
    expect(await takeTurns(page, other, say, "Béla", play)).toBeGreaterThan(10);
  });
});

test("every phase of a year stands after a reload, and axe finds nothing in it", async ({ page }) => {
  const say = words("hu");
  const schemes = ["light", "dark"];
  const accessible = async (...themes) => {
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  };
  await prefer(page, say);
  await page.goto("./#/new/konzern");
  await expect(page.locator(".kz-mean")).toBeVisible();
  await accessible(...schemes);
  await start(page, say, { seats: people(NAMES), dials: { years: "4" }, switches: ["kz-switch-motions"] });
  const on = controls(page, say);
  const phase = page.locator(".top .phase");
  const phases = new Set();
  const seen = new Set();
  const opened = async () => {
    const sheet = (await page.locator(".kz-bids").count()) > 0 ? "bids" : "price";
    if (!seen.has(sheet)) await accessible(...schemes);
    seen.add(sheet);
  };
  // Where somebody is sure to decide, the match is looked at there, and else while there is time to trade.
  const decided = [1, 5, 6, 8, 11, 12].map((number) => say(`kz-phase-${number}`));
  const rng = random(3);
  for (let tries = 0; tries < 500 && (phases.size < 12 || !seen.has("bids")); tries++) {
    const done = await playOn(page, say, { rng, hooks: { rest: 0, trade: 0.3, opened }, until: () => true });
    if (done === "wait" || (await on.curtain.isVisible())) continue;
    if (done === "trade") {
      if (!seen.has(done)) await accessible(...schemes);
      seen.add(done);
      continue;
    }
    const [place, prompt] = [await phase.innerText(), await on.prompt.textContent()];
    const window = await on.on.isVisible();
    if (phases.has(place) || (window && decided.some((name) => place.endsWith(name)))) continue;
    phases.add(place);
    await page.reload();
    await expect(page.locator("main.table")).toBeVisible();
    await expect(phase).toHaveText(place);
    await expect(on.prompt).toHaveText(prompt);
    await accessible(...(window ? [schemes[phases.size % 2]] : schemes));
  }
  expect([...seen].sort()).toEqual(["bids", "price", "trade"]);
  expect(phases.size).toBe(12);
});

test("a year on the phone by touch, with long names, all bids in one hand-over @phone", async ({ page }) => {
  const say = words("de");
  const hand = touch(page);
  await prefer(page, say, hand);
  await start(page, say, { seats: people(LONG), dials: { years: "4" } }, hand);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const year = () => page.locator(".top .phase").innerText();
  let hand_overs = 0;
  const laid = [];
  const hooks = {
    rest: 1,
    ahead: 2,
    rest_: async () => { hand_overs += 1; },
    laid: async (_, words) => { laid.push(words); },
  };
  const region = page.locator(".kz-region.subject");
  for (let tries = 0; tries < 300; tries++) {
    await playOn(page, say, { hand, rng: random(20 + tries), hooks, until: () => true });
    if (tries % 10 === 0) {
      expect(await sideways()).toBeLessThanOrEqual(0);
      // The region that is asked about is in sight.
      await expect(async () => {
        // What is asked may change between the two looks.
        if (await region.isVisible()) await expect(region).toBeInViewport({ timeout: 500 });
      }).toPass({ timeout: 10_000 });
    }
    if ((await year()).includes(say("kz-year", { year: 2, years: 4 }).split(" ").slice(0, 2).join(" "))) break;
  }
  expect(await year()).toContain("2");
  // A price card each, and a bid for the first share with none for the others.
  expect(hand_overs).toBe(8);
  expect(laid.filter((words) => words === say("kz-lay-bids", { count: 4 }))).toHaveLength(4);
  for (const tab of ["kz-tab-money", "kz-tab-shares", "sh-tab-log"]) {
    await hand.press(page.getByRole("tab", { name: say(tab), exact: true }));
    expect(await sideways()).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page);
});

test("by keyboard alone up to the second year, against computers", async ({ page }) => {
  const say = words("en");
  const hand = keyboard(page);
  await prefer(page, say, hand);
  await start(page, say, { seats: alone, dials: { years: "4" } }, hand);
  for (let tries = 0; tries < 200; tries++) {
    await playOn(page, say, { hand, rng: random(50 + tries), hooks: { rest: 1 }, until: () => true });
    if ((await page.locator(".top .phase").innerText()).startsWith("Year 2")) break;
  }
  await expect(page.locator(".top .phase")).toContainText("Year 2");
});

test("money moves as coins, once, and not for who wants no motion", async ({ page }) => {
  const say = words("en");
  await prefer(page, say);
  await page.getByRole("radio", { name: say("settings-speed-fast"), exact: true }).click({ force: true });
  await start(page, say, { seats: people(NAMES), dials: { years: "4" } });
  await page.evaluate(() => {
    globalThis.coins = 0;
    const count = (records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node.className === "kz-fly") globalThis.coins += 1;
    };
    new MutationObserver(count).observe(document.body, { childList: true });
  });
  const on = controls(page, say);
  const skip = on.act.getByRole("button", { name: say("kz-skip"), exact: true });
  const seen = async () => [await page.locator(".top .phase").innerText(), await on.act.innerText()].join();
  const until = async (phase) => {
    for (let tries = 0; tries < 200 && !(await page.locator(".top .phase").innerText()).endsWith(phase); tries++) {
      const before = await seen();
      await playOn(page, say, { rng: random(90 + tries), hooks: { rest: 1 }, until: () => true });
      // A decision ends what is told before it: none may follow before this one is in the page and what comes of it has been told.
      await expect.poll(seen, { timeout: 2_000 }).not.toBe(before).catch(() => {});
      await expect(async () => {
        const now = await seen();
        await page.waitForTimeout(300);
        expect(await seen()).toBe(now);
        expect(await skip.isVisible()).toBe(false);
      }).toPass({ timeout: 60_000, intervals: [50] });
    }
  };
  // Wages, luxury and taxes are told before the state acts.
  await until(say("kz-phase-5"));
  await expect.poll(() => page.evaluate(() => globalThis.coins), { timeout: 30_000 }).toBeGreaterThanOrEqual(12);
  if (await skip.isVisible()) await skip.click();
  await expect(page.locator(".kz-fly")).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => { globalThis.coins = 0; });
  await until(say("kz-phase-8"));
  await expect(on.told).toContainText(say("kz-told-paid", { label: "", sums: "" }).split(",")[0]);
  expect(await page.evaluate(() => globalThis.coins)).toBe(0);
});

/** Year 4: whatever is answered, Cem's purse cannot pay for luxury. */
const INSOLVENT =
  "AAEnFj5zZIOAUBdfZ1hf4z_X4dXGfMPJd9XmtrujyfTDIeLWFix3culr3NEcgTvCwy7M-QV4VFHa6t71t-zPH4o54m7ycUyIVmhQ0CVBuBhUK3" +
  "D0gdpVhuR41tOeXmzjHB29RVxcburTypVJCeLn0Gou139RDPtoSzMnJAQF2T2Wdd0fEq-OhguQBXmk08vwXe8hU1h4gHxGwas-wL0sYKYY_2RM" +
  "b3vud1Vrx3ORvk29seaDurRyrxJ_qmYHaVi9u4T6OzHfmaOpOnGd40aa-NI_osJFuZFeyjiTIAE";

test("a purse that cannot pay sells its shares and is bankrupt", async ({ page }) => {
  const say = words("en");
  await prefer(page, say);
  await page.goto(`./#/g/${INSOLVENT}`);
  for (const name of NAMES) await page.getByRole("checkbox", { name, exact: true }).check();
  await page.getByRole("main").getByRole("button", { name: say.like("opened-continue") }).click();
  const prompts = [];
  const on = controls(page, say);
  const tag = page.locator(".kz-seat").filter({ hasText: "Cem" }).locator(".kz-office");
  for (let tries = 0; tries < 60 && (await tag.innerText()) !== say("kz-tag-bankrupt"); tries++) {
    prompts.push(await on.prompt.innerText());
    await playOn(page, say, { rng: random(tries), until: () => true });
  }
  await expect(tag).toHaveText(say("kz-tag-bankrupt"));
  expect(prompts.join("\n")).toMatch(/Cem offers a share/);
  await expect(page.locator(".kz-seat").filter({ hasText: "Cem" }).locator(".kz-stats b").first()).toHaveText("0");
  // Another leads what was his; the match goes on to its end.
  expect(await playOn(page, say, { rng: random(3), hooks: { rest: 1 } })).toBe("over");
  await expectEnd(page, say, NAMES);
});

test("undo takes back an open decision", async ({ page }) => {
  const say = words("en");
  await prefer(page, say);
  await start(page, say, { seats: people(NAMES), dials: { years: "4" } });
  const on = controls(page, say);
  await expect(on.moves.first()).toBeVisible();
  const prompt = await on.prompt.innerText();
  await on.moves.first().click();
  await expect.poll(() => on.prompt.innerText()).not.toBe(prompt);
  await page.getByRole("button", { name: say("table-undo"), exact: true }).click();
  await expect.poll(() => on.prompt.innerText()).toBe(prompt);
});
