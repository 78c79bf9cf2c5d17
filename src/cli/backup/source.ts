import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join, resolve } from "node:path";
import { boundedText, MANIFEST, MOST_MANIFEST, SOURCE, sha256 } from "./manifest.ts";

/** It is hidden, so that no backup holds it: a restored copy is another server. */
export const SOURCE_FILE = ".backup-source";

/**
 * Whose backups those of this data folder are: a number that it has for itself, made with the first of them. Where this
 * user may only read there, it is that of the machine's name and the folder's.
 */
export async function ownSource(dataDir: string): Promise<string> {
  const file = join(dataDir, SOURCE_FILE);
  const known = await readFile(file, "utf8").catch(() => "");
  if (SOURCE.test(known)) return known;
  const made = randomBytes(16).toString("hex");
  const isWritten = await writeFile(file, made, { mode: 0o600 }).then(
    () => true,
    () => false,
  );
  return isWritten ? made : sha256(`${hostname()}\n${resolve(dataDir)}`).slice(0, 32);
}

/** Whose a backup is; null for one that does not say so, as those that older versions made. */
export async function sourceOf(backup: string): Promise<string | null> {
  const written = await boundedText(join(backup, MANIFEST), MOST_MANIFEST).catch(() => null);
  return /"source": ?"([0-9a-f]{32})"/.exec(written ?? "")?.[1] ?? null;
}
