/** No figure of a loan is written with more signs; a longer text is something that was pasted by mistake. */
const LONGEST = 40;

/**
 * The number that somebody typed or pasted: `$25,000.50`, `7.49% p.a.`, `5 years`; null where there is none or no
 * single one. Never NaN, never infinite.
 */
export function typedFigure(text: string | null | undefined): number | null {
  if (!text || text.length > LONGEST) return null;
  const [first, ...more] = text.replaceAll(/(?<=\d)[,\s](?=\d{3})/g, "").match(/-?\s*\$?\s*(\d+(\.\d*)?|\.\d+)/g) ?? [];
  if (first === undefined || more.length > 0) return null;
  const number = Number(first.replaceAll(/[\s$]/g, ""));
  return Number.isFinite(number) ? number : null;
}
