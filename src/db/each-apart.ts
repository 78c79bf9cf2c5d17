import { describeDatabaseError } from "./failure.ts";

/**
 * Does the work for each item, and throws the first failure once all are done: one that cannot be done keeps none of
 * the others waiting. Where it is the database that fails, nothing more is tried.
 */
export async function eachApart<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (describeDatabaseError(error)) throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
