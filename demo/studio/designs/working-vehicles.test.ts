import { expect, test } from "vitest";
import type { Part } from "../design.ts";
import { designs as dualCabChassis } from "./dual-cab-chassis.ts";
import { designs as routeBus } from "./route-bus.ts";

const COARSE = 0.08;

/** The least and the greatest coordinate of all parts along one axis (`start`: 0 x, 1 y, 2 z). */
function extent(parts: readonly Part[], start: 0 | 1 | 2): readonly [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { positions } of parts)
    for (let i = start; i < positions.length; i += 3) {
      least = Math.min(least, positions[i] ?? 0);
      most = Math.max(most, positions[i] ?? 0);
    }
  return [least, most];
}

function expectWhole(parts: readonly Part[], lengthMetres: number): void {
  expect(Math.abs(extent(parts, 1)[0])).toBeLessThan(0.015);
  expect(Math.abs(extent(parts, 0)[1] - lengthMetres)).toBeLessThan(0.15);
  for (const { positions, normals, indices } of parts) {
    expect(normals).toHaveLength(positions.length);
    expect(positions.every(Number.isFinite) && normals.every(Number.isFinite)).toBe(true);
    expect(indices.every((index) => index < positions.length / 3)).toBe(true);
  }
}

test("a cab chassis stands on the ground and ends where its tray does", async () => {
  const [design] = dualCabChassis;
  const parts = (await design?.build(COARSE)) ?? [];
  expectWhole(parts, design?.lengthMetres ?? 0);
  expect(parts.some(({ material }) => material === "tray")).toBe(true);
});

test("a bus stands on the ground, is as long as it states, and has doors only on its left, at the kerb", async () => {
  const [bus] = routeBus;
  const parts = (await bus?.build(COARSE)) ?? [];
  expectWhole(parts, bus?.lengthMetres ?? 0);
  const panes = parts.filter(({ material }) => material === "privacyGlass");
  expect(bus?.symmetric).toBe(false);
  expect(panes.length).toBeGreaterThan(0);
  expect(extent(panes, 2)[0]).toBeGreaterThan(1);
});
