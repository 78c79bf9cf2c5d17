import { describe, expect, test } from "vitest";
import { extrude, roundedBox } from "./extrude.ts";
import { ball, drum, hoop } from "./lathe.ts";
import { rod, sweep, tube } from "./loft.ts";
import { below, circle, inset, rectangle, rounded, turning } from "./outline.ts";
import { panel } from "./panel.ts";
import { both, mirrored, pointAt, type Shape, stretch, turn } from "./shape.ts";
import { barrel, spokes, steelDisc, tyre, wires } from "./wheel.ts";

const size = { radius: 0.34, width: 0.22, rim: 0.23 };

/** Six times the volume inside, and how many edges have only one face. */
function solid({ positions, indices }: Shape) {
  const edges = new Map<string, number>();
  const name = (corner: number) =>
    pointAt(positions, corner)
      .map((value) => Math.round(value * 1e5) + 0)
      .join();
  let volume = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const corners = [0, 1, 2].map((k) => indices[i + k] as number);
    const [a, b, c] = corners.map((corner) => pointAt(positions, corner)) as [
      [number, number, number],
      [number, number, number],
      [number, number, number],
    ];
    volume +=
      a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
    corners.forEach((corner, k) => {
      const [from, to] = [name(corner), name(corners[(k + 1) % 3] as number)];
      const [key, way] = from < to ? [`${from}|${to}`, 1] : [`${to}|${from}`, -1];
      edges.set(key, (edges.get(key) ?? 0) + way);
    });
  }
  return { volume: volume / 6, open: [...edges.values()].filter((count) => count !== 0).length };
}

/** The share of corners whose normal points the way their face does. */
function facingOut({ positions, normals, indices }: Shape) {
  let good = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a = [], b = [], c = []]: (readonly number[])[] = [0, 1, 2].map((k) =>
      pointAt(positions, indices[i + k] as number),
    );
    const u = b.map((value, k) => value - (a[k] as number));
    const v = c.map((value, k) => value - (a[k] as number));
    const n = pointAt(normals, indices[i] as number);
    const [ux, uy, uz, vx, vy, vz] = [...u, ...v] as [number, number, number, number, number, number];
    good += n[0] * (uy * vz - uz * vy) + n[1] * (uz * vx - ux * vz) + n[2] * (ux * vy - uy * vx) > 0 ? 1 : 0;
  }
  return good / (indices.length / 3);
}

const makers: Record<string, Shape> = {
  "a plate with round edges and a hole": extrude(rectangle(0, 0, 1, 0.5, 0.1), {
    deep: 0.05,
    bevel: 0.01,
    holes: [circle(0.1, 16, [0.4, 0.25])],
  }),
  "a rounded box": roundedBox(1, 0.4, 0.6, 0.05, [2, 1, 0]),
  "a drum across": drum(0.3, 0.2, "x"),
  "a drum upright": drum(0.3, 0.2, "y"),
  "a ball": ball(0.2),
  "a hoop": hoop(0.3, 0.02),
  "a bent tube": tube(
    [
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 0.2],
    ],
    0.02,
  ),
  "a closed tube": tube(
    [
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
      [0, 1, 0],
    ],
    0.02,
    6,
    10,
    { closed: true },
  ),
  "a rod": rod([0, 0, 0], [0, 1, 0.4], 0.02),
  "a swept bar that thins": sweep(
    rectangle(-0.05, -0.02, 0.05, 0.02),
    [
      [0, 0, 0],
      [0.5, 0, 0],
      [1, 0, 0.1],
    ],
    { size: (t) => 1 - t / 2 },
  ),
  "a tyre": tyre(size),
  "a knobbly tyre": tyre(size, { blocks: 30 }),
  "a rim": barrel(size),
  "a steel disc": steelDisc(size),
  "five spokes": spokes(size, { count: 5, widths: [0.03, 0.02, 0.03], hub: 0.05 }),
  "wire spokes": wires(size, 32),
  "a panel on a curve": panel(rectangle(-0.5, -0.3, 0.5, 0.3, 0.1), {
    deep: 0.004,
    bevel: 0.0015,
    on: (u, v) => [u, v, 1 - 0.2 * u * u],
  }),
  "both sides of a turned, stretched box": both(
    stretch(turn(roundedBox(0.4, 0.2, 0.1, 0.02, [0, 0, 0.5]), "x", 20), [1, 2, 1]),
  ),
};

describe("every shape is a closed mesh that faces outwards", () => {
  test.each(Object.entries(makers))("%s", (_, shape) => {
    const { volume, open } = solid(shape);
    expect(open).toBe(0);
    expect(volume).toBeGreaterThan(0);
    expect(facingOut(shape)).toBeGreaterThan(0.995);
    for (let i = 0; i < shape.normals.length / 3; i++) {
      expect(Math.hypot(...pointAt(shape.normals, i))).toBeCloseTo(1, 4);
    }
  });
});

test("volumes are as computed by hand", () => {
  expect(solid(ball(0.5, 96)).volume).toBeCloseTo((4 / 3) * Math.PI * 0.125, 2);
  expect(solid(roundedBox(1, 2, 3, 0.001)).volume).toBeCloseTo(6, 2);
  expect(solid(mirrored(roundedBox(1, 2, 3, 0.001, [0, 0, 2]))).volume).toBeCloseTo(6, 2);
});

test("an outline is rounded, drawn in and measured", () => {
  const square = rectangle(0, 0, 1, 1);
  expect(turning(square)).toBe(2);
  expect(inset(square, 0.1)[0]).toEqual([0.1, 0.1]);
  expect(rounded(square, 0.2, 4)).toHaveLength(20);
  expect(below(square, 0.4)).toEqual([
    [0, 0],
    [1, 0],
    [1, 0.4],
    [0, 0.4],
  ]);
});
