import type { Point2 } from "./field.ts";

/** A line of the body: its value at a point along it (both metres), smooth enough to mirror a studio lamp. */
export type Curve = (at: number) => number;

const SAMPLES = 1024;
const BEYOND = 0.6;

/** Slopes at the control points that never overshoot (Fritsch and Carlson's monotone cubic). */
function monotoneSlopes(points: readonly Point2[]): number[] {
  const rise = points.slice(1).map((point, i) => {
    const before = points[i] ?? point;
    return (point[1] - before[1]) / (point[0] - before[0]);
  });
  return points.map((_, i) => {
    const left = rise[i - 1];
    const right = rise[i];
    if (left === undefined) return right ?? 0;
    if (right === undefined) return left;
    if (left * right <= 0) return 0;
    const h0 = (points[i]?.[0] ?? 0) - (points[i - 1]?.[0] ?? 0);
    const h1 = (points[i + 1]?.[0] ?? 0) - (points[i]?.[0] ?? 0);
    const w1 = 2 * h1 + h0;
    const w2 = h1 + 2 * h0;
    return (w1 + w2) / (w1 / left + w2 / right);
  });
}

function throughPoints(points: readonly Point2[]): Curve {
  const slopes = monotoneSlopes(points);
  const first = points[0] ?? [0, 0];
  const last = points[points.length - 1] ?? first;
  return (x) => {
    if (x <= first[0]) return first[1] + (x - first[0]) * (slopes[0] ?? 0);
    if (x >= last[0]) return last[1] + (x - last[0]) * (slopes[slopes.length - 1] ?? 0);
    const i = points.findIndex((point, index) => x <= (points[index + 1]?.[0] ?? point[0]));
    const a = points[i] ?? first;
    const b = points[i + 1] ?? last;
    const h = b[0] - a[0];
    const u = (x - a[0]) / h;
    const u2 = u * u;
    const u3 = u2 * u;
    const rise = (u3 - 2 * u2 + u) * h * (slopes[i] ?? 0) + (u3 - u2) * h * (slopes[i + 1] ?? 0);
    return (2 * u3 - 3 * u2 + 1) * a[1] + (3 * u2 - 2 * u3) * b[1] + rise;
  };
}

function gaussian(values: Float64Array, sigma: number): Float64Array {
  const reach = Math.min(400, Math.ceil(3 * sigma));
  const last = values.length - 1;
  const at = (i: number) => {
    const inside = Math.min(last, Math.max(0, i));
    const next = i < 0 ? 1 : last - 1;
    const slope =
      Math.abs((values[inside] ?? 0) - (values[next] ?? 0)) * Math.sign((values[inside] ?? 0) - (values[next] ?? 0));
    return (values[inside] ?? 0) + slope * Math.abs(i - inside);
  };
  const weights = Array.from({ length: 2 * reach + 1 }, (_, k) => Math.exp(-0.5 * ((k - reach) / sigma) ** 2));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return values.map((_, i) => weights.reduce((sum, weight, k) => sum + weight * at(i + k - reach), 0) / total);
}

/**
 * A smooth line through control points in rising order. Passing exactly through them would kink a reflection, so the
 * line is sampled and softened: `softness` is the deviation of that blur (metres, 0.03 crisp, 0.12 flowing).
 */
export function curve(points: readonly Point2[], softness = 0.04): Curve {
  const start = (points[0]?.[0] ?? 0) - BEYOND;
  const end = (points[points.length - 1]?.[0] ?? 0) + BEYOND;
  const step = (end - start) / (SAMPLES - 1);
  const raw = throughPoints(points);
  const sampled = Float64Array.from({ length: SAMPLES }, (_, i) => raw(start + i * step));
  const soft = softness > 0 ? gaussian(sampled, softness / step) : sampled;
  return (x) => {
    const place = Math.min(SAMPLES - 2.001, Math.max(1, (x - start) / step));
    const i = place | 0;
    const f = place - i;
    const p0 = soft[i - 1] ?? 0;
    const p1 = soft[i] ?? 0;
    const p2 = soft[i + 1] ?? 0;
    const p3 = soft[i + 2] ?? 0;
    return p1 + 0.5 * f * (p2 - p0 + f * (2 * p0 - 5 * p1 + 4 * p2 - p3 + f * (3 * (p1 - p2) + p3 - p0)));
  };
}
