/**
 * A number without what only makes it readable: `25990.50` for `$25,990.50` or `25 990.50`. A comma or space that does
 * not separate thousands stays, so that the parser rejects it: `25,99` may lack a digit, or have cents.
 */
export function plainFigure(text: string): string {
  let figure = text.trim();
  if (figure.startsWith("$")) figure = figure.slice(1).trimStart();
  if (figure.endsWith("$")) figure = figure.slice(0, -1).trimEnd();
  return figure.replaceAll(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, "");
}

/** Words written after a number that do not change its meaning; longer ones come before those they contain. */
const ASIDE = {
  dollars: ["o.n.o.", "o.n.o", "ono", "dollars", "aud"],
  km: ["kilometres", "kilometers", "kms.", "km.", "kms", "km"],
} as const;

export type Measure = keyof typeof ASIDE;

/**
 * The number of an amount without the words around it: `31990` for `$31,990 ono` or `AUD 31,990`, `45000` for `45,000
 * kms`. Other words stay, so that the parser rejects them: "plus on roads" is a different price.
 */
export function figureOf(text: string, measure: Measure): string {
  const written = text.trim();
  const amount = measure === "dollars" ? written.replace(/^(?:aud|au(?=\$)|a(?=\$))/i, "") : written;
  const small = amount.toLowerCase();
  const word = ASIDE[measure].find((one) => small.endsWith(one));
  return plainFigure(word ? amount.slice(0, -word.length) : amount);
}
