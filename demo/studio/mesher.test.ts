import { expect, test } from "vitest";
import { curve } from "./curve.ts";
import { polygonDistance, roundedBox, smoothMax, smoothMin } from "./field.ts";
import { meshField } from "./mesher.ts";

const ball = (x: number, y: number, z: number) => Math.hypot(x, y, z) - 0.2;
const around = { min: [-0.3, -0.3, -0.3], max: [0.3, 0.3, 0.3] } as const;

test("a meshed solid is closed: every edge has one triangle on either side", () => {
  const { indices } = meshField((x, y, z) => roundedBox(x, y, z, [0.2, 0.15, 0.1], 0.03), around, 0.02);
  const seen = new Map<string, number>();
  for (let i = 0; i < indices.length; i += 3)
    for (let e = 0; e < 3; e++) {
      const edge = `${indices[i + e]}>${indices[i + ((e + 1) % 3)]}`;
      seen.set(edge, (seen.get(edge) ?? 0) + 1);
    }
  for (const [edge, times] of seen) {
    const [from, to] = edge.split(">");
    expect(times).toBe(1);
    expect(seen.get(`${to}>${from}`)).toBe(1);
  }
});

test("vertices lie on the surface, normals and triangles point out of it", () => {
  const { positions, normals, indices } = meshField(ball, around, 0.02);
  expect(indices.length).toBeGreaterThan(600);
  for (let v = 0; v < positions.length; v += 3) {
    const [x = 0, y = 0, z = 0] = positions.slice(v, v + 3);
    expect(Math.hypot(x, y, z)).toBeCloseTo(0.2, 4);
    expect(((normals[v] ?? 0) * x + (normals[v + 1] ?? 0) * y + (normals[v + 2] ?? 0) * z) / 0.2).toBeCloseTo(1, 3);
  }
  const corner = (i: number) => positions.slice((indices[i] ?? 0) * 3, (indices[i] ?? 0) * 3 + 3);
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)];
    const u = b.map((value, axis) => value - (a[axis] ?? 0));
    const w = c.map((value, axis) => value - (a[axis] ?? 0));
    const [ux = 0, uy = 0, uz = 0] = u;
    const [wx = 0, wy = 0, wz = 0] = w;
    const out =
      (uy * wz - uz * wy) * (a[0] ?? 0) + (uz * wx - ux * wz) * (a[1] ?? 0) + (ux * wy - uy * wx) * (a[2] ?? 0);
    expect(out).toBeGreaterThan(-1e-12);
  }
});

test("a rounded joint changes nothing away from its corner", () => {
  expect(smoothMax(1, 0, 0.1)).toBe(1);
  expect(smoothMin(1, 0, 0.1)).toBeCloseTo(0);
  expect(smoothMax(0, 0, 0.6)).toBeCloseTo(0.1);
});

test("a polygon's distance is below zero inside and true outside", () => {
  const square = polygonDistance([
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]);
  expect(square(0.5, 0.5)).toBeCloseTo(-0.5);
  expect(square(2, 0.5)).toBeCloseTo(1);
});

test("a body line passes near its points and never overshoots a level stretch", () => {
  const line = curve(
    [
      [0, 0.7],
      [1, 0.9],
      [2, 0.9],
      [4, 1],
    ],
    0.04,
  );
  expect(line(0.5)).toBeGreaterThan(0.7);
  expect(line(1.5)).toBeCloseTo(0.9, 3);
  expect(line(4)).toBeCloseTo(1, 2);
});

test("a solid whose face lies almost on the grid has no stray vertex", () => {
  const { positions } = meshField(
    (x) => (Math.abs(x - 0.1) < 1e-9 ? -1e-60 : x - 0.1),
    {
      min: [0, 0, 0],
      max: [0.4, 0.4, 0.4],
    },
    0.05,
  );
  expect(positions.length).toBeGreaterThan(0);
  expect(positions.every(Number.isFinite)).toBe(true);
});
