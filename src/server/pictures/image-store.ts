import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";

const NAME = /^[0-9a-f]{64}$/;

/**
 * Cache of transformed pictures on disk, limited in bytes: the least recently used are removed first. Names are SHA-256
 * in hex. Several processes may share a folder: each counts what it wrote or read itself, and a file removed by another
 * is simply absent.
 */
export class ImageStore {
  readonly #folder: string;
  readonly #sizes: LRUCache<string, number>;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => Math.max(1, bytes),
      dispose: (_bytes, name, reason) => {
        if (reason === "evict") void rm(this.#path(name), { force: true }).catch(() => undefined);
      },
    });
  }

  get bytes(): number {
    return this.#sizes.calculatedSize;
  }

  /** Counts the files left by earlier runs, oldest first, and removes half-written ones. */
  async takeStock(): Promise<void> {
    const left = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = await Promise.all(
      left
        .filter((entry) => entry.isFile())
        .map(async ({ name, parentPath }) => {
          const facts = await stat(join(parentPath, name)).catch(() => null);
          return { name, path: join(parentPath, name), bytes: facts?.size ?? 0, changed: facts?.mtimeMs ?? 0 };
        }),
    );
    for (const file of files.sort((a, b) => a.changed - b.changed)) {
      if (!NAME.test(file.name)) await rm(file.path, { force: true });
      else if (!this.#sizes.has(file.name)) this.#sizes.set(file.name, file.bytes);
    }
  }

  async read(name: string): Promise<Buffer | null> {
    const bytes = await readFile(this.#path(name)).catch(() => null);
    if (!bytes) this.#sizes.delete(name);
    else if (this.#sizes.get(name) === undefined) this.#sizes.set(name, bytes.length);
    return bytes;
  }

  /** Writes a file completely or not at all. Rejects if the disk is full. */
  async write(name: string, bytes: Buffer): Promise<void> {
    const path = this.#path(name);
    const draft = `${path}.${randomUUID()}.draft`;
    await mkdir(join(this.#folder, name.slice(0, 2)), { recursive: true });
    try {
      await writeFile(draft, bytes);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
    this.#sizes.set(name, bytes.length);
  }

  #path(name: string): string {
    return join(this.#folder, name.slice(0, 2), name);
  }
}
