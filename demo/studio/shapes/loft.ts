import { frames, smooth } from "./curve.ts";
import { circle } from "./outline.ts";
import { type Flat, type Point, type Shape, shade } from "./shape.ts";

const centre = (ring: readonly Point[]): Point => {
  const sum = ring.reduce<Point>((total, p) => [total[0] + p[0], total[1] + p[1], total[2] + p[2]], [0, 0, 0]);
  return [sum[0] / ring.length, sum[1] / ring.length, sum[2] / ring.length];
};

/**
 * Spans a surface over rings of equally many points, each anticlockwise seen from the last ring towards the first.
 * The ends are closed flat unless `closed` joins the last ring to the first.
 */
function loft(rings: readonly (readonly Point[])[], crease = 38, closed = false): Shape {
  const wide = (rings[0] as readonly Point[]).length;
  const points: Point[] = rings.flat();
  const triangles: number[] = [];
  const rows = closed ? rings.length : rings.length - 1;
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < wide; j++) {
      const [a, b] = [i * wide + j, i * wide + ((j + 1) % wide)];
      const [c, d] = [(a + wide) % points.length, (b + wide) % points.length];
      triangles.push(a, b, d, a, d, c);
    }
  }
  if (!closed) {
    const last = (rings.length - 1) * wide;
    const [head, foot] = [points.length, points.length + 1];
    points.push(centre(rings[0] as readonly Point[]), centre(rings[rings.length - 1] as readonly Point[]));
    for (let j = 0; j < wide; j++) {
      triangles.push(head, (j + 1) % wide, j, foot, last + j, last + ((j + 1) % wide));
    }
  }
  return shade(points, triangles, crease);
}

/** The rings with `steps` smooth rings between each two. */
function finer(rings: readonly (readonly Point[])[], steps: number): readonly (readonly Point[])[] {
  const wide = (rings[0] as readonly Point[]).length;
  const lines = Array.from({ length: wide }, (_, j) =>
    smooth(
      rings.map((ring) => ring[j] as Point),
      steps,
    ),
  );
  return (lines[0] as readonly Point[]).map((_, i) => lines.map((line) => line[i] as Point));
}

export type Along = { readonly up?: Point; readonly closed?: boolean; readonly size?: (part: number) => number };

/** Sweeps a flat outline (across, up) along a path; `size` scales it at each share (0..1) of the path. */
export function sweep(outline: readonly Flat[], path: readonly Point[], along: Along = {}, crease = 38): Shape {
  const { up, closed = false, size = () => 1 } = along;
  const rings = frames(path, up, closed).map((frame, i) => {
    const scale = size(path.length > 1 ? i / (path.length - 1) : 0);
    return outline.map(([x, y]): Point => {
      const of = (k: 0 | 1 | 2) => frame.at[k] + (frame.across[k] * x + frame.up[k] * y) * scale;
      return [of(0), of(1), of(2)];
    });
  });
  return loft(rings, crease, closed);
}

/** A round tube of `radius` metres along a smooth curve through the points. */
export const tube = (points: readonly Point[], radius: number, steps = 8, sides = 12, along: Along = {}): Shape =>
  sweep(circle(radius, sides), steps > 1 ? smooth(points, steps, along.closed) : points, along, 50);

/** A straight rod from end to end. */
export const rod = (from: Point, to: Point, radius: number, sides = 16): Shape =>
  sweep(circle(radius, sides), [from, to], {}, 50);

/** A slice across a hull at one x (metres): its lowest and highest points, half width, and how its widest line lies. */
export type Slice = {
  readonly x: number;
  readonly low: number;
  readonly high: number;
  readonly wide: number;
  /** The share of the height at which the slice is widest; 0.5 by default. */
  readonly waist?: number;
  /** 2 makes an ellipse, more a box with round corners. */
  readonly power?: number;
};

/** A rounded solid through slices from front to rear: a tank, a seat, a fender. */
export function hull(slices: readonly Slice[], steps = 6, sides = 36): Shape {
  const rings = slices.map(({ x, low, high, wide, waist = 0.5, power = 2.6 }) => {
    const middle = low + (high - low) * waist;
    return Array.from({ length: sides }, (_, i): Point => {
      const angle = ((i + 0.5) / sides) * 2 * Math.PI;
      const bow = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power);
      const high01 = bow(Math.sin(angle));
      return [x, middle + high01 * (high01 > 0 ? high - middle : middle - low), -wide * bow(Math.cos(angle))];
    });
  });
  return loft(steps > 1 ? finer(rings, steps) : rings, 50);
}
