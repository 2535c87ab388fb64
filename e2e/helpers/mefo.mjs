// Plays Mefo as people do: by what is on the screen and by nothing else.
import { expect } from "@playwright/test";
import { readFileSync } from "node:fs";
import { mouse } from "./game.mjs";

/** Sets up a game: `seats` as in `start` of game.mjs, `switches` by key, on or off. Returns when the table stands. */
export async function startMefo(page, say, { seats, mode = "device", switches = {} }, hand = mouse(page)) {
  await page.goto("./#/new/mefo");
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
  if (seats.filter((seat) => seat.player === "human").length > 1) {
    await hand.choose(page.getByRole("radio", { name: say.begins(mode === "link" ? "setup-link" : "setup-device") }));
  }
  if (mode === "link") {
    for (const seat of seats.filter((seat) => seat.player === "human")) {
      const box = page.getByRole("checkbox", { name: seat.name, exact: true });
      if ((await box.isChecked()) !== Boolean(seat.here)) await hand.choose(box);
    }
  }
  for (const [key, on] of Object.entries(switches)) {
    const box = page.getByRole("switch", { name: say.begins(key) });
    if ((await box.isChecked()) !== on) await hand.choose(box);
  }
  await hand.press(page.getByRole("button", { name: say("setup-start"), exact: true }));
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.locator("main.table")).toBeVisible();
}

