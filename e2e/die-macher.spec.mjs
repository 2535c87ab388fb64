// Die Macher through visible controls: whole games, hand-overs, reloads, links, touch, keyboard, axe.
import { controls, holdBriefly, playOn, start, step } from "./helpers/die-macher.mjs";
import { keyboard, mouse, prefer, random, touch, words } from "./helpers/game.mjs";
import { expect, expectAccessible, expectHidden, started, test } from "./helpers/index.mjs";
import { profile, takeTurns } from "./helpers/links.mjs";

test.describe.configure({ timeout: 300_000 });

const NAMES = ["Anna", "Béla", "Cem", "Dóra", "Emil"];
const LONG = ["Maximilian-Alexander", "Szűcs-Kővári Örs Zsombor", "Friederike-Charlotte", "Bartholomäus", "Konstantinápoly"];
const people = (names) => names.map((name) => ({ name, player: "human" }));
const alone = (level) => NAMES.map((name, at) => ({ name, player: at === 0 ? "human" : level }));

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What only its owner may read, and what asks for it. */
function secrets(say) {
  const asks = ["sheet", "bid", "limit", "discard", "swap", "place", "donate"].map((what) => say(`dm-${what}-ask`));
  const more = ["dm-hand", "dm-own-left", "look-only-you"].map((key) => say(key));
  return [...[...asks, ...more].map((text) => new RegExp(escape(text))), /dm-(paper|hand|amount|select|big)\b/, /cu-choice\b/];
}

/** Points of every row of the page of the end, the best first. */
async function totals(page) {
  const cells = await page.locator(".end-score").first().locator("tbody tr td:last-child").allInnerTexts();
  return cells.map((text) => Number(text.replace(/\D/g, "")));
}

async function expectEnd(page, seats) {
  await expect(page.locator("main.table.over")).toBeVisible();
  const points = await totals(page);
  expect(points).toHaveLength(seats);
  expect(points).toEqual([...points].sort((one, other) => other - one));
  await expect(page.locator(".end-line li")).toHaveCount(7);
}

test("a refusal leads to its rule, and back to the table @both", async ({ page }) => {
  const say = words("en");
  const hand = mouse(page);
  await prefer(page, say);
  await start(page, say, { seats: alone("easy").slice(0, 3) });
  let refused = 0;
  const toast = page.locator(".toast");
  const hooks = {
    choose: 1,
    refused: async () => {
      refused++;
      const act = page.getByRole("region", { name: say("act-name"), exact: true });
      const [said, foot] = [await toast.boundingBox(), await act.boundingBox()];
      expect(said.y + said.height, "choices are not covered").toBeLessThan(foot.y);
      const why = await toast.locator("p").innerText();
      const name = await toast.getByRole("button").innerText();
      await toast.getByRole("button", { name: /^Rule DM-[\d.]+$/ }).click();
      await expect(page).toHaveURL(new RegExp(`#/rules/die-macher/${name.split(" ")[1]}$`));
      await expect(page.locator(".r-asked")).toContainText(why);
      await expect(page.locator(".r-asked")).toBeInViewport();
      await expect(page.locator(".r-rule.r-hit")).toBeInViewport({ ratio: 0.5 });
      await page.getByRole("link", { name: say("rules-back"), exact: true }).click();
      await expect(page.locator("main.table")).toBeVisible();
    },
  };
  await playOn(page, say, { hand, rng: random(6), hooks, until: () => refused > 0 });
  expect(refused).toBeGreaterThan(0);
});

test("three people pass one device round, a whole game in Hungarian", async ({ page, watched }) => {
  test.slow();
  const say = words("hu");
  const SECRET = secrets(say);
  await holdBriefly(page);
  await prefer(page, say);
  await start(page, say, { seats: people(NAMES.slice(0, 3)), switches: ["dm-switch-offers", "dm-switch-dues"] });
  const seen = new Set();
  let scans = 0;
  const hooks = {
    // Every kind of hand-over is searched twice: closed, and after what was decided.
    rest: async () => {
      const title = await page.locator(".curtain .cu-step").innerText();
      if (seen.has(title)) return;
      seen.add(title);
      scans++;
      await expectHidden(page, watched, SECRET);
    },
    opened: async () => {
      if (scans === seen.size) await expect(expectHidden(page, watched, SECRET)).rejects.toThrow("given away");
      scans++;
    },
    left: async () => {
      // A committee that has discarded goes on behind the same curtain.
      if (scans < 14 && !(await page.locator(".cu-choice").isVisible())) await expectHidden(page, watched, SECRET);
    },
    raise: 0.1,
    choose: 0.35,
  };
  expect(await playOn(page, say, { rng: random(3), hooks })).toBe("over");
  for (const kind of ["sheet", "committee", "place", "donate"]) expect([...seen].join("\n")).toContain(say(`dm-pass-${kind}`));
  await expectEnd(page, 3);
  await expectAccessible(page);
});

