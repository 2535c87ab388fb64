// Hand-overs by link between browsers that know nothing of each other.
import { prefer } from "./game.mjs";
import { expect, watch } from "./index.mjs";

/** A browser profile of its own, in which `run` is done; watched for errors. */
export async function profile(browser, baseURL, say, run) {
  const context = await browser.newContext({ baseURL, locale: "en-GB" });
  const page = await context.newPage();
  const seen = watch(page);
  try {
    await prefer(page, say);
    await run(page);
  } finally {
    expect(seen.errors).toEqual([]);
    await context.close();
  }
}

/** The link of the position in sight, from the dialog that sends it. */
export async function linkOf(page, say) {
  const link = page.getByRole("textbox", { name: say("share-link"), exact: true });
  // The act bar's own button may have opened the dialog already.
  const question = page.locator("dialog.question[open]");
  await expect(async () => {
    // A question that nobody has answered is put off.
    if (await question.isVisible()) await page.keyboard.press("Escape");
    if (!(await link.isVisible())) await page.getByRole("button", { name: say("table-share"), exact: true }).click({ timeout: 1_000 });
    await expect(link).toHaveValue(/#\/./, { timeout: 1_000 });
  }).toPass();
  const url = await link.inputValue();
  await page.getByRole("dialog").getByRole("button", { name: say("close"), exact: true }).click();
  await expect(link).toBeHidden();
  return url;
}

/** Opens a link as its receiver does, and goes on: as the seat of `name`, or as the seats that are ticked. */
export async function receive(page, say, link, name) {
  await page.goto(link);
  await expect(page.getByRole("heading", { name: say("opened-title"), exact: true })).toBeVisible();
  for (const box of name ? await page.getByRole("checkbox").all() : []) {
    const wanted = (await box.locator("xpath=ancestor::label").innerText()).includes(name);
    if ((await box.isChecked()) !== wanted) await box.click();
  }
  await page.getByRole("button", { name: say.like("opened-continue") }).click();
  await expect(page).toHaveURL(/#\/table\//);
}

/**
 * Two pages take turns by link until `play(page, turn)`, which plays until another device is next, says that it is
 * over. `name` is who plays on the second one. Returns the number of links that were sent.
 */
export async function takeTurns(page, other, say, name, play, most = 400) {
  let [here, there] = [page, other];
  for (let turn = 0; turn < most; turn++) {
    if (await play(here, turn)) return turn;
    await receive(there, say, await linkOf(here, say), turn === 0 ? name : undefined);
    [here, there] = [there, here];
  }
  throw new Error(`no end after ${most} links`);
}
