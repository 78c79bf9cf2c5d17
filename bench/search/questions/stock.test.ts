import { expect, test } from "vitest";
import { someCars } from "../testing.ts";
import { FACETS, generatedCars, plainWords } from "./stock.ts";

test("a larger stock begins with the smaller one", () => {
  expect(someCars(300).slice(0, 100)).toEqual(someCars(100));
});

test("the cars read from the file are those that were generated", () => {
  const cars = someCars(120);
  for (const { document } of generatedCars()) {
    const car = cars[document.id - 1];
    if (!car) break;
    for (const field of FACETS) expect(car[field]).toBe(document[field] === null ? undefined : String(document[field]));
    expect([car.price, car.km, car.year]).toEqual([document.price, document.km, document.year]);
    expect(Math.floor(car.rank / 1e10)).toBe(document.custom_rank);
    expect(car.rank % 1e10).toBe(document.created_at_timestamp);
    expect(car.text.split(" ").slice(0, 2)).toEqual([String(document.year), plainWords(document.make)[0]]);
  }
  expect(cars).toHaveLength(120);
});

test("words are runs of letters or of digits, without accents", () => {
  expect(plainWords("Citroën C4 e-HDi CX-5")).toEqual(["citroen", "c", "4", "e", "hdi", "cx", "5"]);
});
