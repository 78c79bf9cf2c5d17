import { describeDatabaseError } from "../../db/open.ts";

/** Thrown where the database did not respond; the client is shown an outage. */
export class DatabaseAway extends Error {}

/**
 * Whether an error means that the database is unavailable. An error about a missing file has a path, which the
 * database's errors have not.
 */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof DatabaseAway ||
  (describeDatabaseError(error) !== null && !(error instanceof Error && "path" in error));

/** Whether the database's disk is full, which waiting does not fix. */
export const isDatabaseFull = (error: unknown): boolean =>
  describeDatabaseError(error instanceof DatabaseAway ? error.cause : error)?.kind === "disk-full";
