// Plays Konzern as people do: by what is on the screen and by nothing else.
import { expect } from "@playwright/test";
import { mouse, random } from "./game.mjs";

export { keyboard, mouse, prefer, random, touch, words } from "./game.mjs";

/**
 * Starts a game from the setup page. `seats`: four of { name, player, here }; `dials`: { years: "4" };
 * `switches`: keys of the switches to turn on.
 */
export async function start(page, say, { seats, mode = "device", dials = {}, switches = [] }, hand = mouse(page)) {
  await page.goto("./#/new/konzern");
  const rows = page.getByRole("textbox", { name: say.like("setup-name-of") });
  await expect(rows).toHaveCount(4);
  for (const [at, seat] of seats.entries()) {
    await rows.nth(at).fill(seat.name);
    const who = page.getByRole("radiogroup", { name: say("setup-who-of", { name: seat.name }), exact: true });
    await hand.choose(who.getByRole("radio", { name: say(`setup-${seat.player}`), exact: true }));
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
  for (const [dial, value] of Object.entries(dials)) {
    const group = page.getByRole("radiogroup", { name: say(`kz-dial-${dial}`), exact: true });
    await hand.choose(group.getByRole("radio", { name: value, exact: true }));
  }
  for (const key of switches) {
    const box = page.getByRole("switch", { name: say.begins(key) });
    if (!(await box.isChecked())) await hand.choose(box);
  }
  await hand.press(page.getByRole("button", { name: say("setup-start"), exact: true }));
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.locator("main.table")).toBeVisible();
}

/** The controls of a table, by what they are called. */
export function controls(page, say) {
  const curtain = page.getByRole("dialog", { name: say("curtain-name"), exact: true });
  const act = page.getByRole("region", { name: say("act-name"), exact: true });
  return {
    curtain,
    hold: curtain.locator("button.holdable"),
    choice: curtain.locator(".cu-choice"),
    yes: curtain.locator("button.yes"),
    act,
    prompt: act.locator(".ac-prompt"),
    told: act.getByRole("list", { name: say("kz-told"), exact: true }),
    cards: act.locator(".kz-cards").getByRole("radio"),
    moves: act.locator(".kz-moves button:enabled"),
    rest: act.getByRole("button", { name: say("kz-window-rest"), exact: true }),
    on: act.getByRole("button", { name: say("kz-window-on"), exact: true }),
    primary: act.locator(".btn.primary:enabled").first(),
    send: act.getByRole("button", { name: say("act-send"), exact: true }),
    over: page.locator("main.table.over"),
  };
}

/** What stands in the act bar, to see that something has come of a press. */
const state = (page) =>
  page.evaluate(() => {
    const bar = document.querySelector("section.act");
    const place = document.querySelector(".top .phase");
    const log = document.querySelectorAll(".log li").length;
    return [bar?.querySelector(".ac-prompt")?.textContent, place?.textContent, log, location.hash].join("|");
  });

/**
 * One thing that a person would do now. Returns what was done, "wait" if there is nothing to do, "over" at the
 * end, "elsewhere" if another device is next. `hooks.trade` is the share of windows in which somebody trades;
 * `hooks.ahead` says what becomes of the bids that are not due yet: 0 open, 1 laid, 2 none.
 */
export async function step(page, say, hand, rng, hooks = {}) {
  const on = controls(page, say);
  if (await on.curtain.isVisible()) return behind(page, hand, rng, hooks, on);
  if (await on.over.isVisible()) return "over";
  if (!(await on.act.isVisible())) return "wait";
  const before = await state(page);
  const done = async (what, control) => {
    try {
      if (typeof hooks[what] === "function") await hooks[what](page);
      await hand.press(control);
    } catch (error) {
      // The table may have gone on before the hand got there.
      if ((await state(page)) !== before || (await on.curtain.isVisible())) return "wait";
      throw error;
    }
    await expect
      .poll(async () => (await state(page)) !== before || (await on.curtain.isVisible()), { intervals: [20, 40, 80, 160, 320] })
      .toBe(true);
    return what;
  };
  if (await on.send.isVisible()) return "elsewhere";
  if (await on.on.isVisible()) {
    if (!(await on.on.isEnabled())) return "wait";
    const traders = await on.moves.count();
    if (traders > 0 && rng.chance(hooks.trade ?? 0)) return done("trade", on.moves.nth(rng.below(traders)));
    return done("window", rng.chance(hooks.rest ?? 0.5) ? on.rest : on.on);
  }
  const stay = on.act.locator(".kz-go .kz-nobody:enabled");
  if ((await stay.count()) > 0 && rng.chance(0.3)) return done("move", stay);
  const cards = await on.cards.count();
  const moves = await on.moves.count();
  if (cards > 0 && (moves === 0 || rng.chance(0.7))) {
    await hand.choose(on.cards.nth(rng.below(cards)));
    const ok = on.act.locator(".kz-ok");
    if (!(await ok.isEnabled())) return "wait";
    return done("number", ok);
  }
  if (moves > 0) return done("move", on.moves.nth(rng.below(moves)));
  if (await on.primary.isVisible()) return done("go", on.primary);
  return "wait";
}

async function behind(page, hand, rng, hooks, on) {
  if (!(await on.choice.isVisible())) {
    if (!(await on.hold.isVisible())) return "wait";
    const name = (await on.curtain.locator("h1").first().innerText()).trim();
    await hooks.rest_?.(page, name);
    await hand.hold(on.hold, () => expect(on.choice).toBeVisible());
    await hooks.opened?.(page, name);
  }
  const sheet = on.choice.locator(".kz-cards");
  const rows = await sheet.count();
  if (rows === 0) return "wait";
  // Bids for the corporations that follow may be laid at once, refused, or left open.
  const ahead = rows > 1 ? (hooks.ahead ?? rng.below(3)) : 0;
  for (let row = 0; row < (ahead === 1 ? rows : 1); row++) {
    const cards = sheet.nth(row).getByRole("radio");
    await hand.choose(cards.nth(rng.below(await cards.count())));
  }
  if (ahead === 2) await hand.press(on.choice.locator(".kz-zero"));
  await hooks.chosen?.(page);
  await expect(on.yes).toBeEnabled();
  const laid = await on.yes.innerText();
  await hand.press(on.yes);
  await expect(on.choice).toBeHidden();
  await hooks.laid?.(page, laid);
  return "card";
}

/** Plays on until the end, until `until(done)` says so, or until another device is next. */
export async function playOn(page, say, { hand = mouse(page), rng = random(1), hooks = {}, until = () => false, most = 4000 } = {}) {
  for (let steps = 0; steps < most; steps++) {
    const done = await step(page, say, hand, rng, hooks);
    if (done === "over" || done === "elsewhere" || until(done, steps)) return done;
    // Computers and saves take their time.
    if (done === "wait") await page.waitForTimeout(40);
  }
  throw new Error(`no end after ${most} steps`);
}
