import { describe, expect, test } from "vitest";
import {
  draggedFrames,
  filmPlace,
  loadingOrder,
  modesOf,
  nearestFrame,
  openingMode,
  shownSlide,
  slidesOf,
  steppedFrame,
  TURN_MS,
  wrapped,
} from "./rules.ts";
import type { ViewerMode } from "./schema.ts";

const NOTHING = { frames: 0, films: 0, pictures: 0, interior: false };

describe("modes", () => {
  test("VDP-010 VDP-086 VDP-088 a mode is there only with its media, in one order", () => {
    expect(modesOf({ frames: 36, films: 1, pictures: 9, interior: true })).toEqual([
      "spinner",
      "walkaround",
      "gallery",
      "interior",
    ]);
    expect(modesOf({ ...NOTHING, frames: 2 })).toEqual(["spinner"]);
    expect(modesOf({ ...NOTHING, frames: 1, pictures: 1 })).toEqual(["gallery"]);
    expect(modesOf({ ...NOTHING, interior: true })).toEqual(["interior"]);
    expect(modesOf(NOTHING)).toEqual(["gallery"]);
  });

  test("VDP-085 it opens with the spin, without one with the first of walkaround, gallery and interior", () => {
    const opened = (...modes: ViewerMode[]) => openingMode(modes, { viewerDefaultMode: "spinner" }, true);
    expect(opened("spinner", "walkaround", "gallery", "interior")).toBe("spinner");
    expect(opened("walkaround", "gallery", "interior")).toBe("walkaround");
    expect(opened("gallery", "interior")).toBe("gallery");
    expect(opened("interior")).toBe("interior");
  });

  test("VDP-005 VDP-085 a film that is no walkaround never takes the pictures' place", () => {
    const opened = (...modes: ViewerMode[]) => openingMode(modes, { viewerDefaultMode: "spinner" }, false);
    expect(opened("walkaround", "gallery", "interior")).toBe("gallery");
    expect(opened("walkaround", "interior")).toBe("interior");
    expect(opened("walkaround")).toBe("walkaround");
    expect(openingMode(["spinner", "walkaround"], { viewerDefaultMode: "gallery" }, false)).toBe("spinner");
  });

  test("VDP-087 a dealer's site opens with the gallery, where there is one", () => {
    const opened = (...modes: ViewerMode[]) => openingMode(modes, { viewerDefaultMode: "gallery" }, true);
    expect(opened("spinner", "walkaround", "gallery")).toBe("gallery");
    expect(opened("spinner", "interior")).toBe("interior");
    expect(opened("spinner")).toBe("spinner");
  });
});

test.each([
  ["start", 0, 0, 0, 0],
  ["second", 0, 1, 1, 1],
  ["middle", 0, 1, 2, 3],
  ["end", 0, 1, 4, 5],
] as const)("VDP-007 the film at %s among 0, 1, 4 and 5 pictures", (videoPosition, ...places) => {
  expect([0, 1, 4, 5].map((pictures) => filmPlace(pictures, { videoPosition }))).toEqual(places);
});

test("VDP-006 the film has a place of its own among the pictures", () => {
  expect(slidesOf(["a", "b"], 1)).toEqual(["a", null, "b"]);
  expect(slidesOf(["a", "b"], 2)).toEqual(["a", "b", null]);
  expect(slidesOf(["a", "b"], null)).toEqual(["a", "b"]);
  expect([-1, 0, 2, 3].map((slide) => shownSlide(slide, 3))).toEqual([0, 0, 2, 2]);
});

describe("the spin", () => {
  test("VDP-092 by itself it goes on a frame every tenth of a second", () => {
    expect(TURN_MS).toBe(100);
  });

  test("VDP-093 after the last frame comes the first, and before the first the last", () => {
    expect([-37, -1, 0, 35, 36, 73].map((frame) => wrapped(frame, 36))).toEqual([35, 35, 0, 35, 0, 1]);
    const all = [true, true, true];
    expect(steppedFrame(2, 1, all)).toBe(0);
    expect(steppedFrame(0, -1, all)).toBe(2);
  });

  test("VDP-094 a drag steps once beyond 20 pixels, and once more with each further 20", () => {
    expect([0, 20, 20.5, 40, 41, 60, 61].map(draggedFrames)).toEqual([0, 0, -1, -1, -2, -2, -3]);
    expect([-20, -21, -41].map(draggedFrames)).toEqual([0, 1, 2]);
  });

  test("ERR-005 frames that did not come are stepped over", () => {
    const there = [true, false, false, true];
    expect(steppedFrame(0, 1, there)).toBe(3);
    expect(steppedFrame(0, -1, there)).toBe(3);
    expect(steppedFrame(3, 1, there)).toBe(0);
    expect(steppedFrame(0, 1, [true, false])).toBe(0);
  });

  test("what has come stands for what has not, the nearest first, over the seam too", () => {
    const there = Array.from({ length: 36 }, (_, frame) => frame % 9 === 0);
    expect([0, 4, 5, 31, 32, 35].map((frame) => nearestFrame(frame, there))).toEqual([0, 0, 9, 27, 0, 0]);
    expect(nearestFrame(1, [false, false])).toBeNull();
    expect(nearestFrame(0, [false, true])).toBe(1);
  });

  test("frames are fetched coarse first, each once", () => {
    expect(loadingOrder(36).slice(0, 8)).toEqual([0, 18, 9, 27, 4, 13, 22, 31]);
    for (const count of [0, 1, 2, 3, 7, 24, 36, 72]) {
      expect([...loadingOrder(count)].sort((one, other) => one - other)).toEqual([...Array(count).keys()]);
    }
  });
});
