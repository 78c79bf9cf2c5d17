import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  allowed,
  directionAt,
  directionOf,
  dragged,
  FIRST_VIEW,
  LEAST_FOV,
  MOST_FOV,
  MOST_PITCH,
  type PanoramaView,
  placeOnStage,
  viewBetween,
  viewMatrix,
  zoomed,
} from "../../../src/features/viewer/panorama.ts";
import { allAround } from "../tracer/light.ts";
import { hotspotsFrom } from "./hotspots.ts";

const AHEAD: PanoramaView = { yaw: 0, pitch: 0, fov: 90 };
const WIDE = { width: 1600, height: 1000 };
const TALL = { width: 390, height: 844 };

describe("VDP-011 VDP-088 the panorama", () => {
  test("the middle of the picture is ahead, its right half to the right, its upper half up", () => {
    expect(directionOf({ x: 50, y: 50 })).toEqual({ yaw: 0, pitch: 0 });
    expect(directionOf({ x: 75, y: 25 })).toEqual({ yaw: 90, pitch: 45 });
    expect(directionOf({ x: 0, y: 100 })).toEqual({ yaw: -180, pitch: -90 });
  });

  test("the longer side of the stage holds the field of view", () => {
    const edge = (x: number, y: number, size: typeof WIDE) => directionAt({ x, y }, AHEAD, size);
    expect(edge(100, 50, WIDE).yaw).toBeCloseTo(45);
    expect(edge(50, 0, WIDE).pitch).toBeCloseTo(32.005, 2);
    expect(edge(50, 0, TALL).pitch).toBeCloseTo(45);
    expect(edge(0, 50, TALL).yaw).toBeCloseTo(-24.8, 1);
  });

  test("the matrix is right, up and ahead, one column after the other, each as long as the stage reaches", () => {
    const rounded = (view: PanoramaView, size = WIDE) =>
      viewMatrix(view, size).map((value) => Math.round(value * 1000) / 1000 + 0);
    expect(rounded(AHEAD)).toEqual([1, 0, 0, 0, 0.625, 0, 0, 0, 1]);
    expect(rounded({ ...AHEAD, yaw: 90 })).toEqual([0, 0, -1, 0, 0.625, 0, 1, 0, 0]);
  });

  test("a direction seen at a point of the stage is drawn at that point again", () => {
    const view = fc.record({
      yaw: fc.integer({ min: -180, max: 179 }),
      pitch: fc.integer({ min: -MOST_PITCH, max: MOST_PITCH }),
      fov: fc.integer({ min: LEAST_FOV, max: MOST_FOV }),
    });
    const place = fc.record({ x: fc.integer({ min: 1, max: 99 }), y: fc.integer({ min: 1, max: 99 }) });
    fc.assert(
      fc.property(view, place, fc.constantFrom(WIDE, TALL), (seen, at, size) => {
        const { yaw, pitch } = directionAt(at, seen, size);
        const again = placeOnStage({ x: (yaw + 180) / 3.6, y: (90 - pitch) / 1.8 }, seen, size);
        expect(again?.x).toBeCloseTo(at.x, 4);
        expect(again?.y).toBeCloseTo(at.y, 4);
      }),
    );
  });
});

describe("VDP-096 a hotspot of the cabin", () => {
  test("stands in the middle of the stage when it is looked at, whatever it is", () => {
    const places = hotspotsFrom(
      [0, 1, 0],
      [
        ["screen", -1, 0.8, 0],
        ["door", -0.5, 0.6, 0.7],
        ["bench", 1, 0.5, 0.3],
      ],
    );
    for (const { yaw, pitch } of places) {
      const at = { x: (yaw / 360 + 0.5) * 100, y: (0.5 - pitch / 180) * 100 };
      const found = placeOnStage(at, { yaw, pitch, fov: 60 }, WIDE);
      expect(found?.x).toBeCloseTo(50, 6);
      expect(found?.y).toBeCloseTo(50, 6);
    }
  });

  test("lies where the studio's lens put it in the picture", () => {
    const [from, along] = [new Float64Array(3), new Float64Array(3)];
    allAround([0, 0, 0])(0.8, 0.3, from, along);
    const [{ yaw, pitch } = { yaw: 0, pitch: 0 }] = hotspotsFrom(
      [0, 0, 0],
      [["there", along[0] ?? 0, along[1] ?? 0, along[2] ?? 0]],
    );
    const { yaw: expectedYaw, pitch: expectedPitch } = directionOf({ x: 80, y: 30 });
    expect(yaw).toBeCloseTo(expectedYaw);
    expect(pitch).toBeCloseTo(expectedPitch);
  });

  test.each([
    ["behind", { x: 0, y: 50 }],
    ["beside", { x: 75, y: 50 }],
    ["overhead", { x: 50, y: 0 }],
    ["just beyond the right edge", { x: 63, y: 50 }],
  ])("is hidden where it is %s", (_, place) => expect(placeOnStage(place, AHEAD, WIDE)).toBeNull());

  test("moves to the left as the view turns right, and up as the view tilts down", () => {
    const moved = placeOnStage({ x: 50, y: 50 }, { yaw: 10, pitch: -10, fov: 90 }, WIDE);
    expect(moved?.x).toBeLessThan(50);
    expect(moved?.y).toBeLessThan(50);
  });
});

describe("VDP-088 turning the view", () => {
  test("a point that is dragged stays under the finger", () => {
    const [before, after] = [placeOnStage({ x: 50, y: 50 }, AHEAD, WIDE), dragged(AHEAD, 16, 10, WIDE)];
    const moved = placeOnStage({ x: 50, y: 50 }, after, WIDE);
    expect((moved?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(1, 2);
    expect((moved?.y ?? 0) - (before?.y ?? 0)).toBeCloseTo(1, 2);
    expect(after.yaw).toBeLessThan(0);
  });

  test("the view turns round without an end, never over head, and zooms neither too near nor too far", () => {
    expect(dragged({ yaw: -179, pitch: 0, fov: 90 }, 100, 0, WIDE).yaw).toBeGreaterThan(170);
    expect(dragged(AHEAD, 0, 1e6, WIDE).pitch).toBe(MOST_PITCH);
    expect(dragged(AHEAD, 0, -1e6, WIDE).pitch).toBe(-MOST_PITCH);
    expect(zoomed(AHEAD, 100).fov).toBe(LEAST_FOV);
    expect(zoomed(AHEAD, 0.01).fov).toBe(MOST_FOV);
    expect(allowed({ yaw: 540, pitch: 0, fov: 60 }).yaw).toBe(-180);
    expect(allowed(FIRST_VIEW)).toEqual(FIRST_VIEW);
  });

  test("from one view to another it turns the shorter way round", () => {
    const [from, to] = [
      { yaw: 170, pitch: 0, fov: 90 },
      { yaw: -170, pitch: 20, fov: 50 },
    ];
    expect(viewBetween(from, to, 0.25)).toEqual({ yaw: 175, pitch: 5, fov: 80 });
    expect(viewBetween(from, to, 1)).toEqual(to);
  });
});
