import { hash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Secrets } from "../options/config.ts";
import { readFolder } from "../reading/folder.ts";
import type { CachedReadings, RegisterEntry } from "./cached-readings.ts";
import { type FolderRead, factsOf, type WrittenFacts } from "./folder-facts.ts";
import type { SiteFacts } from "./lazy-site.ts";
import { dealershipWith } from "./site-body.ts";

/** A folder's reading, with the stamp that shows whether it changed; null if the stamp would prove nothing. */
export interface StampedRead {
  readonly read: FolderRead;
  readonly stamp: string | null;
}

interface Reading {
  readonly dir: string;
  readonly secrets: Secrets;
  readonly kept: CachedReadings;
  /** An earlier reading of a folder that is reused without a check. */
  readonly asBefore: (slug: string) => StampedRead | undefined;
  /** An earlier reading of a folder that is reused if the folder has not changed. */
  readonly before: (slug: string) => StampedRead | undefined;
  /** Whether to read a folder whatever its stamp says. */
  readonly isAsked: (slug: string) => boolean;
}

/** How many folders are read at the same time. */
const AT_ONCE = 8;
/** Milliseconds of work before other tasks get a turn. */
const SLICE_MS = 8;
/**
 * File times are coarse, up to two seconds on some disks: within that time a file may change again without its stamp
 * changing.
 */
const SETTLED_MS = 2_000;

/** Reads the folders of all sites, except those that have not changed since they were last read. */
export async function readFolders(reading: Reading): Promise<Map<string, StampedRead>> {
  const slugs = await siteFolders(reading.dir);
  const reads = new Map<string, StampedRead>();
  let at = 0;
  let since = performance.now();
  const work = async () => {
    for (let slug = slugs[at++]; slug !== undefined; slug = slugs[at++]) {
      reads.set(slug, isSlug(slug) ? await readOne(slug, reading) : { read: badName(slug), stamp: null });
      if (performance.now() - since < SLICE_MS) continue;
      await setImmediate();
      since = performance.now();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return new Map(slugs.map((slug) => [slug, reads.get(slug) ?? { read: badName(slug), stamp: null }]));
}

async function readOne(slug: string, { dir, secrets, kept, asBefore, before, isAsked }: Reading): Promise<StampedRead> {
  const same = asBefore(slug);
  if (same) return same;
  try {
    const stamp = stampOf(dir, slug);
    const known = isAsked(slug) ? undefined : before(slug);
    if (known && known.stamp === stamp && stamp !== null) return known;
    const entry = isAsked(slug) ? undefined : kept.register.get(slug);
    if (entry && entry.stamp === stamp) {
      const facts = filled(entry.facts, secrets);
      return { stamp, read: { slug, named: entry.named, problems: [], facts: { ...facts, open: kept.opener(facts) } } };
    }
    const { reading, ...checked } = await readFolder(dir, slug);
    if (!reading) return { stamp: null, read: { ...checked, facts: null } };
    const { open, bytes } = await kept.keep(reading);
    return { stamp, read: { ...checked, facts: { ...filled(factsOf(reading, bytes), secrets), open } } };
  } catch (error) {
    return { stamp: null, read: unreadable(slug, error) };
  }
}

/** The folders that the next start need not read again. */
export function registerOf(
  folders: ReadonlyMap<string, StampedRead>,
  sites: ReadonlyMap<string, SiteFacts>,
): ReadonlyMap<string, RegisterEntry> {
  const register = new Map<string, RegisterEntry>();
  for (const [slug, { read, stamp }] of folders) {
    if (!read.facts || stamp === null) continue;
    register.set(slug, { stamp, named: read.named, facts: read.facts.written, site: sites.get(slug)?.written ?? null });
  }
  return register;
}

const filled = (written: WrittenFacts, secrets: Secrets) => ({
  ...written,
  written,
  dealerships: written.dealerships.map((one) => dealershipWith(one, secrets)),
});

/**
 * The names of the sites' folders, sorted. A broken link, such as one to a disk that is not mounted, counts as a folder
 * that cannot be read; the other sites are still served.
 */
export async function siteFolders(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  const folders: string[] = [];
  for (const entry of entries) {
    if (/^[._]/.test(entry.name)) continue;
    const link = entry.isSymbolicLink() ? await stat(join(dir, entry.name)).catch(() => null) : undefined;
    if (entry.isDirectory() || link === null || link?.isDirectory()) folders.push(entry.name);
  }
  return folders.sort();
}

/** Names, sizes and times of a folder's files as one text; null if a file changed a moment ago. */
function stampOf(dir: string, slug: string): string | null {
  const facts: string[] = [];
  let newest = 0;
  const look = (folder: string) => {
    for (const entry of readdirSync(join(dir, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) look(path);
      else if (entry.isFile()) {
        const { size, mtimeMs, ctimeMs, ino } = statSync(join(dir, path));
        newest = Math.max(newest, mtimeMs, ctimeMs);
        facts.push(`${path} ${size} ${mtimeMs} ${ctimeMs} ${ino}`);
      }
    }
  };
  look(slug);
  return newest > Date.now() - SETTLED_MS ? null : hash("sha256", facts.sort().join("\n"), "base64url");
}

const isSlug = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

function badName(folder: string): FolderRead {
  const message = "The folder's name is the site's slug: small letters, digits and single hyphens.";
  return { slug: folder, named: [], facts: null, problems: [{ file: folder, pointer: "", message }] };
}

/**
 * The result for a folder with a file that cannot be read or has just been deleted. The other folders are still read.
 */
function unreadable(slug: string, error: unknown): FolderRead {
  const reason = error instanceof Error ? error.message : String(error);
  const problems = [{ file: slug, pointer: "", message: `This folder cannot be read: ${reason}.` }];
  return { slug, named: [], facts: null, problems };
}
