import { HOUR_MS, MINUTE_MS } from "../../../lib/time/spans.ts";

/** Milliseconds after the first failure, the second and so on; later retries wait for the schedule. */
const RETRIES = [MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS];
/** The dealership gets a mail at the second failure in a row, because the first may be a restarting server. */
const FAILURES_BEFORE_MAIL = 2;
/**
 * A full file has shrunk if it marks more than this share of what a hold allows as sold, and at least this many cars.
 */
const SHRUNK_SHARE = 1 / 2;
const SHRUNK_FEW = 3;

/**
 * When a failed source is checked again, in epoch milliseconds: before its schedule if an earlier retry may help, but
 * not before the server allows it. `due` is the schedule's next time; `failures` includes this one.
 */
export function retryAt(
  failure: { readonly kind: "unavailable" | "refused"; readonly waitMs?: number },
  { failures, now, due }: { readonly failures: number; readonly now: number; readonly due: number },
): number {
  const retry = failure.kind === "refused" ? undefined : RETRIES[failures - 1];
  const soon = retry === undefined ? due : Math.min(due, now + retry);
  return Math.max(soon, now + (failure.waitMs ?? 0));
}

export const isFailing = (failures: number): boolean => failures >= FAILURES_BEFORE_MAIL;

/** The data by which lateness is judged. Times are epoch milliseconds. */
interface Heard {
  readonly since: number;
  readonly answeredAt: number | null;
  readonly failures: number;
  readonly dueAt: number;
}

/**
 * Whether a source has not been heard from for too long. A source that we check is late only while it fails to answer:
 * between two scheduled checks, which may be a week apart, nothing is missing.
 */
export function isLate(
  { since, answeredAt, failures, dueAt }: Heard,
  { lateHours, isAsked }: { readonly lateHours: number | null; readonly isAsked: boolean },
  now: number,
): boolean {
  if (lateHours === null || (isAsked && failures === 0 && dueAt > now)) return false;
  return now - Math.max(since, answeredAt ?? 0) > lateHours * HOUR_MS;
}

/** Whether an imported file lacks conspicuously many cars, although too few for a hold. */
export function hasShrunk(
  {
    mode,
    gone,
    updated,
    unchanged,
  }: {
    readonly mode: "full" | "delta";
    readonly gone: number;
    readonly updated: number;
    readonly unchanged: number;
  },
  goneShare: number,
): boolean {
  return mode === "full" && gone >= SHRUNK_FEW && gone > (gone + updated + unchanged) * goneShare * SHRUNK_SHARE;
}
