import { deriveColours, formatColour } from "./derive.ts";
import type { FontName } from "./font-names.ts";
import { FONTS, fontFaces, fontStack } from "./fonts.ts";
import { DENSITIES, RADII, VOICES } from "./scales.ts";

/** A site's choices for its appearance, from which everything else is derived. */
export interface ThemeChoices {
  readonly colour: string;
  readonly accent: string | null;
  readonly neutral: number;
  readonly neutralHue: number | null;
  readonly fonts: { readonly heading: FontName; readonly body: FontName };
  readonly radius: keyof typeof RADII;
  readonly density: "roomy" | "dense";
}

export interface Theme {
  /** The stylesheet with the site's tokens and font faces. */
  readonly css: string;
  /** Address of the heading font, preloaded before the stylesheet requests it. */
  readonly headingFont: string;
}

const declare = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");

function build(choices: ThemeChoices): Theme {
  const greys = { neutral: choices.neutral, hue: choices.neutralHue };
  const { palette } = deriveColours(choices.colour, greys, choices.accent);
  const colours = Object.fromEntries(Object.entries(palette).map(([name, value]) => [name, formatColour(value)]));
  const { heading, body } = choices.fonts;
  const faces = [...new Set([heading, body])].map(fontFaces).join("\n");
  const tokens = {
    ...colours,
    ...RADII[choices.radius],
    ...DENSITIES[choices.density],
    ...VOICES[heading],
    "font-family-display": fontStack(heading),
    "font-family-body": fontStack(body),
  };
  const css = `${faces}\n:root{${declare(tokens)}}\n`;
  return { css, headingFont: FONTS[heading].url };
}

const built = new WeakMap<ThemeChoices, Theme>();

/** The stylesheet for a site's choices, computed once for each reading of the site's folder. */
export function themeOf(choices: ThemeChoices): Theme {
  const known = built.get(choices);
  if (known) return known;
  const theme = build(choices);
  built.set(choices, theme);
  return theme;
}
