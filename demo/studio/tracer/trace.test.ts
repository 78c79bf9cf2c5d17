import { expect, test } from "vitest";
import { ball } from "../shapes/lathe.ts";
import { searchable } from "./bvh.ts";
import { alongCurve, scattered } from "./chance.ts";
import { allAround, type Light, looking } from "./light.ts";
import { hex } from "./picture.ts";
import { builder } from "./scene.ts";
import { smoothed } from "./smooth.ts";
import { trace } from "./trace.ts";

const even: Light = { deep: [1, 1, 1], sky: (_, into) => into.fill(1) };
const grey = { colour: [0.5, 0.5, 0.5] as const, rough: 1, gloss: 0 };

test("the search finds the nearest triangle that this kind of ray sees", () => {
  const at = (x: number) => [x, -1, -1, x, 1, -1, x, 0, 1];
  const search = searchable({
    corners: Float32Array.from([...at(3), ...at(1), ...at(2)]),
    seenBy: Uint8Array.from([3, 2, 3]),
  });
  const met = { triangle: 0, distance: 0, u: 0, v: 0 };
  const [from, along] = [Float64Array.from([0, 0, 0]), Float64Array.from([1, 0, 0])];
  expect(search.nearest(from, along, 9, 1, met)).toBe(true);
  expect([met.triangle, met.distance]).toEqual([2, 2]);
  expect(search.nearest(from, along, 9, 2, met) && met.distance).toBe(1);
  expect(search.blocked(from, along, 0.5, 3)).toBe(false);
});

test("a ball under an even sky is as bright as its colour; beside it shows the sky", () => {
  const into = builder();
  into.add(grey, ball(0.5, 32));
  const [width, height] = [24, 24];
  const lens = looking({ eye: [0, 0, 4], at: [0, 0, 0], angle: 30, aspect: 1 });
  const picture = smoothed(trace(into.scene(), even, lens, { width, height, samples: 4 }, 0.1), false, 0.1);
  expect(picture[(12 * width + 12) * 3]).toBeCloseTo(0.5, 1);
  expect(picture[0]).toBeCloseTo(1, 5);
});

test("a thing in the sun casts a shadow, even one that only the sun's rays see", () => {
  const into = builder();
  into.sheet(grey, [-5, 0, 5], [10, 0, 0], [0, 0, -10]);
  into.shade(ball(1, 24));
  const light: Light = {
    deep: [0, 0, 0],
    sky: (_, sky) => sky.fill(0),
    sun: { towards: [0, 1, 0], colour: [1, 1, 1], spread: 0 },
  };
  const lens = looking({ eye: [0, 8, 0.01], at: [0, 0, 0], angle: 50, aspect: 1 });
  const { sharp } = trace(into.scene(), light, lens, { width: 25, height: 25, samples: 2 }, 0.5);
  expect(sharp[(12 * 25 + 12) * 3]).toBe(0);
  expect(sharp[0]).toBeCloseTo(0.5, 2);
});

test("a panorama looks ahead in its middle and to the right at three quarters", () => {
  const [from, along] = [new Float64Array(3), new Float64Array(3)];
  const lens = allAround([0, 1, 0]);
  lens(0.5, 0.5, from, along);
  expect([...along].map((value) => Math.round(value) + 0)).toEqual([-1, 0, 0]);
  lens(0.75, 0.5, from, along);
  expect([...along].map((value) => Math.round(value) + 0)).toEqual([0, 0, -1]);
});

test("colours are read as linear light", () => {
  expect(hex("#ffffff")).toEqual([1, 1, 1]);
  expect(hex("#808080")[0]).toBeCloseTo(0.2159, 3);
});

test("samples along the curve are spread evenly over every patch of the picture", () => {
  const side = 64;
  const at = (x: number, y: number) => alongCurve(x, y, side);
  const pixels = Array.from({ length: side * side }, (_, i) => [i % side, Math.floor(i / side)] as const);
  expect(new Set(pixels.map(([x, y]) => at(x, y))).size).toBe(side * side);
  const walk = pixels.toSorted(([a, b], [c, d]) => at(a, b) - at(c, d));
  for (const [i, [x, y]] of walk.slice(1).entries())
    expect(Math.abs(x - (walk[i]?.[0] ?? 0)) + Math.abs(y - (walk[i]?.[1] ?? 0))).toBe(1);
  const pair = new Float64Array(2);
  for (const [left, top] of [
    [0, 0],
    [13, 29],
    [40, 7],
  ] as const) {
    const quarters = [0, 0, 0, 0];
    for (let i = 0; i < 256; i++) {
      scattered(3, at(left + (i % 16), top + Math.floor(i / 16)), pair);
      const quarter = (pair[0] as number) < 0.5 ? 0 : 1;
      const index = quarter + ((pair[1] as number) < 0.5 ? 0 : 2);
      quarters[index] = (quarters[index] ?? 0) + 1;
    }
    // 64 each would be perfect; random counts would be off by 7 on average, often by 15.
    for (const count of quarters) expect(Math.abs(count - 64)).toBeLessThanOrEqual(6);
  }
});

test("a plain wall lit through a gap comes out without blotches", () => {
  const into = builder();
  into.sheet(grey, [-2, -2, 0], [4, 0, 0], [0, 4, 0]);
  const light: Light = { deep: [0, 0, 0], sky: (direction, sky) => sky.fill((direction[0] as number) > 0.8 ? 4 : 0.1) };
  const lens = looking({ eye: [0, 0, 4], at: [0, 0, 0], angle: 30, aspect: 1 });
  const size = 96;
  const picture = smoothed(
    trace(into.scene(), light, lens, { width: size, height: size, samples: 4 }, 0.1),
    false,
    0.1,
  );
  const middle = Array.from(
    { length: 48 * 48 },
    (_, i) => picture[((24 + Math.floor(i / 48)) * size + 24 + (i % 48)) * 3] ?? 0,
  );
  const mean = middle.reduce((sum, value) => sum + value, 0) / middle.length;
  const off = Math.sqrt(middle.reduce((sum, value) => sum + (value - mean) ** 2, 0) / middle.length);
  // Samples unrelated between pixels leave 0.1.
  expect(off / mean).toBeLessThan(0.02);
});
