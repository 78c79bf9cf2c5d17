import { type Extruding, extrude } from "./extrude.ts";
import { bent, cross, distance, type Flat, type Point, pointAt, type Shape, shade, unit } from "./shape.ts";

const half = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];

/** The mesh with every edge halved until none is longer than `longest` metres; it stays closed. */
export function refined(shape: Shape, longest: number): Shape {
  const points: Point[] = [];
  const known = new Map<string, number>();
  const numberOf = (point: Point): number => {
    const key = point.map((value) => Math.round(value * 2e5)).join();
    const at = known.get(key) ?? points.push(point) - 1;
    known.set(key, at);
    return at;
  };
  let faces: number[] = Array.from(shape.indices, (index) => numberOf(pointAt(shape.positions, index)));
  for (let round = 0; round < 9; round++) {
    const next: number[] = [];
    for (let i = 0; i < faces.length; i += 3) {
      next.push(...parted(faces.slice(i, i + 3) as [number, number, number], points, numberOf, longest));
    }
    if (next.length === faces.length) {
      break;
    }
    faces = next;
  }
  return shade(points, faces);
}

/** Cuts one triangle into one to four: every edge that is too long, so that neighbours are cut alike. */
function parted(
  corners: readonly [number, number, number],
  points: readonly Point[],
  numberOf: (point: Point) => number,
  longest: number,
): readonly number[] {
  const middles = corners.map((corner, i) => {
    const [a, b] = [points[corner] as Point, points[corners[(i + 1) % 3] as number] as Point];
    return distance(a, b) > longest ? numberOf(half(a, b)) : undefined;
  });
  const cuts = middles.filter((middle) => middle !== undefined).length;
  if (cuts === 0) {
    return corners;
  }
  const start =
    cuts === 1 ? middles.findIndex((m) => m !== undefined) : cuts === 2 ? (middles.indexOf(undefined) + 1) % 3 : 0;
  const [a, b, c] = [0, 1, 2].map((k) => corners[(start + k) % 3] as number) as [number, number, number];
  const [ab, bc, ca] = [0, 1, 2].map((k) => middles[(start + k) % 3]);
  if (ab !== undefined && bc !== undefined && ca !== undefined) {
    return [a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca];
  }
  if (ab !== undefined && bc !== undefined) {
    return [ab, b, bc, a, ab, bc, a, bc, c];
  }
  return ab === undefined ? corners : [a, ab, c, ab, b, c];
}

/** A surface on which a flat drawing is laid: maps a point of the drawing to its point in space. */
export type Surface = (u: number, v: number) => Point;

/** Which way the surface faces at a point of the drawing (u across v). */
function facing(on: Surface, u: number, v: number): Point {
  const e = 0.002;
  const [a, b, c, d] = [on(u + e, v), on(u - e, v), on(u, v + e), on(u, v - e)];
  return unit(cross([a[0] - b[0], a[1] - b[1], a[2] - b[2]], [c[0] - d[0], c[1] - d[1], c[2] - d[2]]));
}

export type Panel = Extruding & {
  readonly on: Surface;
  /** The longest edge that the mesh may have (metres). */
  readonly cell?: number;
  /** How far the underside lies above the surface, metres; below 0 in it. */
  readonly from?: number;
};

/** A sheet of the outline's shape that lies on a curved surface, with holes and round edges. */
export function panel(outline: readonly Flat[], { on, cell = 0.05, from = 0, ...how }: Panel): Shape {
  return bent(refined(extrude(outline, how), cell), ([u, v, high]) => {
    const at = on(u, v);
    const out = facing(on, u, v);
    const by = high + from;
    return [at[0] + out[0] * by, at[1] + out[1] * by, at[2] + out[2] * by];
  });
}
