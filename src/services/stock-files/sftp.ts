import { type FileHandle, open } from "node:fs/promises";
import type { FileEntryWithStats, SFTPWrapper, Stats } from "ssh2";
import type { FetchedFile, FetchOrder, StockFileFetcher } from "./port.ts";
import {
  expectUnchanged,
  MOST_LISTED,
  markOf,
  missing,
  newest,
  nothingFits,
  type RemoteFile,
  remotePath,
  tooLarge,
} from "./remote-file.ts";
import { type SftpServer, signedIn } from "./sftp-session.ts";
import { outcome, type Reach, refused, STEP_MS, type Step, unavailable } from "./transfer.ts";

export interface SftpOptions extends SftpServer {
  /** Path of a file, or of several with `*` and `?` in the name: then the newest one is fetched. */
  readonly path: string;
  readonly reach: Reach;
  /** Time limit of a single step in milliseconds. */
  readonly patience?: number;
}

/** How much of the file is asked for at once, and how many such requests are under way: distance costs less so. */
const PIECE = 32 * 1024;
const UNDER_WAY = 16;

/** Fetches a file from an SFTP server that shows the pinned host key. */
export function sftpFetcher(options: SftpOptions): StockFileFetcher {
  return { fetch: (order) => outcome(options.host, order.signal, () => fetched(options, order)) };
}

async function fetched(options: SftpOptions, order: FetchOrder): Promise<FetchedFile> {
  const { host, path, reach, patience = STEP_MS } = options;
  const session = await signedIn(options, reach, patience, order.signal);
  const { sftp, step } = session;
  try {
    const chosen = await fullPath(sftp, step, host, path);
    const handle = await step("open the file", opened(sftp, host, chosen));
    const name = chosen.slice(chosen.lastIndexOf("/") + 1);
    const facts = async () => remoteFile(name, await step("tell the file's size", stat(sftp, handle)));
    const before = await facts();
    const mark = markOf(before);
    if (mark !== null && mark === order.mark) return { kind: "unchanged" };
    if ((before.size ?? 0) > order.mostBytes) throw tooLarge(name, order.mostBytes);
    const bytes = await copied({ sftp, step, handle, name, size: before.size }, order);
    expectUnchanged(before, await facts(), bytes);
    return { kind: "file", name, bytes, mark };
  } finally {
    session.end();
  }
}

/** The path of the file to fetch; of a pattern, that of the newest one that fits. */
async function fullPath(sftp: SFTPWrapper, step: Step, host: string, path: string): Promise<string> {
  const remote = remotePath(path);
  if (!remote.isPattern) return path;
  const entries = await listed(sftp, step, host, remote.folder || ".");
  const files = entries.filter(({ attrs }) => !attrs.isDirectory());
  const found = newest(
    files.map(({ filename, attrs }) => remoteFile(filename, attrs)),
    remote,
  );
  // A name with a slash would lead out of the folder.
  if (!found || found.name.includes("/")) throw nothingFits(host, path);
  return remote.folder + found.name;
}

async function listed(sftp: SFTPWrapper, step: Step, host: string, folder: string): Promise<FileEntryWithStats[]> {
  const doing = "list the folder";
  const handle = await step(
    doing,
    answerOf<Buffer>((done) => sftp.opendir(folder, done), host, folder),
  );
  const entries: FileEntryWithStats[] = [];
  while (entries.length < MOST_LISTED) {
    const more = await step(
      doing,
      new Promise<FileEntryWithStats[] | null>((resolve, reject) => {
        sftp.readdir(handle, (error, list) => {
          if (error && (error as { code?: unknown }).code === END_OF_FILE) resolve(null);
          else if (error) reject(error);
          else resolve(list);
        });
      }),
    );
    if (!more?.length) return entries;
    entries.push(...more);
  }
  return entries;
}

/** Status codes of the protocol. */
const END_OF_FILE = 1;
const NO_SUCH_FILE = 2;
const PERMISSION_DENIED = 3;

/** A callback's answer; a path that is not there, or not for this user, is refused in words. */
function answerOf<T>(ask: (done: (error: Error | undefined, answer: T) => void) => void, host: string, path: string) {
  return new Promise<T>((resolve, reject) => {
    ask((error, answer) => {
      const code = error && (error as { code?: unknown }).code;
      if (code === NO_SUCH_FILE || code === PERMISSION_DENIED) reject(missing(host, path));
      else if (error) reject(unavailable(`${host} did not let ${path} be read (${error.message.slice(0, 100)}).`));
      else resolve(answer);
    });
  });
}

async function opened(sftp: SFTPWrapper, host: string, path: string): Promise<Buffer> {
  const found = await answerOf<Stats>((done) => sftp.stat(path, done), host, path);
  if (found.isDirectory()) {
    throw refused(`${path} on ${host} is a folder: name a file in it, or a pattern such as ${path}/*.csv.`);
  }
  return answerOf<Buffer>((done) => sftp.open(path, "r", done), host, path);
}

const stat = (sftp: SFTPWrapper, handle: Buffer) =>
  new Promise<Stats>((resolve, reject) => {
    sftp.fstat(handle, (error, stats) => (error ? reject(error) : resolve(stats)));
  });

const remoteFile = (name: string, { size, mtime }: Stats): RemoteFile => ({
  name,
  size: size ?? null,
  modified: mtime ?? null,
});

interface Reading {
  readonly sftp: SFTPWrapper;
  readonly step: Step;
  readonly handle: Buffer;
  readonly name: string;
  readonly size: number | null;
}

/** Copies the open file to the target, several pieces at once, and says how many bytes there were. */
async function copied(reading: Reading, { target, mostBytes }: FetchOrder): Promise<number> {
  const file = await open(target, "wx");
  // Where the server does not say a file's size, reading finds its end.
  const state = { next: 0, end: reading.size ?? mostBytes + 1, bytes: 0 };
  try {
    const workers = Array.from({ length: UNDER_WAY }, () => copyPieces(reading, file, state));
    const settled = await Promise.allSettled(workers);
    const failure = settled.find(({ status }) => status === "rejected");
    if (failure) throw (failure as PromiseRejectedResult).reason;
  } finally {
    await file.close();
  }
  if (state.bytes > mostBytes) throw tooLarge(reading.name, mostBytes);
  return state.bytes;
}

/** Takes the next piece of the file until there is none. A failure of one worker ends the others' work, too. */
async function copyPieces(
  { sftp, step, handle }: Reading,
  file: FileHandle,
  state: { next: number; end: number; bytes: number },
): Promise<void> {
  const buffer = Buffer.alloc(PIECE);
  try {
    while (state.next < state.end) {
      let at = state.next;
      const until = Math.min(at + PIECE, state.end);
      state.next = until;
      while (at < until) {
        const count = await step("send the next piece of the file", piece(sftp, handle, buffer, until - at, at));
        if (count === 0) {
          state.end = Math.min(state.end, at);
          break;
        }
        await file.write(buffer, 0, count, at);
        at += count;
        state.bytes += count;
      }
    }
  } catch (error) {
    state.end = 0;
    throw error;
  }
}

const piece = (sftp: SFTPWrapper, handle: Buffer, buffer: Buffer, length: number, position: number) =>
  new Promise<number>((resolve, reject) => {
    sftp.read(handle, buffer, 0, length, position, (error, count) => (error ? reject(error) : resolve(count)));
  });
