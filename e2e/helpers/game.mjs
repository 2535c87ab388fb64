// Plays Secret Hitler as people do: by what is on the screen and by nothing else.
import { expect } from "@playwright/test";
import { words } from "./words.mjs";

export { words };

/** Numbers that a failure can repeat: mulberry32. */
export function random(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    below: (n) => Math.floor(next() * n),
    pick: (list) => list[Math.floor(next() * list.length)],
    chance: (share) => next() < share,
  };
}

/** A hand on the mouse. */
export function mouse(page) {
  return {
    kind: "mouse",
    press: (control) => control.click({ timeout: 5_000 }),
    choose: (radio) => radio.click({ force: true }),
    async hold(control, act) {
      await control.hover();
      await page.mouse.down();
      try {
        return await act();
      } finally {
        await page.mouse.up();
      }
    },
  };
}

/**
 * A finger on the glass. A robot's leaves it at once, so that what a browser draws for the pressed button counts into the
 * tap; with `stays` it rests on a button for so many milliseconds, as people's do.
 */
export function touch(page, { stays = 0 } = {}) {
  let session;
  const send = async (type, points) => {
    session ??= await page.context().newCDPSession(page);
    await session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  };
  const middle = async (control) => {
    const box = await control.boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return {
    kind: "touch",
    async press(control) {
      if (stays === 0) return control.tap();
      await control.tap({ trial: true });
      await send("touchStart", [await middle(control)]);
      await new Promise((done) => setTimeout(done, stays));
      await send("touchEnd", []);
    },
    choose: (radio) => radio.tap({ force: true }),
    async hold(control, act) {
      await control.scrollIntoViewIfNeeded();
      await send("touchStart", [await middle(control)]);
      try {
        return await act();
      } finally {
        await send("touchEnd", []);
      }
    },
  };
}

/** Ten fingers on the keyboard: Tab to the control, then Enter, Space or an arrow. Nothing is clicked. */
export function keyboard(page) {
  const reach = async (control) => {
    // The way that a person takes who sees both: round the whole page a hand-over would be left, and hide itself.
    const back = await control.evaluate((element) => {
      const now = document.activeElement ?? document.body;
      return now !== document.body && (now.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    });
    for (const key of back ? ["Shift+Tab", "Tab"] : ["Tab", "Shift+Tab"]) {
      for (let tries = 0; tries < 160; tries++) {
        if (await control.evaluate((element) => element === document.activeElement)) {
          const seen = await control.evaluate((element) => {
            const target = element.matches("input") ? (element.closest("label") ?? element) : element;
            const { outlineStyle, outlineWidth } = getComputedStyle(target);
            const own = getComputedStyle(element);
            const shown = (style, width) => style !== "none" && parseFloat(width) > 0;
            return shown(outlineStyle, outlineWidth) || shown(own.outlineStyle, own.outlineWidth);
          });
          expect(seen, "focus is visible").toBe(true);
          return;
        }
        await page.keyboard.press(key);
      }
    }
    throw new Error(`the keyboard does not reach ${control}`);
  };
  return {
    kind: "keyboard",
    async press(control) {
      await reach(control);
      await page.keyboard.press("Enter");
    },
    // A group of radio buttons is one stop; arrows go round in it.
    async choose(radio) {
      const group = await radio.getAttribute("name");
      const inputs = await page.locator(`input[type=radio][name="${group}"]`).all();
      const stops = [radio, ...inputs];
      let reached = false;
      for (let tries = 0; tries < 200 && !reached; tries++) {
        for (const stop of stops) {
          if (await stop.evaluate((element) => element === document.activeElement)) reached = true;
        }
        if (!reached) await page.keyboard.press("Tab");
      }
      expect(reached, "the keyboard reaches the choice").toBe(true);
      for (let tries = 0; tries <= inputs.length; tries++) {
        if (await radio.evaluate((element) => element === document.activeElement)) {
          if (!(await radio.isChecked())) await page.keyboard.press("Space");
          return;
        }
        await page.keyboard.press("ArrowDown");
      }
      throw new Error("the arrows do not reach the choice");
    },
    async hold(control, act) {
      await reach(control);
      await page.keyboard.down("Space");
      try {
        return await act();
      } finally {
        await page.keyboard.up("Space");
      }
    },
  };
}

/** Sets language and pace on the settings page. */
export async function prefer(page, say, hand = mouse(page)) {
  await page.goto("./#/settings");
  const names = { en: "English", de: "Deutsch", hu: "Magyar" };
  await hand.choose(page.getByRole("radio", { name: names[say.lang], exact: true }));
  await hand.choose(page.getByRole("radio", { name: say("settings-speed-skip"), exact: true }));
}

/**
 * Starts a game from the setup page. `seats`: [{ name, player: "human" | "easy" | "normal", here }]; `first` names the
 * first candidate.
 * Returns when the table stands.
 */
export async function start(page, say, { seats, ballots = "table", mode = "device", first }, hand = mouse(page)) {
  await page.goto("./#/new/secret-hitler");
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
  const people = seats.filter((seat) => seat.player === "human").length;
  if (people > 1) {
    await hand.choose(page.getByRole("radio", { name: say.begins(mode === "link" ? "setup-link" : "setup-device") }));
    if (mode === "device") {
      await hand.choose(page.getByRole("radio", { name: say.begins(ballots === "table" ? "setup-table-vote" : "setup-passed") }));
    }
  }
  if (mode === "link") {
    for (const seat of seats.filter((seat) => seat.player === "human")) {
      const box = page.getByRole("checkbox", { name: seat.name, exact: true });
      if ((await box.isChecked()) !== Boolean(seat.here)) await hand.choose(box);
    }
  }
  if (first) await page.getByRole("combobox", { name: say.begins("setup-first") }).selectOption({ label: first });
  await hand.press(page.getByRole("button", { name: say("setup-start"), exact: true }));
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.locator("main.table")).toBeVisible();
}

/** The controls of a table, by what they are called. */
export function controls(page, say) {
  const curtain = page.getByRole("dialog", { name: say("curtain-name"), exact: true });
  return {
    curtain,
    hold: curtain.locator("button.holdable"),
    choice: curtain.locator(".cu-choice"),
    paper: curtain.locator(".cu-paper"),
    next: curtain.locator("button.cu-next"),
    yes: curtain.locator("button.yes"),
    news: page.getByRole("button", { name: say("act-continue"), exact: true }),
    question: page.locator("dialog.question .btn.primary"),
    act: page.getByRole("region", { name: say("act-name"), exact: true }),
    over: page.locator("main.table.over"),
  };
}

/**
 * The same hooks, whose errors say that they come from there: what a test asks for is never taken for a hand that came
 * too late.
 */
export function guarded(hooks) {
  const guard = (act) => async (...told) => {
    try {
      return await act(...told);
    } catch (error) {
      error.asked = true;
      throw error;
    }
  };
  return Object.fromEntries(Object.entries(hooks).map(([name, act]) => [name, typeof act === "function" ? guard(act) : act]));
}

/**
 * One thing that a person would do now. Returns what was done, "wait" if there is nothing to do, "over" at the
 * end, "elsewhere" if another device is next.
 */
export async function step(page, say, hand, rng, hooks = {}) {
  const on = controls(page, say);
  const covered = await on.curtain.isVisible();
  try {
    return await look(page, say, hand, rng, guarded(hooks));
  } catch (error) {
    if (error.asked) throw error;
    // What computers did meanwhile may have covered the table before the hand got there: then that comes first.
    if ((await on.news.isVisible()) || (!covered && (await on.curtain.isVisible()))) return "wait";
    throw error;
  }
}

async function look(page, say, hand, rng, hooks) {
  const on = controls(page, say);
  if (await on.news.isVisible()) {
    await hooks.news?.(page);
    const told = () => page.locator("dialog[open]").allInnerTexts().then((texts) => texts.join("\n"));
    const before = await told();
    await hand.press(on.news);
    // Computers that act at once may have the next news ready.
    await expect.poll(async () => !(await on.news.isVisible()) || (await told()) !== before).toBe(true);
    return "news";
  }
  if (await on.question.isVisible()) {
    const voted = await confirmOf(on, say).isVisible();
    await hand.press(on.question);
    await on.question.waitFor({ state: "hidden" });
    // The hands are taken in once they are saved.
    if (voted) await confirmOf(on, say).and(page.locator(":enabled")).waitFor({ state: "hidden" });
    return "question";
  }
  if (await on.curtain.isVisible()) return behind(page, say, hand, rng, hooks, on);
  if (await on.over.isVisible()) return "over";
  const act = on.act;
  if (!(await act.isVisible())) return "wait";
  // Hands of a table vote.
  const pairs = act.getByRole("radiogroup", { name: say.like("sh-vote-of") });
  const confirm = confirmOf(on, say);
  if (await confirm.isVisible()) {
    // Hands lie still while something is being saved.
    if ((await pairs.count()) === 0 || (await pairs.first().getByRole("radio").first().isDisabled())) return "wait";
    for (const pair of await pairs.all()) {
      const radios = pair.getByRole("radio");
      const card = radios.nth(rng.chance(hooks.ja ?? 0.62) ? 0 : 1);
      await hand.choose(card);
      // What a computer says meanwhile may have moved it away under the hand.
      if (!(await card.isChecked())) await hand.choose(card);
    }
    await hooks.vote?.(page);
    await expect(confirm).toBeEnabled();
    await hand.press(confirm);
    await on.question.waitFor();
    return "vote";
  }
  // Somebody to be chosen.
  const picks = act.locator(".ac-seat button:enabled");
  if ((await picks.count()) > 0) {
    await hooks.pick?.(page);
    await hand.press(picks.nth(rng.below(await picks.count())));
    await on.question.waitFor();
    return "pick";
  }
  const go = act.locator(".btn.primary:enabled").first();
  if (await go.isVisible()) {
    const sends = act.getByRole("button", { name: say("act-send"), exact: true });
    if (await sends.isVisible()) return "elsewhere";
    await hand.press(go);
    return "go";
  }
  return "wait";
}

const confirmOf = (on, say) => on.act.getByRole("button", { name: say("sh-vote-confirm"), exact: true });

async function behind(page, say, hand, rng, hooks, on) {
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
    await hooks.released?.(page, name);
    await expect(on.next).toBeEnabled();
    const before = await on.curtain.locator(".cu-step").innerText();
    await hand.press(on.next);
    await expect(async () => {
      const still = (await on.next.isVisible()) && (await on.next.isEnabled()) && (await on.curtain.locator(".cu-step").innerText()) === before;
      expect(still).toBe(false);
    }).toPass();
    return "look";
  }
  await hand.hold(on.hold, () => on.choice.waitFor());
  await hooks.opened?.(page, name);
  return choose(page, hand, rng, hooks, on);
}

