import type { Database } from "../../../db/open.ts";

/** Who wants to know that a lead was stored in this process, by the database it went into. */
const listeners = new WeakMap<Database, Set<() => void>>();

/** Calls `listener` after each lead that this process stores. Returns the way to stop. */
export function whenLeadStored(db: Database, listener: () => void): () => void {
  const those = listeners.get(db) ?? new Set();
  listeners.set(db, those.add(listener));
  return () => those.delete(listener);
}

/** Says that deliveries wait in this database: whoever delivers need not wait for its next look. */
export function leadStored(db: Database): void {
  for (const listener of listeners.get(db) ?? []) listener();
}
