import type { Site } from "./site.ts";

/** The dealer's name and logo as headers and footers show them. */
export interface LogoView {
  readonly url: string;
  readonly name: string;
  readonly tagline: string | null;
  /** Inline style that sets the size of the name. */
  readonly style: Readonly<Record<string, string | number>>;
}

/** Names longer than this many characters are shown smaller so that they fit. */
const LONG = 28;

/** The average width of a letter, as a fraction of the font size. */
const LETTER = 0.54;

/**
 * The logo of a site. Its name is sized so that on a phone the longest word fits unbroken beside the rest of the
 * header, whose width the template sets in `--beside`.
 */
export function logoView(logo: Site["brand"]["logo"]): LogoView {
  const isLong = logo.name.length > LONG;
  const longest = Math.max(...logo.name.split(/[\s-]+/).map((word) => word.length));
  const fontSize = `min(${isLong ? "0.9375rem" : "1em"}, (100vw - var(--beside, 0px)) / ${(longest * LETTER).toFixed(2)})`;
  return { ...logo, style: { fontSize, ...(isLong && { lineHeight: 1.25, letterSpacing: 0 }) } };
}
