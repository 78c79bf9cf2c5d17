import { fork } from "node:child_process";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "../../test/setup/postgres/server.ts";
import type { Job, Measured, Said } from "./job.ts";
import { POSTGRES_URL } from "./peers/postgres.ts";

/** Most megabytes of heap for an engine. */
const HEAP = 14_000;
const FLAGS = ["--expose-gc", `--max-old-space-size=${HEAP}`, "--disable-warning=ExperimentalWarning"];

export type Outcome =
  | { readonly kind: "measured"; readonly measured: Measured }
  /** The reason why the engine has no figures. */
  | { readonly kind: "not"; readonly why: string };

/** Runs a module of this folder in a separate process that can force a garbage collection. */
export function startProcess(module: string, env: Record<string, string> = {}) {
  return fork(join(import.meta.dirname, module), { execArgv: FLAGS, env: { ...process.env, ...env } });
}

/** Measures one engine, and stops it if it takes too long. */
export function measureEngine(job: Job, env: Record<string, string>): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const child = startProcess("run-engine.ts", env);
  const giveUp = (why: string) => {
    resolve({ kind: "not", why });
    child.kill("SIGKILL");
  };
  let deadline = setTimeout(giveUp, (job.limits.build + 30) * 1000, `not built within ${job.limits.build} s`);
  child.on("message", (message: Said) => {
    clearTimeout(deadline);
    if (message.said === "absent") resolve({ kind: "not", why: "not on this machine" });
    if (message.said === "measured") resolve({ kind: "measured", measured: message.measured });
    if (message.said === "built") deadline = setTimeout(giveUp, 300_000, "no answer within five minutes");
  });
  child.once("exit", (code, signal) => {
    clearTimeout(deadline);
    resolve({ kind: "not", why: signal ? `ended by ${signal} (out of memory)` : `ended with ${code}` });
  });
  child.send(job);
  return promise;
}

export interface Databases {
  /** Environment variables that give an engine's process an empty database. */
  fresh(): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL with the memory settings that its documentation advises, if there is one. */
export async function startDatabases(): Promise<Databases> {
  try {
    const server = await startPostgres();
    const client = new pg.Client({ connectionString: server.url() });
    await client.connect();
    await client.query("alter system set shared_buffers = '2GB'");
    await client.query("alter system set effective_cache_size = '6GB'");
    await client.query("alter system set max_wal_size = '8GB'");
    await client.query("alter system set random_page_cost = 1.1");
    await client.end();
    await server.halt();
    await server.resume();
    return { fresh: async () => ({ [POSTGRES_URL]: await server.createDatabase() }), stop: () => server.stop() };
  } catch (error) {
    console.log(`PostgreSQL is left out: ${error instanceof Error ? error.message : String(error)}`);
    return { fresh: async () => ({}), stop: async () => {} };
  }
}
