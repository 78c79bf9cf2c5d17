/** No loan figure is longer than this many characters; a longer text was pasted by mistake. */
const LONGEST = 40;

/**
 * The number in a typed or pasted text: `$25,000.50`, `30k`, `7.49% p.a.`, `5 years`; null if there is none or more
 * than one. Never NaN, never infinite.
 */
export function typedFigure(text: string | null | undefined): number | null {
  if (!text || text.length > LONGEST) return null;
  const [first, ...more] = text.replaceAll(/(?<=\d)[,\s](?=\d{3})/g, "").match(/-?\s*\$?\s*(\d+(\.\d*)?|\.\d+)/g) ?? [];
  if (first === undefined || more.length > 0) return null;
  const number = Number(first.replaceAll(/[\s$]/g, "")) * (/\dk(?![a-z])/i.test(text) ? 1_000 : 1);
  return Number.isFinite(number) ? number : null;
}

/** The same for a field that shows its value as `shown`: a percentage is not an amount, so "10%" never means $10. */
export const figureFor = (text: string, shown: string): number | null =>
  text.includes("%") && !shown.includes("%") ? null : typedFigure(text);
