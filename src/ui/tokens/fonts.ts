import archivo from "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?url";
import bricolageGrotesque from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import hankenGrotesk from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2?url";
import manrope from "@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url";
import redHatDisplay from "@fontsource-variable/red-hat-display/files/red-hat-display-latin-wght-normal.woff2?url";
import saira from "@fontsource-variable/saira/files/saira-latin-wght-normal.woff2?url";
import type { FontName } from "./font-names.ts";

/**
 * How Arial is stretched to a font's size until that has loaded, in per cent. The values were measured in a browser on
 * a sentence of a vehicle page, at 400 and at the weight of the site's headings; test/journeys/fonts.spec.ts checks
 * them.
 */
interface FallbackMetrics {
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
}

export interface FontFace {
  readonly family: string;
  /** Address of the Latin subset, woff2, all weights in one file. */
  readonly url: string;
  readonly weights: string;
  /** Range of the width axis, where the file has one. */
  readonly widths: string | null;
  readonly fallback: { readonly text: FallbackMetrics; readonly bold: FallbackMetrics };
}

export const FONTS: Readonly<Record<FontName, FontFace>> = {
  archivo: {
    family: "Archivo",
    url: archivo,
    weights: "100 900",
    widths: "62% 125%",
    fallback: {
      text: { size: 98.06, ascent: 89.54, descent: 21.42 },
      bold: { size: 102.33, ascent: 85.8, descent: 20.52 },
    },
  },
  "hanken-grotesk": {
    family: "Hanken Grotesk",
    url: hankenGrotesk,
    weights: "100 900",
    widths: null,
    fallback: {
      text: { size: 100.42, ascent: 99.58, descent: 30.17 },
      bold: { size: 95.34, ascent: 104.89, descent: 31.78 },
    },
  },
  "red-hat-display": {
    family: "Red Hat Display",
    url: redHatDisplay,
    weights: "300 900",
    widths: null,
    fallback: {
      text: { size: 97.95, ascent: 103.93, descent: 31.14 },
      bold: { size: 95.47, ascent: 106.63, descent: 31.95 },
    },
  },
  "bricolage-grotesque": {
    family: "Bricolage Grotesque",
    url: bricolageGrotesque,
    weights: "200 800",
    widths: null,
    fallback: {
      text: { size: 104.3, ascent: 89.17, descent: 25.89 },
      bold: { size: 101.4, ascent: 91.72, descent: 26.63 },
    },
  },
  figtree: {
    family: "Figtree",
    url: figtree,
    weights: "300 900",
    widths: null,
    fallback: {
      text: { size: 100, ascent: 95, descent: 25 },
      bold: { size: 96.3, ascent: 98.65, descent: 25.96 },
    },
  },
  "instrument-sans": {
    family: "Instrument Sans",
    url: instrumentSans,
    weights: "400 700",
    widths: "75% 100%",
    fallback: {
      text: { size: 101, ascent: 96.04, descent: 24.75 },
      bold: { size: 97.16, ascent: 99.84, descent: 25.73 },
    },
  },
  manrope: {
    family: "Manrope",
    url: manrope,
    weights: "200 800",
    widths: null,
    fallback: {
      text: { size: 101.38, ascent: 105.15, descent: 29.59 },
      bold: { size: 99.43, ascent: 107.21, descent: 30.17 },
    },
  },
  saira: {
    family: "Saira",
    url: saira,
    weights: "100 900",
    widths: null,
    fallback: {
      text: { size: 103.54, ascent: 109.62, descent: 42.4 },
      bold: { size: 99.45, ascent: 114.13, descent: 44.14 },
    },
  },
};

function fallbackFace(family: string, local: string, weights: string, metrics: FallbackMetrics): string {
  return (
    `@font-face{font-family:"${family} fallback";src:${local};font-weight:${weights};size-adjust:${metrics.size}%;` +
    `ascent-override:${metrics.ascent}%;descent-override:${metrics.descent}%;line-gap-override:0%}`
  );
}

/** The `@font-face` rules of a family: its own file, and Arial adjusted to its size so that nothing shifts. */
export function fontFaces(name: FontName): string {
  const font = FONTS[name];
  const stretch = font.widths ? `font-stretch:${font.widths};` : "";
  return [
    `@font-face{font-family:"${font.family}";src:url("${font.url}") format("woff2");font-weight:${font.weights};${stretch}font-display:swap}`,
    fallbackFace(font.family, 'local("Arial"),local("Liberation Sans")', "100 559", font.fallback.text),
    fallbackFace(font.family, 'local("Arial Bold"),local("Liberation Sans Bold")', "560 900", font.fallback.bold),
  ].join("\n");
}

/** The CSS value, like `"Archivo","Archivo fallback",system-ui,sans-serif`. */
export const fontStack = (name: FontName): string =>
  `"${FONTS[name].family}","${FONTS[name].family} fallback",system-ui,sans-serif`;
