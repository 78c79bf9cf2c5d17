import { constants, type Stats } from "node:fs";
import { lstat, open, readdir, realpath, rm } from "node:fs/promises";
import { join, sep } from "node:path";
import { sizeText } from "../../lib/files/file-size.ts";
import { makeFolder } from "../../lib/files/make-folder.ts";
import { ok } from "../../lib/result.ts";
import { FetchFailed, failureOf } from "./failed.ts";
import type { FetchedFile, FetchFailure, FetchOrder, StockFileFetcher } from "./port.ts";

export interface WatchedFolder {
  /** The folder of all watched folders; no file outside it is ever read. */
  readonly root: string;
  /** The folder within it; it is made where it is not there. */
  readonly path: string;
  /** Which files, with `*` for any letters. */
  readonly files: string;
  /** Whether each file counts, the oldest first, as with files of changes; else only the newest does. */
  readonly each: boolean;
  /** For how many milliseconds a file must have stood still. */
  readonly stillMs?: number;
  /** Epoch milliseconds, as the file system tells them. */
  readonly clock: () => number;
}

const STILL_MS = 10_000;
const CHUNK = 1024 * 1024;
/** More files than this are somebody's archive and not a watched folder. */
const MOST_FILES = 10_000;

/** Takes files that somebody puts into a folder, each once it stands still. They stay where they are. */
export function folderFetcher(folder: WatchedFolder): StockFileFetcher {
  return {
    async fetch(order) {
      try {
        return ok(await takeNext(folder, order));
      } catch (error) {
        await rm(order.target, { force: true }).catch(() => {});
        return failureOf(error, diskFailure);
      }
    },
  };
}

interface Found {
  readonly name: string;
  /** When it arrived or changed, epoch milliseconds: moving a file in counts, too, whatever its own date. */
  readonly changed: number;
  readonly size: number;
}

async function takeNext(folder: WatchedFolder, order: FetchOrder): Promise<FetchedFile> {
  const inside = await insideOf(folder);
  const found = await filesIn(inside, folder.files);
  const next = nextOf(found, order.mark, folder.each);
  if (!next) return { kind: "unchanged" };
  // A file with a date to come is taken as it stands: its clock is wrong, and the copy says whether it changes.
  const age = folder.clock() - next.changed;
  if (age >= 0 && age < (folder.stillMs ?? STILL_MS)) return { kind: "unchanged" };
  if (next.size > order.mostBytes)
    throw new FetchFailed("refused", `${next.name} is larger than ${sizeText(order.mostBytes)}.`);
  await copyUnchanged(join(inside, next.name), next, order);
  return { kind: "file", name: next.name, bytes: next.size, mark: markOf(next) };
}

/** The real path of the watched folder. Throws where a link leads it out of the folder of all. */
async function insideOf({ root, path }: WatchedFolder): Promise<string> {
  makeFolder(root, 0o700);
  const top = await realpath(root);
  const folder = join(top, path);
  if (!(folder + sep).startsWith(top + sep)) throw new FetchFailed("refused", OUTSIDE);
  makeFolder(folder, 0o700);
  const real = await realpath(folder);
  if (real !== folder) throw new FetchFailed("refused", OUTSIDE);
  return real;
}

const OUTSIDE =
  "The watched folder leads out of the folder of watched folders (FEED_FOLDERS), by a link or by its name.";

async function filesIn(folder: string, pattern: string): Promise<readonly Found[]> {
  const matcher = new RegExp(
    `^${pattern
      .split("*")
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("[^/]*")}$`,
    "i",
  );
  const names = (await readdir(folder)).filter(
    (name) => matcher.test(name) && !/^\.|\.(part|tmp|filepart)$/i.test(name),
  );
  if (names.length > MOST_FILES)
    throw new FetchFailed(
      "refused",
      `There are more than ${MOST_FILES} files in the folder: clear it, or narrow \`files\`.`,
    );
  const found: Found[] = [];
  for (const name of names) {
    const at = await lstat(join(folder, name)).catch(() => null);
    // A link is not followed: it could lead to any file of this machine.
    if (at?.isFile()) found.push({ name, changed: changedAt(at), size: at.size });
  }
  return found.sort((a, b) => a.changed - b.changed || (a.name < b.name ? -1 : 1));
}

const changedAt = ({ ctimeMs }: Stats): number => Math.floor(ctimeMs);

const markOf = ({ changed, size, name }: Found): string => `${changed} ${size} ${name}`.slice(0, 500);

function nextOf(found: readonly Found[], mark: string | null, each: boolean): Found | null {
  const next = each ? found.find((file) => isLater(file, mark)) : found.at(-1);
  return next && markOf(next) !== mark ? next : null;
}

function isLater(file: Found, mark: string | null): boolean {
  const [, changed = "", name = ""] = /^(\d+) \d+ (.*)$/.exec(mark ?? "") ?? [];
  return mark === null || file.changed > Number(changed) || (file.changed === Number(changed) && file.name > name);
}

/** Copies the file, and throws where it is another one, or has changed, by the end. */
async function copyUnchanged(path: string, found: Found, { target, signal }: FetchOrder): Promise<void> {
  const from = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const to = await open(target, "wx", 0o600);
    try {
      const buffer = Buffer.alloc(CHUNK);
      let copied = 0;
      for (;;) {
        signal.throwIfAborted();
        const { bytesRead } = await from.read(buffer, 0, CHUNK, copied);
        if (bytesRead === 0) break;
        copied += bytesRead;
        if (copied > found.size) break;
        await to.write(buffer, 0, bytesRead);
      }
      const after = await from.stat();
      if (copied !== found.size || changedAt(after) !== found.changed || after.size !== found.size)
        throw new FetchFailed("unavailable", "The file changed while it was read.");
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

function diskFailure(error: unknown): FetchFailure {
  const { code = "unknown" } = error as { code?: string };
  if (code === "EACCES" || code === "EPERM")
    return { kind: "refused", message: "The watched folder may not be read: give the server's user the right to." };
  if (code === "ENOSPC") return { kind: "unavailable", message: "There is no room for the file on this machine." };
  return { kind: "unavailable", message: `The watched folder could not be read (${code}).` };
}
