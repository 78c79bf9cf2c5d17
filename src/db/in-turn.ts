import { type Database, dialectOf } from "./dialect.ts";

const turns = new WeakMap<Database, Promise<unknown>>();

/**
 * Does work that one after the other does anyway, since all of it takes one lock, one after the other in this process:
 * whoever waits for a lock holds a connection, and ten who wait for a long import would leave none for a page or a
 * lead. On SQLite it changes nothing, for there a transaction waits for the only connection.
 */
export function inTurn<T>(db: Database, work: () => Promise<T>): Promise<T> {
  if (dialectOf(db) !== "postgres") return work();
  const mine = (turns.get(db) ?? Promise.resolve()).then(work);
  turns.set(
    db,
    mine.catch(() => {}),
  );
  return mine;
}
