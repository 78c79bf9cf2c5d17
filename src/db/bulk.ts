import type { CompiledQuery } from "kysely";
import type { Database } from "./dialect.ts";

/** SQLite accepts 32,766 parameters per statement, PostgreSQL 65,535. */
const MAX_PARAMETERS = 32_000;

/**
 * One statement that runs over many rows. Kysely compiles its text once for a few row counts, and each run binds new
 * values, because compiling it for every batch would cost several times what the database needs to run it.
 * `build(count)` makes the statement for `count` rows, with exactly those rows' columns in order as its parameters.
 */
export function statementOverRows<R>(
  db: Database,
  columns: number,
  build: (count: number) => CompiledQuery<R>,
): (rows: readonly (readonly unknown[])[]) => Promise<R[]> {
  const built = new Map<number, CompiledQuery<R>>();
  const sizes = [256, 64, 16, 4, 1].filter((size) => size * columns <= MAX_PARAMETERS);
  return async (rows) => {
    const answers: R[] = [];
    for (let at = 0; at < rows.length; ) {
      const size = sizes.find((one) => one <= rows.length - at) ?? 1;
      const query = built.get(size) ?? build(size);
      built.set(size, query);
      const answer = await db.executeQuery<R>({ ...query, parameters: rows.slice(at, at + size).flat() });
      answers.push(...answer.rows);
      at += size;
    }
    return answers;
  };
}

/** Maximum values in one `in (…)` of a statement. */
const SLICE = 500;

/** Cuts the list into pieces short enough for one `in (…)`. */
export function* slices<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < list.length; at += SLICE) {
    yield list.slice(at, at + SLICE);
  }
}
