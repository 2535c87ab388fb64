// Starts the app. If it cannot start, says so and offers a way out, in the reader's language: this file
// has to work when everything else does not, so it needs nothing but the browser.

const GLUE = "./kabinett.js";
const WASM = "./kabinett_bg.wasm";
/** After this many milliseconds a start counts as slow; it still goes on. */
const SLOW = 20_000;

const TEXT = {
  en: {
    loading: "Loading",
    failed: "Kabinett could not start.",
    slow: "Kabinett is taking long to load.",
    old: "This browser is too old for Kabinett: it has no WebAssembly.",
    asked: "Repair Kabinett",
    saved: "Your saved games are kept in any case.",
    what: "Repair throws away the copy of the program that this browser keeps for offline play, and loads it anew.",
    offline: "Repair needs a network connection, and there is none. Nothing was changed.",
    reload: "Reload",
    repair: "Repair",
    back: "Back",
  },
  de: {
    loading: "Wird geladen",
    failed: "Kabinett konnte nicht starten.",
    slow: "Das Laden dauert ungewöhnlich lange.",
    old: "Dieser Browser ist zu alt für Kabinett: Ihm fehlt WebAssembly.",
    asked: "Kabinett reparieren",
    saved: "Gespeicherte Partien bleiben in jedem Fall erhalten.",
    what: "Reparieren verwirft die Kopie des Programms, die dieser Browser für das Spielen ohne Netz aufbewahrt, und lädt es neu.",
    offline: "Zum Reparieren ist eine Netzverbindung nötig, und es besteht keine. Nichts wurde geändert.",
    reload: "Neu laden",
    repair: "Reparieren",
    back: "Zurück",
  },
  hu: {
    loading: "Betöltés",
    failed: "A Kabinett nem tudott elindulni.",
    slow: "A betöltés szokatlanul sokáig tart.",
    old: "Ez a böngésző túl régi a Kabinetthez: hiányzik belőle a WebAssembly.",
    asked: "A Kabinett javítása",
    saved: "A mentett játszmák mindenképpen megmaradnak.",
    what: "A javítás eldobja a programnak azt a másolatát, amelyet a böngésző a hálózat nélküli játékhoz őriz, és újra letölti.",
    offline: "A javításhoz hálózati kapcsolat kell, és most nincs. Semmi sem változott.",
    reload: "Újratöltés",
    repair: "Javítás",
    back: "Vissza",
  },
};

const meta = (name) => document.querySelector(`meta[name="kabinett-${name}"]`)?.content ?? "";
/** What the player chose, where it can be read: the first frame looks and speaks as the app will. */
function chosen() {
  try {
    return JSON.parse(localStorage.getItem("kabinett.settings")) ?? {};
  } catch {
    return {};
  }
}
const { theme, lang } = chosen();
if (theme === "light" || theme === "night") document.documentElement.dataset.theme = theme;
const language =
  [lang, ...(navigator.languages ?? [])]
    .map((tag) => String(tag ?? "").split("-")[0].toLowerCase())
    .find((tag) => Object.hasOwn(TEXT, tag)) ?? "en";
const text = TEXT[language];
/** Where this copy of Kabinett lives; another one on the same host is left alone. */
const scope = new URL("./", location.href).href;

const isRepair = () => location.hash.split("?")[0] === "#/repair";

function element(name, properties, ...children) {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
}

/** Replaces the first frame's message by a headline, an explanation and buttons. */
function panel(headline, detail) {
  let boot = document.getElementById("boot");
  if (!boot) {
    boot = element("div", { id: "boot", className: "boot" }, element("main", { id: "boot-message" }));
    // The app has drawn something, but must not go on.
    document.body.replaceChildren(boot);
  }
  const title = element("h1", { className: "boot-title", tabIndex: -1, lang: language }, headline);
  const said = element("p", { id: "boot-said" });
  said.setAttribute("role", "status");
  const buttons = element("p", { className: "boot-buttons" });
  const button = (label, act) => {
    const node = element("button", { type: "button", className: "btn" }, label);
    node.addEventListener("click", act);
    buttons.append(node);
  };
  if (isRepair()) button(text.back, () => leave());
  else button(text.reload, () => location.reload());
  button(text.repair, async () => {
    said.textContent = (await repair()) ? "" : text.offline;
  });
  const message = element("main", { id: "boot-message", lang: language });
  message.append(title, element("p", {}, text.what), element("p", {}, text.saved), buttons, said);
  if (detail) message.append(element("p", { className: "boot-detail", lang: "en" }, detail));
  document.getElementById("boot-message")?.replaceWith(message);
  title.focus();
}

