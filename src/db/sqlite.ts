import { statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from "kysely";
import { failureOf } from "./failure.ts";

/**
 * Maximum connections to one file. Several let reads continue during a long write (an import). The number is high
 * because every waiting write occupies one; they are opened as needed.
 */
const MAX_CONNECTIONS = 32;
const MAX_CACHED_STATEMENTS = 100;
/**
 * Milliseconds a write waits for another process's write. The wait is asynchronous, because SQLite's own would block
 * the server.
 */
const BUSY_MILLISECONDS = 60_000;
const SQLITE_BUSY = 5;

/** Kysely over Node's own SQLite. `path` is a file or `:memory:`, a private database with one connection. */
export function sqliteDialect(path: string): Dialect {
  const connections = path === ":memory:" ? 1 : MAX_CONNECTIONS;
  return {
    createAdapter: () => new SeveralConnections(),
    createDriver: () => new SqlitePool(path, connections),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class SeveralConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * A pool that gives each query its own connection; further queries wait in line. Write transactions of this process run
 * one at a time, and wait for those of other processes.
 */
class SqlitePool implements Driver {
  readonly #path: string;
  /** Identity of the opened file (device and inode). */
  #file: string | null = null;
  readonly #all: SqliteConnection[] = [];
  readonly #idle: SqliteConnection[] = [];
  readonly #waiting: ((connection: SqliteConnection) => void)[] = [];
  readonly #limit: number;
  #writing: Promise<void> = Promise.resolve();
  readonly #endWrite = new WeakMap<DatabaseConnection, () => void>();

  constructor(path: string, limit: number) {
    this.#path = path;
    this.#limit = limit;
  }

  async init(): Promise<void> {
    this.#idle.push(this.#open());
    this.#file = fileAt(this.#path);
  }

  /**
   * Throws if the file was moved, deleted or replaced, for example by restoring a backup while a server runs. SQLite
   * would go on writing to the old file, and everything promised on that basis would be lost with it.
   */
  #refuseMoved(): void {
    if (fileAt(this.#path) !== this.#file) throw failureOf("moved");
  }

  #open(): SqliteConnection {
    // A further connection would open the file that replaced this one.
    if (this.#all.length > 0) this.#refuseMoved();
    const connection = new SqliteConnection(this.#path);
    this.#all.push(connection);
    return connection;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const idle = this.#idle.pop();
    if (idle) {
      return idle;
    }
    if (this.#all.length < this.#limit) {
      return this.#open();
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof SqliteConnection) {
      const next = this.#waiting.shift();
      next ? next(connection) : this.#idle.push(connection);
    }
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (settings.accessMode === "read only") {
      await connection.executeQuery(CompiledQuery.raw("begin"));
      return;
    }
    const before = this.#writing;
    this.#writing = new Promise((resolve) => this.#endWrite.set(connection, resolve));
    await before;
    try {
      this.#refuseMoved();
      // A deferred transaction that reads before it writes could fail without a chance to wait.
      await connection.executeQuery(CompiledQuery.raw("begin immediate"));
    } catch (error) {
      this.#endWrite.get(connection)?.();
      throw error;
    }
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
    this.#endWrite.get(connection)?.();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      // A full disk has already rolled the transaction back; a second rollback would hide the reason.
      if (connection instanceof SqliteConnection && connection.inTransaction) {
        await connection.executeQuery(CompiledQuery.raw("rollback"));
      }
    } finally {
      this.#endWrite.get(connection)?.();
    }
  }

  async destroy(): Promise<void> {
    for (const connection of this.#all) {
      connection.close();
    }
  }
}

/** A file's identity (device and inode); null if there is none, as for a database in memory. */
function fileAt(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino}` : null;
}

class SqliteConnection implements DatabaseConnection {
  readonly #db: DatabaseSync;
  /** Prepared statements, the most recently used last. */
  readonly #statements = new Map<string, StatementSync>();

  constructor(path: string) {
    this.#db = new DatabaseSync(path, { timeout: 5_000 });
    this.#db.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");
    this.#db.exec("pragma journal_size_limit = 67108864; pragma busy_timeout = 0");
    // Without this, deleted data stays readable in the file and in every backup, including the details of erased
    // people.
    this.#db.exec("pragma secure_delete = on");
  }

  get inTransaction(): boolean {
    return this.#db.isTransaction;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const deadline = performance.now() + BUSY_MILLISECONDS;
    for (let wait = 1; ; wait = Math.min(wait * 2, 50)) {
      try {
        return this.#run<R>(query);
      } catch (error) {
        const busy = error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
        if (!busy || performance.now() > deadline) {
          throw error;
        }
      }
      await pause(wait);
    }
  }

  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) {
      return { rows: statement.all(...values) as R[] };
    }
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #prepare(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#db.prepare(sql);
    this.#statements.delete(sql);
    this.#statements.set(sql, statement);
    const oldest = this.#statements.size > MAX_CACHED_STATEMENTS ? this.#statements.keys().next().value : undefined;
    if (oldest !== undefined) {
      this.#statements.delete(oldest);
    }
    return statement;
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; nothing here streams.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("Streaming is not used: page by id instead, which holds no connection between pages.");
  }

  close(): void {
    this.#statements.clear();
    this.#db.close();
  }
}
