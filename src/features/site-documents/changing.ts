import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../../db/open.ts";
import { temporaryFolder } from "../../lib/files/temporary-folder.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import type { FileStore } from "../../services/files/port.ts";
import { checkChangedSites } from "../site/data.ts";
import { problemLine } from "../site/reading/problems/problems.ts";
import { currentRevisions, documentsAt, lastOfLog, type Revision } from "./data.ts";
import { type BroughtDocument, type Documents, fileKeyOf, type SiteDocument, writeDocuments } from "./documents.ts";
import { type NextRevision, type Signed, storeRevisions } from "./mutations.ts";

/** The new content of a site. */
export interface Change {
  readonly site: string;
  /** The revision that the change was made from, 0 for none; null: whichever is current. */
  readonly from: number | null;
  /** If empty, the site is removed. */
  readonly documents: Documents<SiteDocument | BroughtDocument>;
}

/** The new revision of each changed site. Unchanged sites have none. */
export type Changed = readonly { readonly site: string; readonly revision: number; readonly isNew: boolean }[];

export type Refusal =
  /** The sites would be invalid: a line for each problem, as `sites check` prints it. */
  | { readonly kind: "invalid"; readonly problems: readonly string[] }
  /** Somebody else has stored a revision in the meantime. */
  | { readonly kind: "behind"; readonly site: string; readonly from: number; readonly current: Revision }
  | { readonly kind: "store"; readonly message: string };

export interface Changing extends Signed {
  readonly db: Database;
  readonly files: FileStore;
  /** Whether only to check, and store nothing. */
  readonly isDry?: boolean;
}

/** How often to check a change again because another site changed in the meantime. */
const ATTEMPTS = 5;

/** Makes all changes or none. They are checked together with the other sites, then stored in one transaction. */
export async function changeSites(changes: readonly Change[], changing: Changing): Promise<Result<Changed, Refusal>> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const done = await attemptChange(changes, changing);
    if (done) return done;
  }
  return err({ kind: "store", message: "Other sites change without a pause; try again." });
}

/** One attempt; null if another revision was stored during the check. */
async function attemptChange(changes: readonly Change[], changing: Changing): Promise<Result<Changed, Refusal> | null> {
  const { db, files, isDry } = changing;
  const seen = await lastOfLog(db);
  const current = await currentRevisions(db);
  const next: NextRevision[] = [];
  for (const { site, from, documents } of changes) {
    const now = current.find((one) => one.site === site);
    const before = now ? await documentsAt(db, site, now.revision) : new Map();
    if (hasSame(before, documents)) continue;
    if (from !== null && now && now.revision !== from) return err({ kind: "behind", site, from, current: now });
    next.push({ site, revision: (now?.revision ?? 0) + 1, before, after: documents });
  }
  const problems = next.length > 0 ? await problemsOf(db, current, next) : [];
  if (problems.length > 0) return err({ kind: "invalid", problems });
  const unstored = isDry ? null : await storeFiles(files, next);
  if (unstored) return err({ kind: "store", message: unstored });
  if (!isDry && next.length > 0 && !(await storeRevisions(db, next, seen, changing))) return null;
  return ok(
    changes.map(({ site }) => {
      const made = next.find((one) => one.site === site);
      const was = current.find((one) => one.site === site)?.revision ?? 0;
      return { site, revision: made?.revision ?? was, isNew: made !== undefined };
    }),
  );
}

const hasSame = (before: Documents, after: Documents) =>
  before.size === after.size && [...after].every(([name, { sha256 }]) => before.get(name)?.sha256 === sha256);

/** The problems that the sites would have after the changes, as `sites check` prints them. */
async function problemsOf(db: Database, current: readonly Revision[], next: readonly NextRevision[]) {
  const root = await temporaryFolder("push");
  const [standing, shelf] = [join(root, "standing"), join(root, "shelf")];
  try {
    // A check reads only texts, and whether other files exist.
    const noBytes = async () => Buffer.alloc(0);
    await writeDocuments(root, "standing", new Map(), noBytes);
    await writeDocuments(root, "shelf", new Map(), noBytes);
    for (const { site, revision, isRemoved } of current)
      if (!isRemoved) await writeDocuments(standing, site, await documentsAt(db, site, revision), noBytes);
    for (const { site, after } of next)
      if (after.size > 0) await writeDocuments(shelf, site, after, async (one) => contentOf(one) ?? Buffer.alloc(0));
    const removed = next.filter(({ after }) => after.size === 0).map(({ site }) => site);
    return (await checkChangedSites(standing, shelf, removed)).map(problemLine);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

const contentOf = (document: SiteDocument | BroughtDocument): Buffer | null =>
  "content" in document ? document.content : null;

/**
 * Stores files by their SHA-256, so a file already there is the same. Files of a refused change are unused but
 * harmless.
 */
async function storeFiles(files: FileStore, next: readonly NextRevision[]): Promise<string | null> {
  for (const { after, before } of next) {
    for (const document of after.values()) {
      const content = contentOf(document);
      if (document.body !== null || !content || before.get(document.name)?.sha256 === document.sha256) continue;
      const stored = await files.put(fileKeyOf(document.sha256), content, "application/octet-stream");
      if (!stored.ok) return stored.error.message;
    }
  }
  return null;
}
