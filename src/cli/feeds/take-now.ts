import { randomUUID } from "node:crypto";
import { copyFile, mkdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Database } from "../../db/open.ts";
import { sharedClockNow } from "../../db/processes/shared-clock.ts";
import type { Env } from "../../env.ts";
import type { RunOutcome } from "../../features/feeds/order.ts";
import { type SourceState, stateOfSource } from "../../features/feeds/sources/data.ts";
import type { KnownSource } from "../../features/feeds/sources/known.ts";
import { claimSource, rememberSource, returnClaim } from "../../features/feeds/sources/mutations.ts";
import { type FileToImport, importedFile, takeFile } from "../../features/feeds/sources/taking.ts";
import type { Site } from "../../features/site/site.ts";
import { FEED_LEASE_MS, MOST_FEED_BYTES } from "../../jobs/feeds.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import type { StockFileFetcher } from "../../services/stock-files/port.ts";
import { openFiles } from "../../wiring/ports/files.ts";
import { fetcherOf } from "../../wiring/stock-files.ts";
import { importSourceFile } from "./import-source-file.ts";
import { leanHeap } from "./lean-heap.ts";

interface Whose {
  readonly known: KnownSource;
  readonly sites: readonly Site[];
}

interface HowToTake {
  /** A file to import instead of fetching one; null to fetch it. */
  readonly file: string | null;
  /** Whether to import it even if it is the same file as last time. */
  readonly again: boolean;
  readonly dryRun: boolean;
}

/**
 * Fetches and imports a source's file in this process, now. Returns the outcome, or null if there is no newer file than
 * the last one. The error is a sentence.
 */
export async function takeNow(
  db: Database,
  env: Env,
  { known, sites }: Whose,
  how: HowToTake,
): Promise<Result<RunOutcome | null, string>> {
  leanHeap();
  const files = await openFiles(env);
  const folder = join(env.dataDir, "imports");
  const target = join(folder, `.${randomUUID()}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const importOne = (file: FileToImport, dryRun: boolean) =>
    importSourceFile(db, { known, sites, env, files }, { ...file, dryRun });
  const fetcher = async (state: SourceState) =>
    how.file === null ? fetcherOf({ env, db, files, clock: Date.now })(known, state) : copying(how.file);
  try {
    const state = await stateNow(db, known);
    if (!state) return err("its state cannot be kept: try again.");
    const order = {
      target,
      mostBytes: MOST_FEED_BYTES,
      signal: AbortSignal.timeout(known.source.timeoutSeconds * 1000),
    };
    if (how.dryRun) {
      const fetched = await (await fetcher(state)).fetch({ ...order, mark: null });
      if (!fetched.ok) return err(fetched.error.message);
      if (fetched.value.kind === "unchanged") return ok(null);
      return ok(await importOne({ path: target, name: fetched.value.name, tells: false }, true));
    }
    return await takeClaimed(
      db,
      { known, state, again: how.again },
      { fetcher: await fetcher(state), order, importOne },
    );
  } finally {
    files.close();
    await rm(target, { force: true }).catch(() => {});
  }
}

async function stateNow(db: Database, known: KnownSource): Promise<SourceState | null> {
  await rememberSource(db, known, await stateOfSource(db, known), { now: Date.now(), random: Math.random() });
  return stateOfSource(db, known);
}

interface Means {
  readonly fetcher: StockFileFetcher;
  readonly order: { readonly target: string; readonly mostBytes: number; readonly signal: AbortSignal };
  readonly importOne: (file: FileToImport, dryRun: boolean) => Promise<RunOutcome>;
}

async function takeClaimed(
  db: Database,
  { known, state, again }: { readonly known: KnownSource; readonly state: SourceState; readonly again: boolean },
  { fetcher, order, importOne }: Means,
): Promise<Result<RunOutcome | null, string>> {
  const holder = `command ${process.pid} ${randomUUID()}`;
  const clock = await sharedClockNow(db);
  const now = clock();
  const isOurs = await claimSource(db, known, { holder, now, until: now + 2 * FEED_LEASE_MS, evenSo: true });
  if (!isOurs) return err("the server is looking after this source just now: try again in a minute.");
  const claim = { known, holder, state: again ? { ...state, mark: null, fileHash: null } : state };
  let outcome: RunOutcome | null = null;
  const looked = await takeFile(claim, {
    db,
    fetcher,
    order,
    ending: new AbortController().signal,
    clock,
    random: Math.random,
    importFile: async (file) => {
      outcome = await importOne(file, false);
      return importedFile(outcome);
    },
  }).catch(async (error) => {
    await returnClaim(db, claim);
    throw error;
  });
  return looked.kind === "failed" ? err(looked.message) : ok(outcome);
}

/** A fetcher that copies a local file named by a person. */
const copying = (file: string): StockFileFetcher => ({
  fetch: async ({ target }) => {
    try {
      await copyFile(file, target);
      return ok({ kind: "file", name: basename(file), bytes: 0, mark: null });
    } catch {
      return err({ kind: "refused", message: `${file} cannot be read.` });
    }
  },
});
