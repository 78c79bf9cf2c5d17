import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { lockFor } from "../../db/locks.ts";
import { type Database, type DatabaseAddress, dialectOf } from "../../db/open.ts";

export interface TurnOptions {
  readonly address: DatabaseAddress;
  /** Called once if another start holds its turn for longer than a moment. */
  readonly onWaiting: () => void;
  /** Milliseconds before `onWaiting` is called; half a second by default. */
  readonly tellAfterMs?: number;
}

/** Milliseconds between two attempts to lock SQLite's file. */
const LOOK_MS = 50;
const SQLITE_BUSY = 5;

/**
 * Does the work while no other start does it over the same database. The turn ends with the process, however that ends:
 * a lease would make the next start wait for one that was killed.
 */
export async function inTurn(db: Database, options: TurnOptions, work: () => Promise<void>): Promise<void> {
  const telling = setTimeout(options.onWaiting, options.tellAfterMs ?? 500);
  const inside = () => {
    clearTimeout(telling);
    return work();
  };
  try {
    if (dialectOf(db) === "postgres") await inTurnOnPostgres(db, inside);
    else await inTurnOnSqlite(lockFileOf(options.address), inside);
  } finally {
    clearTimeout(telling);
  }
}

async function inTurnOnPostgres(db: Database, work: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (turn) => {
    await lockFor(turn, "demo");
    // This connection only waits, for as long as the work takes.
    await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`.execute(turn);
    await work();
  });
}

/** Locks a separate file, because a lock on the database would keep the work itself from writing. */
async function inTurnOnSqlite(path: string, work: () => Promise<void>): Promise<void> {
  let file = locked(path);
  for (; file === null; file = locked(path)) await pause(LOOK_MS);
  try {
    await work();
    // A later start that creates the file again finds everything done.
    rmSync(path, { force: true });
  } finally {
    file.close();
  }
}

/** Null if another process holds the file, or has just removed it. */
function locked(path: string): DatabaseSync | null {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec("begin exclusive");
    return file;
  } catch (error) {
    file.close();
    const isBusy = error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
    if (isBusy || !existsSync(path)) return null;
    throw error;
  }
}

function lockFileOf({ url, dataDir }: DatabaseAddress): string {
  const path = url === null ? join(dataDir, "forecourt.sqlite") : url.replace(/^sqlite:/, "");
  return path === ":memory:" ? path : `${path}-start`;
}
