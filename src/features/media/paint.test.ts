import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  composePaint,
  gainLevel,
  lightOf,
  linearColour,
  PAINT_ENCODING,
  paintedAddress,
  paintTables,
  parsePaintedAddress,
  toneMap,
} from "./paint.ts";
import { chance } from "./testing.ts";

const tables = paintTables(PAINT_ENCODING);

describe("the tone curve", () => {
  test("rises all the way, from nothing to white", () => {
    const shown = Array.from({ length: 400 }, (_, step) => toneMap(step / 100, PAINT_ENCODING));
    expect(shown[0]).toBe(0);
    expect(shown.every((level, at) => at === 0 || level > (shown[at - 1] ?? 1))).toBe(true);
    expect(toneMap(1e6, PAINT_ENCODING)).toBeCloseTo(1, 6);
    expect(toneMap(-1, PAINT_ENCODING)).toBe(0);
  });

  test("is undone from every level to the same level", () => {
    for (let level = 0; level < 256; level++) {
      expect(Math.round(255 * toneMap(lightOf(level / 255, PAINT_ENCODING), PAINT_ENCODING))).toBe(level);
    }
  });
});

describe("painting a black frame by what white paint adds", () => {
  test("is within half a level of arithmetic in linear light, over random pixels and colours", () => {
    const luck = chance(7);
    let worst = 0;
    for (let round = 0; round < 40; round++) {
      const [black, gain] = [luck.bytes(4 * 500, 255), luck.bytes(500, 255)];
      const hex = luck.hex();
      const painted = Uint8Array.from(black);
      composePaint(painted, gain, linearColour(hex), tables);
      for (const [at, level] of painted.entries()) {
        if (at % 4 === 3) continue;
        const added = PAINT_ENCODING.mostGain * ((gain[at >> 2] ?? 0) / 255) ** 2;
        const mixed = lightOf((black[at] ?? 0) / 255, PAINT_ENCODING) + (linearColour(hex)[at % 4] ?? 0) * added;
        worst = Math.max(worst, Math.abs(level - 255 * toneMap(mixed, PAINT_ENCODING)));
      }
    }
    expect(worst).toBeLessThan(0.51);
  });

  test("gives the black frame for black, and leaves what no paint touches and what is transparent", () => {
    const black = Uint8Array.from([10, 20, 30, 255, 90, 90, 90, 128, 1, 2, 3, 0]);
    const gain = Uint8Array.from([200, 0, 200]);
    const painted = (hex: string) => {
      const result = Uint8Array.from(black);
      composePaint(result, gain, linearColour(hex), tables);
      return [...result];
    };
    expect(painted("000000")).toEqual([...black]);
    expect(painted("ffffff").slice(4)).toEqual([...black].slice(4));
    expect(
      painted("ffffff")
        .slice(0, 3)
        .every((level, at) => level > (black[at] ?? 255)),
    ).toBe(true);
  });

  test("shows the brightest light that two frames can make as white", () => {
    const painted = Uint8Array.from([255, 255, 255, 255]);
    composePaint(painted, Uint8Array.from([255]), linearColour("ffffff"), tables);
    expect([...painted]).toEqual([255, 255, 255, 255]);
  });

  test("writes a gain with the level that stands for the nearest light", () => {
    expect([-1, 0, 2.5, 9].map((light) => gainLevel(light, PAINT_ENCODING))).toEqual([0, 0, 255, 255]);
    for (let level = 0; level < 256; level++)
      expect(gainLevel(PAINT_ENCODING.mostGain * (level / 255) ** 2, PAINT_ENCODING)).toBe(level);
  });
});

describe("a painted picture's address", () => {
  test("is read back as it was made", () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,4})?$/);
    const address = fc.record({ design: name, colour: fc.stringMatching(/^[0-9a-f]{6}$/), view: name });
    fc.assert(
      fc.property(address, (one) => {
        expect(parsePaintedAddress(paintedAddress(one))).toEqual(one);
      }),
      { seed: 3, numRuns: 100 },
    );
  });

  test.each([
    "/art/suv-a/C4C6C8/f34.webp",
    "/art/suv-a/c4c6c/f34.webp",
    "/art/suv-a/c4c6c8/f34.png",
    "/art/suv-a/c4c6c8/f34.black.avif",
    "/art/suv-a/c4c6c8/../f34.webp",
    "/art/suv-a/f34.webp",
    "/site/suv-a/c4c6c8/f34.webp",
  ])("%s is none", (path) => expect(parsePaintedAddress(path)).toBeNull());
});
