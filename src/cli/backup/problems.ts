/** Why a backup cannot be made, trusted or restored. */
export type BackupProblem =
  | { readonly kind: "no-backup"; readonly folder: string }
  | { readonly kind: "unfinished"; readonly folder: string }
  | { readonly kind: "manifest"; readonly why: string }
  | { readonly kind: "format"; readonly format: number }
  | { readonly kind: "newer"; readonly version: string; readonly migration: string }
  | { readonly kind: "path"; readonly path: string }
  | { readonly kind: "missing"; readonly path: string }
  | { readonly kind: "altered"; readonly path: string }
  | { readonly kind: "database"; readonly why: string }
  | { readonly kind: "in-memory" }
  | { readonly kind: "no-database"; readonly file: string }
  | { readonly kind: "absent"; readonly place: string }
  | { readonly kind: "inside"; readonly folder: string }
  | { readonly kind: "not-empty"; readonly place: string; readonly holds?: string }
  | { readonly kind: "restoring"; readonly folder: string }
  | { readonly kind: "half-way"; readonly folder: string; readonly why: string }
  | { readonly kind: "other-database"; readonly holds: DatabaseKind }
  | { readonly kind: "no-tool"; readonly program: string }
  | { readonly kind: "tool"; readonly program: string; readonly said: string };

export type DatabaseKind = "sqlite" | "postgres";

type Sentences = { readonly [Kind in BackupProblem["kind"]]: (it: Extract<BackupProblem, { kind: Kind }>) => string };

const SENTENCES: Sentences = {
  "no-backup": ({ folder }) => `${folder} is no backup: it has no manifest.json. Name a folder that backup made.`,
  unfinished: ({ folder }) => `${folder} is a backup that was broken off, and never whole. Use another; delete it.`,
  manifest: ({ why }) => `The backup's manifest.json cannot be read (${why}). Use another backup.`,
  format: ({ format }) =>
    `The backup has format ${format}, which this version does not know. Use the one that made it.`,
  newer: ({ version, migration }) =>
    `The backup was made by a newer version (${version}; it has ${migration}). Use that version.`,
  path: ({ path }) => `The backup names a file outside of itself or a link (${JSON.stringify(path)}): do not trust it.`,
  missing: ({ path }) => `The backup lacks ${path}. Use another backup.`,
  altered: ({ path }) =>
    `The backup's ${path} is not as it was written: it was cut off or changed. Use another backup.`,
  database: ({ why }) => `The backup's database is damaged: ${why}. Use another backup.`,
  "in-memory": () => "A database in memory cannot be copied: it ends with its process.",
  "no-database": ({ file }) => `There is no database at ${file}. Set FORECOURT_DATA to the data folder of the servers.`,
  absent: ({ place }) =>
    `${place} is not there, or leads nowhere, and the backup would lack it. Mount its disk, or set FORECOURT_DATA and FORECOURT_SITES to the folders of the servers.`,
  inside: ({ folder }) => `${folder} lies within what is backed up. Name a folder elsewhere, best on another disk.`,
  "not-empty": ({ place, holds }) =>
    `${place} is not empty${holds === undefined ? "" : ` (${holds} lies there)`}, and a restore never writes over anything. Empty it or name another, and restore again.`,
  restoring: ({ folder }) =>
    `The data folder ${folder} holds a restore that was broken off, or that is still under way. Wait for it; nothing of a broken one is worth keeping: empty the folder with its hidden files (and make a new database where it is PostgreSQL), and restore again.`,
  "half-way": ({ folder, why }) =>
    `The restore broke off when all was copied: ${why}. Empty the data folder ${folder} and the database, and restore again.`,
  "other-database": ({ holds }) =>
    holds === "sqlite"
      ? "The backup holds the embedded database: leave DATABASE_URL unset, or let it name a file (sqlite:…)."
      : "The backup holds a PostgreSQL database: let DATABASE_URL name an empty one.",
  "no-tool": ({ program }) =>
    `${program} is not on the PATH: install PostgreSQL's own tools (on Debian: apt install postgresql-client), of the server's version or newer.`,
  tool: ({ program, said }) => `${program} failed: ${said}`,
};

/** One or two sentences about a problem that say what to do. */
export function backupSentence(problem: BackupProblem): string {
  const sentence = SENTENCES[problem.kind] as (it: BackupProblem) => string;
  return sentence(problem);
}
