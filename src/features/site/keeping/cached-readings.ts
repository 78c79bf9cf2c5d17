import { readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { DAY_MS } from "../../../lib/time/spans.ts";
import type { FolderReading } from "../reading/folder.ts";
import type { WrittenFacts } from "./folder-facts.ts";
import type { WrittenSite } from "./lazy-site.ts";

/** Stores the readings of folders until somebody uses their sites. */
export interface CachedReadings {
  /** Stores a reading. Returns a function that reads it again, and its size in bytes. */
  keep(reading: FolderReading): Promise<{ readonly open: () => FolderReading; readonly bytes: number }>;
  /** Returns a function that reads what an earlier process stored. */
  opener(facts: Pick<WrittenFacts, "hash">): () => FolderReading;
  /** What earlier processes recorded about each folder, by its slug. */
  readonly register: ReadonlyMap<string, RegisterEntry>;
  /** The slugs of the sites served last, by any version of the code. */
  readonly served: ReadonlySet<string>;
  /** Stores these slugs: if two folders claim one host, the next process serves the one that had it before. */
  saveServed(slugs: Iterable<string>): Promise<void>;
  /**
   * Writes the register for the next start. Also removes stored readings that it does not name and that nobody has used
   * for a long time.
   */
  save(register: ReadonlyMap<string, RegisterEntry>): Promise<void>;
}

/** What is known about a valid folder without reading it. */
export interface RegisterEntry {
  /** Names, sizes and times of its files. */
  readonly stamp: string;
  readonly named: readonly string[];
  readonly facts: WrittenFacts;
  /** Null if the folder's site had a problem. */
  readonly site: WrittenSite | null;
}

/** Keeps everything in memory, for commands that end soon. */
export const IN_MEMORY: CachedReadings = {
  keep: async (reading) => ({ open: () => reading, bytes: 0 }),
  opener: () => () => {
    throw new Error("nothing was kept");
  },
  register: new Map(),
  served: new Set(),
  saveServed: async () => {},
  save: async () => {},
};

const REGISTER = "register";
const SERVED = "served";
/** Another process may still be serving a reading that no register names, so it is removed only after a week. */
const UNUSED_MS = 7 * DAY_MS;

/**
 * Stores readings as files in a folder, each named by the hash of its content. `build` names the version of the code
 * that checked them, so that readings checked by other code are not taken for valid. With null, nothing from earlier
 * processes is used.
 */
export async function keepIn(root: string, build: string | null): Promise<CachedReadings> {
  const dir = join(root, build ?? "once");
  await mkdir(dir, { recursive: true });
  const now = new Date();
  await utimes(dir, now, now);
  const pathOf = (hash: string) => join(dir, hash);
  const opener: CachedReadings["opener"] =
    ({ hash }) =>
    () =>
      deserialize(readFileSync(pathOf(hash)));
  return {
    opener,
    keep: async (reading) => {
      const bytes = serialize(reading);
      try {
        const known = await stat(pathOf(reading.hash)).catch(() => null);
        if (known?.size !== bytes.length) await writeWhole(pathOf(reading.hash), bytes);
      } catch {
        // A full disk is no reason not to serve the site, so it stays in memory.
        return IN_MEMORY.keep(reading);
      }
      return { open: opener(reading), bytes: bytes.length };
    },
    register: build === null ? new Map() : await readRegister(join(dir, REGISTER)),
    served: build === null ? new Set() : await readServed(join(root, SERVED)),
    saveServed: async (slugs) => {
      if (build !== null) await writeWhole(join(root, SERVED), serialize(new Set(slugs)));
    },
    save: async (register) => {
      if (build === null) return;
      await writeWhole(join(dir, REGISTER), serialize(register));
      const hashes = new Set([...register.values()].map(({ facts }) => facts.hash));
      await removeUnused(dir, (name) => name !== REGISTER && !hashes.has(name));
      await removeUnused(root, (name) => name !== build && name !== SERVED);
    },
  };
}

async function readRegister(path: string): Promise<ReadonlyMap<string, RegisterEntry>> {
  try {
    return deserialize(await readFile(path));
  } catch {
    // This is the build's first start, or the register is incomplete. Either way the folders are read again.
    return new Map();
  }
}

async function readServed(path: string): Promise<ReadonlySet<string>> {
  try {
    const slugs: unknown = deserialize(await readFile(path));
    return slugs instanceof Set ? slugs : new Set();
  } catch {
    return new Set();
  }
}

/** Writes a file in one step, because other processes may read it at any moment. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, bytes);
  await rename(part, path);
}

async function removeUnused(dir: string, isUnused: (name: string) => boolean): Promise<void> {
  for (const name of await readdir(dir)) {
    if (!isUnused(name)) continue;
    const found = await stat(join(dir, name)).catch(() => null);
    if (found && found.mtimeMs < Date.now() - UNUSED_MS) await rm(join(dir, name), { recursive: true, force: true });
  }
}
