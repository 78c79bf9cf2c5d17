import { EVERYTHING } from "../../src/features/search/data.ts";
import { STOCK_INDEX } from "../../src/features/search/index/documents/document.ts";
import { embeddedEngine } from "../../src/services/search/embedded/engine.ts";
import type { SearchDocument } from "../../src/services/search/port.ts";
import type { JudgedQuery } from "./judging.ts";

/**
 * Words that no grammar helps with: the same text stands in several fields, or side by side in one car and apart in
 * another. The yards of the stock are called after makes, as dealers' are ("Mazda Liverpool"), and the engine is asked
 * for the words as they stand.
 */
const YARDS = ["Mazda Castle Hill", "Toyota Brookvale", "Kia Alexandria", "Hyundai Parramatta", "Ford Liverpool"];

/** The cars, each in one of these yards by its number. */
export const inYards = (cars: readonly SearchDocument[]): readonly SearchDocument[] =>
  cars.map((car) => ({ ...car, location_name: YARDS[car.id % YARDS.length], city: "", state: "NSW" }));

const plain = (value: unknown) =>
  ` ${String(value ?? "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")} `;
const has = (car: SearchDocument, words: string) => plain(car.name).includes(` ${words} `);

/** A make is wanted, and rather in the yard that is named with it. */
const wantsMake = (make: string, yard = ""): JudgedQuery => ({
  typed: `${make} ${yard}`.trim(),
  gradeOf: (car) => {
    if (plain(car.make).trim() !== make) return 0;
    return plain(car.location_name).includes(` ${yard} `) || yard === "" ? 3 : 0;
  },
});

/** Words of a badge are wanted side by side; cars that have them apart are worth less. */
const wantsWords = (words: string): JudgedQuery => ({
  typed: words,
  gradeOf: (car) => {
    if (has(car, words)) return 3;
    return words.split(" ").every((word) => has(car, word)) ? 1 : 0;
  },
});

export const OWN_WORDS: readonly JudgedQuery[] = [
  ...["mazda", "toyota", "kia", "hyundai", "ford"].map((make) => wantsMake(make)),
  ...["castle hill", "brookvale", "alexandria", "parramatta"].map((yard) => wantsMake("mazda", yard)),
  ...["brookvale", "alexandria", "liverpool"].map((yard) => wantsMake("toyota", yard)),
  ...["liverpool", "parramatta", "brookvale"].map((yard) => wantsMake("kia", yard)),
  ...["castle hill", "alexandria", "liverpool"].map((yard) => wantsMake("hyundai", yard)),
  ...["sport hybrid", "hybrid premium", "premium hybrid", "gt sp", "n line", "gt line", "sx hybrid", "long range"].map(
    wantsWords,
  ),
  ...["toyota corolla sx", "mazda 3 g20", "kia sport", "ascent sport hybrid", "rav4 cruiser hybrid"].map(wantsWords),
];

/** The first ten of each query by our engine, without a grammar. */
export async function ownWords(cars: readonly SearchDocument[]): Promise<(typed: string) => Promise<SearchDocument[]>> {
  const engine = embeddedEngine(STOCK_INDEX);
  await engine.put(cars);
  return async (query) => {
    const found = await engine.search({ ...EVERYTHING, query, limit: 10 });
    if (!found.ok) throw new Error(found.error.message);
    return [...found.value.hits];
  };
}
