import { createWriteStream } from "node:fs";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Client, FTPError } from "basic-ftp";
import { type FtpsServer, ftpsSession } from "./ftps-session.ts";
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
import { outcome, type Reach, STEP_MS, type Step, unavailable } from "./transfer.ts";

export interface FtpsOptions extends FtpsServer {
  /** Path of a file, or of several with `*` and `?` in the name: then the newest one is fetched. */
  readonly path: string;
  readonly reach: Reach;
  /** Time limit of a single step in milliseconds. */
  readonly patience?: number;
}

/** Fetches a file from an FTP server over TLS: both the commands and the file. It never speaks plain FTP. */
export function ftpsFetcher(options: FtpsOptions): StockFileFetcher {
  return { fetch: (order) => outcome(options.host, order.signal, () => fetched(options, order)) };
}

async function fetched(options: FtpsOptions, order: FetchOrder): Promise<FetchedFile> {
  const { host, path, reach, patience = STEP_MS } = options;
  const { client, step, end } = await ftpsSession(options, reach, patience, order.signal);
  try {
    const chosen = await fullPath(client, step, host, path);
    const name = chosen.slice(chosen.lastIndexOf("/") + 1);
    const facts = () => factsOf(client, step, chosen, name);
    const before = await facts();
    const mark = markOf(before);
    if (mark !== null && mark === order.mark) return { kind: "unchanged" };
    if ((before.size ?? 0) > order.mostBytes) throw tooLarge(name, order.mostBytes);
    const bytes = await copied(client, host, chosen, order);
    expectUnchanged(before, await facts(), bytes);
    return { kind: "file", name, bytes, mark };
  } finally {
    end();
  }
}

/** The path of the file to fetch; of a pattern, that of the newest one that fits. */
async function fullPath(client: Client, step: Step, host: string, path: string): Promise<string> {
  const remote = remotePath(path);
  if (!remote.isPattern) return path;
  const entries = await answered(host, remote.folder || ".", step("list the folder", client.list(remote.folder)));
  const files = entries.slice(0, MOST_LISTED).filter(({ isDirectory }) => !isDirectory);
  const found = newest(
    files.map(({ name, size, modifiedAt }) => remoteFile(name, size, modifiedAt ?? null)),
    remote,
  );
  // A name with a slash would lead out of the folder.
  if (!found || found.name.includes("/")) throw nothingFits(host, path);
  return remote.folder + found.name;
}

const remoteFile = (name: string, size: number | null, modified: Date | null): RemoteFile => ({
  name,
  size,
  modified: modified && Number.isFinite(modified.getTime()) ? modified.getTime() / 1000 : null,
});

/** What the server tells about a file; not every server knows both commands. */
async function factsOf(client: Client, step: Step, path: string, name: string): Promise<RemoteFile> {
  const orNull = async <T>(asking: Promise<T>): Promise<T | null> => {
    try {
      return await step("tell the file's size and time", asking);
    } catch (error) {
      if (error instanceof FTPError || client.closed === false) return null;
      throw error;
    }
  };
  const size = await orNull(client.size(path));
  return remoteFile(name, size, await orNull(client.lastMod(path)));
}

/** Copies the file to the target and says how many bytes there were. */
async function copied(client: Client, host: string, path: string, order: FetchOrder): Promise<number> {
  let bytes = 0;
  let excess = false;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      excess = bytes > order.mostBytes;
      done(excess ? new Error("too large") : null, chunk);
    },
  });
  const written = pipeline(counted, createWriteStream(order.target, { flags: "wx" }));
  // The download is awaited first; should the file fail meanwhile, that must not end the process.
  written.catch(() => null);
  try {
    await answered(host, path, client.downloadTo(counted, path));
  } catch (error) {
    counted.destroy();
    await written.catch(() => null);
    if (excess) throw tooLarge(path.slice(path.lastIndexOf("/") + 1), order.mostBytes);
    throw error;
  }
  await written;
  return bytes;
}

/** An answer that refuses a path, in words. */
async function answered<T>(host: string, path: string, asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof FTPError)) throw error;
    if (error.code === 550 || error.code === 553) throw missing(host, path);
    throw unavailable(`${host} did not let ${path} be read (${error.message.slice(0, 100)}).`);
  }
}
