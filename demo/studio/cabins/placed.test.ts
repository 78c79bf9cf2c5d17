import { expect, test } from "vitest";
import { roundedBox } from "../shapes/extrude.ts";
import { builder, newSpot } from "../tracer/scene.ts";
import { placed } from "./placed.ts";

test("rays meet a part where it was moved to, and it is painted as it was drawn", () => {
  const into = builder();
  const painted: number[][] = [];
  const surface = {
    colour: [1, 1, 1] as const,
    paint: ({ x, y, z }: { x: number; y: number; z: number }) => painted.push([x, y, z]),
  };
  // A box drawn from 0.4 to 0.6 on the left, mirrored to the right, twice as far out, and moved back by a metre.
  const other = placed(into, { scale: [1, 1, -2], at: [1, 0, 0] });
  other.add(surface, roundedBox(0.2, 0.2, 0.2, 0.01, [0, 0, 0.5]));
  const scene = into.scene();
  const met = { triangle: -1, distance: 0, u: 0, v: 0 };
  const [from, along] = [Float64Array.from([1, 0, 0]), Float64Array.from([0, 0, -1])];
  expect(scene.search.nearest(from, along, 10, 1, met)).toBe(true);
  expect(met.distance).toBeCloseTo(0.8, 5);
  const spot = newSpot();
  scene.spotAt(met, from, along, spot);
  expect(painted[0]?.map((value) => Math.round(value * 100) / 100)).toEqual([0, 0, 0.4]);
  expect([spot.x, spot.z]).toEqual([1, -0.8].map((value) => expect.closeTo(value, 5)));
  expect([spot.nx, spot.ny, spot.nz].map(Math.round)).toEqual([0, 0, 1]);
});
