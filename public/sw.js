// Keeps one build of Kabinett for offline play: all of its files or none, and never two builds mixed. Of the
// texts it keeps the languages that were used in this browser; the page puts them into the cache of its build.
// The build fills in the three lines below. Without a stamp this worker undoes what an earlier one left.
const VERSION = "dev";
const FILES = [];
const TEXTS = [];

const STAMPED = FILES.length > 0;
/** Other copies of Kabinett on the same host have their own folder, so their own names. */
const PREFIX = `kabinett ${self.registration.scope} `;
const CACHE = PREFIX + VERSION;
const PAGE = self.registration.scope;
/** An entry that a build's cache has once the build was in use. */
const USED = `${PAGE}?used`;

self.addEventListener("install", (event) => {
  // A new build waits until the page asks for it: a game in progress is never interrupted.
  event.waitUntil(STAMPED ? install() : self.skipWaiting());
});
self.addEventListener("activate", (event) => event.waitUntil(STAMPED ? activate() : retire()));

self.addEventListener("message", (event) => {
  if (event.data?.type === "activate") self.skipWaiting();
  if (event.data?.type === "version") event.source?.postMessage({ type: "version", version: VERSION });
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (!STAMPED || request.method !== "GET" || !request.url.startsWith(PAGE)) return;
  const path = request.url.split(/[?#]/)[0];
  const isPage = request.mode === "navigate" && (path === PAGE || path === `${PAGE}index.html`);
  event.respondWith(isPage ? page(request) : file(request));
});

/** What the names of a language's texts have in common in every build; nothing for another file. */
const language = (name) => /(?:^|\/)(texts-[a-z]+)-[0-9a-f]+\.txt$/.exec(name)?.[1];

/** The languages whose texts are kept, by the page or for a build before this one. */
async function languages() {
  const found = new Set();
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX)) continue;
    for (const { url } of await (await caches.open(name)).keys()) found.add(language(url));
  }
  found.delete(undefined);
  return found;
}

async function install() {
  const cache = await caches.open(CACHE);
  try {
    const used = await languages();
    // A build from before there were such files has kept none: then any of them may be needed.
    const texts = TEXTS.filter(([name]) => used.size === 0 || used.has(language(name)));
    await Promise.all(
      [...FILES, ...texts].map(async ([name, digest]) => cache.put(name, await (name === "./" ? getPage() : getFile(name, digest)))),
    );
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/**
 * A file of exactly this digest. The page has just loaded most of them, so the browser's own cache may
 * answer first; what it holds is checked, and asked for anew if it is another file.
 */
async function getFile(name, integrity) {
  const get = async (cache) => {
    const response = await fetch(name, { cache, integrity });
    if (!response.ok) throw new TypeError(`${name}: ${response.status}`);
    return response;
  };
  return get("default").catch(() => get("reload"));
}

/** The page of this build. Hosts may add to a page, so its stamp is compared and not its digest. */
async function getPage() {
  const response = await fetch("./", { cache: "reload" });
  const text = await response.text();
  if (!response.ok || !text.includes(`name="kabinett-version" content="${VERSION}"`)) {
    throw new TypeError(`the page is not of version ${VERSION}`);
  }
  // Made anew, because a response that was redirected may not answer a navigation.
  return new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/**
 * Throws away what no open tab can need any more. The build that was in use until now stays: a tab
 * opened with it may still ask for one of its files, for instance when it starts its worker.
 */
async function activate() {
  const used = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === CACHE) continue;
    if (await (await caches.open(name)).match(USED)) used.push(name);
    else await caches.delete(name);
  }
  await Promise.all(used.slice(0, -1).map((name) => caches.delete(name)));
  await (await caches.open(CACHE)).put(USED, new Response(""));
  // The very first time, so that the page that is open already can be reloaded offline.
  if (used.length === 0) await self.clients.claim();
}

async function retire() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

async function page(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match("./", { ignoreVary: true })) ?? fetch(request);
}

async function file(request) {
  // This build's cache first, then the one of the build before: names differ with content.
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  for (const name of [CACHE, ...names.reverse()]) {
    const found = await (await caches.open(name)).match(request, { ignoreVary: true });
    if (found) return found;
  }
  return fetch(request);
}
