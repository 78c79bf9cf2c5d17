const FULL: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT"]);

/** Whether a file could not be written for want of room, on the disk or in somebody's share of it. */
export const isFullDisk = (error: unknown): boolean =>
  error instanceof Error && "code" in error && FULL.has(error.code);

/** What somebody is told whose file found no room. */
export const NO_ROOM =
  "The server’s disk is full, so nothing of this file was kept. Ask whoever runs the server to make room, then upload it again.";
