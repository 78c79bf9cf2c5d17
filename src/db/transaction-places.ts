import type { TransactionBuilder } from "kysely";
import type { Database } from "./dialect.ts";
import { failureOf } from "./failure.ts";
import type { Tables } from "./tables.ts";

interface PlacesOptions {
  /** Maximum number of transactions at once. */
  readonly most: number;
  /**
   * Milliseconds a further transaction waits, as for a connection; then it fails as if the database were unreachable.
   */
  readonly patienceMs: number;
}

/**
 * Limits how many transactions of a pool run at once, so that some connections remain free for single queries. A
 * transaction may wait half a minute for something another process holds; without the limit, ten enquiries to one
 * dealership would leave no connection for any page, and the process would be reported as having no database.
 */
export function leaveRoomForQuestions(db: Database, { most, patienceMs }: PlacesOptions): void {
  let free = most;
  const waiting = new Set<() => void>();
  const take = (): Promise<void> | void => {
    if (free > 0) {
      free -= 1;
      return;
    }
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        waiting.delete(begin);
        reject(failureOf("unreachable"));
      }, patienceMs);
      const begin = () => {
        waiting.delete(begin);
        clearTimeout(late);
        resolve();
      };
      waiting.add(begin);
    });
  };
  const give = () => {
    const [next] = waiting;
    if (next) next();
    else free += 1;
  };
  const bounded = (builder: TransactionBuilder<Tables>): TransactionBuilder<Tables> => {
    const execute = builder.execute.bind(builder);
    builder.execute = async (work) => {
      await take();
      try {
        return await execute(work);
      } finally {
        give();
      }
    };
    return builder;
  };
  const plain = db.transaction.bind(db);
  db.transaction = () => bounded(plain());
}
