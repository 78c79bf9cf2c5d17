import { describeDatabaseError } from "../../db/open.ts";

/** What was asked for failed because the database did not answer, and is answered as an outage. */
export class DatabaseAway extends Error {}

/** Whether an error tells of the database's condition. A file that is missing has a path, which a database has not. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof DatabaseAway ||
  (describeDatabaseError(error) !== null && !(error instanceof Error && "path" in error));

/** Whether it fails for want of room, which no waiting mends. */
export const isDatabaseFull = (error: unknown): boolean =>
  describeDatabaseError(error instanceof DatabaseAway ? error.cause : error)?.kind === "disk-full";
