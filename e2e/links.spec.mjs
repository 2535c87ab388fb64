// Matches that travel as links between two browsers that know nothing of each other.
import { calm, controls, mouse, playOn, prefer, random, start, step, words } from "./helpers/game.mjs";
import { expect, expectAccessible, test } from "./helpers/index.mjs";
import { linkOf as link, profile as withProfile, receive as open } from "./helpers/links.mjs";

test.describe.configure({ timeout: 300_000 });

const say = words("en");
const on = (page) => controls(page, say);

const profile = (browser, baseURL, run) => withProfile(browser, baseURL, say, run);
const receive = (page, url, name) => open(page, say, url, name);

/** The link of the position, once looks are taken and news are read. */
async function linkOf(page) {
  await calm(page, say);
  return link(page, say);
}

const TWO = [
  { name: "Anna", player: "human", here: true },
  { name: "Cem", player: "normal" },
  { name: "Béla", player: "human", here: false },
  { name: "Dóra", player: "normal" },
  { name: "Emil", player: "easy" },
];

test("two browsers play a whole game by link", async ({ browser, baseURL, page }) => {
  await prefer(page, say);
  await start(page, say, { seats: TWO, mode: "link" });
  await profile(browser, baseURL, async (other) => {
    let [here, there] = [page, other];
    let named = false;
    const rngs = new Map([[page, random(21)], [other, random(22)]]);
    for (let turns = 0; turns < 120; turns++) {
      const done = await playOn(here, say, { rng: rngs.get(here) });
      const link = await linkOf(here);
      expect(link.length).toBeLessThan(400);
      if (done === "over") {
        await there.goto(link);
        await there.getByRole("button", { name: say("opened-look"), exact: true }).click();
        await expect(on(there).over).toBeVisible();
        return;
      }
      await receive(there, link, named ? undefined : "Béla");
      named = true;
      [here, there] = [there, here];
    }
    throw new Error("no end");
  });
});

test("SH-17: ballots cast on two devices at the same time are both taken in", async ({ browser, baseURL, page }) => {
  await prefer(page, say);
  await start(page, say, { seats: TWO, mode: "link" });
  await profile(browser, baseURL, async (other) => {
    // To the first vote, on whichever device the President sits.
    const voting = (device) => on(device).act.getByRole("button", { name: say("sh-vote-confirm"), exact: true });
    let at = page;
    let named = false;
    for (let turns = 0; turns < 8; turns++) {
      for (let steps = 0; steps < 400 && !(await voting(at).isVisible()); steps++) {
        if ((await step(at, say, mouse(at), random(turns + 1))) === "elsewhere") break;
        await at.waitForTimeout(40);
      }
      if (await voting(at).isVisible()) break;
      const link = await linkOf(at);
      at = at === page ? other : page;
      await receive(at, link, named || at === page ? undefined : "Béla");
      named ||= at === other;
    }
    await expect(voting(at)).toBeVisible();
    const before = await linkOf(at);
    const far = at === page ? other : page;
    await receive(far, before, far === page || named ? undefined : "Béla");
    for (let steps = 0; steps < 400 && !(await voting(far).isVisible()); steps++) {
      await step(far, say, mouse(far), random(3));
      await far.waitForTimeout(40);
    }
    // Both vote without knowing of each other.
    const vote = async (device, ballot) => {
      await on(device).act.getByRole("radiogroup", { name: say.like("sh-vote-of") }).getByRole("radio").nth(ballot).click({ force: true });
      await voting(device).click();
      await on(device).question.click();
      await expect(voting(device)).toBeHidden();
    };
    await vote(at, 0);
    await vote(far, 1);
    await expect(on(at).act).toContainText(/ballots|missing|Béla|Anna/i);
    const mine = await linkOf(at);
    await far.goto(mine);
    await expect(far.getByText(say("opened-both"), { exact: true })).toBeVisible();
    await expectAccessible(far);
    await far.getByRole("button", { name: say.like("opened-continue") }).click();
    // All five ballots are open now.
    await expect(on(far).news).toBeVisible();
    await expect(far.locator("dialog .ac-cast")).toHaveCount(5);
    // The merged telling is ahead of the other device's.
    const merged = await (async () => {
      await on(far).news.click();
      return linkOf(far);
    })();
    await at.goto(merged);
    await expect(at.getByText(/Continuing updates it\.$/)).toBeVisible();
  });
});

