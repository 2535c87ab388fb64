// Plays Die Macher as people do: by what is on the screen and by nothing else. Choices are drawn at random
// among those that the screen allows.
import { expect } from "@playwright/test";
import { guarded, mouse, random } from "./game.mjs";

/**
 * Lets the curtain open a choice after a tenth of the time for which it is held, so that a whole game is not
 * mostly holding; that a tap does not open it is tested elsewhere. Call it before the page is opened.
 */
export async function holdBriefly(page) {
  await page.addInitScript(() => {
    const { setTimeout } = globalThis;
    globalThis.setTimeout = (act, after, ...more) => setTimeout(act, after === 600 ? 60 : after, ...more);
  });
}

// What is waited for is mostly there within a frame or two.
const often = { intervals: [15, 15, 30, 30, 50, 50, 100] };

/** What is in sight, in one look: what covers the table, whether it is over, what is asked. */
const sight = (page) =>
  page.evaluate(() => {
    const there = (query) => [...document.querySelectorAll(query)].some((element) => element.checkVisibility());
    const act = document.querySelector("section.act");
    return {
      news: there("dialog.dm-news[open]"),
      curtain: there("dialog.curtain[open]"),
      over: there("main.table.over"),
      act: act?.checkVisibility() ? act.innerText : null,
      steppers: there("section.act .dm-stp"),
      choice: there("section.act :is(.dm-pick, .dm-go .btn)"),
    };
  });

/**
 * Starts a game from the setup page. `seats`: [{ name, player: "human" | "easy" | "normal", here }]; `switches`: keys of
 * switches to turn on. Returns when the table stands.
 */
export async function start(page, say, { seats, switches = [], mode = "device" }, hand = mouse(page)) {
  await page.goto("./#/new/die-macher");
  const rows = page.getByRole("textbox", { name: say.like("setup-name-of") });
  await expect(rows.first()).toBeVisible();
  while ((await rows.count()) < seats.length) await hand.press(page.getByRole("button", { name: say("setup-add"), exact: true }));
  while ((await rows.count()) > seats.length) {
    await hand.press(page.getByRole("button", { name: say.like("setup-remove") }).last());
  }
  for (const [at, seat] of seats.entries()) {
    await rows.nth(at).fill(seat.name);
    const who = page.getByRole("radiogroup", { name: say("setup-who-of", { name: seat.name }), exact: true });
    await hand.choose(who.getByRole("radio", { name: say(`setup-${seat.player}`), exact: true }));
  }
  for (const key of switches) {
    await hand.choose(page.getByRole("switch", { name: say.begins(key) }));
  }
  if (seats.filter((seat) => seat.player === "human").length > 1) {
    await hand.choose(page.getByRole("radio", { name: say.begins(mode === "link" ? "setup-link" : "setup-device") }));
  }
  if (mode === "link") {
    for (const seat of seats.filter((seat) => seat.player === "human")) {
      const box = page.getByRole("checkbox", { name: seat.name, exact: true });
      if ((await box.isChecked()) !== Boolean(seat.here)) await hand.choose(box);
    }
  }
  await hand.press(page.getByRole("button", { name: say("setup-start"), exact: true }));
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.locator("main.table")).toBeVisible();
}

/** The controls of a table. */
export function controls(page, say) {
  const curtain = page.getByRole("dialog", { name: say("curtain-name"), exact: true });
  const act = page.getByRole("region", { name: say("act-name"), exact: true });
  const news = page.locator("dialog.dm-news");
  return {
    curtain,
    hold: curtain.locator("button.holdable"),
    choice: curtain.locator(".cu-choice"),
    paper: curtain.locator(".dm-paper"),
    next: curtain.locator("button.cu-next"),
    yes: curtain.locator("button.yes"),
    news,
    read: news.locator(".btn.primary"),
    all: news.getByRole("button", { name: say("dm-news-all"), exact: true }),
    act,
    over: page.locator("main.table.over"),
  };
}

/**
 * One thing that a person would do now. Returns what was done, "wait" if there is nothing to do, "over" at the
 * end, "elsewhere" if another device is next.
 */