/** Every kind of decision in every era in which there is one: name and link code. The crate's tests write and check them. */
export const positions = readFileSync(new URL("mefo-positions.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

/** Opens a match that came as a link, and goes on with it. */
export async function openMefo(page, say, code, hand = mouse(page)) {
  await page.goto(`./#/g/${code}`);
  const go = page.locator("main.opened .acts .btn.primary");
  await hand.press(go);
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.locator("main.table")).toBeVisible();
  // What the table shows first is what it shows a moment later.
  const on = mefo(page, say);
  await expect(on.options.or(on.over).or(on.act.locator(".mf-go .btn.primary")).first()).toBeVisible();
}

/** The controls of a table. */
export function mefo(page, say) {
  const act = page.getByRole("region", { name: say("act-name"), exact: true });
  return {
    act,
    prompt: act.locator(".ac-prompt"),
    options: act.locator("button.mf-opt:enabled"),
    partners: act.locator("button.mf-partner"),
    auto: act.locator("button.mf-auto"),
    news: page.locator("dialog.mf-news"),
    goOn: page.getByRole("button", { name: say("act-continue"), exact: true }),
    all: page.getByRole("button", { name: say("mf-news-all"), exact: true }),
    over: page.locator("main.table.over"),
  };
}

/** Reads what covers the table, to its end. */
export async function readNews(page, say, hand = mouse(page)) {
  const on = mefo(page, say);
  await on.news.waitFor();
  if (await on.all.isVisible()) await hand.press(on.all);
  await hand.press(on.goOn);
  await on.news.waitFor({ state: "hidden" });
}

/**
 * What a person sees at a glance. With `before`, an earlier glance's `now`, it is waited until that is no longer what
 * is seen: in the page itself, so without delay, and by little, so that the waiting does not slow the page down.
 */
const glance = (page, before = null) =>
  page.evaluate(async (before) => {
    const text = (query) => document.querySelector(query)?.textContent.trim() ?? "";
    const look = () => {
      const over = document.querySelector("main.table.over") !== null;
      const news = document.querySelector("dialog.mf-news[open]") !== null;
      const steps = document.querySelectorAll("section.log li").length;
      const prompt = text("section.act .ac-prompt");
      return { over, news, prompt, now: JSON.stringify([over, news, steps, prompt, text("main.table h1"), text(".mf-seats")]) };
    };
    const until = performance.now() + 5_000;
    let seen = look();
    while (seen.now === before && performance.now() < until) {
      await new Promise((done) => setTimeout(done, 15));
      seen = look();
    }
    const options = [...document.querySelectorAll("section.act button.mf-opt:enabled")].filter((one) => one.offsetParent);
    const partners = document.querySelectorAll("section.act button.mf-partner").length;
    return { ...seen, changed: seen.now !== before, options: options.length, partners };
  }, before);

/** What is asked, and where the match stands. */
export const standing = (page) =>
  page.evaluate(() => {
    const text = (query) => document.querySelector(query)?.textContent.trim() ?? "";
    return {
      heading: text("main.table h1"),
      prompt: text("section.act .ac-prompt"),
      players: text(".mf-seats"),
      log: text("section.log"),
      over: document.querySelector("main.table.over") !== null,
    };
  });

/** Prompts with what is the same in every game: names, numbers and spaces left out. */
function kindOf(seen, say) {
  if (seen.over) return "over";
  if (seen.news) return "news";
  // The prompt of the cell is so short that it is found in others as well.
  const keys = ["start", "hand-in", "window", "counter", "crisis", "buy", "sell", "trade", "answer", "cell"];
  const prompt = seen.prompt.replace(/\s+/g, " ");
  return keys.find((key) => new RegExp(say.like(`mf-ask-${key}`).source.replace(/^\^|\$$/g, "")).test(prompt)) ?? "wait";
}

/**
 * One thing that a person would do now: reads the news, or takes one of the choices. Returns its kind; "wait" if there
 * is nothing to do, "over" at the end.
 */
export async function stepMefo(page, say, hand, rng, hooks = {}) {
  const on = mefo(page, say);
  const seen = await glance(page);
  const kind = kindOf(seen, say);
  if (kind === "over") return "over";
  if (kind === "news") {
    await hooks.kind?.(kind);
    await readNews(page, say, hand);
    return "news";
  }
  if (seen.options === 0) return "wait";
  await hooks.kind?.(kind);
  if (seen.partners > 0 && hooks.trades !== false && rng.chance(0.04)) {
    await hand.press(on.partners.nth(rng.below(seen.partners)));
    await hooks.kind?.("trade");
    return offer(page, say, hand, rng);
  }
  // The first choice more often than the others: rolling, buying, cashing.
  const at = rng.chance(0.6) ? 0 : rng.below(seen.options);
  try {
    await hand.press(on.options.nth(at));
  } catch (error) {
    // News may have come before the hand got there, or dice that roll by themselves.
    if ((await glance(page)).now !== seen.now) return "wait";
    throw error;
  }
  expect((await glance(page, seen.now)).changed, `something comes of ${kind}`).toBe(true);
  return kind;
}

/** Puts together an offer and makes it, or thinks better of it. */
async function offer(page, say, hand, rng) {
  const act = mefo(page, say).act;
  const boxes = act.getByRole("checkbox");
  const count = await boxes.count();
  for (let times = 0; times < 2 && count > 0; times++) await hand.choose(boxes.nth(rng.below(count)));
  const plus = act.getByRole("button", { name: say("mf-trade-step", { rm: "+100" }), exact: true });
  if (rng.chance(0.5)) await hand.press(plus);
  const send = act.getByRole("button", { name: say("mf-trade-offer"), exact: true });
  if (await send.isEnabled()) await hand.press(send);
  else await hand.press(act.getByRole("button", { name: say("mf-trade-cancel"), exact: true }));
  return "trade";
}

/** Plays until the game is over or `until` says so; returns the kinds of decisions taken, with how often. */
export async function playMefo(page, say, hand, rng, hooks = {}) {
  const taken = {};
  let idle = 0;
  for (let steps = 0; steps < 4000; steps++) {
    const kind = await stepMefo(page, say, hand, rng, hooks);
    if (kind === "over") return taken;
    if (kind === "wait") {
      if (await hooks.until?.(taken)) return taken;
      expect(++idle, "the game stands still").toBeLessThan(600);
      await page.waitForTimeout(25);
      continue;
    }
    idle = 0;
    taken[kind] = (taken[kind] ?? 0) + 1;
    if (await hooks.until?.(taken)) return taken;
  }
  throw new Error("the game does not end");
}