test("a link that went another way is shown, and the player chooses", async ({ browser, baseURL, page }) => {
  await prefer(page, say);
  await start(page, say, { seats: TWO, mode: "link", first: "Anna" });
  const pick = on(page).act.locator(".ac-seat button:enabled");
  for (let steps = 0; steps < 400 && !(await pick.first().isVisible()); steps++) {
    await step(page, say, mouse(page), random(8));
    await page.waitForTimeout(30);
  }
  await pick.first().click();
  await on(page).question.click();
  await expect(pick.first()).toBeHidden();
  const one = await linkOf(page);
  await page.getByRole("button", { name: say("table-undo"), exact: true }).click();
  await expect(pick.first()).toBeVisible();
  await pick.last().click();
  await on(page).question.click();
  await expect(pick.first()).toBeHidden();
  await page.goto(one);
  await expect(page.getByText(say("opened-fork"), { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: say("opened-fork-mine"), exact: true })).toBeVisible();
  await page.getByRole("button", { name: say("opened-fork-theirs"), exact: true }).click();
  await expect(page).toHaveURL(/#\/table\//);
  expect(await linkOf(page)).toBe(one);
});

test("a damaged link says what is wrong, and changes nothing @both", async ({ page }) => {
  await prefer(page, say);
  await start(page, say, { seats: TWO.map((seat, at) => ({ name: seat.name, player: at === 0 ? "human" : "normal" })) });
  const link = await linkOf(page);
  const code = link.split("#/g/")[1];
  const open = (text) => page.goto(`./#/g/${text}`);
  const alert = page.getByRole("alert");
  await open(code.slice(0, code.length - 9));
  await expect(alert).toHaveText(say("link-truncated", { arrived: code.length - 9, expected: code.length }));
  await expect(page.getByText(say("opened-unchanged"), { exact: true })).toBeVisible();
  await expectAccessible(page);
  const at = 12;
  const other = code[at] === "A" ? "B" : "A";
  await open(code.slice(0, at) + other + code.slice(at + 1));
  await expect(alert).toHaveText(say("link-damaged"));
  await open(`B${code.slice(1)}`);
  await expect(alert).toHaveText(say("link-newer"));
  await open("%%%");
  await expect(alert).toHaveText(say("link-not-a-link"));
  // What is here is as it was.
  await page.goto("./#/");
  await expect(page.getByRole("main")).toContainText("Anna");
});

test("ten megabytes are refused at once", async ({ page }) => {
  await page.goto("./#/");
  await expect(page.getByRole("textbox").first()).toBeVisible();
  const took = await page.evaluate(async () => {
    const data = new DataTransfer();
    data.setData("text", `https://example.org/#/g/${"A".repeat(10_000_000)}`);
    const before = performance.now();
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - before;
  });
  await expect(page.getByText(say("link-too-long"), { exact: true }).first()).toBeVisible();
  console.log(`ten megabytes: ${took.toFixed(0)} ms`);
  expect(took).toBeLessThan(2_000);
});

test("a link pasted into an open table opens its preview", async ({ page }) => {
  await prefer(page, say);
  await start(page, say, { seats: TWO.map((seat, at) => ({ name: seat.name, player: at === 0 ? "human" : "normal" })) });
  const link = await linkOf(page);
  await page.goto("./#/settings");
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData("text", `Your turn: ${text} — see you`);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, link);
  await expect(page.getByRole("heading", { name: say("opened-title"), exact: true })).toBeVisible();
  await expect(page.getByText(say("opened-same"), { exact: true })).toBeVisible();
});
