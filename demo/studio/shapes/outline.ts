import type { Flat, Point } from "./shape.ts";

/** Twice the area inside; positive when the outline runs anticlockwise. */
export const turning = (outline: readonly Flat[]): number =>
  outline.reduce((sum, [x, y], i) => {
    const [u, v] = outline[(i + 1) % outline.length] as Flat;
    return sum + x * v - u * y;
  }, 0);

/** The outline in anticlockwise order, as the other functions here need it. */
export const anticlockwise = (outline: readonly Flat[]): readonly Flat[] =>
  turning(outline) < 0 ? [...outline].reverse() : outline;

/** A polygon with its corners rounded to `radius` metres (less where an edge is too short), `steps` points a corner. */
export const rounded = (corners: readonly Flat[], radius: number, steps = 5): readonly Flat[] =>
  softened(
    corners.map(([x, y]): Point => [x, y, radius]),
    steps,
  );

/** A polygon of `[x, y, radius]` corners, each rounded to its own radius (metres). */
export function softened(corners: readonly Point[], steps = 6): readonly Flat[] {
  const ring = turning(corners.map(([x, y]): Flat => [x, y])) < 0 ? [...corners].reverse() : corners;
  return ring.flatMap((corner, i) => {
    const before = ring[(i + ring.length - 1) % ring.length] as Point;
    const after = ring[(i + 1) % ring.length] as Point;
    return arc(corner, before, after, steps);
  });
}

function arc(corner: Point, before: Point, after: Point, steps: number): readonly Flat[] {
  const [la, lb] = [
    Math.hypot(before[0] - corner[0], before[1] - corner[1]),
    Math.hypot(after[0] - corner[0], after[1] - corner[1]),
  ];
  const a: Flat = [(before[0] - corner[0]) / la, (before[1] - corner[1]) / la];
  const b: Flat = [(after[0] - corner[0]) / lb, (after[1] - corner[1]) / lb];
  const half = Math.acos(Math.max(-1, Math.min(1, a[0] * b[0] + a[1] * b[1]))) / 2;
  const reach = Math.min(corner[2] / Math.tan(half), la * 0.49, lb * 0.49);
  if (reach < 1e-5 || half > 1.55) {
    return [[corner[0], corner[1]]];
  }
  const from: Flat = [corner[0] + a[0] * reach, corner[1] + a[1] * reach];
  const to: Flat = [corner[0] + b[0] * reach, corner[1] + b[1] * reach];
  const out = reach / Math.cos(half) / Math.hypot(a[0] + b[0], a[1] + b[1]);
  const [x, y] = [corner[0] + (a[0] + b[0]) * out, corner[1] + (a[1] + b[1]) * out];
  const bow = Math.PI - 2 * half;
  return Array.from({ length: steps + 1 }, (_, step): Flat => {
    const [u, v] = [Math.sin(bow * (1 - step / steps)) / Math.sin(bow), Math.sin((bow * step) / steps) / Math.sin(bow)];
    return [x + (from[0] - x) * u + (to[0] - x) * v, y + (from[1] - y) * u + (to[1] - y) * v];
  });
}

/** A rectangle from corner to corner with rounded corners. */
export const rectangle = (x0: number, y0: number, x1: number, y1: number, radius = 0, steps = 5): readonly Flat[] =>
  rounded(
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
    radius,
    steps,
  );

/** A circle, or with two radii an ellipse, of `steps` points round a centre. */
export const circle = (radius: number, steps = 24, centre: Flat = [0, 0], high = radius): readonly Flat[] =>
  Array.from({ length: steps }, (_, i): Flat => {
    const angle = (i / steps) * 2 * Math.PI;
    return [centre[0] + radius * Math.cos(angle), centre[1] + high * Math.sin(angle)];
  });

/** A superellipse: power 2 is an ellipse, larger powers come near a rectangle. */
export const squircle = (wide: number, high: number, power = 2.6, steps = 32): readonly Flat[] =>
  Array.from({ length: steps }, (_, i): Flat => {
    const angle = (i / steps) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [wide * Math.sign(c) * Math.abs(c) ** (2 / power), high * Math.sign(s) * Math.abs(s) ** (2 / power)];
  });

/** The outline moved inwards by so many metres, point for point (mitred; for small distances). */
export function inset(outline: readonly Flat[], by: number): readonly Flat[] {
  return outline.map((point, i) => {
    const before = outline[(i + outline.length - 1) % outline.length] as Flat;
    const after = outline[(i + 1) % outline.length] as Flat;
    const inwards = (from: Flat, to: Flat): Flat => {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      return [(from[1] - to[1]) / length, (to[0] - from[0]) / length];
    };
    const [a, b] = [inwards(before, point), inwards(point, after)];
    const mitre = Math.max(0.35, 1 + a[0] * b[0] + a[1] * b[1]);
    return [point[0] + ((a[0] + b[0]) / mitre) * by, point[1] + ((a[1] + b[1]) / mitre) * by];
  });
}

/** The part of a convex outline that lies below a height. */
export const below = (outline: readonly Flat[], high: number): readonly Flat[] =>
  outline.flatMap((point, i): readonly Flat[] => {
    const next = outline[(i + 1) % outline.length] as Flat;
    const own = point[1] <= high ? [point] : [];
    if (point[1] <= high === next[1] <= high) {
      return own;
    }
    const share = (high - point[1]) / (next[1] - point[1]);
    return [...own, [point[0] + (next[0] - point[0]) * share, high]];
  });
