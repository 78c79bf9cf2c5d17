import { describeDatabaseError } from "../db/open.ts";

/** Why a job waits, for the log: in a sentence where the database says it does not answer, else the error itself. */
export function reasonOf(error: unknown): { readonly reason: string } | { readonly err: unknown } {
  const reason = describeDatabaseError(error)?.message;
  return reason ? { reason } : { err: error };
}
