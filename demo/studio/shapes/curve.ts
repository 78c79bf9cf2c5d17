import { cross, dot, type Point, unit } from "./shape.ts";

/** A smooth curve through points (centripetal enough for well-spaced points), `steps` pieces between each two. */
export function smooth(points: readonly Point[], steps = 8, closed = false): readonly Point[] {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as Point;
  const out: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const one = (k: 0 | 1 | 2) =>
        b[k] +
        0.5 * t * (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])));
      out.push([one(0), one(1), one(2)]);
    }
  }
  return closed ? out : [...out, at(n - 1)];
}

/** A frame at every point of a path, carried along without twist: the way ahead and two directions across. */
export type Frame = { readonly at: Point; readonly ahead: Point; readonly across: Point; readonly up: Point };

/** Frames along a path. `up` is the direction the first frame's `up` leans to. */
export function frames(path: readonly Point[], up: Point = [0, 1, 0], closed = false): readonly Frame[] {
  const n = path.length;
  const at = (i: number) => path[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as Point;
  let lean = up;
  return path.map((point, i) => {
    const [before, after] = [at(i - 1), at(i + 1)];
    const ahead = unit([after[0] - before[0], after[1] - before[1], after[2] - before[2]]);
    if (Math.abs(dot(ahead, lean)) > 0.98) {
      lean = Math.abs(ahead[0]) < 0.9 ? [1, 0, 0] : [0, 0, 1];
    }
    const across = unit(cross(lean, ahead));
    const upright = cross(ahead, across);
    lean = upright;
    return { at: point, ahead, across, up: upright };
  });
}

/** Reads a number off a curve of `[place, value]` knots, eased between them; constant beyond the ends. */
export function read(knots: readonly (readonly [number, number])[], place: number): number {
  const first = knots[0] as readonly [number, number];
  const last = knots[knots.length - 1] as readonly [number, number];
  if (place <= first[0]) {
    return first[1];
  }
  if (place >= last[0]) {
    return last[1];
  }
  const i = knots.findIndex((knot) => knot[0] > place);
  const slope = (k: number): number => {
    const [a, b, c] = [knots[k - 1], knots[k], knots[k + 1]];
    if (!a || !b || !c) {
      return 0;
    }
    const [left, right] = [(b[1] - a[1]) / (b[0] - a[0]), (c[1] - b[1]) / (c[0] - b[0])];
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
  };
  const [a, b] = [knots[i - 1] as readonly [number, number], knots[i] as readonly [number, number]];
  const wide = b[0] - a[0];
  const t = (place - a[0]) / wide;
  const [t2, t3] = [t * t, t * t * t];
  return (
    (2 * t3 - 3 * t2 + 1) * a[1] +
    (t3 - 2 * t2 + t) * wide * slope(i - 1) +
    (3 * t2 - 2 * t3) * b[1] +
    (t3 - t2) * wide * slope(i)
  );
}
