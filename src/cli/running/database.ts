import { type Database, describeDatabaseError, openDatabase } from "../../db/open.ts";
import { environment } from "./environment.ts";
import { stopWith } from "./failure.ts";

/** Opens the database for one piece of work; ends the process with a sentence when it cannot be read. */
export async function withDatabase<T>(ask: (db: Database) => Promise<T>): Promise<T> {
  const env = environment();
  try {
    const db = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
    return await ask(db).finally(() => db.destroy());
  } catch (error) {
    const failure = describeDatabaseError(error);
    if (failure) return stopWith(failure.message);
    throw error;
  }
}
