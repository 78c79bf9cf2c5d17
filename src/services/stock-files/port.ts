import type { Result } from "../../lib/result.ts";

/**
 * What a server said of a file when it was fetched last, by which it can be asked whether it has changed since: an
 * HTTP ETag and date, or a file's size and time. Opaque to everybody but the fetcher that made it; at most 500
 * characters.
 */
export type FileMark = string;

/** One attempt to fetch a dealer's stock file. */
export interface FetchOrder {
  /** Path of the file into which its bytes are written; it does not exist yet, and may be deleted on any failure. */
  readonly target: string;
  /** The mark of the last file that was taken; null for none. */
  readonly mark: FileMark | null;
  /** Most bytes to accept. */
  readonly mostBytes: number;
  /** Ends the attempt: its time is over, or the process is to stop. */
  readonly signal: AbortSignal;
}

/** What came: a file, or word that it is still the one that was taken last. */
export type FetchedFile =
  | { readonly kind: "unchanged" }
  | {
      readonly kind: "file";
      /** What the file is called where it lay, without folders: its ending tells its format. */
      readonly name: string;
      readonly bytes: number;
      readonly mark: FileMark | null;
    };

/**
 * Why no file came. `unavailable`: a later attempt may succeed. `refused`: somebody must change something first, such
 * as a password, a path or a pinned host key, and repeating it would only be a nuisance. `message` is a sentence for
 * the dealer, and names no secret.
 */
export interface FetchFailure {
  readonly kind: "unavailable" | "refused";
  readonly message: string;
  /** Milliseconds for which the server asked to be left alone; absent where it did not. */
  readonly waitMs?: number;
}

/**
 * Fetches one source's stock file from wherever it lies.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { mkdtemp, writeFile } from "node:fs/promises";
 * import { tmpdir } from "node:os";
 * import { join } from "node:path";
 * import { folderFetcher } from "./folder.ts";
 *
 * const root = await mkdtemp(join(tmpdir(), "incoming-"));
 * await writeFile(join(root, "stock.csv"), "stocknum,make\n1,Mazda\n");
 * const clock = () => Date.now() + 60_000; // a minute later, when the file has stood still
 * const fetcher = folderFetcher({ root, path: ".", files: "*.csv", each: false, clock });
 *
 * const order = { mark: null, mostBytes: 1_000_000, signal: AbortSignal.timeout(5_000) };
 * const first = await fetcher.fetch({ ...order, target: join(root, "taken") });
 * assert(first.ok && first.value.kind === "file");
 * assert.equal(first.value.name, "stock.csv");
 * const again = await fetcher.fetch({ ...order, mark: first.value.mark, target: join(root, "taken-2") });
 * assert.deepEqual(again, { ok: true, value: { kind: "unchanged" } });
 * ```
 */
export interface StockFileFetcher {
  /** Never throws; ends soon after the signal. */
  fetch(order: FetchOrder): Promise<Result<FetchedFile, FetchFailure>>;
}
