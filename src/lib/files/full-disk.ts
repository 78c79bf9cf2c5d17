const FULL: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT"]);

/** Whether a file could not be written because the disk, or the user's quota, is full. */
export const isFullDisk = (error: unknown): boolean =>
  error instanceof Error && "code" in error && FULL.has(error.code);

/** Message for a person whose file could not be stored because the disk is full. */
export const NO_ROOM =
  "The server’s disk is full, so nothing of this file was kept. Ask whoever runs the server to make room, then upload it again.";
