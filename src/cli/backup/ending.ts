import { resolve } from "node:path";
import { describeDatabaseError } from "../../db/open.ts";
import { isFullDisk } from "../../lib/files/full-disk.ts";
import type { Result } from "../../lib/result.ts";
import { stopWith } from "../running/failure.ts";
import { type BackupProblem, backupSentence } from "./problems.ts";

/** The result of work on a backup; ends the process with a sentence saying what to do if it fails. */
export async function orStop<T>(
  folder: string,
  work: (folder: string) => Promise<Result<T, BackupProblem>>,
): Promise<T> {
  const place = resolve(folder);
  const done = await work(place).catch((error: unknown) => stopWith(sentenceOf(error)));
  return done.ok ? done.value : stopWith(backupSentence(done.error));
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A file's error names the file, which a database failure does not.
  if ("path" in error && "code" in error)
    return isFullDisk(error)
      ? `The disk is full: ${String(error.path)} cannot be written. Nothing half-written is left.`
      : `${error.message}. Look at the folder's owner and rights.`;
  if (isFullDisk(error)) return "The disk is full. Nothing half-written is left.";
  return describeDatabaseError(error)?.message ?? error.message;
}
