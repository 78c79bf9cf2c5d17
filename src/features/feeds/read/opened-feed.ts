import type { Raw, ReadRaw } from "../layouts/openings/raw.ts";
import type { FeedFormat, FeedItem } from "../schema.ts";
import { type Encoding, UnreadableFile } from "./source.ts";
import type { PackedPictures } from "./zip/packed-pictures.ts";

export interface OpenedFeed {
  readonly format: FeedFormat;
  readonly encoding: Encoding;
  readonly gzipped: boolean;
  /** The headings, if the format has a heading row; null if each row names its own fields. */
  readonly headings: readonly string[] | null;
  readonly rows: AsyncGenerator<FeedItem>;
  /** Set if the rows consist of loose words, so that another layout may find more about the same vehicles. */
  readonly isOfWords?: true;
  /** The file's whole content, available until its rows are closed. */
  readonly raw?: ReadRaw;
  /** Pictures from the archive that the file came in; close them when no more are read. Absent without an archive. */
  readonly pictures?: PackedPictures;
  /** Names of further sheets that look like stock but are not read. */
  readonly otherSheets?: readonly string[];
}

/** A file was read, but no stock was found in it: its layout may be one that nobody has seen before. */
export class NoStockFound extends UnreadableFile {
  /** The file's whole content; null if it is too large to be held in memory. */
  raw: Raw | null = null;
}