/** Leaves the repair page for the app, which has not been started here. */
function leave() {
  history.replaceState(null, "", "#/");
  location.reload();
}

/**
 * Removes the service worker and the kept copies of this Kabinett, never a saved game, and loads anew.
 * Without a network nothing is removed: the kept copy may be all there is. Says whether it could.
 */
async function repair() {
  try {
    // A service worker leaves HEAD alone, so this reaches the host or fails.
    await fetch("./", { method: "HEAD", cache: "no-store" });
  } catch {
    return false;
  }
  const registrations = (await navigator.serviceWorker?.getRegistrations?.()) ?? [];
  await Promise.all(registrations.filter((one) => one.scope === scope).map((one) => one.unregister()));
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(names.filter((name) => name.startsWith(`kabinett ${scope} `)).map((name) => caches.delete(name)));
  leave();
  return true;
}

/** The address of a language's texts, and their digest. */
const textsOf = (lang) => meta(`texts-${lang}`).split(" ");

/**
 * The texts of a language, and a promise that they are kept where the service worker of this build looks:
 * it fetches the same languages for every later build. Where nothing can be kept they last as long as the page.
 */
async function fetchTexts(lang) {
  const [address, integrity] = textsOf(lang);
  const response = await fetch(address, { integrity });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const copy = response.clone();
  return { texts: await response.text(), kept: keepTexts(address, copy).catch(() => {}) };
}

async function keepTexts(address, copy) {
  if (meta("offline") !== "on" || !navigator.serviceWorker) return;
  const cache = await caches.open(`kabinett ${scope} ${meta("version")}`);
  if (!(await cache.match(address))) await cache.put(address, copy);
}

/** The texts to start with: of the wished language or, when they are out of reach, of another that is kept. */
async function firstTexts() {
  try {
    return await fetchTexts(language);
  } catch (error) {
    for (const other of Object.keys(TEXT)) {
      const copy = await globalThis.caches?.match(textsOf(other)[0]);
      if (copy) return { texts: await copy.text() };
    }
    throw error;
  }
}

async function start() {
  const loading = document.getElementById("boot-state");
  if (loading) Object.assign(loading, { textContent: text.loading, lang: language });
  if (typeof WebAssembly !== "object") {
    panel(text.old);
    return;
  }
  // The app removes the first frame, and this panel with it, once it is there after all.
  const slow = setTimeout(() => document.getElementById("boot") && panel(text.slow), SLOW);
  let kept;
  try {
    const [{ default: init }, first] = await Promise.all([import(GLUE), firstTexts()]);
    kept = first.kept;
    // What the program asks for: the first texts once, others when the player wants another language.
    globalThis.kabinettTexts = {
      first() {
        const { texts } = first;
        delete first.texts;
        return texts;
      },
      async fetch(lang) {
        const { texts, kept } = await fetchTexts(lang);
        await kept;
        return texts;
      },
    };
    await init({ module_or_path: new URL(WASM, import.meta.url) });
    const { version } = document.documentElement.dataset;
    if (version && version !== meta("version")) {
      throw new Error(`The page is of version ${meta("version")}, the program of ${version}.`);
    }
  } catch (error) {
    console.error(error);
    panel(text.failed, String(error?.message ?? error));
    return;
  } finally {
    clearTimeout(slow);
  }
  // An unstamped build has no service worker, so that a reload always shows what was built last.
  if (meta("offline") === "on") {
    // Before the service worker looks which languages it is to keep.
    await kept;
    navigator.serviceWorker?.register("./sw.js", { updateViaCache: "none" }).catch((error) => {
      console.info("No offline play here:", error.message);
    });
  }
}

addEventListener("hashchange", () => isRepair() && location.reload());
if (isRepair()) panel(text.asked);
else start();
