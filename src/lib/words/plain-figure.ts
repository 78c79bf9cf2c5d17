/**
 * A figure without what only helps to read it: `25990.50` of `$25,990.50` or `25 990.50`. A comma or blank that parts
 * no thousands stays, so that whoever reads the rest refuses it: `25,99` may be short of a digit, or cents.
 */
export function plainFigure(text: string): string {
  let figure = text.trim();
  if (figure.startsWith("$")) figure = figure.slice(1).trimStart();
  if (figure.endsWith("$")) figure = figure.slice(0, -1).trimEnd();
  return figure.replaceAll(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, "");
}

/** Words that people write behind a figure and that change nothing of it, longer ones before those within them. */
const ASIDE = {
  dollars: ["o.n.o.", "o.n.o", "ono", "dollars", "aud"],
  km: ["kilometres", "kilometers", "kms.", "km.", "kms", "km"],
} as const;

export type Measure = keyof typeof ASIDE;

/**
 * The figure of an amount with what people write beside it: `31990` of `$31,990 ono` or `AUD 31,990`, `45000` of
 * `45,000 kms`. Other words stay, so that whoever reads the rest refuses it: "plus on roads" is another price.
 */
export function figureOf(text: string, measure: Measure): string {
  const written = text.trim();
  const amount = measure === "dollars" ? written.replace(/^(?:aud|au(?=\$)|a(?=\$))/i, "") : written;
  const small = amount.toLowerCase();
  const word = ASIDE[measure].find((one) => small.endsWith(one));
  return plainFigure(word ? amount.slice(0, -word.length) : amount);
}
