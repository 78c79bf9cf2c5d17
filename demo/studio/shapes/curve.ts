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

/** Frames along a path; the first frame's `up` points as nearly as it can in the direction `up`. */
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
