// Whole games of Secret Hitler through visible controls, from the setup to the rematch.
import { controls, keyboard, playOn, prefer, random, start, touch, words } from "./helpers/game.mjs";
import { expect, expectAccessible, test } from "./helpers/index.mjs";

test.describe.configure({ timeout: 300_000 });

const NAMES = ["Anna", "Béla", "Cem", "Dóra", "Emil", "Franzi", "Gábor", "Hatice", "Imre", "Jürgen"];
const LONG = ["Maximilian-Alexander", "Szűcs-Kővári Örs Zsombor", "Anneliese", "Bartholomäus", "Friederike-Charlotte", "Ödön", "Wilhelmine", "Konstantinápoly", "Özgür", "Zoë"];
const people = (names) => names.map((name) => ({ name, player: "human" }));

/** Remembers the role that each seat saw at its first look, and counts elections. */
function witness(say) {
  const roles = new Map();
  return {
    roles,
    hooks: {
      look: (_, name, text) => {
        if (roles.has(name)) return;
        for (const role of ["hitler", "fascist", "liberal"]) {
          if (text.includes(say(`sh-card-${role}`))) {
            roles.set(name, role);
            return;
          }
        }
        throw new Error(`${name} saw no role: ${text}`);
      },
    },
  };
}

/** The end page says who was who, and it is what everybody saw at the start. */
async function expectEnd(page, say, seen) {
  await expect(page.locator("main.table.over")).toBeVisible();
  for (const [name, role] of seen) {
    const row = page.locator("main").getByRole("row").filter({ has: page.getByText(name, { exact: true }) }).first();
    await expect(row).toContainText(new RegExp(say(`sh-card-${role}`), "i"));
  }
}

test("five people pass one device round, ballots in secret, in Hungarian", async ({ page }) => {
  const say = words("hu");
  await prefer(page, say);
  await start(page, say, { seats: people(NAMES.slice(0, 5)), ballots: "passed" });
  const { roles, hooks } = witness(say);
  expect(await playOn(page, say, { rng: random(5), hooks })).toBe("over");
  expect([...roles.keys()].sort()).toEqual(NAMES.slice(0, 5).sort());
  expect([...roles.values()].filter((role) => role === "hitler")).toHaveLength(1);
  await expectEnd(page, say, roles);
  await expectAccessible(page);
});

test("seven seats, three people and four computers, table vote", async ({ page }) => {
  const say = words("en");
  await prefer(page, say);
  const seats = NAMES.slice(0, 7).map((name, at) => ({ name, player: at % 2 === 0 && at < 6 ? "human" : at === 6 ? "easy" : "normal" }));
  await start(page, say, { seats });
  const { roles, hooks } = witness(say);
  expect(await playOn(page, say, { rng: random(7), hooks })).toBe("over");
  expect(roles.size).toBe(3);
  await expectEnd(page, say, roles);
});

test("ten people with long names at a table vote @phone", async ({ page }) => {
  const say = words("de");
  const hand = touch(page);
  await prefer(page, say, hand);
  await start(page, say, { seats: people(LONG) }, hand);
  const { roles, hooks } = witness(say);
  expect(await playOn(page, say, { hand, rng: random(10), hooks })).toBe("over");
  expect(roles.size).toBe(10);
  await expectEnd(page, say, roles);
  // Nothing sticks out sideways.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("by keyboard alone: one person against four computers", async ({ page }) => {
  const say = words("en");
  const hand = keyboard(page);
  await prefer(page, say, hand);
  await start(page, say, { seats: NAMES.slice(0, 5).map((name, at) => ({ name, player: at === 0 ? "human" : "normal" })) }, hand);
  const { roles, hooks } = witness(say);
  expect(await playOn(page, say, { hand, rng: random(3), hooks })).toBe("over");
  expect(roles.size).toBe(1);
  await expectEnd(page, say, roles);
});

test("SH-17: all ballots are shown together, and stay until everyone goes on", async ({ page }) => {
  const say = words("en");
  await prefer(page, say);
  await start(page, say, { seats: people(NAMES.slice(0, 5)) });
  const on = controls(page, say);
  await playOn(page, say, { rng: random(2), hooks: { ja: 1 }, until: (done) => done === "vote" });
  await page.locator("dialog.question .btn.primary").click();
  await expect(on.news).toBeVisible();
  await expect(page.locator("dialog .ac-cast")).toHaveCount(5);
});

