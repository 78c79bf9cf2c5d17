import { clampChroma, converter, formatHex, type Oklch, parse, wcagContrast } from "culori";

/*
 * The colours that a template may use, each a custom property and a Tailwind colour of its name:
 *
 * Fills:       brand, accent (each with -hover, -pressed, -edge), control (a control that is on); on-brand, on-accent.
 * Words:       ink, text-muted, text-subtle (not on surface-3), brand-text, accent-text.
 * Grounds:     page, surface, surface-2, surface-3, brand-50 to brand-300, accent-tint, n-0 to n-950.
 * Dark grounds (data-ground="dark"): ink, stage, stage-2, brand-deep, brand-deep-2; see `darkColours`.
 * Lines:       line, line-soft (decoration), line-strong (fields, 3:1), focus.
 * Signals:     positive, caution, negative (words), each with -tint, -line, -fill, -on-dark.
 *
 * A template may set `--page`, type sizes and radii anew in its own stylesheet; colours come from here alone.
 */

/** Least contrast with the background for small text, and for the edge of a control (WCAG 2.2 AA). */
export const AA_TEXT = 4.5;
export const AA_EDGE = 3;

/** Colours by token name, which is that of the CSS custom property without the dashes. */
export type Palette = Readonly<Record<string, Oklch>>;

export interface DerivedColours {
  readonly palette: Palette;
  /** A sentence for the operator where the brand colour could not be used as given; null where it could. */
  readonly notice: string | null;
}

const toOklch = converter("oklch");
const colour = (l: number, c: number, h: number): Oklch =>
  clampChroma({ mode: "oklch", l: Math.min(1, Math.max(0, l)), c, h }, "oklch");

/** WCAG contrast ratio of two colours as a browser would round them, 1 to 21. */
export const contrast = (a: Oklch, b: Oklch): number => wcagContrast(formatHex(a), formatHex(b));

/** Darkens (`step` < 0) or lightens until `minimum` holds on every background; black or white if no shade does. */
function solve(start: Oklch, grounds: readonly Oklch[], minimum: number, step = -0.004): Oklch {
  const hue = start.h ?? 0;
  for (let l = start.l; l >= 0 && l <= 1; l += step) {
    const shade = colour(l, start.c, hue);
    if (grounds.every((ground) => contrast(shade, ground) >= minimum)) return shade;
  }
  return colour(step < 0 ? 0 : 1, 0, hue);
}

const NEUTRALS = {
  "n-0": [1, 0],
  "n-25": [0.988, 0.002],
  "n-50": [0.975, 0.004],
  "n-100": [0.955, 0.006],
  "n-200": [0.915, 0.008],
  "n-300": [0.86, 0.009],
  "n-400": [0.74, 0.01],
  "n-500": [0.62, 0.011],
  "n-600": [0.51, 0.012],
  "n-700": [0.4, 0.012],
  "n-800": [0.29, 0.012],
  "n-900": [0.2, 0.012],
  "n-950": [0.165, 0.012],
} as const;
type Neutral = keyof typeof NEUTRALS;

function neutrals(hue: number, strength: number): Record<Neutral, Oklch> {
  const entries = Object.entries(NEUTRALS).map(([name, [l, c]]) => [name, colour(l, c * strength, hue)]);
  return Object.fromEntries(entries);
}

/** A fill and the colour of its text: white where it is readable, else ink, else white on a darker fill. */
function filled(source: Oklch, white: Oklch, ink: Oklch): { fill: Oklch; label: Oklch; changed: boolean } {
  const fill = colour(source.l, source.c, source.h ?? 0);
  if (contrast(white, fill) >= AA_TEXT) return { fill, label: white, changed: false };
  if (contrast(ink, fill) >= AA_TEXT) return { fill, label: ink, changed: false };
  return { fill: solve(fill, [white], AA_TEXT), label: white, changed: true };
}

/** Hover and pressed shades: they move away from the label's lightness, so that contrast stays above AA. */
function states(fill: Oklch, label: Oklch): { hover: Oklch; pressed: Oklch } {
  const shade = (by: number) => colour(fill.l + by, fill.c, fill.h ?? 0);
  const darkLabel = label.l < 0.5;
  if (darkLabel) {
    const pressed = shade(-0.03);
    return { hover: shade(0.035), pressed: contrast(label, pressed) >= AA_TEXT ? pressed : fill };
  }
  return fill.l < 0.12 ? { hover: shade(0.1), pressed: shade(0.16) } : { hover: shade(-0.045), pressed: shade(-0.085) };
}

