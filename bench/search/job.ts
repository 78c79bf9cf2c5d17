import type { PeerName } from "./peers/all.ts";
import type { Answer } from "./peers/peer.ts";
import type { Verdict } from "./verify.ts";

/** The input of a process that measures one engine at one size. */
export interface Job {
  readonly peer: PeerName;
  readonly size: number;
  readonly stockFile: string;
  /** File with the right answers, which the first engine writes and the others read. */
  readonly truthFile: string;
  readonly limits: Limits;
}

/** In seconds. A slow engine runs fewer queries within these limits, or none. */
export interface Limits {
  readonly build: number;
  readonly check: number;
  readonly time: number;
}

/** The right answer of a query, and the bytes that a search must read for it. */
export interface Truth {
  readonly answer: Answer;
  /** In plain columns, and in the engine's narrower ones. */
  readonly bytes: number;
  readonly packed: number;
}

/** In milliseconds and megabytes. */
export interface Measured {
  readonly build: number;
  /** Memory of the engine without the input documents: heap and memory outside the heap. */
  readonly memory: number;
  readonly resident: number;
  /** Memory that the engine reports and `memory` does not include (shared memory, a database's pages), or null. */
  readonly outside: number | null;
  readonly verdict: Verdict;
  /** For each query, the median of its passes. */
  readonly each: readonly number[];
  readonly passes: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly perSecond: number;
  /** Bytes per second that one core sums, read between the timed queries; null where it is not needed. */
  readonly bandwidth: number | null;
  /** Time to update one changed car; null for an engine that must rebuild everything. */
  readonly update: number | null;
}

export type Said =
  | { readonly said: "built" }
  | { readonly said: "absent" }
  | { readonly said: "measured"; readonly measured: Measured };

export const QUERIES = 200;
/** Seed of the timed queries. */
export const WORKLOAD_SEED = 7;

/** Megabytes that this process uses after a garbage collection. */
export function memoryInUse(): { readonly used: number; readonly resident: number } {
  for (let round = 0; round < 3; round++) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { used: (heapUsed + external) / 2 ** 20, resident: rss / 2 ** 20 };
}
