import { UnreadableFile } from "../source.ts";
import type { Archive, PackedFile } from "./archive.ts";

const DATA = /\.(csv|tsv|tab|json|ndjson|jsonl|xml|xlsx|ods)(\.gz)?$/i;
/** Web pages and dumps are looked at where there is no such file: a note beside it may be one, too. */
const OTHER = /\.(xls|html?|sql)(\.gz)?$/i;
const PLAIN = /\.(txt|dat)(\.gz)?$/i;

/** What a Mac or a file manager adds to an archive. */
const isAdded = ({ name }: PackedFile) => /(^|\/)(__MACOSX\/|\.|Thumbs\.db$)/i.test(name);

/**
 * The one file of an archive that is the stock; the others are pictures, or notes beside it. Throws UnreadableFile
 * where there is none, or where more than one might be it.
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
