import { expect, test } from "vitest";
import { buttonRows, choiceQuery, modelsInChoice, priceBounds, rangeChoice } from "./range.ts";

const buttons = (count: number) => Array.from({ length: count }, (_, at) => at);

test.each([
  [3, [0, 1, 2], [3, 4, 5, 6, 7, 8]],
  [4, [0, 1, 2, 3], [4, 5, 6, 7, 8]],
])("MODEL-030 MODEL-031 MODEL-032 %i buttons stand first, the second row ends at index 8", (first, one, two) => {
  expect(buttonRows(buttons(12), first)).toEqual([one, two, [9, 10, 11]]);
  expect(buttonRows(buttons(9), first)).toEqual([one, two]);
  expect(buttonRows(buttons(10), first)).toEqual([one, two, [9]]);
});

test("MODEL-030 few buttons are one row", () => {
  expect(buttonRows(buttons(4), 4)).toEqual([[0, 1, 2, 3]]);
  expect(buttonRows([], 4)).toEqual([]);
});

const model = (startsAt: number | null, ...bodies: string[]) => ({ startsAt, bodies });
const CARDS = [model(33_990, "Ute"), model(42_260, "SUV"), model(null, "SUV")];

test("MODEL-029 the price runs from the cheapest to the dearest model in whole thousands", () => {
  expect(priceBounds(CARDS)).toEqual({ min: 33_000, max: 43_000, step: 1_000 });
  expect(priceBounds([model(33_990), model(33_990), model(null)])).toBeNull();
});

test("MODEL-029 the price leaves out what is dearer or cheaper, and, once moved, what has no price", () => {
  const bounds = priceBounds(CARDS);
  const all = { body: null, low: null, high: null };
  expect(modelsInChoice(CARDS, all, bounds)).toEqual(CARDS);
  expect(modelsInChoice(CARDS, { ...all, low: 33_000, high: 43_000 }, bounds)).toEqual(CARDS);
  expect(modelsInChoice(CARDS, { ...all, high: 42_259 }, bounds)).toEqual([CARDS[0]]);
  expect(modelsInChoice(CARDS, { ...all, high: 42_260 }, bounds)).toEqual([CARDS[0], CARDS[1]]);
  expect(modelsInChoice(CARDS, { ...all, low: 33_991 }, bounds)).toEqual([CARDS[1]]);
  expect(modelsInChoice(CARDS, { ...all, low: 33_990 }, bounds)).toEqual([CARDS[0], CARDS[1]]);
});

test("MODEL-021 the chosen body decides which models are visible", () => {
  expect(modelsInChoice(CARDS, { body: "SUV", low: null, high: null }, priceBounds(CARDS))).toEqual(CARDS.slice(1));
});

test("MODEL-034 an address that says a choice is read as that choice", () => {
  for (const choice of [
    { body: null, low: null, high: null },
    { body: "SUV", low: null, high: 42_000 },
    { body: "Cab Chassis", low: 0, high: null },
  ]) {
    const query = choiceQuery(choice);
    expect(rangeChoice(new URLSearchParams(query), ["SUV", "Cab Chassis"]), query).toEqual(choice);
  }
  expect(choiceQuery({ body: null, low: null, high: null })).toBe("");
});

test("MODEL-034 the address chooses a body in any letter case; what is not one means All", () => {
  const bodies = ["SUV", "Ute"];
  expect(rangeChoice(new URLSearchParams("body=suv"), bodies)).toEqual({ body: "SUV", low: null, high: null });
  expect(rangeChoice(new URLSearchParams("body=Boat"), bodies).body).toBeNull();
  expect(rangeChoice(new URLSearchParams("price-min=$30,000&price-max=x"), bodies)).toEqual({
    body: null,
    low: 30_000,
    high: null,
  });
});
