// After one visit the network is not needed any more, not for a whole game against computers either.
import { playOn, prefer, random, start, words } from "./helpers/game.mjs";
import { controlled, expect, started, test } from "./helpers/index.mjs";

test.describe.configure({ timeout: 240_000 });

const say = words("en");

test("a whole game of one person against four computers, offline", async ({ page, context }) => {
  await page.goto("./");
  await started(page);
  await controlled(page);
  await context.setOffline(true);
  await page.reload();
  await started(page);
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  await prefer(page, say);
  const names = ["Anna", "Béla", "Cem", "Dóra", "Emil"];
  await start(page, say, { seats: names.map((name, at) => ({ name, player: at === 0 ? "human" : at === 1 ? "easy" : "normal" })) });
  expect(await playOn(page, say, { rng: random(9) })).toBe("over");
  // It was saved, and is there after another start without a network.
  const end = await page.locator("main.table.over h2").first().innerText();
  await page.reload();
  await started(page);
  await expect(page.locator("main.table.over h2").first()).toHaveText(end);
  await page.goto("./#/");
  await expect(page.getByRole("link", { name: say.begins("home-look") })).toBeVisible();
});
