import { expect, test } from "vitest";
import { composePaint, linearColour, PAINT_ENCODING, paintTables } from "../../../src/features/media/paint.ts";
import { blackPrint, develop, differenceOf, gainPrint, hasPaint, turnedRound } from "./develop.ts";

/** A strip of paint from shade to highlight, and a last pixel that only a shadow covers. */
const strip = (() => {
  const count = 64;
  const black = new Float32Array((count + 1) * 4);
  const gain = new Float32Array((count + 1) * 4);
  for (let i = 0; i < count; i++) {
    black.set([0.01 + (i / count) * 0.9, 0.01 + (i / count) * 0.6, 0.01, 1], i * 4);
    gain.set([...Array(3).fill((1 - i / count) * 0.8), 1], i * 4);
  }
  black.set([0, 0, 0, 0.5], count * 4);
  gain.set([0, 0, 0, 0.5], count * 4);
  return { width: count + 1, height: 1, black, gain };
})();

test("a pair composed by the server is the direct picture within half a level", () => {
  for (const paint of ["0a0a0b", "8a0007", "0b2a66", "c4c6c8"])
    expect(differenceOf(strip, paint).rmse).toBeLessThan(0.5);
  const composed = blackPrint(strip).pixels;
  const colour = linearColour("0b2a66");
  composePaint(composed, gainPrint(strip), colour, paintTables(PAINT_ENCODING));
  const direct = develop(strip, colour).pixels;
  for (const [at, value] of direct.entries()) expect(Math.abs(value - (composed[at] ?? 0))).toBeLessThanOrEqual(2);
});

test("a shadow is black with alpha of its own, ends at the picture's edge, and takes no paint", () => {
  const shadow = Float32Array.from({ length: 41 * 41 * 4 }, (_, at) => (at % 4 === 3 ? 0.5 : 0));
  const { pixels } = blackPrint({ width: 41, height: 41, black: shadow, gain: shadow });
  expect([...pixels.slice((20 * 41 + 20) * 4, (20 * 41 + 21) * 4)]).toEqual([0, 0, 0, 128]);
  expect([...pixels.slice(0, 4)]).toEqual([0, 0, 0, 0]);
  expect(hasPaint({ ...strip, gain: new Float32Array(strip.gain.length) })).toBe(false);
  expect(hasPaint(strip)).toBe(true);
});

test("mirroring a frame twice gives the frame again", () => {
  expect(turnedRound(turnedRound(strip))).toEqual(strip);
  expect(turnedRound(strip).black.slice(0, 4)).toEqual(strip.black.slice(-4));
});
