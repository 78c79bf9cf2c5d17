import type { TransactionBuilder } from "kysely";
import type { Database } from "./dialect.ts";
import { failureOf } from "./failure.ts";
import type { Tables } from "./tables.ts";

interface PlacesOptions {
  /** How many transactions are under way at once. */
  readonly most: number;
  /** Milliseconds for which a further one waits, as for a connection; then it fails as if there were no database. */
  readonly patienceMs: number;
}

/**
 * Bounds how many transactions of a pool run at once, so that some of its connections are left for single questions. A
 * transaction may wait half a minute for what another process holds; ten enquiries to one dealer would else leave no
 * connection for anybody's pages, and the process would count as one without a database.
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
