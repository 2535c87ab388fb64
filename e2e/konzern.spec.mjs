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
  const worth = await rows.locator("td:last-child b").allInnerTexts();
  expect([...worth].map(Number).sort((a, b) => b - a)).toEqual(worth.map(Number));
  for (const name of names) await expect(page.locator(".kz-balance")).toContainText(name);
}

test("four people on one device, a whole game of four years, with trade", async ({ page, watched }) => {
  test.slow();
  const say = words("en");
  await prefer(page, say);
  await start(page, say, { seats: people(NAMES), dials: { years: "4" } });
  const hidden = secrets(say);
  let hand_overs = 0;
  const hooks = {
    trade: 0.05,
    rest: 0.6,
    rest_: async () => {
      if (++hand_overs % 9 === 1) await expectHidden(page, watched, hidden);
    },
    laid: async () => {
      if (hand_overs % 9 === 1) await expectHidden(page, watched, hidden);
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

test("reload keeps every phase of a year", async ({ page }) => {
  const say = words("hu");
  await prefer(page, say);
  await start(page, say, { seats: alone, dials: { years: "4" } });
  const seen = new Set();
  const rng = random(11);
  for (let tries = 0; tries < 400 && seen.size < 9; tries++) {
    const done = await playOn(page, say, { rng, hooks: { rest: 0 }, until: () => true });
    if (done === "over") break;
    // Only where a person is asked does the match stand still.
    const on = controls(page, say);
    const asked = on.act.locator(".kz-moves button:enabled, .kz-cards input, .btn.primary:enabled");
    if (done === "wait" || (await asked.count()) === 0) continue;
    const phase = await page.locator(".top .phase").innerText();
    if (seen.has(phase)) continue;
    seen.add(phase);
    await page.reload();
    await expect(page.locator("main.table")).toBeVisible();
    await expect(page.locator(".top .phase")).toHaveText(phase);
  }
  expect(seen.size).toBeGreaterThanOrEqual(6);
});

for (const colorScheme of ["light", "dark"]) {
  test(`axe finds nothing (${colorScheme})`, async ({ page }) => {
    const say = words("en");
    await page.emulateMedia({ colorScheme });
    await prefer(page, say);
    await page.goto("./#/new/konzern");
    await expect(page.locator(".kz-mean")).toBeVisible();
    await expectAccessible(page);
    await start(page, say, { seats: people(NAMES), dials: { years: "4" }, switches: ["kz-switch-motions"] });
    const on = controls(page, say);
    const kinds = new Set();
    const rng = random(3);
    const hooks = { rest: 0.1, trade: 0.15, opened: () => expectAccessible(page) };
    for (let tries = 0; tries < 260; tries++) {
      const done = await playOn(page, say, { rng, hooks, until: () => true });
      if (kinds.size >= 5 && kinds.has("card") && kinds.has("number")) break;
      if (done === "wait" || kinds.has(done)) continue;
      kinds.add(done);
      if (!(await on.curtain.isVisible())) await expectAccessible(page);
    }
    expect(kinds.has("card") && kinds.has("number")).toBe(true);
  });
}

test("a year on the phone by touch, with long names @phone", async ({ page }) => {
  const say = words("de");
  const hand = touch(page);
  await prefer(page, say, hand);
  await start(page, say, { seats: people(LONG), dials: { years: "4" } }, hand);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const year = () => page.locator(".top .phase").innerText();
  for (let tries = 0; tries < 300; tries++) {
    await playOn(page, say, { hand, rng: random(20 + tries), hooks: { rest: 1 }, until: () => true });
    if (tries % 10 === 0) expect(await sideways()).toBeLessThanOrEqual(0);
    if ((await year()).includes(say("kz-year", { year: 2, years: 4 }).split(" ").slice(0, 2).join(" "))) break;
  }
  expect(await year()).toContain("2");
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

test("bids for all four shares in one hand-over, meetings in a few presses", async ({ page }) => {
  const say = words("en");
  await prefer(page, say);
  await start(page, say, { seats: people(NAMES), dials: { years: "4" } });
  let hand_overs = 0;
  const later = [];
  const hooks = { rest: 1, ahead: 2, rest_: async () => { hand_overs += 1; }, laid: async (_, words) => { later.push(words); } };
  const year = () => page.locator(".top .phase").innerText();
  for (let tries = 0; tries < 300 && (await year()).startsWith("Year 1"); tries++) {
    await playOn(page, say, { rng: random(70 + tries), hooks, until: () => true });
  }
  expect(await year()).toContain("Year 2");
  // A price card each, and a bid for the first share with none for the others.
  expect(hand_overs).toBe(8);
  expect(later.filter((words) => words === say("kz-lay-bids", { count: 4 }))).toHaveLength(4);
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
  const until = async (phase) => {
    for (let tries = 0; tries < 200 && !(await page.locator(".top .phase").innerText()).endsWith(phase); tries++) {
      await playOn(page, say, { rng: random(90 + tries), hooks: { rest: 1 }, until: () => true });
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
