import type { Answer } from "./peers/peer.ts";
import { type BenchCar, FACETS } from "./questions/stock.ts";
import { type Query, SORTS } from "./questions/workload.ts";

/** The number of queries on which an engine differs from the brute force, by kind of difference. */
export interface Verdict {
  readonly checked: number;
  /** Queries that differ in anything. */
  readonly wrong: number;
  readonly totals: number;
  readonly counts: number;
  readonly pages: number;
}

/** Compares answers with the right ones of the same queries; `ordersTies` is the engine's. */
export function verdictOn(
  queries: readonly Query[],
  answers: readonly Answer[],
  right: readonly Answer[],
  { cars, ordersTies }: { readonly cars: readonly BenchCar[]; readonly ordersTies: boolean },
): Verdict {
  const verdict = { checked: 0, wrong: 0, totals: 0, counts: 0, pages: 0 };
  answers.forEach((answer, index) => {
    const [query, truth] = [queries[index], right[index]];
    if (!query || !truth) throw new Error(`Query ${index} has an answer, but no right one to compare it to.`);
    const totals = answer.total !== truth.total;
    const counts = FACETS.some((field) => !sameCounts(answer.facets[field], truth.facets[field]));
    const pages = ordersTies
      ? answer.ids.join() !== truth.ids.join()
      : valuesOf(cars, query, answer.ids) !== valuesOf(cars, query, truth.ids);
    verdict.checked += 1;
    verdict.wrong += Number(totals || counts || pages);
    verdict.totals += Number(totals);
    verdict.counts += Number(counts);
    verdict.pages += Number(pages);
  });
  return verdict;
}

type Counts = Readonly<Record<string, number>> | undefined;

/** A value with the count 0 is the same as one that is left out. */
export function sameCounts(a: Counts = {}, b: Counts = {}): boolean {
  const within = (one: Record<string, number>, other: Record<string, number>) =>
    Object.keys(one).every((value) => (one[value] ?? 0) === (other[value] ?? 0));
  return within(a, b) && within(b, a);
}

/** The values of a page's cars in the field that orders them, in the page's order. Cars are numbered from 1. */
function valuesOf(cars: readonly BenchCar[], { sort }: Query, ids: readonly number[]): string {
  const [field] = SORTS[sort];
  return ids.map((id) => cars[id - 1]?.[field]).join();
}
