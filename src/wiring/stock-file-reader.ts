import { resolve } from "node:path";
import type { StockFile, StockFileQuestion, StockFileReader } from "../features/feeds/uploads/reader.ts";
import { err, type Result } from "../lib/result.ts";
import { runErrand } from "./child-errand.ts";
import type { ImportErrand } from "./feed-import.ts";

/** The errand sent to the reading process. */
export interface StockFileErrand {
  readonly env: ImportErrand["env"];
  readonly file: StockFile;
  readonly question: StockFileQuestion;
}

/** Maximum files read at once: each takes a processor and up to half a gigabyte. */
const AT_ONCE = 2;
/** Maximum files waiting for a place, so that two people viewing first rows need not press again. */
const MOST_WAITING = 6;
const PATIENCE_MS = 5 * 60_000;
const MOST_HEAP = 512;
const BUSY = "Other stock files are being read just now. Try again in a moment.";
const GAVE_UP = "The file could not be read to its end, and nothing was changed. Save it as CSV and try again.";

// Both this file's folder and the built server's are two folders below the project's.
const PROGRAM = resolve(import.meta.dirname, "../../src/cli/feeds/stock-file-process.ts");

/** Reads stock files in processes of their own, a few at once, each with limited memory and time. */
export function stockFileReader({
  databaseUrl,
  dataDir,
  sitesDir,
  imageHosts,
  s3,
}: ImportErrand["env"]): StockFileReader {
  const env = { databaseUrl, dataDir, sitesDir, imageHosts, s3 };
  let reading = 0;
  const waiting: (() => void)[] = [];
  return async (file, question) => {
    if (reading >= AT_ONCE && waiting.length >= MOST_WAITING) return err(BUSY);
    // A finished reader hands its place to the next, so that later callers cannot overtake.
    if (reading >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else reading += 1;
    const errand: StockFileErrand = { env, file, question };
    const bounds = { signal: AbortSignal.timeout(PATIENCE_MS), heap: MOST_HEAP };
    return runErrand<Result<never, string>>(PROGRAM, errand, bounds)
      .catch(() => err(GAVE_UP))
      .finally(() => {
        const next = waiting.shift();
        if (next) next();
        else reading -= 1;
      });
  };
}
