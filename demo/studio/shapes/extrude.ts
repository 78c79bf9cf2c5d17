import { ShapeUtils, Vector2 } from "three";
import { anticlockwise, inset, rectangle } from "./outline.ts";
import { type Flat, move, type Point, type Shape, shade, turn } from "./shape.ts";

export type Extruding = {
  /** Thickness in metres along z, from 0. */
  readonly deep: number;
  /** Radius of the round edges, metres. */
  readonly bevel?: number;
  readonly steps?: number;
  readonly holes?: readonly (readonly Flat[])[];
  readonly crease?: number;
};

/** Height and inset of each ring of a plate with round edges, from back to front. */
function rims(deep: number, bevel: number, steps: number): readonly Flat[] {
  if (bevel <= 0) {
    return [
      [0, 0],
      [0, deep],
    ];
  }
  const quarter = Array.from({ length: steps + 1 }, (_, i): Flat => {
    const angle = (i / steps) * (Math.PI / 2);
    return [bevel * (1 - Math.sin(angle)), bevel * (1 - Math.cos(angle))];
  });
  return [...quarter, ...[...quarter].reverse().map(([by, high]): Flat => [by, deep - high])];
}

/** A plate of the outline's shape, from z = 0 to `deep`, with holes and round edges. */
export function extrude(
  outline: readonly Flat[],
  { deep, bevel = 0, steps = 3, holes = [], crease }: Extruding,
): Shape {
  const rings = [anticlockwise(outline), ...holes.map((hole) => [...anticlockwise(hole)].reverse())];
  const rows = rims(deep, Math.min(bevel, deep * 0.499), steps);
  const points: Point[] = [];
  const triangles: number[] = [];
  const starts = rings.map((ring) => {
    const start = points.length;
    for (const [by, high] of rows) {
      points.push(...inset(ring, by).map(([x, y]): Point => [x, y, high]));
    }
    for (let row = 0; row < rows.length - 1; row++) {
      for (let j = 0; j < ring.length; j++) {
        const [a, b] = [start + row * ring.length + j, start + row * ring.length + ((j + 1) % ring.length)];
        triangles.push(a, b, b + ring.length, a, b + ring.length, a + ring.length);
      }
    }
    return start;
  });
  const by = (rows[0] as Flat)[0];
  const drawn = rings.map((ring) => inset(ring, by).map(([x, y]) => new Vector2(x, y)));
  const numbers = rings.flatMap((ring, k) => ring.map((_, j) => [k, j] as const));
  for (const face of ShapeUtils.triangulateShape(drawn[0] ?? [], drawn.slice(1))) {
    const corner = (row: number) => (index: number) => {
      const [k, j] = numbers[index] as readonly [number, number];
      return (starts[k] as number) + row * (rings[k] as readonly Flat[]).length + j;
    };
    triangles.push(...face.map(corner(rows.length - 1)), ...[...face].reverse().map(corner(0)));
  }
  return shade(points, triangles, crease);
}

/** A plate drawn in side view (x, y), from z = `from` towards the left side. */
export const sidePlate = (outline: readonly Flat[], from: number, extruding: Extruding): Shape =>
  move(extrude(outline, extruding), [0, 0, from]);

/** A plate drawn as seen from the front (z, y), from x = `from` towards the tail. */
export const crossPlate = (outline: readonly Flat[], from: number, extruding: Extruding): Shape =>
  move(
    turn(
      extrude(
        outline.map(([z, y]): Flat => [-z, y]),
        extruding,
      ),
      "y",
      90,
    ),
    [from, 0, 0],
  );

/** A box with all its edges rounded, centred on a point: long (x), high (y), wide (z). */
export function roundedBox(long: number, high: number, wide: number, radius = 0.01, at: Point = [0, 0, 0]): Shape {
  const r = Math.min(radius, long * 0.49, high * 0.49, wide * 0.49);
  const outline = rectangle(-long / 2, -high / 2, long / 2, high / 2, r * 1.2, r > 0.02 ? 6 : 3);
  const box = extrude(outline, { deep: wide, bevel: r, steps: r > 0.02 ? 5 : 2 });
  return move(box, [at[0], at[1], at[2] - wide / 2]);
}
