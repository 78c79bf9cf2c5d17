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

/** Per cent of the size of Arial, at 400 and 500, and at the weight of headings or else of strong words. */
interface Stretch {
  readonly text: number;
  readonly bold: number;
}

/**
 * How Arial stands in for a font until that has loaded. Letters and figures are stretched apart: the figures of prices,
 * distances and phone numbers, all of one width, are up to an eighth wider than Arial's where the letters beside them
 * are narrower. The values were measured in a browser on what pages say, without hinting (which rounds the widths of
 * letters on some desktops, and on no phone); test/journeys/pages/fonts.spec.ts checks them.
 */
interface Fallback {
  /** What the font's line takes above its base line and below it, in per cent of its size. */
  readonly ascent: number;
  readonly descent: number;
  readonly letters: Stretch;
  readonly figures: Stretch;
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
  readonly fallback: Fallback;
}

export const FONTS: Readonly<Record<FontName, FontFace>> = {
  archivo: {
    family: "Archivo",
    url: archivo,
    whole: archivoWhole,
    weights: "400 800",
    widths: "80% 100%",
    fallback: {
      ascent: 87.8,
      descent: 21,
      letters: { text: 99.1, bold: 102.2 },
      figures: { text: 102.6, bold: 111.7 },
    },
  },
  "hanken-grotesk": {
    family: "Hanken Grotesk",
    url: hankenGrotesk,
    whole: hankenGroteskWhole,
    weights: "400 800",
    widths: null,
    fallback: {
      ascent: 100,
      descent: 30.3,
      letters: { text: 100.3, bold: 95 },
      figures: { text: 100.7, bold: 100.7 },
    },
  },
  "red-hat-display": {
    family: "Red Hat Display",
    url: redHatDisplay,
    whole: redHatDisplayWhole,
    weights: "400 800",
    widths: null,
    fallback: {
      ascent: 101.8,
      descent: 30.5,
      letters: { text: 98.6, bold: 94.6 },
      figures: { text: 108.1, bold: 108.3 },
    },
  },
  "bricolage-grotesque": {
    family: "Bricolage Grotesque",
    url: bricolageGrotesque,
    whole: bricolageGrotesqueWhole,
    weights: "400 800",
    widths: null,
    fallback: {
      ascent: 93,
      descent: 27,
      letters: { text: 104.3, bold: 100.6 },
      figures: { text: 108.9, bold: 111.3 },
    },
  },
  figtree: {
    family: "Figtree",
    url: figtree,
    whole: figtreeWhole,
    weights: "400 800",
    widths: null,
    fallback: {
      ascent: 95,
      descent: 25,
      letters: { text: 100.1, bold: 95.8 },
      figures: { text: 112.2, bold: 113.3 },
    },
  },
  "instrument-sans": {
    family: "Instrument Sans",
    url: instrumentSans,
    whole: instrumentSansWhole,
    weights: "400 700",
    widths: "80% 100%",
    fallback: {
      ascent: 97,
      descent: 25,
      letters: { text: 101.3, bold: 96.9 },
      figures: { text: 107.9, bold: 107.9 },
    },
  },
  manrope: {
    family: "Manrope",
    url: manrope,
    whole: manropeWhole,
    weights: "400 800",
    widths: null,
    fallback: {
      ascent: 106.6,
      descent: 30,
      letters: { text: 101.6, bold: 98.7 },
      figures: { text: 111.5, bold: 111.5 },
    },
  },
  saira: {
    family: "Saira",
    url: saira,
    whole: sairaWhole,
    weights: "400 800",
    widths: null,
    fallback: {
      ascent: 113.5,
      descent: 43.9,
      letters: { text: 102.3, bold: 97.8 },
      figures: { text: 111.5, bold: 111.5 },
    },
  },
};

/**
 * The faces of Arial in a font's place: those of letters, then those of figures, which take over figures alone. A line
 * is as high as the letters' face makes it, whatever stands in it.
 */
function fallbackFaces({ family, fallback }: FontFace): string[] {
  const { ascent, descent, letters, figures } = fallback;
  const face = (weight: keyof Stretch, { [weight]: size }: Stretch, more: string) => {
    const [named, heavy] = weight === "bold" ? [" Bold", "font-weight:700;"] : ["", ""];
    const source = `src:local(Arial${named}),local(Liberation Sans${named});${heavy}size-adjust:${size}%;${more}`;
    return `@font-face{font-family:"${family} fallback";${source}}`;
  };
  const ofSize = (metric: number, size: number) => `${((100 * metric) / size).toFixed(1)}%`;
  const heights = (size: number) =>
    `ascent-override:${ofSize(ascent, size)};descent-override:${ofSize(descent, size)};line-gap-override:0%`;
  return [
    face("text", letters, heights(letters.text)),
    face("bold", letters, heights(letters.bold)),
    face("text", figures, "unicode-range:U+30-39"),
    face("bold", figures, "unicode-range:U+30-39"),
  ];
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
    ...fallbackFaces(font),
  ].join("\n");
}

/** The CSS value, like `"Archivo","Archivo fallback",system-ui,sans-serif`. */
export const fontStack = (name: FontName): string =>
  `"${FONTS[name].family}","${FONTS[name].family} fallback",system-ui,sans-serif`;
