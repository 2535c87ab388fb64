// What every browser test shares.
import { expect, test as base } from "@playwright/test";
import { spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/**
 * Listens to a page: what it writes to the console, what it throws, what its policy refuses, and what
 * it asks of the network. Call it before the page is opened.
 */
export function watch(page) {
  const seen = { console: [], errors: [], requests: [] };
  page.on("console", (message) => {
    seen.console.push(`${message.type()}: ${message.text()}`);
    // Chromium reports what a policy refuses as an error of the console.
    if (message.type() === "error") seen.errors.push(message.text());
  });
  page.on("pageerror", (error) => seen.errors.push(String(error?.message ?? error)));
  page.context().on("request", (request) => seen.requests.push(request.url()));
  return seen;
}

/** A test whose page must not fail on the way: no error, nothing refused, nothing asked of elsewhere. */
export const test = base.extend({
  watched: [
    async ({ page }, use) => {
      const seen = watch(page);
      await use(seen);
      expect(seen.errors, "errors of the page").toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** What axe finds at fault, each with the places. */
export async function axe(page) {
  // Injected by the test and not by the page, so the page's policy does not hold for it.
  if (!(await page.evaluate(() => "axe" in globalThis))) {
    await page.evaluate(await axeSource());
  }
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return violations.map((one) => `${one.id}: ${one.help} [${one.nodes.map((node) => node.target.join(" ")).join(" | ")}]`);
}

let source;
async function axeSource() {
  source ??= await readFile(axePath, "utf8");
  return source;
}

/** Fails when axe finds anything. */
export async function expectAccessible(page) {
  expect(await axe(page), "axe violations").toEqual([]);
}

/**
 * Everything the page gives away, as text: title, address, every text, comment and attribute of the
 * document and of its shadow roots, what is typed into fields, the accessibility tree, and what was
 * written to the console so far (of the `watch` that is passed).
 */
export async function everything(page, seen) {
  const dom = await page.evaluate(() => {
    const out = [document.title];
    const visit = (node) => {
      for (const child of node.childNodes) {
        if (child instanceof Text || child instanceof Comment) out.push(child.data);
        if (child instanceof Element) {
          out.push(child.localName);
          for (const { name, value } of child.attributes) out.push(`${name}="${value}"`);
          if ("value" in child) out.push(String(child.value));
          if (child.shadowRoot) visit(child.shadowRoot);
          if (child instanceof HTMLTemplateElement) visit(child.content);
          visit(child);
        }
      }
    };
    visit(document);
    // Custom properties and generated text can carry a secret as well.
    for (const element of document.querySelectorAll("*")) {
      for (const part of ["::before", "::after"]) {
        const { content } = getComputedStyle(element, part);
        if (content && content !== "none" && content !== "normal") out.push(content);
      }
    }
    return out.map((text) => text.trim()).filter(Boolean);
  });
  const tree = await accessibilityTree(page);
  return { dom: dom.join("\n"), tree: tree.join("\n"), console: (seen?.console ?? []).join("\n"), address: page.url() };
}

/** The accessibility tree as the browser hands it to a screen reader, hidden parts included. */
export async function accessibilityTree(page) {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const text = (value) => (value?.value === undefined ? "" : String(value.value));
    return nodes.map((node) =>
      [node.role, node.name, node.description, node.value, ...(node.properties ?? []).map((property) => property.value)]
        .map(text)
        .filter(Boolean)
        .join(" "),
    );
  } finally {
    await session.detach();
  }
}

/** Fails when the page gives away what one of `patterns` finds, and says where. */
export async function expectHidden(page, seen, patterns) {
  const all = await everything(page, seen);
  const found = [];
  for (const [where, text] of Object.entries(all)) {
    for (const pattern of patterns) {
      const match = text.match(pattern);
      if (match) found.push(`${where}: ${text.slice(Math.max(0, match.index - 40), match.index + 80)}`);
    }
  }
  expect(found, "given away").toEqual([]);
}

/** Waits until the app has taken the place of the first frame. */
export async function started(page) {
  await expect(page.locator("html")).toHaveAttribute("data-version", /./);
  await expect(page.locator("#boot")).toHaveCount(0);
}

/** Waits until a service worker answers for this page. */
export async function controlled(page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The version in the page's head. */
export function pageVersion(page) {
  return page.locator('meta[name="kabinett-version"]').getAttribute("content");
}

/**
 * A host of its own for one test, with a copy of the built app that the test may change:
 * `restamp(from, to, files)` makes another version of it. (Playwright cannot stand in for a host when
 * the browser looks for a new service worker.)
 */
export async function withHost(run) {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const folder = await mkdtemp(join(tmpdir(), "kabinett-"));
  await cp(join(root, "dist"), folder, { recursive: true });
  const [program, ...first] = process.env.XTASK ? [process.env.XTASK] : ["cargo", "xtask"];
  const server = spawn(program, [...first, "serve", "--port", "0", folder], { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  try {
    const url = await new Promise((resolve, reject) => {
      server.once("error", reject);
      server.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
      server.stdout.on("data", (data) => {
        const found = String(data).match(/http:\S+/);
        if (found) resolve(found[0]);
      });
    });
    const restamp = async (from, to, files = ["index.html", "sw.js"]) => {
      for (const file of files) {
        const path = join(folder, file);
        await writeFile(path, (await readFile(path, "utf8")).replaceAll(from, to));
      }
    };
    await run({ url, folder, restamp });
  } finally {
    server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}
