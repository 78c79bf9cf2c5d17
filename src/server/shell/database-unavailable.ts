import { describeDatabaseError } from "../../db/open.ts";

/** Thrown where the database did not respond; the client is shown an outage. */
export class DatabaseUnavailable extends Error {}

/**
 * Whether an error means that the database is unavailable. An error about a missing file has a path, which the
 * database's errors have not.
 */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable ||
  (describeDatabaseError(error) !== null && !(error instanceof Error && "path" in error));

/** Whether the database's disk is full, which waiting does not fix. */
export const isDatabaseFull = (error: unknown): boolean =>
  describeDatabaseError(error instanceof DatabaseUnavailable ? error.cause : error)?.kind === "disk-full";
