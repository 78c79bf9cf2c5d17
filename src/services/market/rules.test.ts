import { describe, expect, test } from "vitest";
import { figuresAmong } from "./rules.ts";

const among = (price: number, ...adverts: number[]) => figuresAmong(price, adverts);
/** Quartiles 20,000 and 24,000, middle 22,000. */
const FIVE = [18_000, 20_000, 22_000, 24_000, 26_000];
const fill = (price: number) => among(price, ...FIVE)?.fill;

describe("a price among those of comparable vehicles", () => {
  test("VDP-032 VDP-033 the range is the middle half of the adverts, in whatever order they come", () => {
    const range = { market_range_min: 20_000, market_range_max: 24_000 };
    expect(among(22_000, ...FIVE)).toMatchObject(range);
    expect(among(22_000, ...FIVE.toReversed())).toMatchObject(range);
    // Between the nearest two in proportion: a quarter of the way, and three quarters of it.
    expect(among(20_000, 10_000, 20_000, 30_000, 40_001)).toMatchObject({
      market_range_min: 17_500,
      market_range_max: 32_500,
    });
  });

  test("one advert far from all others moves the range by no more than any other would", () => {
    const near = among(22_000, 18_000, 20_000, 22_000, 24_000, 26_001);
    expect(among(22_000, 18_000, 20_000, 22_000, 24_000, 9_999_999)).toEqual(near);
  });

  test("VDP-030 fill is 1 at the range's lower end and below, 0 at its upper end and above, in proportion between", () => {
    expect([20_001, 20_000, 19_999, 13_334].map(fill)).toEqual([1, 1, 1, 1]);
    expect([21_000, 22_000, 23_000].map(fill)).toEqual([0.75, 0.5, 0.25]);
    expect([23_999, 24_000, 24_001, 90_000].map(fill)).toEqual([0, 0, 0, 0]);
  });

  test("where all ask the same, cheaper is full, dearer empty and the same half", () => {
    const same = [21_000, 21_000, 21_000];
    expect([20_999, 21_000, 21_001].map((price) => among(price, ...same)?.fill)).toEqual([1, 0.5, 0]);
  });

  test("VDP-034 confidence grows with the number of adverts and falls with their spread", () => {
    const alike = (count: number) => figuresAmong(20_000, Array<number>(count).fill(20_000))?.confidence;
    expect([3, 4, 12, 40].map(alike)).toEqual([0.43, 0.5, 0.75, 0.91]);
    // The range is 4,000 wide around 22,000, so the agreement is 9/11, times 5/9 for five adverts.
    expect(among(22_000, ...FIVE)?.confidence).toBe(0.45);
    // The range is as wide as the middle price is high, so there is no agreement at all.
    expect(among(9_000, 5_000, 10_000, 15_000, 15_000, 2_000)?.confidence).toBe(0);
    expect(among(1, 0, 0, 0)?.confidence).toBe(0);
  });

  test("a price of less than two thirds of the range's lower end is not of such a vehicle", () => {
    expect(among(13_333, ...FIVE)).toBeNull();
    expect(among(13_334, ...FIVE)).not.toBeNull();
  });

  test("fewer than three adverts are no market", () => {
    expect(among(20_000)).toBeNull();
    expect(among(20_000, 20_000, 21_000)).toBeNull();
    expect(among(20_000, 20_000, 21_000, 22_000)).not.toBeNull();
  });
});
