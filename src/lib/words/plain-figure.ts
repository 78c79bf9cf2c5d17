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
