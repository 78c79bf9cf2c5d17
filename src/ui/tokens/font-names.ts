/** The variable font families for a brand, one for headings and one for text (`Brand.fonts`). */
export const FONT_NAMES = [
  "archivo",
  "bricolage-grotesque",
  "figtree",
  "hanken-grotesk",
  "instrument-sans",
  "manrope",
  "red-hat-display",
  "saira",
] as const;
export type FontName = (typeof FONT_NAMES)[number];
