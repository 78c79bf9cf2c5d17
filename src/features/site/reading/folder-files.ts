import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The paths of all files of a site's folder, relative to the root, sorted. Leaves out hidden files and editors'
 * temporary files.
 */
export async function filesUnder(root: string, slug: string): Promise<string[]> {
  const entries = await readdir(join(root, slug), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith(".") && !entry.name.endsWith("~"))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}

const TEXT = /\.(json|md)$/;

/** SHA-256 of every file's path and content. */
export async function hashOf(root: string, files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) {
    const path = join(root, file);
    // A picture may be large, so it is read asynchronously. Texts are small, and reading them asynchronously takes ten
    // times the processor time.
    const content = TEXT.test(file) ? readFileSync(path) : await readFile(path);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** Addresses of the site's own logos of makes, by the make's slug: `public/makes/<slug>.svg` or a bitmap. */
export function makeLogosOf(files: readonly string[]): ReadonlyMap<string, string> {
  const named = files.flatMap((file) => {
    const [, name, slug] = /^[^/]+\/public\/(makes\/([a-z0-9-]+)\.(?:svg|png|webp|avif))$/.exec(file) ?? [];
    return name && slug ? [[slug, `/site/${name}`] as const] : [];
  });
  return new Map(named);
}
