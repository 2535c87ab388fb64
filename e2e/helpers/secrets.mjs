// What only one player may read, as patterns for `expectHidden`.
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Cards. The policy that was enacted last is one of these in the news, and nowhere else. */
export function cards(say) {
  return [...["liberal", "fascist", "hitler"].map((word) => new RegExp(`: ${say(`sh-card-${word}`)}`)), /\bHITLER\b/, /cu-card\b/];
}

/** What is on cards, what the night told, hands, and what is asked about them. */
export function secrets(say, { besidesCards = false } = {}) {
  const keys = [
    ...["card-role", "card-party", "look-peek", "look-peek-note", "look-party-note"],
    ...["liberal", "fascist", "fascist-mutual", "hitler", "hitler-mutual"].map((told) => `look-told-${told}`),
    ...["liberal", "fascist", "hitler"].map((role) => `look-win-${role}`),
    ...["discard-ask", "discard-group", "discard-liberal", "discard-fascist", "discard-none"],
    ...["ballot-group", "ballot-none", "consent-group", "consent-none"],
  ];
  return [
    ...(besidesCards ? [] : cards(say)),
    ...keys.map((key) => new RegExp(escape(say(`sh-${key}`)))),
    new RegExp(escape(say("look-only-you"))),
    /cu-(paper|cards|know|seen|tiles?|minis|choice|ballots?)\b/,
  ];
}

/** Patterns of these very lines. */
export const lines = (shown) => [...shown].map((line) => new RegExp(escape(line)));

/** Votes Ja in secret and rather discards Liberal tiles, so that powers come. For `hooks.chosen`. */
export async function sinister(page) {
  const ballots = page.locator(".cu-ballot input");
  if ((await ballots.count()) > 0) await ballots.first().click({ force: true });
  const tile = page.locator(".cu-tile", { has: page.locator("[aria-label*=LIBERAL]") }).locator("input");
  if ((await tile.count()) > 0) await tile.first().click({ force: true });
}
