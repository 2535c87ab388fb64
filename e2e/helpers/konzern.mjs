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
  // By their names, and without asking for the role of everything on the page.
  const curtain = page.locator(`dialog[aria-label="${say("curtain-name")}"]`);
  const act = page.locator(`section.act[aria-label="${say("act-name")}"]`);
  return {
    curtain,
    hold: curtain.locator("button.holdable"),
    choice: curtain.locator(".cu-choice"),
    yes: curtain.locator("button.yes"),
    act,
    prompt: act.locator(".ac-prompt"),
    told: act.getByRole("list", { name: say("kz-told"), exact: true }),
    cards: act.locator(".kz-cards input"),
    moves: act.locator(".kz-moves button:enabled"),
    rest: act.getByRole("button", { name: say("kz-window-rest"), exact: true }),
    on: act.getByRole("button", { name: say("kz-window-on"), exact: true }),
    primary: act.locator(".btn.primary:enabled").first(),
    over: page.locator("main.table.over"),
  };
}

/**
 * What is on the screen, in one look: the controls that can be used, and `text`, what stands there, to see that
 * something has come of a press. Runs in the page.
 */
function look(names) {
  const shown = (element) => Boolean(element?.checkVisibility({ visibilityProperty: true }));
  const first = (all, test) => [...all].find((element) => shown(element) && test(element));
  const named = (selector, name) => first(document.querySelectorAll(selector), (element) => element.getAttribute("aria-label") === name);
  const act = named("section.act", names.act);
  const all = (selector) => [...(act?.querySelectorAll(selector) ?? [])].filter(shown);
  const button = (name) => all("button").find((element) => element.textContent.trim() === name);
  const on = button(names.on);
  const place = document.querySelector(".top .phase")?.textContent;
  const log = document.querySelectorAll(".log li").length;
  return {
    text: [act?.querySelector(".ac-prompt")?.textContent, place, log, location.hash].join("|"),
    curtain: Boolean(named("dialog", names.curtain)),
    over: shown(document.querySelector("main.table.over")),
    act: Boolean(act),
    send: Boolean(button(names.send)),
    window: on ? (on.disabled ? "still" : "open") : "",
    moves: all(".kz-moves button:enabled").length,
    cards: act?.querySelectorAll(".kz-cards input").length ?? 0,
    stay: all(".kz-go .kz-nobody:enabled").length,
    primary: all(".btn.primary:enabled").length,
  };
}

/**
 * One thing that a person would do now. Returns what was done, "wait" if there is nothing to do, "over" at the
 * end, "elsewhere" if another device is next. `hooks.trade` is the share of windows in which somebody trades;
 * `hooks.ahead` says what becomes of the bids that are not due yet: 0 open, 1 laid, 2 none.
 */
export async function step(page, say, hand, rng, hooks = {}) {
  const names = { curtain: say("curtain-name"), act: say("act-name"), send: say("act-send"), on: say("kz-window-on") };
  const on = controls(page, say);
  const seen = await page.evaluate(look, names);
  if (seen.curtain) return behind(page, hand, rng, hooks, on);
  if (seen.over) return "over";
  if (!seen.act) return "wait";
  const moved = async () => {
    const now = await page.evaluate(look, names);
    return now.text !== seen.text || now.curtain;
  };
  const done = async (what, control) => {
    if (typeof hooks[what] === "function") await hooks[what](page);
    try {
      await hand.press(control);
    } catch (error) {
      // The table may have gone on before the hand got there.
      if (await moved()) return "wait";
      throw error;
    }
    await expect.poll(moved, { intervals: [10, 20, 40, 80, 160, 320] }).toBe(true);
    return what;
  };
  if (seen.send) return "elsewhere";
  if (seen.window) {
    if (seen.window === "still") return "wait";
    if (seen.moves > 0 && rng.chance(hooks.trade ?? 0)) return done("trade", on.moves.nth(rng.below(seen.moves)));
    return done("window", rng.chance(hooks.rest ?? 0.5) ? on.rest : on.on);
  }
  if (seen.stay > 0 && rng.chance(0.3)) return done("move", on.act.locator(".kz-go .kz-nobody:enabled"));
  if (seen.cards > 0 && (seen.moves === 0 || rng.chance(0.7))) {
    // Answers given in advance are played as soon as the last one is saved: then the question is another one.
    await page.waitForTimeout(60);
    if (await moved()) return "wait";
    await hand.choose(on.cards.nth(rng.below(seen.cards)));
    const ok = on.act.locator(".kz-ok");
    if (!(await ok.isEnabled())) return "wait";
    return done("number", ok);
  }
  if (seen.moves > 0) return done("move", on.moves.nth(rng.below(seen.moves)));
  if (seen.primary > 0) return done("go", on.primary);
  return "wait";
}

async function behind(page, hand, rng, hooks, on) {
  if (!(await on.choice.isVisible())) {
    if (!(await on.hold.isVisible())) return "wait";
    const name = (await on.curtain.locator("h1").first().innerText()).trim();
    await hooks.rest_?.(page, name);
    await hand.hold(on.hold, () => on.choice.waitFor());
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
  await on.choice.waitFor({ state: "hidden" });
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
