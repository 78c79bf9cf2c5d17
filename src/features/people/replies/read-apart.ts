import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { err, type Result } from "../../../lib/result.ts";
import type { ReturnedMail } from "./read-mail.ts";

/** Milliseconds that reading one mail may take. */
const PATIENCE = 10_000;
/** Memory of the worker thread, in MB: enough for several decoded copies of a mail of the largest size. */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
/** The most mails that wait while another is read; each holds up to 5 MB. */
const MOST_WAITING = 20;

/** The worker's program, relative to this file in the sources or to the built server that contains this file. */
const PROGRAM =
  ["./", "../../src/features/people/replies/", "../../../src/features/people/replies/"]
    .map((way) => resolve(import.meta.dirname, way, "read-thread.ts"))
    .find((path) => existsSync(path)) ?? "";

const TOO_LONG = "The mail takes too long to be read.";

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a raw mail in a worker thread, one mail at a time: strangers send mails, and one made to be slow to read must
 * not hold up page requests. `busy` if too many are waiting; a sentence if it cannot be read within the limits.
 */
export function readMailApart(
  raw: Uint8Array,
  patience = PATIENCE,
): Promise<Result<ReturnedMail, { readonly kind: "busy" | "unreadable"; readonly sentence: string }>> {
  if (waiting >= MOST_WAITING)
    return Promise.resolve(err({ kind: "busy", sentence: "Many mails wait to be read. Send it again later." }));
  waiting += 1;
  const mine = last.then(() => readInThread(raw, patience));
  last = mine.finally(() => {
    waiting -= 1;
  });
  return mine.then((read) => (read.ok ? read : err({ kind: "unreadable", sentence: read.error })));
}

/** Never rejects: a worker that dies, for lack of memory or any other reason, counts as a mail that cannot be read. */
function readInThread(raw: Uint8Array, patience: number): Promise<Result<ReturnedMail, string>> {
  return new Promise((resolve) => {
    const thread = new Worker(PROGRAM, {
      workerData: raw,
      resourceLimits: MEMORY,
    });
    const timer = setTimeout(() => end(err(TOO_LONG)), patience);
    const end = (read: Result<ReturnedMail, string>) => {
      clearTimeout(timer);
      resolve(read);
      void thread.terminate();
    };
    thread.once("message", end);
    thread.once("error", () => end(err("The mail cannot be read.")));
    thread.once("exit", () => end(err("The mail cannot be read.")));
  });
}
