import { expect, test } from "vitest";
import { holds, isWorthAsking, matches, matchesIn } from "./matching.ts";

test("every word that is typed begins a word of the name; the beginning of the name is best", () => {
  expect(matches("price", "Price of the car")).toBe(3);
  expect(matches("price", "Change the open car’s price")).toBe(1);
  expect(matches("where go", "Where leads go")).toBe(2);
  expect(matches("ice", "Price")).toBe(0);
  expect(matches("price nonsense", "Price")).toBe(0);
  expect(matches("OSEI", "Leanne Ōsei")).toBe(1);
  expect([matches("", "Price"), matches("  ", "Price"), matches("%_'\"\\", "Price")]).toEqual([0, 0, 0]);
});

test("words of the room help to find a thing, and find none by themselves", () => {
  expect(matchesIn("stock price", "Change the open car’s price", "Stock")).toBe(2);
  expect(matchesIn("stock", "Change the open car’s price", "Stock")).toBe(0);
  expect(matchesIn("price", "Price list", "Money")).toBeGreaterThan(matchesIn("price", "Change the price", "Money"));
});

test("signs alone are not asked for", () => {
  expect(["%%", "_ %", "'", "a", ""].some(isWorthAsking)).toBe(false);
  expect(["to", "0491", "a1", "Öz"].every(isWorthAsking)).toBe(true);
});

test("an older answer fits as long as it has all that is typed, numbers and plates with or without blanks", () => {
  expect(holds("szabo gr", "Grant Szabo Enquiry")).toBe(true);
  expect(holds("dem14k", "2022 Toyota RAV4 DEM 14K")).toBe(true);
  expect(holds("szabot", "Grant Szabo")).toBe(false);
});
