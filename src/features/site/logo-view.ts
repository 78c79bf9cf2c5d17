import type { Site } from "./site.ts";

/** The dealer's name and mark as headers and footers show them. */
export interface LogoView {
  readonly url: string;
  readonly name: string;
  readonly tagline: string | null;
  /** How the name is set, as CSS has it. */
  readonly style: Readonly<Record<string, string | number>>;
}

/** A name longer than this is shown smaller, so that it fits. */
const LONG = 28;

/** The width of a letter of a name on average, in parts of its size. */
const LETTER = 0.54;

/**
 * The logo of a site. No word of its name is broken on a phone: the longest one fits beside what else the header has
 * there, which the template says (`--beside`).
 */
export function logoView(logo: Site["brand"]["logo"]): LogoView {
  const isLong = logo.name.length > LONG;
  const longest = Math.max(...logo.name.split(/[\s-]+/).map((word) => word.length));
  const fontSize = `min(${isLong ? "0.9375rem" : "1em"}, (100vw - var(--beside, 0px)) / ${(longest * LETTER).toFixed(2)})`;
  return { ...logo, style: { fontSize, ...(isLong && { lineHeight: 1.25, letterSpacing: 0 }) } };
}
