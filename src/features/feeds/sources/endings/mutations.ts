import type { Database } from "../../../../db/open.ts";
import { throughOutage } from "../../../../db/through-outage.ts";
import { nextWaiting, pushSourceOf } from "../../pushes/data.ts";
import { settleUpload } from "../../pushes/mutations.ts";
import { markedUpload } from "../../pushes/taking.ts";
import { dueAfter, isBrought, type KnownSource, NEVER } from "../known.ts";
import { change, makeDue, type SourceChange, type SourceClaim } from "../mutations.ts";
import { isFailing, retryAt } from "../rules.ts";
import { notifyOfSource, type SourceNews } from "../source-news.ts";

interface Moment {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly random: number;
}

interface Settling {
  readonly set: SourceChange;
  readonly news: readonly SourceNews[];
  readonly now: number;
  /** When the source is next checked. */
  readonly due: number;
  /** The outcome of a pushed file; absent if it could not be imported yet, or the source is not pushed. */
  readonly pushed?: {
    readonly mark: string | null;
    readonly standing: "taken" | "unchanged";
    readonly run: number | null;
  };
}

/** Ends a claim, in one transaction with the mails about it; does nothing if another process now holds the claim. */
async function settle(db: Database, claim: SourceClaim, { set, news, now, due, pushed }: Settling) {
  const { known } = claim;
  return db.transaction().execute(async (trx) => {
    const isOurs = await change(trx, claim, { ...set, due_at: due, holder: null, lease_until: 0 });
    if (!isOurs) return false;
    if (known.source.kind === "push") await settlePushed(trx, known, pushed, { now, due });
    for (const one of news) await notifyOfSource(trx, known, one, now);
    return true;
  });
}

/** Records the outcome of a pushed file, and makes the source due at once if a further file is waiting. */
async function settlePushed(
  trx: Database,
  known: KnownSource,
  pushed: Settling["pushed"],
  { now, due }: { readonly now: number; readonly due: number },
): Promise<void> {
  const id = markedUpload(pushed?.mark ?? null);
  if (pushed && id !== null) await settleUpload(trx, id, pushed, now);
  const isToBeTriedAgain = pushed === undefined && due !== NEVER;
  if (!isToBeTriedAgain && (await nextWaiting(trx, pushSourceOf(known)))) await makeDue(trx, known, now);
}

/** Records that the source has no file newer than the last one. */
export async function noteUnchanged(
  db: Database,
  claim: SourceClaim,
  { now, random, mark }: Moment & { readonly mark: string | null },
): Promise<boolean> {
  const { known, state } = claim;
  const isWord = !isBrought(known.source);
  const isHeld = state.run?.standing === "held";
  const wasReported = state.failingToldAt !== null || (isWord && state.lateToldAt !== null);
  return settle(db, claim, {
    set: {
      ...(isWord ? { answered_at: now, late_told_at: null } : {}),
      failures: 0,
      problem: null,
      failing_told_at: null,
      mark,
      ...(isHeld ? {} : { held_told_at: null }),
    },
    news: wasReported ? [{ kind: "mended" }] : [],
    now,
    due: dueAfter(known, now, random),
    pushed: { mark, standing: "unchanged", run: state.run?.id ?? null },
  });
}

/** An imported, held or refused file and its outcome. */
export interface ProcessedFile {
  readonly standing: "imported" | "held" | "refused";
  readonly run: number | null;
  readonly mark: string | null;
  readonly hash: string;
  /** Whether it lacks conspicuously many cars; `gone` counts those it marked sold. */
  readonly shrunk: boolean;
  readonly gone: number;
  /** Whether a further file may already be there. */
  readonly more: boolean;
}

/** Records that a file was imported, held or refused, retrying while the database is unavailable. */
export async function noteFile(db: Database, claim: SourceClaim, file: ProcessedFile, at: Moment): Promise<boolean> {
  const { known, state } = claim;
  const { now, random } = at;
  const isImported = file.standing === "imported";
  const troubles = [state.lateToldAt, state.failingToldAt, isImported ? state.heldToldAt : null];
  const news: SourceNews[] = troubles.some((toldAt) => toldAt !== null) ? [{ kind: "mended" }] : [];
  if (file.shrunk && state.shrunkToldAt === null) news.push({ kind: "shrunk", gone: file.gone, run: file.run });
  const ending: Settling = {
    set: {
      answered_at: now,
      file_at: now,
      run_id: file.run,
      mark: file.mark,
      file_hash: file.hash,
      failures: 0,
      problem: null,
      late_told_at: null,
      failing_told_at: null,
      held_told_at: isImported ? null : (state.heldToldAt ?? now),
      shrunk_told_at: file.shrunk ? (state.shrunkToldAt ?? now) : isImported ? null : state.shrunkToldAt,
    },
    news,
    now,
    due: file.more ? now : dueAfter(known, now, random),
    pushed: { mark: file.mark, standing: "taken", run: file.run },
  };
  // Importing it a second time would revert what the desk has changed since.
  return throughOutage(() => settle(db, claim, ending));
}

/** Records that the check failed: the source gave neither a file nor an answer. */
export async function noteFailure(
  db: Database,
  claim: SourceClaim,
  failure: { readonly kind: "unavailable" | "refused"; readonly message: string; readonly waitMs?: number },
  { now, random }: Moment,
): Promise<boolean> {
  const { known, state } = claim;
  const failures = state.failures + 1;
  const isNews = isFailing(failures) && state.failingToldAt === null;
  return settle(db, claim, {
    set: {
      failures,
      problem: failure.message.slice(0, 500),
      failing_told_at: isNews ? now : state.failingToldAt,
    },
    news: isNews ? [{ kind: "failing", failures, problem: failure.message }] : [],
    now,
    due: retryAt(failure, { failures, now, due: dueAfter(known, now, random) }),
  });
}
