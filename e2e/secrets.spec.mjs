// Nothing secret is in the page before its owner asks for it by holding, nor after letting go.
import { controls, mouse, playOn, prefer, random, start, words } from "./helpers/game.mjs";
import { expect, expectHidden, test } from "./helpers/index.mjs";
import { lines, secrets, sinister } from "./helpers/secrets.mjs";

test.describe.configure({ timeout: 240_000 });

const say = words("en");
const NAMES = ["Anna", "Béla", "Cem", "Dóra", "Emil"];
const people = NAMES.map((name) => ({ name, player: "human" }));
const SECRET = secrets(say);

/** What the curtain holds at rest, without what is public about a hand-over: who, which one, who had it. */
function restOf(on) {
  return on.curtain.evaluate((curtain, names) => {
    const copy = curtain.cloneNode(true);
    copy.querySelector(".cu-round")?.replaceChildren();
    // Colour, shape and letter belong to a seat as its name does.
    for (const token of copy.querySelectorAll(".cu-who svg, .cu-who .token")) token.replaceWith("TOKEN");
    let html = copy.outerHTML.replace(/<!--.*?-->/g, "");
    for (const name of names) html = html.replaceAll(name, "NAME");
    return html.replace(/\d+ of \d+/g, "N of M");
  }, NAMES);
}

/** Scans the page at every hand-over and keeps the lines that were shown meanwhile. */
function watchman(page, seen) {
  const on = controls(page, say);
  const shown = new Set();
  const rests = new Map();
  const counts = { scans: 0, looks: 0, choices: 0 };
  const scan = async () => {
    counts.scans++;
    const tiles = () => page.locator(".ac-news.tile").count();
    for (let enacted = await tiles(), before = -1; enacted !== before; enacted = await tiles()) {
      before = enacted;
      try {
        // One card, of the policy that everybody sees now lying on its track.
        await expect(page.locator(".cu-card")).toHaveCount(enacted, { timeout: 2_000 });
        await expectHidden(page, seen, [...secrets(say, { besidesCards: enacted > 0 }), ...lines(shown)]);
      } catch (error) {
        // The news came while the page was searched: then it is searched with them.
        if ((await tiles()) === enacted) throw error;
      }
    }
  };
  return {
    counts,
    rests,
    shown,
    hooks: {
      rest: async () => {
        await scan();
        const title = (await on.curtain.locator(".cu-step").innerText()).replace(/\d+/g, "#");
        // Who comes after the last one is public and worded differently.
        const rest = (await restOf(on)).replace(/Next: NAME|To the table/, "ONWARD");
        if (!rests.has(title)) rests.set(title, new Set());
        rests.get(title).add(rest);
      },
      look: async (_, name, text) => {
        counts.looks++;
        const read = text.split("\n").map((line) => line.trim()).filter((line) => line.length > 24);
        expect(read.length, `${name} reads something`).toBeGreaterThan(0);
        read.forEach((line) => shown.add(line));
        // A scan does find it.
        await expect(expectHidden(page, seen, SECRET)).rejects.toThrow("given away");
      },
      opened: async () => {
        counts.choices++;
        await expect(expectHidden(page, seen, SECRET)).rejects.toThrow("given away");
      },
      released: scan,
      left: scan,
      vote: scan,
      news: scan,
    },
  };
}

for (const [ballots, looks] of [["passed", 5], ["table", 6]]) {
  test(`nothing secret at any hand-over, ballots ${ballots}`, async ({ page, watched }) => {
    await prefer(page, say);
    await start(page, say, { seats: people, ballots });
    const man = watchman(page, watched);
    // In secret until the first government is done, openly to the end.
    const done = () => ["president", "chancellor"].every((office) => man.rests.has(say(`sh-pass-${office}`)));
    await playOn(page, say, {
      rng: random(11),
      hooks: { ...man.hooks, ja: 1, veto: 0, chosen: sinister },
      until: (act) => ballots === "passed" && act === "choice" && done(),
    });
    expect(done(), "a government was in session").toBe(true);
    expect(man.counts.looks, "looks").toBeGreaterThanOrEqual(looks);
    expect(man.counts.choices, "choices").toBeGreaterThanOrEqual(2);
    expect(man.counts.scans).toBeGreaterThan(3 * man.counts.looks);
    // The curtain is the same for everybody.
    expect(man.rests.size).toBeGreaterThanOrEqual(3);
    for (const [title, rests] of man.rests) expect([...rests], title).toHaveLength(1);
  });
}

