import { AA_EDGE, AA_TEXT, contrast, type Palette } from "./derive.ts";

type Pairs = Readonly<Record<string, readonly string[]>>;

/** Each text colour with every background on which it may be used. */
const TEXTS: Pairs = {
  "on-brand": ["brand", "brand-hover", "brand-pressed"],
  "on-accent": ["accent", "accent-hover", "accent-pressed"],
  "accent-text": ["surface", "surface-3", "accent-tint"],
  "brand-text": ["surface", "surface-2", "surface-3", "brand-50", "brand-100"],
  "brand-text-hover": ["surface", "surface-2", "surface-3", "brand-50", "brand-100"],
  ink: ["surface", "surface-2", "surface-3", "brand-50", "brand-100", "brand-200", "brand-300", "n-200", "accent-tint"],
  "text-muted": ["surface", "surface-2", "surface-3", "brand-50", "brand-100"],
  "text-subtle": ["surface", "surface-2", "brand-50"],
  "on-ink": ["ink", "n-800"],
  "on-ink-muted": ["ink"],
  "on-stage": ["stage", "stage-2"],
  "on-stage-muted": ["stage", "stage-2"],
  "on-brand-deep": ["brand-deep", "brand-deep-2"],
  "on-brand-deep-muted": ["brand-deep", "brand-deep-2"],
  "brand-on-dark": ["ink", "stage", "stage-2", "brand-deep", "brand-deep-2"],
  "positive-on-dark": ["ink", "stage", "stage-2", "brand-deep", "brand-deep-2"],
  "caution-on-dark": ["ink", "stage", "stage-2", "brand-deep", "brand-deep-2"],
  "negative-on-dark": ["ink", "stage", "stage-2", "brand-deep", "brand-deep-2"],
  positive: ["surface", "positive-tint"],
  caution: ["surface", "caution-tint"],
  negative: ["surface", "negative-tint"],
};

/** Colours that show a control or that it is on, with the backgrounds around it. */
const EDGES: Pairs = {
  "line-strong": ["surface", "surface-2"],
  focus: ["surface", "surface-2", "surface-3", "brand-100"],
  control: ["surface", "surface-2"],
  negative: ["surface", "surface-2"],
  "stage-edge": ["stage", "stage-2"],
};

export interface MeasuredPair {
  readonly text: string;
  readonly ground: string;
  /** WCAG contrast, 1 to 21; 0 where one of the two colours is missing. */
  readonly ratio: number;
  readonly minimum: number;
}

/** Every pair of a palette, with its contrast and the least that it needs. */
export function measuredPairs(palette: Palette): readonly MeasuredPair[] {
  const measure = (pairs: Pairs, minimum: number) =>
    Object.entries(pairs).flatMap(([text, grounds]) =>
      grounds.map((ground) => {
        const [a, b] = [palette[text], palette[ground]];
        return { text, ground, ratio: a && b ? contrast(a, b) : 0, minimum };
      }),
    );
  return [...measure(TEXTS, AA_TEXT), ...measure(EDGES, AA_EDGE)];
}