test("one person against four computers on the phone, to the end @phone", async ({ page }) => {
  test.slow();
  const say = words("en");
  const hand = touch(page);
  await prefer(page, say, hand);
  await start(page, say, { seats: alone("normal") }, hand);
  expect(await playOn(page, say, { hand, rng: random(5), hooks: { raise: 0.1, choose: 0.3 } })).toBe("over");
  await expectEnd(page, 5);
  await expectAccessible(page);
  // The record leads back to its moments.
  await hand.press(page.locator(".end-line button").first());
  await expect(page.locator(".dm-board")).toBeVisible();
  await expect(controls(page, say).act.getByRole("button", { name: say("act-now"), exact: true })).toBeVisible();
});

test("a finger on a phone, long names, in German @phone", async ({ page }) => {
  const say = words("de");
  const hand = touch(page);
  await prefer(page, say, hand);
  await start(page, say, { seats: people(LONG) }, hand);
  let axes = 0;
  const kinds = new Set();
  const hooks = {
    chosen: async (_, question) => {
      if (kinds.has(question)) return;
      kinds.add(question);
      axes++;
      await expectAccessible(page);
    },
    choose: 0.4,
    raise: 0,
  };
  await playOn(page, say, { hand, rng: random(7), hooks, until: () => kinds.has(say("dm-place-ask")), most: 400 });
  expect(axes).toBeGreaterThan(3);
  await playOn(page, say, { hand, rng: random(8), hooks, until: (done) => done === "number", most: 400 });
  await expectAccessible(page);
  for (const [tab, shows] of [["dm-tab-nation", ".dm-nation"], ["dm-tab-log", "section.log"], ["dm-tab-states", ".dm-bd.now"]]) {
    await hand.press(page.getByRole("tab", { name: say(tab), exact: true }));
    await expect(page.locator(shows)).toBeVisible();
    await expectAccessible(page);
    // Nothing sticks out sideways.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test("by keyboard alone through the first two rounds", async ({ page }) => {
  test.slow();
  const say = words("en");
  const hand = keyboard(page);
  await prefer(page, say, hand);
  await start(page, say, { seats: alone("easy").slice(0, 3) }, hand);
  const third = say("dm-position", { round: 3 });
  const heading = page.locator("main.table h1");
  for (let steps = 0; steps < 400 && !(await heading.innerText()).includes(third); steps++) {
    await playOn(page, say, { hand, rng: random(100 + steps), hooks: { choose: 0.3, raise: 0.1 }, until: () => true });
  }
  await expect(heading).toContainText(third);
});

test("DM-5.0.5: cash is in the page only while its owner holds the button", async ({ page, watched }) => {
  const say = words("en");
  await prefer(page, say);
  await start(page, say, { seats: alone("easy") });
  const on = controls(page, say);
  // On to the buying of media, where cash matters.
  const free = async () => (await on.act.locator(".dm-hold").isVisible()) && !(await on.news.isVisible());
  for (let steps = 0; steps < 200 && !(await free()); steps++) {
    if ((await step(page, say, mouse(page), random(steps), { choose: 0 })) === "wait") await page.waitForTimeout(40);
  }
  const hold = on.act.locator(".dm-hold");
  await expect(hold).toHaveText(say("dm-hold"));
  await expectHidden(page, watched, secrets(say));
  await mouse(page).hold(hold, () => expect(hold).toHaveText(/€\d+/));
  await expect(hold).toHaveText(say("dm-hold"));
});

test("the boards show what is being considered, and forget it", async ({ page }) => {
  const say = words("en");
  await prefer(page, say);
  await start(page, say, { seats: people(NAMES.slice(0, 3)) });
  const on = controls(page, say);
  const board = page.locator(".dm-bd.now");
  const draft = page.locator(".dm-bd .fore em");
  // Whoever names the first player considers somebody, and so does whoever carries out a card: once it is played,
  // no board counts it any more.
  const played = [];
  const hooks = { choose: 0, raise: 0, done: (done) => played.push(done) };
  const until = () => on.act.locator(".dm-stp").first().isVisible();
  for (let seed = 0; !(await until()); seed++) {
    await playOn(page, say, { rng: random(seed), hooks, until: (done) => done !== "wait" });
    await expect(draft).toHaveCount(0);
  }
  expect(played).toContain("pick");
  await expectAccessible(page);
  const before = await board.innerText();
  await on.act.locator(".dm-stp").first().getByRole("button").last().click();
  await expect(board).toContainText(say("dm-counts-draft"));
  await on.act.getByRole("button", { name: say("dm-reset"), exact: true }).click();
  await expect.poll(() => board.innerText()).toBe(before);
  // A maximum is asked of the person who wished to set one, and of nobody after.
  const maximum = on.act.getByRole("button", { name: say("dm-limit"), exact: true });
  while (!(await maximum.isVisible())) await playOn(page, say, { rng: random(1), hooks, until: (done) => done !== "wait" });
  const prompt = on.act.locator(".ac-prompt").first();
  const whose = await prompt.innerText();
  await maximum.click();
  await playOn(page, say, { rng: random(2), hooks, until: (done) => done === "choice" });
  await expect(prompt).not.toHaveText(whose);
  await expect(on.curtain.getByText(say("dm-pass-limit"), { exact: true })).toBeHidden();
});

test("what was begun behind the curtain waits there, and nowhere else", async ({ page, watched }) => {
  const say = words("en");
  await prefer(page, say);
  await start(page, say, { seats: people(NAMES.slice(0, 3)) });
  const on = controls(page, say);
  const hand = mouse(page);
  const open = () => hand.hold(on.hold, () => expect(on.choice).toBeVisible());
  const taps = on.choice.locator(".dm-tap");
  await on.act.locator(".btn.primary").click();
  await open();
  await taps.nth(1).click();
  await taps.nth(6).click();
  const pressed = await taps.evaluateAll((all) => all.map((tap) => tap.getAttribute("aria-pressed") + tap.textContent));
  const label = await on.yes.innerText();
  await on.curtain.locator(".cu-hide").click();
  await expect(taps).toHaveCount(0);
  await expectHidden(page, watched, secrets(say));
  await open();
  expect(await taps.evaluateAll((all) => all.map((tap) => tap.getAttribute("aria-pressed") + tap.textContent))).toEqual(pressed);
  await expect(on.yes).toHaveText(label);
  // The next person finds an empty sheet.
  await taps.nth(0).click();
  await on.yes.click();
  await expect(on.curtain.locator("h1").first()).toContainText(NAMES[1]);
  await open();
  await expect(on.choice.locator(".dm-tap.on")).toHaveCount(0);
});

test("a reload at every kind of moment of two rounds", async ({ page, watched }) => {
  const say = words("en");
  const SECRET = secrets(say);
  await prefer(page, say);
  await start(page, say, { seats: people(NAMES.slice(0, 3)) });
  const on = controls(page, say);
  const rng = random(9);
  const seen = new Set();
  const position = () =>
    page.evaluate(() => {
      const text = (query) => document.querySelector(query)?.textContent.trim() ?? "";
      return [text("main.table h1"), text(".dm-steps"), text("section.act .ac-prompt"), text("section.log")].join("|");
    });
  for (let steps = 0; steps < 600; steps++) {
    if ((await page.locator("main.table h1").innerText()).includes(say("dm-position", { round: 3 }))) break;
    const covered = (await on.news.isVisible()) || (await on.curtain.isVisible());
    const prompt = covered ? "" : (await on.act.locator(".ac-prompt").first().innerText()).replace(new RegExp(NAMES.join("|"), "g"), "").replace(/ in .*| in\b.*/, "");
    if (prompt && !seen.has(prompt) && (await on.act.locator("button:enabled").count()) > 0) {
      seen.add(prompt);
      const before = await position();
      await page.reload();
      await started(page);
      await expect.poll(position).toBe(before);
      await expectHidden(page, watched, SECRET);
    }
    if ((await step(page, say, mouse(page), rng, { choose: 0.4, raise: 0.2 })) === "wait") await page.waitForTimeout(40);
  }
  expect(seen.size).toBeGreaterThan(8);
});

test("two browsers take turns by link", async ({ page, browser, baseURL }) => {
  const say = words("en");
  await prefer(page, say);
  const seats = [
    { name: "Anna", player: "human", here: true },
    { name: "Béla", player: "human", here: false },
    { name: "Cem", player: "easy" },
  ];
  await start(page, say, { seats, mode: "link" });
  await profile(browser, baseURL, say, async (other) => {
    const play = async (here, turn) => {
      expect(await playOn(here, say, { rng: random(turn), hooks: { raise: 0.1 } })).toBe("elsewhere");
      return turn === 8;
    };
    await takeTurns(page, other, say, "Béla", play);
    // The parties are the same on both devices.
    await expect(other.locator(".dm-party .name")).toHaveText(await page.locator(".dm-party .name").allInnerTexts());
  });
});
