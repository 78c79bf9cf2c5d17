import { type Database, dialectOf } from "./dialect.ts";

const turns = new WeakMap<Database, Promise<unknown>>();

/**
 * Runs work that takes the same lock one after the other within this process. Waiting for a lock in the database
 * occupies a connection, so ten waiting for a long import would leave none for a page or a lead. Does nothing on
 * SQLite, where a transaction waits for the only connection anyway.
 */
export function inTurn<T>(db: Database, work: () => Promise<T>): Promise<T> {
  if (dialectOf(db) !== "postgres") return work();
  const result = (turns.get(db) ?? Promise.resolve()).then(work);
  turns.set(
    db,
    result.catch(() => {}),
  );
  return result;
}
