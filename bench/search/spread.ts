import type { SearchEngine, SearchRequest } from "../../src/services/search/port.ts";
import { percentile } from "../figures.ts";

/** Milliseconds. */
export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export const spreadOf = (taken: readonly number[]): Spread => ({
  p50: percentile(taken, 0.5),
  p95: percentile(taken, 0.95),
  p99: percentile(taken, 0.99),
});

/** Runs the requests one after the other and returns the milliseconds of each. */
export async function times(engine: SearchEngine, requests: readonly SearchRequest[]): Promise<number[]> {
  const taken: number[] = [];
  for (const request of requests) {
    const begun = performance.now();
    const answer = await engine.search(request);
    taken.push(performance.now() - begun);
    if (!answer.ok) throw new Error(answer.error.message);
  }
  return taken;
}

export const spread = async (engine: SearchEngine, requests: readonly SearchRequest[]): Promise<Spread> =>
  spreadOf(await times(engine, requests));
