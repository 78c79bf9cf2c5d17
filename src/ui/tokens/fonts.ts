import archivoWhole from "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?url";
import bricolageGrotesqueWhole from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import figtreeWhole from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import hankenGroteskWhole from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";
import instrumentSansWhole from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2?url";
import manropeWhole from "@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url";
import redHatDisplayWhole from "@fontsource-variable/red-hat-display/files/red-hat-display-latin-wght-normal.woff2?url";
import sairaWhole from "@fontsource-variable/saira/files/saira-latin-wght-normal.woff2?url";
import type { FontName } from "./font-names.ts";
import archivo from "./type/archivo.woff2?url";
import bricolageGrotesque from "./type/bricolage-grotesque.woff2?url";
import figtree from "./type/figtree.woff2?url";
import hankenGrotesk from "./type/hanken-grotesk.woff2?url";
import instrumentSans from "./type/instrument-sans.woff2?url";
import manrope from "./type/manrope.woff2?url";
import redHatDisplay from "./type/red-hat-display.woff2?url";
import saira from "./type/saira.woff2?url";

/**
 * How Arial is stretched to a font's size until that has loaded, in per cent. The values were measured in a browser on
 * what pages say (prices, facts, names, buttons and sentences: figures are wider beside letters in one type than in
 * another), at 400 and at the weights of headings and of strong words; test/journeys/pages/fonts.spec.ts checks them.
 */
interface FallbackMetrics {
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
}

export interface FontFace {
  readonly family: string;
  /** Address of what nearly all pages say, woff2, the weights that are used in one file. */
  readonly url: string;
  /** Address of all that is Latin. */
  readonly whole: string;
  readonly weights: string;
  /** The used range of the width axis, where the file has one. */
  readonly widths: string | null;
  readonly fallback: { readonly text: FallbackMetrics; readonly bold: FallbackMetrics };
}

export const FONTS: Readonly<Record<FontName, FontFace>> = {
  archivo: {
    family: "Archivo",
    url: archivo,
    whole: archivoWhole,
    weights: "400 800",
    widths: "80% 100%",
    fallback: {
      text: { size: 99.95, ascent: 87.85, descent: 21.01 },
      bold: { size: 102.9, ascent: 85.32, descent: 20.41 },
    },
  },
  "hanken-grotesk": {
    family: "Hanken Grotesk",
    url: hankenGrotesk,
    whole: hankenGroteskWhole,
    weights: "400 800",
    widths: null,
    fallback: {
      text: { size: 100.55, ascent: 99.45, descent: 30.13 },
      bold: { size: 96.1, ascent: 104.06, descent: 31.53 },
    },
  },
  "red-hat-display": {
    family: "Red Hat Display",
    url: redHatDisplay,
    whole: redHatDisplayWhole,
    weights: "400 800",
    widths: null,
    fallback: {
      text: { size: 100.84, ascent: 100.95, descent: 30.25 },
      bold: { size: 95.3, ascent: 106.82, descent: 32.01 },
    },
  },
  "bricolage-grotesque": {
    family: "Bricolage Grotesque",
    url: bricolageGrotesque,
    whole: bricolageGrotesqueWhole,
    weights: "400 800",
    widths: null,
    fallback: {
      text: { size: 103.8, ascent: 89.6, descent: 26.01 },
      bold: { size: 103, ascent: 90.3, descent: 26.22 },
    },
  },
  figtree: {
    family: "Figtree",
    url: figtree,
    whole: figtreeWhole,
    weights: "400 800",
    widths: null,
    fallback: {
      text: { size: 102.59, ascent: 92.6, descent: 24.37 },
      bold: { size: 96.7, ascent: 98.24, descent: 25.85 },
    },
  },
  "instrument-sans": {
    family: "Instrument Sans",
    url: instrumentSans,
    whole: instrumentSansWhole,
    weights: "400 700",
    widths: "80% 100%",
    fallback: {
      text: { size: 102.05, ascent: 95.05, descent: 24.5 },
      bold: { size: 99.52, ascent: 97.47, descent: 25.12 },
    },
  },
  manrope: {
    family: "Manrope",
    url: manrope,
    whole: manropeWhole,
    weights: "400 800",
    widths: null,
    fallback: {
      text: { size: 102.6, ascent: 103.9, descent: 29.24 },
      bold: { size: 101.9, ascent: 104.61, descent: 29.44 },
    },
  },
  saira: {
    family: "Saira",
    url: saira,
    whole: sairaWhole,
    weights: "400 800",
    widths: null,
    fallback: {
      text: { size: 102.89, ascent: 110.31, descent: 42.67 },
      bold: { size: 100.4, ascent: 113.05, descent: 43.72 },
    },
  },
};

function fallbackFace(family: string, local: string, weights: string, metrics: FallbackMetrics): string {
  return (
    `@font-face{font-family:"${family} fallback";src:${local};font-weight:${weights};size-adjust:${metrics.size}%;` +
    `ascent-override:${metrics.ascent}%;descent-override:${metrics.descent}%;line-gap-override:0%}`
  );
}

/** What the small files of `type/` contain (`scripts/generate/fonts.py` made them), and the other Latin characters. */
const RANGES = {
  own:
    "U+20-7E,U+A0,U+A9,U+AE,U+B0-B3,U+B7,U+BD,U+C9,U+D7,U+E0,U+E4,U+E7-EB,U+ED,U+F1,U+F3,U+F6,U+F7,U+FC," +
    "U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+20AC,U+2122,U+2212",
  whole: "U+A1-FF,U+131,U+152-153",
} as const;

/**
 * The `@font-face` rules of a family: its small file, its whole one for the characters that are not in it, and Arial
 * adjusted to its size so that nothing shifts.
 */
export function fontFaces(name: FontName): string {
  const font = FONTS[name];
  const stretch = font.widths ? `font-stretch:${font.widths};` : "";
  const described = `font-weight:${font.weights};${stretch}font-display:swap`;
  const face = (url: string, range: string) =>
    `@font-face{font-family:"${font.family}";src:url("${url}") format("woff2");${described};unicode-range:${range}}`;
  return [
    // Where both contain a character, the later one is taken.
    face(font.whole, RANGES.whole),
    face(font.url, RANGES.own),
    fallbackFace(font.family, 'local("Arial"),local("Liberation Sans")', "100 559", font.fallback.text),
    fallbackFace(font.family, 'local("Arial Bold"),local("Liberation Sans Bold")', "560 900", font.fallback.bold),
  ].join("\n");
}

/** The CSS value, like `"Archivo","Archivo fallback",system-ui,sans-serif`. */
export const fontStack = (name: FontName): string =>
  `"${FONTS[name].family}","${FONTS[name].family} fallback",system-ui,sans-serif`;
