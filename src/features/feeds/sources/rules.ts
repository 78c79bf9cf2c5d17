import { HOUR_MS, MINUTE_MS } from "../../../lib/time/spans.ts";

/** Milliseconds after the first failure, the second and so on; later ones wait for the schedule. */
const RETRIES = [MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS];
/** The dealership gets a mail about the second failure in a row: the first may be a server that was restarted. */
const FAILURES_TOLD = 2;
/** A full file that marks more than this share of what a hold allows sold, and at least this many cars, has shrunk. */
const SHRUNK_SHARE = 1 / 2;
const SHRUNK_FEW = 3;

/**
 * When a source that failed is asked again, epoch milliseconds: sooner than its schedule says where a later attempt
 * may help, but not before the server wants to be asked. `due` is its schedule's next time, `failures` counts this one.
 */
export function retryAt(
  failure: { readonly kind: "unavailable" | "refused"; readonly waitMs?: number },
  { failures, now, due }: { readonly failures: number; readonly now: number; readonly due: number },
): number {
  const retry = failure.kind === "refused" ? undefined : RETRIES[failures - 1];
  const soon = retry === undefined ? due : Math.min(due, now + retry);
  return Math.max(soon, now + (failure.waitMs ?? 0));
}

export const isFailing = (failures: number): boolean => failures >= FAILURES_TOLD;

/** What lateness is judged by. Times are epoch milliseconds. */
interface Heard {
  readonly since: number;
  readonly answeredAt: number | null;
  readonly failures: number;
  readonly dueAt: number;
}

/**
 * Whether nothing was heard of a source for too long. One that is asked is only late while it does not answer: between
 * two times of its schedule, which may be a week apart, nothing is missing.
 */
export function isLate(
  { since, answeredAt, failures, dueAt }: Heard,
  { lateHours, isAsked }: { readonly lateHours: number | null; readonly isAsked: boolean },
  now: number,
): boolean {
  if (lateHours === null || (isAsked && failures === 0 && dueAt > now)) return false;
  return now - Math.max(since, answeredAt ?? 0) > lateHours * HOUR_MS;
}

/** Whether a file that was taken lacks conspicuously many cars, although not so many that it is held. */
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
