import type { PeerName } from "./peers/all.ts";
import type { Answer } from "./peers/peer.ts";
import type { Verdict } from "./verify.ts";

/** What a process that measures one engine at one size is told. */
export interface Job {
  readonly peer: PeerName;
  readonly size: number;
  readonly stockFile: string;
  /** The right answers, which the first engine writes and the others read. */
  readonly truthFile: string;
  readonly limits: Limits;
}

/** Seconds. An engine too slow for them runs fewer queries, or none. */
export interface Limits {
  readonly build: number;
  readonly check: number;
  readonly time: number;
}

/** The right answer of a query, and what it takes to read. */
export interface Truth {
  readonly answer: Answer;
  /** In plain columns, and in the engine's narrower ones. */
  readonly bytes: number;
  readonly packed: number;
}

/** Milliseconds and megabytes. */
export interface Measured {
  readonly build: number;
  /** What the engine holds beyond the documents it was given: heap and memory outside the heap. */
  readonly memory: number;
  readonly resident: number;
  /** What it says it holds where `memory` does not see it (shared memory, a database's pages), or null. */
  readonly outside: number | null;
  readonly verdict: Verdict;
  /** By query, the median of its passes. */
  readonly each: readonly number[];
  readonly passes: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly perSecond: number;
  /** Bytes a second that one core sums, read in between the timed queries; null where it was not asked for. */
  readonly bandwidth: number | null;
  /** One changed car taken in; null where all must be built anew. */
  readonly update: number | null;
}

export type Said =
  | { readonly said: "built" }
  | { readonly said: "absent" }
  | { readonly said: "measured"; readonly measured: Measured };

export const QUERIES = 200;
/** Of the timed queries. */
export const WORKLOAD_SEED = 7;

/** Megabytes of this process that are in use; everything given up has been collected before. */
export function memoryInUse(): { readonly used: number; readonly resident: number } {
  for (let round = 0; round < 3; round++) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { used: (heapUsed + external) / 2 ** 20, resident: rss / 2 ** 20 };
}
