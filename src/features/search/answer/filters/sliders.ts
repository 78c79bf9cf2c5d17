import type { SiteConfig } from "../../../site/schema.ts";
import { RANGES, type RangeAttribute } from "../../../vocabulary/attributes.ts";

/** Upper end of a slider when the stock gives none (SRCH-036). */
const DEFAULT_MAXIMUM = 100_000;

export interface SliderBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * The slider's ends and step (SRCH-033, 036, 037). The ends are the stock's own, rounded outwards; years are never
 * rounded.
 */
export function sliderBounds(
  attribute: RangeAttribute,
  stock: { readonly min: number; readonly max: number } | undefined,
  config: Pick<SiteConfig, "sliderRounding">,
): SliderBounds {
  const { min: least, max: most } = stock ?? { min: 0, max: DEFAULT_MAXIMUM };
  if (attribute === "year") return { min: Math.floor(least), max: Math.ceil(most), step: 1 };
  const unit = RANGES[attribute].rounded ? config.sliderRounding : 1;
  const min = Math.floor(least / unit) * unit;
  const top = Math.max(Math.ceil(most / unit) * unit, min + unit);
  const step = Math.max(unit, niceStep(top - min));
  // The range must be a whole number of steps, or the handle could not reach the end.
  return { min, max: min + Math.ceil((top - min) / step) * step, step };
}

/** A hundredth of the range, rounded up to the next 1, 2 or 5 of its power of ten. */
export function niceStep(range: number): number {
  const raw = range / 100;
  const power = 10 ** Math.floor(Math.log10(raw));
  const nice = [1, 2, 5, 10].find((digit) => digit * power >= raw * (1 - 1e-9)) ?? 10;
  return Math.max(1, nice * power);
}

/** The range after a handle has moved: rounded, inside the slider, and never past the other handle (SRCH-033..035). */
export function moveHandle(
  handle: "min" | "max",
  requested: number,
  current: { readonly min: number; readonly max: number },
  bounds: SliderBounds,
  rounding: number,
): { readonly min: number; readonly max: number } {
  const rounded = Number.isFinite(requested) ? Math.round(requested / rounding) * rounding : current[handle];
  const value = clamp(rounded, bounds.min, bounds.max);
  if (handle === "min") return { min: Math.min(value, current.max), max: current.max };
  return { min: current.min, max: Math.max(value, current.min) };
}

/** The console message when the requested range exceeds the slider's (SRCH-040, SRCH-041), or null. */
export function refinementComplaint(requested: number, bounds: SliderBounds): string | null {
  if (requested < bounds.min) return "Cannot refine below the range minimum";
  if (requested > bounds.max) return "Cannot refine above the range maximum";
  return null;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
