// A page that is reloaded at any moment of a game comes back to the same position, with everything hidden.
import { controls, mouse, prefer, random, start, step, words } from "./helpers/game.mjs";
import { expect, expectHidden, started, test } from "./helpers/index.mjs";
import { secrets, sinister } from "./helpers/secrets.mjs";

test.describe.configure({ timeout: 240_000 });

const say = words("en");
const SECRET = secrets(say);
const NAMES = ["Anna", "Béla", "Cem", "Dóra", "Emil", "Franzi", "Gábor"];

/** Where the game stands, in words that everybody reads. */
const position = (page) =>
  page.evaluate(() => {
    const text = (query) => document.querySelector(query)?.textContent.trim() ?? "";
    const over = document.querySelector("main.table.over");
    return {
      heading: text("main.table h1"),
      phase: text(".phases [aria-current]"),
      prompt: text("section.act .ac-prompt"),
      log: text("section.log"),
      end: over ? over.innerText : "",
    };
  });

/** Waits until nothing moves. */
async function settled(page) {
  let before;
  await expect(async () => {
    const now = JSON.stringify(await position(page));
    const same = now === before;
    before = now;
    expect(same).toBe(true);
  }).toPass({ intervals: [120] });
}

/** The kind of moment, without names and numbers. */
async function kindOf(page, on) {
  const { phase, prompt, end } = await position(page);
  const part = async (locator) => ((await locator.isVisible()) ? (await locator.innerText()).trim() : "");
  let kind = [phase, prompt, await part(on.curtain.locator(".cu-step")), (await on.news.isVisible()) ? "news" : "", end && "over"].join(" | ");
  // A name in a sentence stands beside its token with the initial.
  for (const name of NAMES) kind = kind.replaceAll(name[0] + name, "NAME").replaceAll(name, "NAME");
  return kind.replace(/NAME(, NAME| and NAME)*/g, "NAME").replace(/\d+/g, "#");
}

async function reload(page, seen, what) {
  await settled(page);
  const before = await position(page);
  expect(before.heading, what).not.toBe("");
  await page.reload();
  await started(page);
  await expect.poll(() => position(page), { message: what }).toEqual(before);
  await expectHidden(page, seen, SECRET);
}

for (const [seats, powers] of [[5, ["sh-pass-peek"]], [7, ["sh-pass-party", "sh-pick-call"]]]) {
  test(`a reload at every phase, ${seats} people`, async ({ page, watched }) => {
    await prefer(page, say);
    await start(page, say, { seats: NAMES.slice(0, seats).map((name) => ({ name, player: "human" })) });
    const on = controls(page, say);
    const met = new Set();
    // While a look is held: the one who looked is asked again.
    await on.hold.hover();
    await page.mouse.down();
    await expect(on.paper).toBeVisible();
    await reload(page, watched, "a held look");
    await page.mouse.up();
    await expect(on.next).toBeDisabled();
    const once = async (what) => {
      if (met.has(what)) return;
      met.add(what);
      await reload(page, watched, what);
    };
    const rng = random(seats);
    const hooks = {
      ja: 1,
      veto: 0,
      chosen: sinister,
      // Behind the curtain, with the tiles in sight.
      opened: async () => once(`open: ${(await on.curtain.locator(".cu-head b").innerText()).split(" ")[0]}`),
    };
    let done = "";
    for (let steps = 0; steps < 900 && done !== "over"; steps++) {
      if (done !== "wait") {
        // What a reload brings up is a moment of its own.
        for (let before = -1; before !== met.size; ) {
          before = met.size;
          await settled(page);
          await once(await kindOf(page, on));
        }
      }
      done = await step(page, say, mouse(page), rng, hooks);
      if (done === "wait") await page.waitForTimeout(60);
    }
    expect(done).toBe("over");
    await once("the end");
    await expect(on.over).toBeVisible();
    const all = [...met].join("\n");
    // A peek asks nobody for anything, so with five seats the game may be over before a power is a phase.
    const phases = ["nomination", "ballot", "discard", "enact", ...(seats > 5 ? ["power"] : [])];
    for (const phase of phases) expect(all).toContain(say(`sh-phase-${phase}`));
    for (const pass of ["president", "chancellor"]) expect(all).toContain(say(`sh-pass-${pass}`));
    expect(all).toContain("open: President");
    expect(all).toContain("open: Chancellor");
    // These powers came before the Hitler zone, so no game ends ahead of them.
    for (const power of powers) expect(all).toContain(say(power, { name: "NAME" }));
  });
}
