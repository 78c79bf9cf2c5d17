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

const noRight = (path: string): string =>
  `This user may not read or write ${path}: look at its owner and rights, or name another folder.`;

/** What the system says of a file or folder, in words for an operator. */
const FILE_SENTENCES: Readonly<Record<string, (path: string) => string>> = {
  EACCES: noRight,
  EPERM: noRight,
  EROFS: (path) => `${path} cannot be written, because its disk can only be read: name another folder.`,
  ENOTDIR: (path) => `${path} is a file, or lies within one: name a folder.`,
  EEXIST: (path) => `${path} is there already and is no folder: name another.`,
  ENOENT: (path) => `${path} is not there and cannot be made: name a folder on a disk.`,
  EIO: (path) => `The disk fails to read or write ${path}: look at it and at the system's log.`,
};

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A file's error names the file, which a database failure does not.
  if ("path" in error && "code" in error)
    return isFullDisk(error)
      ? `The disk is full: ${String(error.path)} cannot be written. Nothing half-written is left.`
      : (FILE_SENTENCES[String(error.code)]?.(String(error.path)) ?? `${error.message}. Look at that place.`);
  // The database is only read here, so what SQLite finds full is the disk to which it is copied.
  const isCopyFull = "errcode" in error && describeDatabaseError(error)?.kind === "disk-full";
  if (isFullDisk(error) || isCopyFull) return "The disk is full. Nothing half-written is left.";
  return describeDatabaseError(error)?.message ?? error.message;
}
