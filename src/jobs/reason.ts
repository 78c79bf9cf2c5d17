import { describeDatabaseError } from "../db/open.ts";

/** Why a job waits, for the log: a sentence if the database does not answer, otherwise the error itself. */
export function reasonOf(error: unknown): { readonly reason: string } | { readonly err: unknown } {
  const reason = describeDatabaseError(error)?.message;
  return reason ? { reason } : { err: error };
}
