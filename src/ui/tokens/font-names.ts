/** The variable families that a brand may choose from, one for heads and one for text (`Brand.fonts`). */
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
