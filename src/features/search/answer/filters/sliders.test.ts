import { describe, expect, test } from "vitest";
import { moveHandle, niceStep, refinementComplaint, sliderBounds } from "./sliders.ts";

const CONFIG = { sliderRounding: 1000 } as const;

describe("a slider's ends", () => {
  test("SRCH-033 price and kilometres are rounded outwards to 1000, years not at all", () => {
    expect(sliderBounds("price", { min: 10_001, max: 89_001 }, CONFIG)).toEqual({
      min: 10_000,
      max: 90_000,
      step: 1000,
    });
    expect(sliderBounds("km", { min: 999, max: 1000 }, CONFIG)).toEqual({ min: 0, max: 1000, step: 1000 });
    expect(sliderBounds("price", { min: 5600, max: 5600 }, { sliderRounding: 500 })).toMatchObject({
      min: 5500,
      max: 6000,
    });
    expect(sliderBounds("price", { min: 5000, max: 5000 }, CONFIG)).toMatchObject({ min: 5000, max: 6000 });
    expect(sliderBounds("year", { min: 2011, max: 2026 }, CONFIG)).toEqual({ min: 2011, max: 2026, step: 1 });
  });

  test("SRCH-036 end at 100,000 when the stock does not say", () => {
    expect(sliderBounds("km", undefined, CONFIG)).toEqual({ min: 0, max: 100_000, step: 1000 });
  });

  test("SRCH-037 the step is a hundredth of the range, up to a nice number", () => {
    expect([100_000, 100_001, 245_000, 500_000, 600_000].map(niceStep)).toEqual([1000, 2000, 5000, 5000, 10_000]);
    expect(sliderBounds("price", { min: 0, max: 245_000 }, CONFIG)).toEqual({ min: 0, max: 245_000, step: 5000 });
  });

  test("SRCH-037 both ends are whole steps apart, so that a handle reaches them", () => {
    expect(sliderBounds("price", { min: 4000, max: 247_000 }, CONFIG)).toEqual({ min: 4000, max: 249_000, step: 5000 });
  });
});

describe("a handle", () => {
  const bounds = { min: 5000, max: 90_000, step: 1000 };
  const current = { min: 10_000, max: 30_000 };

  test("SRCH-033 rounds to the nearest 1000", () => {
    expect(moveHandle("min", 12_499, current, bounds, 1000).min).toBe(12_000);
    expect(moveHandle("min", 12_500, current, bounds, 1000).min).toBe(13_000);
  });

  test("SRCH-034 stays within the slider", () => {
    expect(moveHandle("min", -1, current, bounds, 1000).min).toBe(5000);
    expect(moveHandle("max", 1e9, current, bounds, 1000).max).toBe(90_000);
    expect(moveHandle("max", Number.NaN, current, bounds, 1000)).toEqual(current);
  });

  test("SRCH-035 never passes the other", () => {
    expect(moveHandle("min", 50_000, current, bounds, 1000)).toEqual({ min: 30_000, max: 30_000 });
    expect(moveHandle("max", 6000, current, bounds, 1000)).toEqual({ min: 10_000, max: 10_000 });
  });

  test("SRCH-040 SRCH-041 ERR-011 what lies beyond has its sentence", () => {
    expect(refinementComplaint(4999, bounds)).toBe("Cannot refine below the range minimum");
    expect(refinementComplaint(90_001, bounds)).toBe("Cannot refine above the range maximum");
    expect([5000, 90_000].map((value) => refinementComplaint(value, bounds))).toEqual([null, null]);
  });
});
