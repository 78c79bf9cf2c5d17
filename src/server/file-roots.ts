import { realpath, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Site } from "../features/site/site.ts";

/** The folders of served files, each under its own first segment of the path. */
export interface FileRoots {
  /** The client build: `/assets/…` by content hash, and the files beside it; null in development. */
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
  /** Time of the last change, epoch milliseconds. */
  readonly changed: number;
}

/** The folder that serves an address, and the rest of the path; null where no folder does. */
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
 * The file for a decoded path, as `/site/logo.svg` of this site (null: only files of no site); null when there is
 * none, when it is hidden, or when it lies outside its folder, also by a symbolic link.
 */
export async function findFile(path: string, roots: FileRoots, site: Site | null): Promise<FoundFile | null> {
  const place = rootOf(path, roots, site);
  return place ? findInside(place.root, place.rest) : null;
}

/** The file within a folder, under the same conditions. */
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
