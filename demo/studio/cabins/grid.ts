import { tube } from "../shapes/loft.ts";
import { type Flat, type Point, type Shape, shade } from "../shapes/shape.ts";

/** A sheet without thickness over (0..1, 0..1), divided into `across` by `up` quads. */
export function sheet(on: (u: number, v: number) => Point, across: number, up: number, crease = 50): Shape {
  const points: Point[] = [];
  const triangles: number[] = [];
  for (let j = 0; j <= up; j++)
    for (let i = 0; i <= across; i++) {
      points.push(on(i / across, j / up));
      if (i === across || j === up) continue;
      const a = j * (across + 1) + i;
      triangles.push(a, a + 1, a + across + 2, a, a + across + 2, a + across + 1);
    }
  return shade(points, triangles, crease);
}

/** A symmetric outline from its right half (x above 0), which is drawn upwards. */
export const symmetric = (right: readonly Flat[]): readonly Flat[] => [
  ...right,
  ...[...right].reverse().map(([x, y]): Flat => [-x, y]),
];

/** A lashing ring: a bow between two feet 6 cm apart along x that stands out by so much up (y) or across (z). */
export function lashing([x, y, z]: Point, up: number, across: number): Shape {
  const bow = [-0.03, -0.02, 0.02, 0.03].map((at, i): Point => {
    const out = i === 1 || i === 2 ? 1 : 0;
    return [x + at, y + out * up, z + out * across];
  });
  return tube(bow, 0.0055, 6, 8);
}
