import type { SearchEngine } from "../../../src/services/search/port.ts";
import { median } from "../../figures.ts";
import { requestOf } from "../peers/ours.ts";
import { times } from "../spread.ts";
import type { BenchCar } from "./stock.ts";
import { misspelt, type Query, workload } from "./workload.ts";

/** The cost of correcting typing errors, as ratios to the time of the same queries without errors. */
export interface TypoCost {
  /** All queries, with a tenth of their words misspelt. */
  readonly mixed: number;
  /** Only the queries that contain a misspelt word. */
  readonly affected: number;
  /** How many of the affected queries found at least as many cars as without the error. */
  readonly found: number;
  readonly queries: number;
}

const QUERIES = 1000;
const SHARE = 0.1;
const SEED = 21;
const PASSES = 5;

/** Alternates whole words with and without errors. */
export async function measureTypos(engine: SearchEngine, cars: readonly BenchCar[]): Promise<TypoCost> {
  const right = workload(cars, QUERIES, SEED, "whole");
  const wrong = misspelt(right, SHARE, SEED);
  const places = right.flatMap(({ words }, place) => (words.join() === wrong[place]?.words.join() ? [] : [place]));
  const taken = { right: right.map(() => [] as number[]), wrong: wrong.map(() => [] as number[]) };
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [spelling, queries] of [
      ["right", right],
      ["wrong", wrong],
    ] as const) {
      const took = await times(engine, queries.map(asked));
      for (const [place, one] of took.entries()) taken[spelling][place]?.push(one);
    }
  }
  const sum = (all: readonly number[][]) => all.reduce((total, one) => total + median(one), 0);
  const affected = (all: readonly number[][]) => sum(places.map((place) => all[place] ?? []));
  const totals = async (queries: readonly Query[]) =>
    await Promise.all(places.map((place) => totalOf(engine, queries[place])));
  const [meant, given] = [await totals(right), await totals(wrong)];
  return {
    mixed: sum(taken.wrong) / sum(taken.right),
    affected: affected(taken.wrong) / affected(taken.right),
    found: given.filter((total, index) => total >= (meant[index] ?? 0)).length,
    queries: places.length,
  };
}

/** Ordered by price, so that ranking takes no time. */
const asked = (query: Query) => requestOf(query, ["price:asc"]);

async function totalOf(engine: SearchEngine, query: Query | undefined): Promise<number> {
  const answer = query && (await engine.search(asked(query)));
  return answer?.ok ? answer.value.total : 0;
}
