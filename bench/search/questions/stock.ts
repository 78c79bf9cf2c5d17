import { readFileSync, writeFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import { type DemoCar, generateStock } from "../../../demo/stock/generate.ts";
import { documentOf, type StockDocument } from "../../../src/features/search/index/documents/document.ts";
import { YARDS } from "./yards.ts";

/** The sixteen fields that every search counts. Each car has one value of each, or none. */
export const FACETS = [
  "make",
  "model",
  "badge",
  "series",
  "simple_body",
  "colour",
  "simple_fuel",
  "simple_transmission",
  "drive",
  "seats",
  "car_type",
  "status",
  "tag",
  "location_name",
  "city",
  "state",
] as const;
export type FacetField = (typeof FACETS)[number];

export const NUMBERS = ["price", "km", "year"] as const;
export type NumberField = (typeof NUMBERS)[number];

/** The data of a car that every engine gets. */
export type BenchCar = {
  readonly id: number;
  /**
   * The words that find the car, each once, separated by spaces: lower-case letters or digits, never both in a word.
   */
  readonly text: string;
  /** The dealer's own order as one number, the greatest first. */
  readonly rank: number;
} & { readonly [field in NumberField]: number } & { readonly [field in FacetField]: string | undefined };

/** The reference for the stock's ages and arrivals, in epoch ms. */
const NOW = Date.UTC(2026, 10, 20);
const SEED = 3;
const TEXT_FIELDS: readonly FacetField[] = ["make", "model", "badge", "simple_body", "colour", "simple_fuel", "drive"];

/**
 * Generates cars without an end, the same ones each time: a larger stock begins with the smaller one. Cars without
 * price or year are left out.
 */
export function* generatedCars(): Generator<{ readonly made: DemoCar; readonly document: StockDocument }> {
  let id = 0;
  const dealerships = new Map(YARDS.map((yard) => [yard.slug, yard]));
  for (const made of generateStock({ dealerships: YARDS, seed: SEED, count: Number.MAX_SAFE_INTEGER, now: NOW })) {
    const { car, dealershipSlug, createdAt } = made;
    if (car.price === null || car.year === null || car.km === null) continue;
    id += 1;
    const document = documentOf({
      ...car,
      id,
      slug: `car-${id}`,
      path: `/cars/car-${id}`,
      dealership_id: dealerships.get(dealershipSlug)?.id ?? 0,
      dealership_slug: dealershipSlug,
      dealership_name: dealerships.get(dealershipSlug)?.name ?? "",
      created_at: new Date(createdAt).toISOString(),
    });
    yield { made, document };
  }
}

interface Column {
  readonly values: readonly string[];
  /** By car, 1 + the value's index; 0 for none. */
  readonly codes: Uint16Array;
}

interface Columns {
  readonly facets: Readonly<Record<FacetField, Column>>;
  readonly numbers: Readonly<Record<NumberField | "rank", Float64Array>>;
}

/** Generates so many cars and writes them to a file, from which each engine's process reads them quickly. */
export function writeStock(path: string, count: number): void {
  const places = new Map(FACETS.map((field) => [field, new Map<string, number>()]));
  const codes = new Map(FACETS.map((field) => [field, new Uint16Array(count)]));
  const numbers = { price: new Float64Array(count), km: new Float64Array(count), year: new Float64Array(count) };
  const rank = new Float64Array(count);
  let index = 0;
  for (const { document } of generatedCars()) {
    for (const field of FACETS) {
      const value = document[field];
      if (value === null || value === undefined) continue;
      const known = places.get(field) ?? new Map<string, number>();
      const code = known.get(String(value)) ?? known.size + 1;
      known.set(String(value), code);
      (codes.get(field) ?? [])[index] = code;
    }
    for (const field of NUMBERS) numbers[field][index] = document[field] ?? 0;
    rank[index] = document.custom_rank * 1e10 + document.created_at_timestamp;
    index += 1;
    if (index === count) break;
  }
  const facets = FACETS.map((field) => [
    field,
    { values: [...(places.get(field)?.keys() ?? [])], codes: codes.get(field) },
  ]);
  writeFileSync(path, serialize({ facets: Object.fromEntries(facets), numbers: { ...numbers, rank } }));
}

/** The first `count` cars of a file that `writeStock` wrote. */
export function readStock(path: string, count: number): BenchCar[] {
  const { facets, numbers }: Columns = deserialize(readFileSync(path));
  const words = new Map<string, readonly string[]>();
  return Array.from({ length: Math.min(count, numbers.rank.length) }, (_, index) => {
    const number = (field: keyof Columns["numbers"]) => numbers[field][index] ?? 0;
    const value = (field: FacetField) => facets[field].values[(facets[field].codes[index] ?? 0) - 1];
    const car = Object.fromEntries(FACETS.map((field) => [field, value(field)]));
    const parts = [String(number("year")), ...TEXT_FIELDS.map((field) => value(field) ?? "")];
    return {
      id: index + 1,
      text: [...new Set(parts.flatMap((part) => remembered(words, part)))].join(" "),
      rank: number("rank"),
      price: number("price"),
      km: number("km"),
      year: number("year"),
      ...car,
    } as BenchCar;
  });
}

function remembered(known: Map<string, readonly string[]>, text: string): readonly string[] {
  const found = known.get(text);
  if (found) return found;
  const words = plainWords(text);
  known.set(text, words);
  return words;
}

/**
 * Cuts a text into runs of letters and runs of digits: "CX-5" is "cx" and "5". All engines get the same words, so that
 * their own tokenisers do not matter.
 */
export function plainWords(text: string): readonly string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.match(/\p{L}+|\p{N}+/gu) ?? [];
}
