import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { migrate, migrationState } from "../../db/migrate.ts";
import { type Database, describeDatabaseError, openDatabase } from "../../db/open.ts";
import { environment, refuseHalfRestored } from "./environment.ts";
import { stopWith } from "./failure.ts";

/** Opens the database for one piece of work; ends the process with a sentence if it cannot be read. */
export async function withDatabase<T>(ask: (db: Database) => Promise<T>): Promise<T> {
  const env = environment();
  refuseHalfRestored(env);
  const forget = forgettingNew(env);
  try {
    const db = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
    try {
      return await ask(db);
    } catch (error) {
      const lack = await lackOfTables(db);
      if (lack) {
        await db.destroy();
        forget();
        return stopWith(lack);
      }
      throw error;
    } finally {
      await db.destroy();
    }
  } catch (error) {
    const failure = describeDatabaseError(error);
    if (failure) return stopWith(failure.message);
    throw error;
  }
}

/**
 * Deletes the embedded database's file, and its folder, if this command has only just created them by opening the
 * database. A command that only reads leaves an empty place empty, as a restore requires.
 */
function forgettingNew({ databaseUrl, dataDir }: ReturnType<typeof environment>): () => void {
  const file = join(dataDir, "forecourt.sqlite");
  if (databaseUrl !== null || existsSync(file)) return () => {};
  const hasFolder = existsSync(dataDir);
  return () => {
    for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
    if (!hasFolder && readdirSync(dataDir).length === 0) rmdirSync(dataDir);
  };
}

const TABLES_LACK =
  "the database has not all tables of this version yet: run forecourt migrate, or start the new server.";

/**
 * Creates the tables of a database that has not been used yet. A database of an older version is left unchanged,
 * because servers of that version may be using it; upgrading must be requested explicitly.
 */
export async function haveTables(db: Database): Promise<void> {
  const { isNew, pending } = await migrationState(db);
  if (!isNew && pending.length > 0) stopWith(TABLES_LACK);
  await migrate(db);
}

/** A sentence if the database lacks this version's tables; null if it has them, or this cannot be determined. */
async function lackOfTables(db: Database): Promise<string | null> {
  const state = await migrationState(db).catch(() => null);
  if (state?.isNew)
    return "the database is new and holds nothing yet: a first start makes its tables. Or do FORECOURT_DATA and DATABASE_URL name another one than the server's?";
  return state && state.pending.length > 0 ? TABLES_LACK : null;
}
