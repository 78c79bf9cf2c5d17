import type { Database } from "../../../db/open.ts";
import { err, type Result } from "../../../lib/result.ts";
import type { FetchedFile, FetchOrder, StockFileFetcher } from "../../../services/stock-files/port.ts";
import type { RunOutcome } from "../order.ts";
import { mayHaveMoreNow } from "./data.ts";
import { noteFailure, noteFile, noteUnchanged } from "./endings/mutations.ts";
import type { SourceClaim } from "./mutations.ts";
import { fileHashOf, holdsOf, isReadTheSame } from "./order.ts";
import { hasShrunk } from "./rules.ts";

/** The outcome of importing a source's file: only the figures of the report that are needed here. */
export interface ImportedFile {
  readonly standing: RunOutcome["standing"];
  readonly run: number | null;
  readonly gone: number;
  readonly updated: number;
  readonly unchanged: number;
}

export function importedFile(outcome: RunOutcome): ImportedFile {
  const { standing, run } = outcome;
  const { gone = 0, updated = 0, unchanged = 0 } = outcome.standing === "refused" ? {} : outcome.report;
  return { standing, run, gone, updated, unchanged };
}

/** A fetched file to import; `tells` is whether to notify the dealership if it is held or refused. */
export interface FileToImport {
  readonly path: string;
  readonly name: string;
  readonly tells: boolean;
}

export interface TakingOptions {
  readonly db: Database;
  readonly fetcher: StockFileFetcher;
  /** Imports the file. Throws if it could not be finished, for example because the database is unavailable. */
  readonly importFile: (file: FileToImport) => Promise<ImportedFile>;
  readonly order: Omit<FetchOrder, "mark">;
  /** Aborted when this process must stop. */
  readonly ending: AbortSignal;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** 0 to 1. */
  readonly random: () => number;
}

/** The outcome of handling a source once. */
export type Looked =
  | { readonly kind: "unchanged" }
  | { readonly kind: "failed"; readonly message: string }
  | ({ readonly kind: "taken" } & ImportedFile);

/**
 * Fetches the source's file and imports it, unless it is the same as last time; then records the outcome, which ends
 * the claim. Throws if the database is unavailable; the claim then expires by itself.
 */
export async function takeFile(claim: SourceClaim, options: TakingOptions): Promise<Looked> {
  const { db, order, clock, random } = options;
  const { state, known } = claim;
  const isSame = !(await mustReadAgain(db, claim));
  const mark = isSame ? state.mark : null;
  const fetched = await options.fetcher.fetch({ ...order, mark });
  const moment = () => ({ now: clock(), random: random() });
  if (!fetched.ok) {
    await noteFailure(db, claim, fetched.error, moment());
    return { kind: "failed", message: fetched.error.message };
  }
  if (fetched.value.kind === "unchanged") {
    await noteUnchanged(db, claim, { ...moment(), mark });
    return { kind: "unchanged" };
  }
  const hash = await fileHashOf(order.target, known.source);
  if (isSame && hash === state.fileHash) {
    await noteUnchanged(db, claim, { ...moment(), mark: fetched.value.mark });
    return { kind: "unchanged" };
  }
  const imported = await importFetched(fetched.value, claim, options);
  if (!imported.ok) {
    await noteFailure(db, claim, { kind: "unavailable", message: imported.error }, moment());
    return { kind: "failed", message: imported.error };
  }
  const { standing, run, gone } = imported.value;
  const shrunk =
    standing === "imported" &&
    hasShrunk({ mode: known.source.mode, ...imported.value }, holdsOf(known.source).goneShare);
  const { mark: newMark } = fetched.value;
  await noteFile(db, claim, { standing, run, mark: newMark, hash, shrunk, gone, more: hasMore(claim) }, moment());
  return { kind: "taken", ...imported.value };
}

/**
 * Whether an unchanged file must be read again, because its source's settings have changed, or because another source
 * may have released cars that it names. Delta files are never read again: they would revert later changes.
 */
async function mustReadAgain(db: Database, { known, state }: SourceClaim): Promise<boolean> {
  if (known.source.mode === "delta") return false;
  return !isReadTheSame(state.fileHash, known.source) || mayHaveMoreNow(db, known, state);
}

/** Whether another file may be waiting: a folder of delta files may already hold the next one. */
const hasMore = ({ known: { source } }: SourceClaim): boolean => source.kind === "folder" && source.mode === "delta";

async function importFetched(
  { name }: Extract<FetchedFile, { kind: "file" }>,
  { state }: SourceClaim,
  { importFile, order, ending }: TakingOptions,
): Promise<Result<ImportedFile, string>> {
  try {
    const value = await importFile({ path: order.target, name, tells: state.heldToldAt === null });
    return { ok: true, value };
  } catch (error) {
    if (ending.aborted) throw error;
    return err("The file came, but importing it did not come to an end: it is tried again.");
  }
}