export async function step(page, say, hand, rng, hooks = {}) {
  const on = controls(page, say);
  try {
    return await look(page, say, hand, rng, guarded(hooks), on);
  } catch (error) {
    if (error.asked) throw error;
    // What was played meanwhile, by computers or late, may have changed the table before the hand got there.
    const now = await sight(page);
    if (now.news || now.curtain !== on.seen?.curtain || now.act !== on.seen?.act) return "wait";
    throw error;
  }
}

async function look(page, say, hand, rng, hooks, on) {
  const seen = await sight(page);
  on.seen = seen;
  if (seen.news) {
    await hooks.news?.(page);
    const told = () => on.news.allInnerTexts().then((texts) => texts.join("\n"));
    const before = await told();
    await hand.press((await on.all.isVisible()) && rng.chance(0.7) ? on.all : on.read);
    await expect.poll(async () => !(await on.news.isVisible()) || (await told()) !== before, often).toBe(true);
    return "news";
  }
  if (seen.curtain) return behind(page, hand, rng, hooks, on);
  if (seen.over) return "over";
  if (seen.act === null) return "wait";
  const act = on.act;
  const before = seen.act;
  const differs = async () => {
    const now = await sight(page);
    return now.news || now.curtain || now.act !== before;
  };
  const changed = () => expect.poll(differs, { ...often, timeout: 15_000 }).toBe(true);
  // Meetings and conversions: numbers that go up and down.
  if (seen.steppers) {
    await hooks.open?.(page);
    for (const each of await act.locator(".dm-stp").all()) {
      const more = each.getByRole("button").last();
      for (let tries = rng.below(4); tries > 0 && (await more.isEnabled()); tries--) await hand.press(more);
    }
    const go = act.locator(".dm-go .btn.primary");
    await expect(go).toBeEnabled();
    await hand.press(go);
    if (!(await settled(page, changed, hooks))) {
      // Not enough cash: fewer, then.
      const reset = act.locator(".dm-go .btn:not(.primary):enabled");
      if ((await reset.count()) > 0) await hand.press(reset.first());
      await hand.press(go);
      await changed();
    }
    return "number";
  }
  if (seen.choice) {
    const options = act.locator(".dm-opt:enabled");
    await hooks.open?.(page);
    const count = await options.count();
    const leave = act.locator(".dm-go .btn:not(.primary):enabled");
    const bids = act.locator(".dm-opts > .btn:not(.dm-opt):enabled");
    if ((await bids.count()) > 0 && rng.chance(hooks.raise ?? 0.25)) {
      // The last one of them sets a standing maximum behind the curtain.
      await hand.press(bids.nth(rng.below(await bids.count())));
      if (await settled(page, changed, hooks)) return "raise";
    } else if (count > 0 && ((await leave.count()) === 0 || rng.chance(hooks.choose ?? 0.5))) {
      await hand.press(options.nth(rng.below(count)));
      const confirm = act.locator(".dm-go .btn.primary");
      if (await confirm.isEnabled()) {
        await hand.press(confirm);
        if (await settled(page, changed, hooks)) return "pick";
      }
    }
    if ((await leave.count()) > 0 && !(await differs())) {
      await hand.press(leave.nth(rng.below(await leave.count())));
      if (await settled(page, changed, hooks)) return "leave";
      return "refused";
    }
    return "refused";
  }
  const sends = act.getByRole("button", { name: say("act-send"), exact: true });
  if (await sends.isVisible()) return "elsewhere";
  const primary = act.locator(":scope > .btn.primary:enabled").first();
  if (await primary.isVisible()) {
    await hand.press(primary);
    return "go";
  }
  return "wait";
}

/** Whether something came of it; a refusal says so in a toast and changes nothing. */
async function settled(page, changed, hooks) {
  const refused = page.locator(".toast");
  const first = await Promise.race([
    changed().then(() => true, () => false),
    refused.waitFor({ state: "visible", timeout: 15_000 }).then(() => false, () => new Promise(() => {})),
  ]);
  if (!first) {
    await hooks.refused?.(page);
    // The next refusal must not be taken for this one.
    await refused.waitFor({ state: "hidden", timeout: 15_000 });
  }
  return first;
}

