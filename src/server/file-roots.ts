import { realpath, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Site } from "../features/site/site.ts";

/** The folders whose files are served, each under its own first step of the address. */
export interface FileRoots {
  /** The browser's part of the build: `/assets/…` by content hash, and what stands beside; null in development. */
  readonly client: string | null;
  /** Pictures of demo vehicles: `/art/…`. */
  readonly art: string;
  /** Pictures that were sent to us, a folder a site: `/uploads/…`. */
  readonly uploads: string;
}

export interface FoundFile {
  readonly root: string;
  /** Below the root. */
  readonly path: string;
  readonly bytes: number;
  /** Epoch milliseconds. */
  readonly changed: number;
}

/**
 * The folder that an address belongs to, and the rest of the address; null where the address names no file's folder.
 */
function rootOf(path: string, roots: FileRoots, site: Site): { root: string; rest: string } | null {
  const [, first = "", rest = ""] = /^\/([^/]+)\/(.+)$/.exec(path) ?? [];
  const table: Readonly<Record<string, string | null>> = {
    assets: roots.client && join(roots.client, "assets"),
    art: roots.art,
    uploads: join(roots.uploads, site.slug),
    site: site.publicDir,
  };
  const root = Object.hasOwn(table, first) ? table[first] : null;
  return root ? { root, rest } : null;
}

/**
 * The file behind a decoded path, as `/site/logo.svg` of this very site; null when there is none, when it is hidden,
 * or when it lies outside its folder, by a symbolic link too.
 */
export async function findFile(path: string, roots: FileRoots, site: Site): Promise<FoundFile | null> {
  const place = rootOf(path, roots, site);
  return place ? findInside(place.root, place.rest) : null;
}

/** The file of a folder, under the same conditions. */
export async function findInside(folder: string, rest: string): Promise<FoundFile | null> {
  if (rest.split("/").some((step) => step === "" || step.startsWith(".")) || /[\0\\]/.test(rest)) return null;
  try {
    const root = await realpath(folder);
    const full = await realpath(join(root, rest));
    const facts = await stat(full);
    if (!full.startsWith(root + sep) || !facts.isFile()) return null;
    return { root, path: relative(root, full), bytes: facts.size, changed: Math.floor(facts.mtimeMs) };
  } catch {
    return null;
  }
}