function signal(name: string, hue: number, chroma: number, fillLightness: number, white: Oklch): Palette {
  const tint = colour(0.955, Math.min(chroma * 0.3, 0.04), hue);
  return {
    [`${name}-tint`]: tint,
    [`${name}-line`]: colour(0.86, chroma * 0.55, hue),
    [name]: solve(colour(0.62, chroma * 0.95, hue), [white, tint], 4.6),
    [`${name}-fill`]: colour(fillLightness, chroma, hue),
  };
}

function tints(brand: Oklch, hue: number): Record<"brand-50" | "brand-100" | "brand-200" | "brand-300", Oklch> {
  // An orange's tint drifts to salmon pink, which reads as an error, so it is turned towards yellow.
  const tintHue = hue > 25 && hue < 62 ? hue + 14 : hue;
  const tint = (l: number, share: number, most: number) => colour(l, Math.min(brand.c * share, most), tintHue);
  return {
    "brand-50": tint(0.975, 0.12, 0.016),
    "brand-100": tint(0.945, 0.24, 0.036),
    "brand-200": tint(0.895, 0.42, 0.07),
    "brand-300": tint(0.82, 0.6, 0.11),
  };
}

/** A second fill with its states, and its own text colour and tint for light backgrounds. */
function accentColours(second: ReturnType<typeof filled>, white: Oklch, grey: Oklch): Palette {
  const { fill, label } = second;
  const { hover, pressed } = states(fill, label);
  const tint = colour(0.945, Math.min(fill.c * 0.24, 0.036), fill.h ?? 0);
  return {
    accent: fill,
    "on-accent": label,
    "accent-hover": hover,
    "accent-pressed": pressed,
    "accent-edge": edgeOf(fill, white, -0.004),
    "accent-tint": tint,
    "accent-text": solve(fill, [white, tint, grey], 4.6),
  };
}

/** A fill that is invisible on its background (yellow on white) gets an edge; others use their own colour as edge. */
const edgeOf = (fill: Oklch, ground: Oklch, step: number): Oklch =>
  contrast(fill, ground) >= 1.6 ? fill : solve(fill, [ground], AA_EDGE, step);

/**
 * Dark grounds. Mark what stands on one with `data-ground="dark"`: focus, brand buttons and errors then follow.
 *
 * `stage`, `stage-2` (raised on it), `stage-line` (hairlines), `stage-edge` (borders of controls, 3:1), `on-stage` and
 * `on-stage-muted` (text on both): almost black, whatever the brand. `brand-deep`, `brand-deep-2`, `brand-deep-line`,
 * `on-brand-deep`, `on-brand-deep-muted`: the same in the brand's own hue. On all of them, and on `ink`:
 * `brand-on-dark`, `positive-on-dark`, `caution-on-dark`, `negative-on-dark` are text; `brand-edge-on-dark` is the edge
 * of a brand fill.
 */
function darkColours(brand: Oklch, greyHue: number, neutral: number, ink: Oklch, white: Oklch): Palette {
  const hue = brand.h ?? 0;
  const grey = (l: number, c: number) => colour(l, c * neutral, greyHue);
  const deepOf = (l: number) => colour(l, Math.min(brand.c, 0.065), hue);
  const [stage, raised, deep, deepRaised] = [grey(0.19, 0.006), grey(0.255, 0.007), deepOf(0.27), deepOf(0.335)];
  const grounds = [ink, stage, raised, deep, deepRaised];
  const words = (l: number, c: number, h: number) => solve(colour(l, c, h), grounds, 4.6, 0.004);
  return {
    stage,
    "stage-2": raised,
    "stage-line": grey(0.36, 0.008),
    "stage-edge": solve(grey(0.5, 0.008), [stage, raised], AA_EDGE + 0.05, 0.004),
    "on-stage": white,
    "on-stage-muted": solve(grey(0.78, 0.008), [stage, raised], 4.6, 0.004),
    "brand-deep": deep,
    "brand-deep-2": deepRaised,
    "brand-deep-line": deepOf(0.42),
    "on-brand-deep": white,
    "on-brand-deep-muted": solve(colour(0.8, 0.02 * neutral, hue), [deep, deepRaised], 4.6, 0.004),
    "brand-on-dark": words(brand.l, brand.c, hue),
    "brand-edge-on-dark": edgeOf(brand, stage, 0.004),
    "positive-on-dark": words(0.8, 0.14, 152),
    "caution-on-dark": words(0.84, 0.13, 80),
    "negative-on-dark": words(0.76, 0.12, 27),
  };
}

