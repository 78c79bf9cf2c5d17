import { describe, expect, test } from "vitest";
import { designs as familyVan } from "./caravan-family.ts";
import { designs as offRoad } from "./caravan-offroad.ts";
import { designs as teardrop } from "./caravan-teardrop.ts";
import { designs as adventure } from "./motorcycle-adventure.ts";
import { designs as cruiser } from "./motorcycle-cruiser.ts";
import { designs as naked } from "./motorcycle-naked.ts";
import { designs as coach } from "./motorhome-coach.ts";
import { designs as van } from "./motorhome-van.ts";
import { designs as scooter } from "./scooter.ts";
import { designs as light } from "./truck-light.ts";
import { designs as medium } from "./truck-medium.ts";
import { designs as primeMover } from "./truck-prime-mover.ts";

const caravans = [...familyVan, ...offRoad, ...teardrop];
const motorcycles = [...naked, ...adventure, ...cruiser, ...scooter];
const withCabs = [...coach, ...van, ...light, ...medium, ...primeMover];
const COARSE = 0.06;

/** The least and the greatest coordinate along one axis (`start`: 0 x, 1 y, 2 z). */
function extent(values: readonly Float32Array[], start: number): readonly [number, number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const list of values) {
    for (let i = start; i < list.length; i += 3) {
      const value = list[i] as number;
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  }
  return [least, most];
}

/** Motorcycles are the quickest to build; other vehicles are made of the same parts. */
const samples = motorcycles;

describe("a vehicle other than a car stands on the ground, is as long as it states and takes the paint", () => {
  test.each(samples.map((design) => [design.name, design] as const))(
    "%s",
    async (_, design) => {
      const parts = await design.build(COARSE);
      const positions = parts.map((part) => part.positions);
      const [ground] = extent(positions, 1);
      expect(Math.abs(ground)).toBeLessThan(0.015);
      const [nose, tail] = extent(positions, 0);
      expect(nose).toBeGreaterThan(-0.15);
      expect(Math.abs(tail - design.lengthMetres)).toBeLessThan(0.15);
      expect(parts.some((part) => part.material === "paint")).toBe(true);
      expect(parts.some((part) => part.decal?.includes("<text"))).toBe(true);
      for (const { positions: places, normals, indices } of parts) {
        expect(normals).toHaveLength(places.length);
        expect(indices.every((index) => index < places.length / 3)).toBe(true);
        expect(places.every(Number.isFinite)).toBe(true);
      }
    },
    30_000,
  );
});

test("every design has a name of its own", () => {
  const names = [...caravans, ...motorcycles, ...withCabs].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
