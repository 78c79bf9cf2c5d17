import { expect, test } from "vitest";
import { ball } from "../shapes/lathe.ts";
import { searchable } from "./bvh.ts";
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

test("what stands in the sun throws a shadow, also when only the sun sees it", () => {
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
