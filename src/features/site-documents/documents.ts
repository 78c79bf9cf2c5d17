import { createHash } from "node:crypto";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { err, ok, type Result } from "../../lib/result.ts";
import { filesUnder } from "../site/reading/folder-files.ts";

/** A document of a site as stored. Its name is its path within the site's folder. */
export interface SiteDocument {
  readonly name: string;
  readonly sha256: string;
  readonly bytes: number;
  /** The text; null for a picture or another file, whose bytes are in the file store. */
  readonly body: string | null;
}

/** A document read from a folder, with its bytes. */
export interface BroughtDocument extends SiteDocument {
  readonly content: Buffer;
}

/** The documents of a site by name, sorted. */
export type Documents<One extends SiteDocument = SiteDocument> = ReadonlyMap<string, One>;

const MOST = { documents: 2_000, text: 1_000_000, file: 10_000_000, site: 100_000_000 };
const TEXT = /\.(json|md)$/;
/** Plain file names only. No part begins with a dot, so a name can neither leave the folder nor be hidden. */
const NAME = /^(?!\.)[^/\\\0]+(\/(?!\.)[^/\\\0]+)*$/;

const isDocumentName = (name: string): boolean => name.length <= 200 && NAME.test(name);

/** The key of a picture or another file in the file store. */
export const fileKeyOf = (sha256: string): string => `site-documents/${sha256.slice(0, 2)}/${sha256}`;

/** Reads a site's folder as documents. The errors are sentences about documents that are too large or badly named. */
export async function documentsIn(dir: string, site: string): Promise<Result<Documents<BroughtDocument>, string[]>> {
  const names = (await filesUnder(dir, site)).map((file) => file.slice(site.length + 1)).filter(isSeen);
  if (names.length > MOST.documents)
    return err([`${site}: A site has at most ${MOST.documents} documents, and this one ${names.length}.`]);
  const problems: string[] = [];
  const found = new Map<string, BroughtDocument>();
  let all = 0;
  for (const name of names) {
    const most = TEXT.test(name) ? MOST.text : MOST.file;
    const { size } = await stat(join(dir, site, name));
    all += size;
    if (!isDocumentName(name)) problems.push(`${site}/${name}: Give this file a shorter name without backslashes.`);
    if (size > most) problems.push(`${site}/${name}: This file may have ${most} bytes, and has ${size}.`);
    if (problems.length === 0 && all <= MOST.site) found.set(name, await brought(join(dir, site, name), name));
  }
  if (all > MOST.site) problems.push(`${site}: A site's files may have ${MOST.site} bytes together, and have ${all}.`);
  return problems.length > 0 ? err(problems) : ok(found);
}

/** Hidden folders do not belong to the site, just like hidden files. */
const isSeen = (name: string) => !/(^|\/)\./.test(name);

async function brought(path: string, name: string): Promise<BroughtDocument> {
  const content = await readFile(path);
  const text = TEXT.test(name) ? content.toString("utf8") : null;
  // Text that is not UTF-8, or that PostgreSQL cannot store, keeps its bytes; the check of the site reports it.
  const body = text !== null && !text.includes("\0") && Buffer.from(text).equals(content) ? text : null;
  return { name, sha256: createHash("sha256").update(content).digest("hex"), bytes: content.length, body, content };
}

/** The names whose content differs between two sets of documents, sorted. */
export function changedNames(before: Documents, after: Documents): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name)?.sha256 !== after.get(name)?.sha256).sort();
}

/** Writes documents into the folder `<dir>/<site>`. `bytesOf` fetches the content of files that are not texts. */
export async function writeDocuments(
  dir: string,
  site: string,
  documents: Documents,
  bytesOf: (document: SiteDocument) => Promise<Buffer>,
): Promise<void> {
  await mkdir(join(dir, site), { recursive: true });
  for (const document of documents.values()) {
    if (!isDocumentName(document.name)) throw new Error(`the name ${JSON.stringify(document.name)} leaves the folder`);
    const path = join(dir, site, document.name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, document.body ?? (await bytesOf(document)));
  }
}