/** Degrees of hue from the errors' colour within which a brand looks like an error. */
const LIKE_AN_ERROR = 30;
const NEGATIVE_HUE = 27;

/** Whether a brand would look like an error: focus is then ink, and errors are recognised by their icon and border. */
export const looksLikeAnError = ({ c, h }: Oklch): boolean =>
  c > 0.04 && Math.abs((((h ?? 0) - NEGATIVE_HUE + 540) % 360) - 180) <= LIKE_AN_ERROR;

/** Parses a colour. Throws for anything else: input from outside is checked before (BrandSchema). */
function colourNamed(text: string): Oklch {
  const found = toOklch(parse(text));
  if (!found) throw new Error(`"${text}" is not a colour: write # and six hexadecimal digits, like "#0f5a47".`);
  return found;
}

interface Greys {
  /** Saturation of the greys, 0 to 2. Default 1. */
  readonly neutral?: number;
  /** Their hue in degrees; by default the brand's own. */
  readonly hue?: number | null;
}

/**
 * Every colour of a site from its one brand colour, in OKLCH. Readable by construction: each text colour is solved
 * against the grounds it may stand on (WCAG AA), whatever colour is given, white and yellow included.
 *
 * @param brandColour `#rrggbb`
 * @param accent `#rrggbb` or null: a second filled colour, the brand where none is given
 */
export function deriveColours(brandColour: string, greys: Greys = {}, accent: string | null = null): DerivedColours {
  const parsed = colourNamed(brandColour);
  const hue = parsed.h ?? 0;
  const { neutral = 1 } = greys;
  const greyHue = greys.hue ?? hue;
  const n = neutrals(greyHue, neutral);
  const white = n["n-0"];
  const ink = n["n-900"];
  const main = filled({ ...parsed, h: hue }, white, ink);
  const brand = main.fill;
  const tint = tints(brand, hue);
  const brandText = solve(brand, [white, tint["brand-100"], n["n-100"]], 4.6);
  const { hover, pressed } = states(brand, main.label);
  const palette: Palette = {
    brand,
    "on-brand": main.label,
    "brand-hover": hover,
    "brand-pressed": pressed,
    "brand-edge": edgeOf(brand, white, -0.004),
    // Marks a control as on: it must be visible by itself, without text.
    control: solve(brand, [white, n["n-50"]], AA_EDGE + 0.05),
    ...accentColours(accent ? filled(colourNamed(accent), white, ink) : main, white, n["n-100"]),
    ...tint,
    "brand-text": brandText,
    "brand-text-hover": colour(brandText.l - 0.07, brandText.c, hue),
    ...darkColours(brand, greyHue, neutral, ink, white),
    page: white,
    surface: white,
    "surface-2": n["n-50"],
    "surface-3": n["n-100"],
    ink,
    "on-ink": white,
    "on-ink-muted": n["n-300"],
    "text-muted": solve(n["n-600"], [white, n["n-100"], tint["brand-100"]], 5),
    "text-subtle": solve(colour(0.58, 0.011 * neutral, greyHue), [white, n["n-50"], tint["brand-50"]], 4.55),
    line: n["n-200"],
    "line-soft": colour(0.94, 0.006 * neutral, greyHue),
    "line-strong": solve(colour(0.7, 0.012 * neutral, greyHue), [white, n["n-50"]], 3.05),
    focus: looksLikeAnError(brand) ? ink : brandText,
    ...signal("positive", 152, 0.15, 0.68, white),
    ...signal("caution", 80, 0.155, 0.81, white),
    ...signal("negative", NEGATIVE_HUE, 0.185, 0.67, white),
    ...n,
  };
  const notice = main.changed
    ? `The brand colour ${brandColour} cannot carry readable text, so ${formatHex(brand)} is used in its place.`
    : null;
  return { palette, notice };
}

/** `oklch(0.419 0.077 170.9)`: the CSS syntax of a colour. */
export const formatColour = ({ l, c, h }: Oklch): string =>
  `oklch(${l.toFixed(4)} ${(c || 0).toFixed(4)} ${(h ?? 0).toFixed(1)})`;
