import { UnreadableFile } from "../source.ts";
import type { Archive, PackedFile } from "./archive.ts";

const DATA = /\.(csv|tsv|tab|json|ndjson|jsonl|xml|xlsx|ods)(\.gz)?$/i;
/**
 * Web pages, documents, old workbooks, dBASE tables and dumps count only if there is no file of the first kind, since
 * such a page or document may be just a note.
 */
const OTHER = /\.(xls|docx|dbf|html?|sql)(\.gz)?$/i;
const PLAIN = /\.(txt|dat)(\.gz)?$/i;

/** Whether an operating system added the file to the archive. */
const isAdded = ({ name }: PackedFile) => /(^|\/)(__MACOSX\/|\.|Thumbs\.db$)/i.test(name);

/**
 * The only file of an archive that may be the stock; the others are pictures or notes. Throws UnreadableFile if there
 * is none, or more than one.
 */
export function stockEntry({ files }: Archive): PackedFile {
  const own = files.filter((file) => !isAdded(file));
  if (own.length === 0) throw new UnreadableFile("The zip archive is empty.");
  const byEnding = [DATA, OTHER, PLAIN].map((ending) => own.filter(({ name }) => ending.test(name)));
  const candidates = byEnding.find(({ length }) => length > 0) ?? [];
  const [first, ...others] = candidates;
  if (!first)
    throw new UnreadableFile(
      "The zip archive holds no stock file: no CSV, JSON, XML or workbook is in it. Put one beside the pictures.",
    );
  if (others.length > 0) {
    const names = candidates.slice(0, 5).map(({ name }) => name);
    throw new UnreadableFile(
      `The zip archive holds ${candidates.length} files that may be the stock (${names.join(", ")}): send it with one of them.`,
    );
  }
  return first;
}
