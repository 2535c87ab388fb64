// The app's own words, so that tests find controls in any language by what a person reads.
import { readFileSync, readdirSync } from "node:fs";

const folder = new URL("../../locales/", import.meta.url);

function load(lang) {
  const found = new Map();
  const dir = new URL(`${lang}/`, folder);
  for (const file of readdirSync(dir).filter((name) => name.endsWith(".ftl"))) {
    for (const line of readFileSync(new URL(file, dir), "utf8").split("\n")) {
      const parts = line.match(/^([a-z0-9-]+) = (.+)$/);
      if (parts) found.set(parts[1], parts[2]);
    }
  }
  return found;
}

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Words of a language: `say(key, {name: "Anna"})` is the sentence, `say.like(key)` a pattern in which every
 * variable that is not given stands for anything. Messages of one line only.
 */
export function words(lang) {
  const table = load(lang);
  const raw = (key) => {
    const text = table.get(key);
    if (text === undefined) throw new Error(`${lang}: there is no message “${key}” of one line`);
    return text;
  };
  const say = (key, args = {}) =>
    raw(key).replace(/\{ \$(\w+) \}/g, (_, name) => {
      if (!(name in args)) throw new Error(`${key} lacks ${name}`);
      return String(args[name]);
    });
  say.like = (key, args = {}) => {
    const parts = raw(key).split(/\{ \$(\w+) \}/);
    const pattern = parts.map((part, at) => (at % 2 === 0 ? escape(part) : part in args ? escape(String(args[part])) : "(.+)"));
    return new RegExp(`^${pattern.join("")}$`);
  };
  /** The beginning of a control's name, where notes follow it. */
  say.begins = (key, args = {}) => new RegExp(`^${escape(say(key, args))}`);
  say.lang = lang;
  return say;
}
