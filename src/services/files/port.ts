import type { Result } from "../../lib/result.ts";

/**
 * Why the store did not do what was asked: it does not answer, has no room or refuses us. A later attempt may succeed.
 * `message` names no key and no secret.
 */
export interface FileStoreFailure {
  readonly message: string;
  /** There is no room: only whoever runs the server can help. */
  readonly isFull?: true;
}

/**
 * Stores files that all processes of an installation share, such as the pictures of stock: in a folder, or in any
 * S3-compatible store.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { mkdtempSync } from "node:fs";
 * import { tmpdir } from "node:os";
 * import { join } from "node:path";
 * import { folderStore } from "./folder.ts";
 *
 * const store = folderStore({ folder: mkdtempSync(join(tmpdir(), "files-")) });
 *
 * assert((await store.put("pictures/ab/abcd.jpg", Buffer.from("bytes"), "image/jpeg")).ok);
 * const read = await store.get("pictures/ab/abcd.jpg");
 * assert.equal(read.ok && read.value?.toString(), "bytes");
 * ```
 */
export interface FileStore {
  /** Stores a file, in place of an earlier one of the same key. It is durable once this answers. Never throws. */
  put(key: string, bytes: Uint8Array, type: string): Promise<Result<null, FileStoreFailure>>;
  /** The file's bytes; null where there is no such file. Never throws. */
  get(key: string): Promise<Result<Buffer | null, FileStoreFailure>>;
  /** Deletes a file; one that is not there is deleted already. Never throws. */
  remove(key: string): Promise<Result<null, FileStoreFailure>>;
  /**
   * Deletes what is left of files that were being written when a process ended, if it was last written before this
   * time (epoch milliseconds), and answers how many. No file that is in its place is touched. Never throws.
   */
  forgetParts(before: number): Promise<Result<number, FileStoreFailure>>;
  close(): void;
}

/** Largest file that is read back, in bytes. */
export const LARGEST_FILE = 64 * 1024 * 1024;

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*){0,7}$/;

/** Whether a key is safe in every store: small letters, digits and plain signs, in folders, at most 200 characters. */
export const isFileKey = (key: string): boolean => key.length <= 200 && KEY.test(key);