/** Everything that ends a look or an open choice. */
const ENDS = {
  "the window loses focus": (page) => page.evaluate(() => window.dispatchEvent(new Event("blur"))),
  "the page goes out of sight": (page) =>
    page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      delete document.hidden;
    }),
  "the page is left": (page) => page.evaluate(() => window.dispatchEvent(new Event("pagehide"))),
  "the device is turned": (page) => page.evaluate(() => window.dispatchEvent(new Event("orientationchange"))),
  "Escape": (page) => page.keyboard.press("Escape"),
  "the back button": async (page) => {
    const here = page.url();
    await page.goBack();
    expect(page.url()).not.toBe(here);
  },
};

/** Back behind the closed curtain, wherever an interruption led. */
async function again(page, on) {
  if (!page.url().includes("#/table/")) await page.goForward();
  await expect(page.locator("main.table")).toBeVisible();
  await expect(on.curtain.or(on.act.locator(".btn.primary:enabled").first()).first()).toBeVisible();
  if (!(await on.curtain.isVisible())) await on.act.locator(".btn.primary:enabled").first().click();
  await expect(on.hold).toBeVisible();
}

test("an interruption hides a look at once", async ({ page, watched }) => {
  await prefer(page, say);
  await start(page, say, { seats: people });
  const on = controls(page, say);
  for (const [what, act] of Object.entries(ENDS)) {
    await test.step(what, async () => {
      await expect(on.hold).toBeVisible();
      await on.hold.hover();
      await page.mouse.down();
      await expect(on.paper).toBeVisible();
      await act(page);
      await expect(on.paper).toHaveCount(0);
      await expectHidden(page, watched, SECRET);
      await page.mouse.up();
      await again(page, on);
      await expectHidden(page, watched, SECRET);
    });
  }
  // A key that is held is a hand as well.
  await on.hold.focus();
  await page.keyboard.down("Space");
  await expect(on.paper).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(on.paper).toHaveCount(0);
  await page.keyboard.up("Space");
  await expectHidden(page, watched, SECRET);
});

test("an interruption hides an open choice at once; one's own card has the same gate", async ({ page, watched }) => {
  await prefer(page, say);
  await start(page, say, { seats: people, first: "Anna" });
  const on = controls(page, say);
  let go = 0;
  await playOn(page, say, { rng: random(4), hooks: { ja: 1, rest: () => go++ }, until: (done) => done === "go" });
  expect(go, "everybody looked").toBe(5);
  for (const [what, act] of Object.entries({ ...ENDS, hide: () => on.choice.getByRole("button", { name: say("curtain-hide"), exact: true }).click() })) {
    await test.step(what, async () => {
      await again(page, on);
      await expectHidden(page, watched, SECRET);
      // A tap opens nothing.
      await on.hold.click();
      await expectHidden(page, watched, SECRET);
      await mouse(page).hold(on.hold, () => expect(on.choice).toBeVisible());
      await expect(on.choice.getByRole("radio")).toHaveCount(3);
      // What was marked is not remembered.
      await on.choice.getByRole("radio").first().click({ force: true });
      await act(page);
      await expect(on.choice).toHaveCount(0);
      await expectHidden(page, watched, SECRET);
    });
  }
  await again(page, on);
  await mouse(page).hold(on.hold, () => expect(on.choice).toBeVisible());
  await expect(on.choice.locator("input:checked")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(on.curtain).toBeHidden();
  // One's own card.
  await page.getByRole("button", { name: say.begins("sh-look-button") }).filter({ visible: true }).first().click();
  await page.getByRole("dialog", { name: say("sh-look-whose"), exact: true }).getByRole("button", { name: "Cem" }).click();
  await expect(on.curtain.locator("h1")).toHaveText("Cem");
  await expectHidden(page, watched, SECRET);
  await expect(on.next).toBeDisabled();
  await mouse(page).hold(on.hold, async () => {
    await expect(on.paper).toContainText("Cem");
    await expect(on.paper.getByRole("img", { name: new RegExp(`^${say("sh-card-role")}`) })).toBeVisible();
    await expect(expectHidden(page, watched, SECRET)).rejects.toThrow("given away");
  });
  await expect(on.paper).toHaveCount(0);
  await expectHidden(page, watched, SECRET);
  await on.next.click();
  await expect(on.curtain).toBeHidden();
  await expectHidden(page, watched, SECRET);
});
