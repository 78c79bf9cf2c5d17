import { realpath, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Site } from "../features/site/site.ts";

/** The folders of served files, each under its own first path segment. */
export interface FileRoots {
  /** The client build: `/assets/…`, named by content hash, and the files beside it; null in development. */
  readonly client: string | null;
  /** Pictures of demo vehicles: `/art/…`. */
  readonly art: string;
  /** Uploaded pictures, in a folder for each site: `/uploads/…`. */
  readonly uploads: string;
}

export interface FoundFile {
  readonly root: string;
  /** Path below the root. */
  readonly path: string;
  readonly bytes: number;
  /** Time of the last change, in epoch milliseconds. */
  readonly changed: number;
}

/** The folder that serves an address, and the rest of the path; null if none does. */
function rootOf(path: string, roots: FileRoots, site: Site | null): { root: string; rest: string } | null {
  const [, first = "", rest = ""] = /^\/([^/]+)\/(.+)$/.exec(path) ?? [];
  const table: Readonly<Record<string, string | null>> = {
    assets: roots.client && join(roots.client, "assets"),
    art: roots.art,
    uploads: site && join(roots.uploads, site.slug),
    site: site?.publicDir ?? null,
  };
  const root = Object.hasOwn(table, first) ? table[first] : null;
  return root ? { root, rest } : null;
}

/**
 * The file for a decoded path, such as `/site/logo.svg` of this site (null: only files that belong to no site). Null if
 * there is none, if it is hidden, or if it lies outside its folder, even through a symbolic link.
 */
export async function findFile(path: string, roots: FileRoots, site: Site | null): Promise<FoundFile | null> {
  const place = rootOf(path, roots, site);
  return place ? findInside(place.root, place.rest) : null;
}

/** The file within a folder, with the same conditions. */
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
