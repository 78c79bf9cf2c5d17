import { type Chance, chance } from "../../../demo/stock/random.ts";
import { type BenchCar, FACETS, type FacetField, type NumberField } from "./stock.ts";

export const PAGE = 21;

/** The field and direction of each order; cars that are equal in it are ordered by id. */
export const SORTS = {
  recommended: ["rank", "desc"],
  cheapest: ["price", "asc"],
  leastDriven: ["km", "asc"],
  newest: ["year", "desc"],
} as const satisfies Record<string, readonly [keyof BenchCar, "asc" | "desc"]>;
export type SortName = keyof typeof SORTS;

/** A search as a shopper makes it: the answer is a page of cars, their number, and the counts of all sixteen facets. */
export interface Query {
  /** All must occur in the car's text, the last one as the beginning of a word. */
  readonly words: readonly string[];
  /** The chosen values by field: a car has one of each field's. A field's choice does not narrow its own counts. */
  readonly facets: { readonly [field in FacetField]?: readonly string[] };
  /** The least and the greatest value by field, both included. */
  readonly ranges: { readonly [field in NumberField]?: readonly [number, number] };
  readonly sort: SortName;
  /** The number of the page, from 0. */
  readonly page: number;
}

type Shares = readonly number[];
/** How often a query has no word, one, two …, in per cent. */
const WORDS: Shares = [50, 20, 20, 10];
const FILTERS: Shares = [20, 30, 25, 15, 10];
const RANGES: Shares = [50, 35, 15];
const VALUES: Shares = [60, 25, 15];
const SORT_SHARES: Readonly<Record<SortName, number>> = { recommended: 50, cheapest: 25, leastDriven: 10, newest: 15 };
const RANGE_SHARES: Readonly<Record<NumberField, number>> = { price: 5, km: 3, year: 2 };
const FACET_SHARES: Readonly<Record<FacetField, number>> = {
  make: 14,
  model: 8,
  badge: 2,
  series: 2,
  simple_body: 12,
  colour: 6,
  simple_fuel: 8,
  simple_transmission: 8,
  drive: 5,
  seats: 4,
  car_type: 6,
  status: 2,
  tag: 2,
  location_name: 6,
  city: 4,
  state: 8,
};
/** Queries are made of the stock's first cars, so that they are the same for every size of it. */
const MODELS = 5000;

const pickBy = <T extends string>(luck: Chance, shares: Readonly<Record<T, number>>): T =>
  luck.weighted(Object.keys(shares) as T[], (key) => shares[key]);
const howMany = (luck: Chance, shares: Shares): number => luck.weighted([...shares.keys()], (n) => shares[n] ?? 0);

/**
 * Makes so many queries, each from a car of the stock, the same ones for the same seed. With `whole`, the last word is
 * complete.
 */
export function workload(
  cars: readonly BenchCar[],
  count: number,
  seed: number,
  typed: "half" | "whole" = "half",
): Query[] {
  const models = cars.slice(0, MODELS);
  const typing = typed === "half" ? beginningOf(models) : (word: string) => word;
  return Array.from({ length: count }, (_, index) => {
    const luck = chance(seed, index);
    const car = luck.pick(models);
    return {
      words: wordsOf(car, luck, typing),
      facets: facetsOf(car, models, luck),
      ranges: rangesOf(car, luck),
      sort: pickBy(luck, SORT_SHARES),
      page: luck.happens(0.88) ? 0 : luck.whole(1, 4),
    };
  });
}

/** Words in the order of the car's text, the last one as far as it is typed. */
function wordsOf({ text }: BenchCar, luck: Chance, typing: Typing): string[] {
  const count = howMany(luck, WORDS);
  // The year comes first and is seldom typed.
  const words = text.split(" ").slice(1);
  const first = count === 1 && luck.happens(0.3) ? luck.whole(0, Math.min(3, words.length - 1)) : 0;
  const typed = words.slice(first, first + count);
  const letters = luck.whole(2, 5);
  return typed.map((word, index) => (index === typed.length - 1 ? typing(word, letters) : word));
}

type Typing = (word: string, letters: number) => string;

/**
 * The first letters of a word, as many as are typed; the whole word where those letters also begin two neighbours
 * written as one, which some engines find too ("is", of "isuzu", begins "i suv").
 */
function beginningOf(models: readonly BenchCar[]): Typing {
  const pairs = new Set(
    models.flatMap(({ text }) => [...text.matchAll(/(?<=^| )(\S*\p{L}) (?=(\S+))/gu)].map(([, a, b]) => `${a} ${b}`)),
  );
  return (word, letters) => {
    const begun = word.slice(0, letters);
    const beginsPair = (pair: string) => pair.indexOf(" ") < begun.length && pair.replace(" ", "").startsWith(begun);
    return [...pairs].some(beginsPair) ? word : begun;
  };
}

function facetsOf(car: BenchCar, models: readonly BenchCar[], luck: Chance): Query["facets"] {
  const chosen: { [field in FacetField]?: string[] } = {};
  for (let left = howMany(luck, FILTERS); left > 0; left--) {
    const field = pickBy(luck, FACET_SHARES);
    const others = Array.from({ length: howMany(luck, VALUES) }, () => luck.pick(models)[field]);
    const values = new Set([car[field], ...others].filter((value) => value !== undefined));
    if (values.size > 0) chosen[field] ??= [...values];
  }
  return chosen;
}

function rangesOf(car: BenchCar, luck: Chance): Query["ranges"] {
  const down = (value: number, step: number) => Math.max(0, Math.floor(value / step) * step);
  const up = (value: number, step: number) => Math.ceil(value / step) * step;
  const chosen: { [field in NumberField]?: readonly [number, number] } = {};
  for (let left = howMany(luck, RANGES); left > 0; left--) {
    const field = pickBy(luck, RANGE_SHARES);
    if (field === "price")
      chosen.price ??= [
        down(car.price - 4000 - luck.next() * 20_000, 1000),
        up(car.price + 2000 + luck.next() * 30_000, 1000),
      ];
    else if (field === "km") chosen.km ??= [0, up(car.km + 10_000 + luck.next() * 60_000, 10_000)];
    else chosen.year ??= [car.year - luck.whole(0, 5), 2027];
  }
  return chosen;
}

/** The fields that a query refines, facets first. */
export function refinedFields({ facets, ranges }: Query): readonly (FacetField | NumberField)[] {
  return [...FACETS.filter((field) => facets[field]), ...(Object.keys(ranges) as NumberField[])];
}

/**
 * The same queries with about this share of their words misspelt: one letter wrong in words of five letters or more.
 */
export function misspelt(queries: readonly Query[], share: number, seed: number): Query[] {
  return queries.map((query, index) => {
    const luck = chance(seed, index);
    return { ...query, words: query.words.map((word) => (luck.happens(share) ? misspell(word, luck) : word)) };
  });
}

/**
 * A word with two neighbours swapped, a letter left out or another in its place, never the first; short words
 * unchanged.
 */
export function misspell(word: string, luck: Chance): string {
  if (word.length < 5) return word;
  const at = luck.whole(1, word.length - 2);
  const [before, letter, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
  return luck.pick([before + next + letter + after, before + next + after, `${before}q${next}${after}`]);
}
