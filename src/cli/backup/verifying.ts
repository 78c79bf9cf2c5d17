import { join } from "node:path";
import { err, ok, type Result } from "../../lib/result.ts";
import { counted, formatFigure } from "../../lib/words/format.ts";
import { inParallel, placeWithin, sumOf } from "./copying.ts";
import { heldInFile } from "./database-copies.ts";
import { type Backup, DATABASE_FILE, type Manifest, openBackup } from "./manifest.ts";
import { readDump } from "./postgres-tools.ts";
import type { BackupProblem } from "./problems.ts";

/** Reads every file of a backup and opens its database; reports what is wrong with it, or what it holds. */
export async function verifyBackup(folder: string): Promise<Result<Backup, BackupProblem>> {
  const opened = await openBackup(folder);
  if (!opened.ok) return opened;
  const found = (await checkFiles(opened.value)) ?? (await checkDatabase(opened.value));
  return found ? err(found) : ok(opened.value);
}

/** The first file, in the list's order, that is missing, changed or not a file; null if all are in order. */
async function checkFiles({ folder, files }: Backup): Promise<BackupProblem | null> {
  const wrong = new Map<string, BackupProblem>();
  await inParallel(files, async ({ path, sum }) => {
    const place = await placeWithin(folder, path);
    if (place === "missing") wrong.set(path, { kind: "missing", path });
    else if (place === "outside") wrong.set(path, { kind: "path", path });
    else if ((await sumOf(place.at)) !== sum) wrong.set(path, { kind: "altered", path });
  });
  return files.map(({ path }) => wrong.get(path)).find((problem) => problem !== undefined) ?? null;
}

async function checkDatabase({ folder, manifest }: Backup): Promise<BackupProblem | null> {
  const file = join(folder, DATABASE_FILE[manifest.database]);
  if (manifest.database === "postgres") {
    const read = await readDump(file);
    return read.ok ? null : read.error;
  }
  const contents = heldInFile(file);
  return contents.ok ? differs(manifest, contents.value) : contents.error;
}

/** The first difference between a database's contents and its manifest; null if they agree. */
export function differs(
  manifest: Pick<Manifest, "rows" | "migrations">,
  contents: Pick<Manifest, "rows" | "migrations">,
): BackupProblem | null {
  const names = new Set([...Object.keys(manifest.rows), ...Object.keys(contents.rows)]);
  for (const name of names) {
    const [expected, found] = [manifest.rows[name] ?? 0, contents.rows[name] ?? 0];
    if (expected !== found) return { kind: "database", why: `its table ${name} has ${found} rows and not ${expected}` };
  }
  const namesOf = (of: Pick<Manifest, "migrations">) => of.migrations.map(({ name }) => name).join(" ");
  return namesOf(manifest) === namesOf(contents)
    ? null
    : { kind: "database", why: "its tables are of another version" };
}

/** The contents of a backup in words that an operator knows: cars, leads, files and size. */
export const heldWords = ({ rows, files, bytes }: Manifest): string => {
  const size = `${formatFigure(Math.ceil(bytes / 1e6))} MB`;
  return [counted(rows.cars ?? 0, "car"), counted(rows.leads ?? 0, "lead"), counted(files, "file"), size].join(", ");
};
