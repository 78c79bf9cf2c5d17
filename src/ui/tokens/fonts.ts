import archivo from "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?url";
import bricolageGrotesque from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import hankenGrotesk from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2?url";
import manrope from "@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url";
import redHatDisplay from "@fontsource-variable/red-hat-display/files/red-hat-display-latin-wght-normal.woff2?url";
import saira from "@fontsource-variable/saira/files/saira-latin-wght-normal.woff2?url";
import type { FontName } from "./font-names.ts";

/** How Arial is stretched to take a face's room until it has loaded, in per cent. Measured on the font files. */
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
      text: { size: 98.35, ascent: 89.27, descent: 21.35 },
      bold: { size: 102.61, ascent: 85.56, descent: 20.47 },
    },
  },
  "hanken-grotesk": {
    family: "Hanken Grotesk",
    url: hankenGrotesk,
    weights: "100 900",
    widths: null,
    fallback: {
      text: { size: 99.98, ascent: 100.02, descent: 30.31 },
      bold: { size: 94.49, ascent: 105.84, descent: 32.07 },
    },
  },
  "red-hat-display": {
    family: "Red Hat Display",
    url: redHatDisplay,
    weights: "300 900",
    widths: null,
    fallback: {
      text: { size: 93.93, ascent: 108.38, descent: 32.47 },
      bold: { size: 95.55, ascent: 106.54, descent: 31.92 },
    },
  },
  "bricolage-grotesque": {
    family: "Bricolage Grotesque",
    url: bricolageGrotesque,
    weights: "200 800",
    widths: null,
    fallback: {
      text: { size: 92.98, ascent: 100.02, descent: 29.04 },
      bold: { size: 90.31, ascent: 102.98, descent: 29.9 },
    },
  },
  figtree: {
    family: "Figtree",
    url: figtree,
    weights: "300 900",
    widths: null,
    fallback: {
      text: { size: 100.06, ascent: 94.94, descent: 24.99 },
      bold: { size: 95.51, ascent: 99.46, descent: 26.17 },
    },
  },
  "instrument-sans": {
    family: "Instrument Sans",
    url: instrumentSans,
    weights: "400 700",
    widths: "75% 100%",
    fallback: {
      text: { size: 101.17, ascent: 95.88, descent: 24.71 },
      bold: { size: 97.37, ascent: 99.62, descent: 25.67 },
    },
  },
  manrope: {
    family: "Manrope",
    url: manrope,
    weights: "200 800",
    widths: null,
    fallback: {
      text: { size: 101.87, ascent: 105.04, descent: 29.45 },
      bold: { size: 99.23, ascent: 107.83, descent: 30.23 },
    },
  },
  saira: {
    family: "Saira",
    url: saira,
    weights: "100 900",
    widths: null,
    fallback: {
      text: { size: 103.57, ascent: 110.08, descent: 42.49 },
      bold: { size: 98.46, ascent: 115.78, descent: 44.69 },
    },
  },
};

function fallbackFace(family: string, local: string, weights: string, metrics: FallbackMetrics): string {
  return (
    `@font-face{font-family:"${family} fallback";src:${local};font-weight:${weights};size-adjust:${metrics.size}%;` +
    `ascent-override:${metrics.ascent}%;descent-override:${metrics.descent}%;line-gap-override:0%}`
  );
}

/** The `@font-face` rules of one family: its own file, and Arial adjusted to its measure so that nothing shifts. */
export function fontFaces(name: FontName): string {
  const font = FONTS[name];
  const stretch = font.widths ? `font-stretch:${font.widths};` : "";
  return [
    `@font-face{font-family:"${font.family}";src:url("${font.url}") format("woff2");font-weight:${font.weights};${stretch}font-display:swap}`,
    fallbackFace(font.family, 'local("Arial"),local("Liberation Sans")', "100 559", font.fallback.text),
    fallbackFace(font.family, 'local("Arial Bold"),local("Liberation Sans Bold")', "560 900", font.fallback.bold),
  ].join("\n");
}

/** `"Archivo","Archivo fallback",system-ui,sans-serif` */
export const fontStack = (name: FontName): string =>
  `"${FONTS[name].family}","${FONTS[name].family} fallback",system-ui,sans-serif`;
