import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { type Database, describeDatabaseError } from "../../db/open.ts";
import { temporaryFolder } from "../../lib/files/temporary-folder.ts";
import type { FileStore } from "../../services/files/port.ts";
import { bytesFrom, currentRevisions, documentsAt, lastOfLog, type Revision, StoreUnavailable } from "./data.ts";
import { writeDocuments } from "./documents.ts";

interface FollowedDocuments {
  readonly db: Database;
  readonly files: FileStore;
  /** Whether to write files that are not texts as empty files, for processes that only read the sites' texts. */
  readonly isTextEnough?: boolean;
  /** Milliseconds between two polls of the log. */
  readonly intervalMs: number;
  readonly log?: Pick<Logger, "warn">;
}

type BytesOf = ReturnType<typeof bytesFrom>;
const NOTHING = Buffer.alloc(0);

/**
 * How many times in a row the file store may fail to answer, so that a start does not wait for each file of a thousand
 * sites.
 */
const MOST_SILENCES = 3;

/** Wraps `bytesOf` so that it stops asking the file store after several failures in a row. */
function untilAway(bytesOf: BytesOf): BytesOf {
  let silences = 0;
  return async (document) => {
    if (silences >= MOST_SILENCES) throw new StoreUnavailable("The store of files did not answer a moment ago.");
    try {
      const bytes = await bytesOf(document);
      silences = 0;
      return bytes;
    } catch (error) {
      silences = error instanceof StoreUnavailable ? silences + 1 : 0;
      throw error;
    }
  };
}

/** The state of this process's copy of the documents. */
export interface DocumentsHealth {
  /** Whether the last poll of the log succeeded. Otherwise the documents known before are served. */
  readonly answers: boolean;
  /**
   * Sites whose current revision could not be fetched completely. They are served as before or, after a start, without
   * the missing files.
   */
  readonly unread: readonly string[];
}

/** The database's sites as a folder of this process, from which `openSites` reads. */
export interface DocumentsFolder {
  readonly dir: string;
  /** Polls the log from now on, and reports which sites' folders have changed. */
  follow(changed: (sites: ReadonlySet<string>) => Promise<void>): void;
  health(): DocumentsHealth;
  /** Stops following and deletes the folder. */
  close(): Promise<void>;
}

/** After how many polls a revision that could not be fetched is tried again. */
const RETRY_POLLS = 20;

/** Writes the current revisions into a folder of this process. Rejects if the database does not answer. */
export async function openDocumentsFolder(followed: FollowedDocuments): Promise<DocumentsFolder> {
  const { db, files, isTextEnough = false, intervalMs, log } = followed;
  const bytesOf: BytesOf = isTextEnough ? async () => NOTHING : bytesFrom(files);
  const dir = await temporaryFolder("documents");
  const unread = new Map<string, Revision>();
  let last = 0;
  let polls = 0;

  const fetchSite = async (one: Revision, bytes: BytesOf): Promise<string | null> => {
    const documents = one.isRemoved ? null : await documentsAt(db, one.site, one.revision);
    try {
      await replaceFolder(dir, one, documents, bytes);
      unread.delete(one.site);
      return one.site;
    } catch (error) {
      // A full disk affects all sites, and the same revisions will be fetched again.
      if (describeDatabaseError(error)) throw error;
      if (!unread.has(one.site))
        log?.warn({ site: one.site, revision: one.revision, reason: String(error) }, "a site's revision is unreadable");
      unread.set(one.site, one);
      if (documents === null || (await readdir(dir)).includes(one.site)) return null;
      // At a start there is no earlier revision, and a site without its logo is better than none.
      const orNothing: BytesOf = (document) => bytes(document).catch(() => NOTHING);
      return replaceFolder(dir, one, documents, orNothing).then(
        () => one.site,
        () => null,
      );
    }
  };
  const look = async (): Promise<ReadonlySet<string>> => {
    const isNew = (await lastOfLog(db)) > last;
    const revisions = new Map(polls++ % RETRY_POLLS === 0 ? unread : []);
    for (const one of isNew ? await currentRevisions(db, last) : []) revisions.set(one.site, one);
    const changed = new Set<string>();
    const bytes = untilAway(bytesOf);
    for (const one of revisions.values()) {
      const site = await fetchSite(one, bytes);
      if (site) changed.add(site);
    }
    last = Math.max(last, ...[...revisions.values()].map(({ id }) => id));
    return changed;
  };
  try {
    await look();
  } catch (error) {
    await rm(dir, { recursive: true, force: true });
    throw error;
  }
  let answers = true;
  let onChange: (sites: ReadonlySet<string>) => Promise<void> = async () => {};
  const again = async () => {
    try {
      const sites = await look();
      answers = true;
      if (sites.size > 0) await onChange(sites);
    } catch (error) {
      if (answers) log?.warn({ err: error }, "the sites' documents cannot be read, and the ones before are served");
      answers = false;
    }
  };
  let stop = async () => {};
  const follow: DocumentsFolder["follow"] = (changed) => {
    onChange = changed;
    stop = every(intervalMs, again);
  };
  return {
    dir,
    follow,
    health: () => ({ answers, unread: [...unread.keys()].sort() }),
    close: async () => {
      await stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** Replaces a site's folder as a whole. If something could not be fetched, the old folder stays. */
async function replaceFolder(
  dir: string,
  { site }: Revision,
  documents: Awaited<ReturnType<typeof documentsAt>> | null,
  bytesOf: BytesOf,
): Promise<void> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(site)) throw new Error("the site's name is no slug");
  const shelf = join(dir, `.next-${site}`);
  try {
    if (documents) await writeDocuments(shelf, site, documents, bytesOf);
    if ((await readdir(dir)).includes(site)) await rename(join(dir, site), join(dir, `.old-${site}`));
    if (documents) await rename(join(shelf, site), join(dir, site));
  } finally {
    await rm(shelf, { recursive: true, force: true });
    await rm(join(dir, `.old-${site}`), { recursive: true, force: true });
  }
}

/** Repeats the task with a pause in between. Returns a function that stops it once the current task has finished. */
function every(pauseMs: number, task: () => Promise<void>): () => Promise<void> {
  let isStopped = false;
  let underWay: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const run = () => {
    underWay = task().finally(() => {
      if (!isStopped) timer = setTimeout(run, pauseMs);
    });
  };
  timer = setTimeout(run, pauseMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return underWay;
  };
}
