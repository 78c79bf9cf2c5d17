import { describeDatabaseError } from "./failure.ts";

/** A failure that all items would meet, as where a search engine is away: nothing more is tried. */
export class ForAll extends Error {}

/** Keeps the failures of single items: one that cannot be done keeps none of the others waiting. */
export class Apart {
  readonly #failures: unknown[] = [];

  /** What the work comes to, or null where it fails for this item alone. Where the database fails, so does this. */
  async one<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ForAll || describeDatabaseError(error)) throw error;
      this.#failures.push(error);
      return null;
    }
  }

  /** Throws the first failure, once all others are done. */
  report(): void {
    const [first] = this.#failures.splice(0);
    if (first !== undefined) throw first;
  }
}

/**
 * Does the work for each item, and throws the first failure once all are done: one that cannot be done keeps none of
 * the others waiting. Where it is the database that fails, nothing more is tried.
 */
export async function eachApart<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const apart = new Apart();
  for (const item of items) await apart.one(() => work(item));
  apart.report();
}
