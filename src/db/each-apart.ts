import { describeDatabaseError } from "./failure.ts";

/** A failure that every item would meet, such as a search engine that is down: no further items are tried. */
export class ForAll extends Error {}

/** Collects the failures of single items, so that one failing item does not stop the others. */
export class Apart {
  readonly #failures: unknown[] = [];

  /** The result of the work, or null if it fails for this item alone. Rethrows if the database fails. */
  async one<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ForAll || describeDatabaseError(error)) throw error;
      this.#failures.push(error);
      return null;
    }
  }

  /** Throws the first failure. Call it once all items are done. */
  report(): void {
    const [first] = this.#failures.splice(0);
    if (first !== undefined) throw first;
  }
}

/**
 * Does the work for each item, and throws the first failure once all are done, so that one failing item does not stop
 * the others. If the database itself fails, no further items are tried.
 */
export async function eachApart<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const apart = new Apart();
  for (const item of items) await apart.one(() => work(item));
  apart.report();
}