async function choose(page, hand, rng, hooks, on) {
  const options = on.choice.getByRole("radio");
  const shown = await options.count();
  if (shown === 0) return "wait";
  // The first two of a Chancellor's are tiles, a third one is the veto.
  const veto = on.choice.locator(".cu-veto input[name=discard]");
  const at = (await veto.count()) > 0 && rng.chance(hooks.veto ?? 0.4) ? shown - 1 : rng.below(Math.min(shown, 3));
  await hand.choose(options.nth(at));
  await hooks.chosen?.(page);
  await expect(on.yes).toBeEnabled();
  await hand.press(on.yes);
  await on.choice.waitFor({ state: "hidden" });
  await hooks.left?.(page);
  return "choice";
}

/** Takes the looks that are due and reads the news, until the table lies open. */
export async function calm(page, say, hand = mouse(page)) {
  const on = controls(page, say);
  const rng = random(1);
  await expect(on.curtain.or(on.act).or(on.over)).not.toHaveCount(0);
  for (let quiet = 0, steps = 0; quiet < 5 && steps < 200; steps++) {
    if ((await on.curtain.isVisible()) || (await on.news.isVisible())) {
      quiet = 0;
      await step(page, say, hand, rng);
    } else {
      quiet++;
      await page.waitForTimeout(60);
    }
  }
}

/**
 * Plays on until the end, until `until(done)` says so, or until another device is next; what was done last is
 * the answer. Steps are bounded: no game has more than thirty elections.
 */
export async function playOn(page, say, { hand = mouse(page), rng = random(1), hooks = {}, until = () => false, most = 2000 } = {}) {
  for (let steps = 0; steps < most; steps++) {
    const done = await step(page, say, hand, rng, hooks);
    if (done === "over" || done === "elsewhere" || until(done)) return done;
    // Computers and saves take their time.
    if (done === "wait") await page.waitForTimeout(60);
  }
  throw new Error(`no end after ${most} steps`);
}
