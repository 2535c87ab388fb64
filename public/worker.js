// A second instance of the app, beside the page: the computer players think here. The app's `main` sees
// that there is no window and listens for messages.
import init from "./kabinett.js";

// Messages can arrive before the app listens.
const early = [];
const keep = (event) => early.push(event.data);
addEventListener("message", keep);
try {
  await init({ module_or_path: new URL("./kabinett_bg.wasm", import.meta.url) });
} catch (error) {
  // Outside the module's promise, so that the page's `error` listener hears of it.
  setTimeout(() => {
    throw error;
  });
}
removeEventListener("message", keep);
for (const data of early) dispatchEvent(new MessageEvent("message", { data }));
