import type { Database } from "../../../db/open.ts";

/** Listeners for leads stored by this process, by database. */
const listeners = new WeakMap<Database, Set<() => void>>();

/** Calls `listener` after each lead that this process stores. Returns a function that removes it. */
export function whenLeadStored(db: Database, listener: () => void): () => void {
  const those = listeners.get(db) ?? new Set();
  listeners.set(db, those.add(listener));
  return () => those.delete(listener);
}

/** Announces new deliveries in this database, so that the worker does not have to wait for its next poll. */
export function leadStored(db: Database): void {
  for (const listener of listeners.get(db) ?? []) listener();
}
