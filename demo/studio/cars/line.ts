import type { Line } from "./spec.ts";

/** A line or outline written as its points, `x y` each, with commas between: `line("0 0.9, 0.2 0.985")`. Metres. */
export function line(points: string): Line {
  return points.split(",").map((point) => {
    const [x, y] = point.trim().split(/\s+/).map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`"${point}" is not a point`);
    return [x, y] as const;
  });
}
