import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join, resolve } from "node:path";
import { boundedText, MANIFEST, MOST_MANIFEST, SOURCE, sha256 } from "./manifest.ts";

/** Hidden, so that no backup contains it: a restored copy is a different server. */
export const SOURCE_FILE = ".backup-source";

/**
 * The origin recorded in this data folder's backups: a random number created with the first of them. If this user may
 * only read the folder, it is derived from the machine's name and the folder's.
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

/** The origin of a backup; null if it does not record one, like those of older versions. */
export async function sourceOf(backup: string): Promise<string | null> {
  const written = await boundedText(join(backup, MANIFEST), MOST_MANIFEST).catch(() => null);
  return /"source": ?"([0-9a-f]{32})"/.exec(written ?? "")?.[1] ?? null;
}