async function behind(page, hand, rng, hooks, on) {
  if (await on.choice.isVisible()) return choose(page, hand, rng, hooks, on);
  if (!(await on.hold.isVisible())) return "wait";
  const name = (await on.curtain.locator("h1").first().innerText()).trim();
  await hooks.rest?.(page, name);
  if (await on.next.isVisible()) {
    await hand.hold(on.hold, async () => {
      await on.paper.waitFor();
      await hooks.look?.(page, name, await on.paper.innerText());
    });
    await on.paper.waitFor({ state: "hidden" });
    await hand.press(on.next);
    return "look";
  }
  await hand.hold(on.hold, () => expect.poll(() => on.choice.isVisible(), { ...often, timeout: 5_000 }).toBe(true));
  await hooks.opened?.(page, name);
  return choose(page, hand, rng, hooks, on);
}

async function choose(page, hand, rng, hooks, on) {
  const choice = on.choice;
  const ask = choice.locator("h1");
  if ((await ask.count()) === 0) return "wait";
  const question = await ask.innerText();
  const rows = choice.locator(".dm-row:not(.head):not(.two)");
  const places = choice.locator(".dm-row.two");
  const wide = choice.locator(".dm-tap.wide:enabled");
  const steps = choice.locator(".dm-amount button");
  if ((await rows.count()) > 0) {
    // The start sheet: columns are trend, votes, meetings, media.
    const taps = [[rng.below(4), 2], [rng.below(4), rng.below(2)], [rng.below(4), rng.below(2)]];
    for (let cubes = rng.below(4); cubes > 0; cubes--) taps.push([rng.below(4), 3]);
    // From top to bottom: a keyboard that leaves the page on its way round hides everything.
    taps.sort(([row, column], [other, next]) => row - other || column - next);
    for (const [row, column] of taps) await hand.press(rows.nth(row).locator(".dm-tap").nth(column));
  } else if ((await places.count()) > 0) {
    // A row a card, the cheap ones last; a column a state.
    const cards = await places.count();
    for (let card = 0; card < cards; card++) {
      if (!rng.chance(card + 2 < cards ? 0.08 : 0.4)) continue;
      const fields = places.nth(card).locator(".dm-tap:enabled");
      const field = fields.nth(rng.below(await fields.count()));
      await hand.press(field);
      // What cannot be paid is taken back.
      if (!(await on.yes.isEnabled())) await hand.press(field);
    }
  } else if ((await steps.count()) > 0) {
    // In their order, as above.
    const presses = Array.from({ length: rng.below(3) }, () => 3 + rng.below(2)).sort();
    for (const at of presses) await hand.press(steps.nth(at));
  } else if ((await wide.count()) > 0) {
    const count = await wide.count();
    await hand.press(wide.nth(rng.below(count)));
    // One card of the hand for one of the programme: a second press where more than one fits.
    if (!(await on.yes.isEnabled())) await hand.press(choice.locator("ul:has(.dm-tap.on) ~ ul .dm-tap.wide:enabled, ul:has(~ ul .dm-tap.on) .dm-tap.wide:enabled").first());
  }
  await hooks.chosen?.(page, question);
  if (!(await on.yes.isEnabled())) {
    // A maximum that cash does not allow.
    await hand.press(on.curtain.locator(".cu-hide"));
    await hand.press(on.curtain.locator(".cu-go button").first());
    return "hide";
  }
  const suppress = choice.locator(".dm-suppress");
  await hand.press((await suppress.count()) > 0 && rng.chance(0.4) ? suppress : on.yes);
  await expect.poll(async () => !(await choice.isVisible()) || (await ask.count()) === 0 || (await ask.innerText()) !== question, often).toBe(true);
  await hooks.left?.(page);
  return "choice";
}

/** Plays on until the end, until `until(done)` says so, or until another device is next. */
export async function playOn(page, say, { hand = mouse(page), rng = random(1), hooks = {}, until = () => false, most = 4000 } = {}) {
  for (let steps = 0; steps < most; steps++) {
    const done = await step(page, say, hand, rng, hooks);
    hooks.done?.(done);
    if (done === "over" || done === "elsewhere" || until(done)) return done;
    if (done === "wait") await page.waitForTimeout(40);
  }
  throw new Error(`no end after ${most} steps`);
}
