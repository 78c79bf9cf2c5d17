import { expect, test } from "vitest";
import { retryDelay } from "./retry.ts";

const MINUTE = 60_000;

test("the waits grow from half a minute to hours; after the tenth attempt the delivery is parked", () => {
  const waits = Array.from({ length: 10 }, (_, index) => retryDelay(index + 1, "unavailable", 0.5));
  expect(waits).toEqual([
    0.5 * MINUTE,
    2 * MINUTE,
    10 * MINUTE,
    30 * MINUTE,
    60 * MINUTE,
    120 * MINUTE,
    240 * MINUTE,
    600 * MINUTE,
    960 * MINUTE,
    null,
  ]);
});

test("what the receiver refuses for good is parked after the third attempt", () => {
  expect([1, 2, 3].map((attempts) => retryDelay(attempts, "rejected", 0.5))).toEqual([0.5 * MINUTE, 2 * MINUTE, null]);
});

test("chance spreads a wait by a fifth to either side", () => {
  expect(retryDelay(2, "unavailable", 0)).toBe(96_000);
  expect(retryDelay(2, "unavailable", 1)).toBe(144_000);
});
