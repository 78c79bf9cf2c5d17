import type { Raw, ReadRaw } from "../layouts/openings/raw.ts";
import type { FeedFormat, FeedItem } from "../schema.ts";
import { type Encoding, UnreadableFile } from "./source.ts";
import type { PackedPictures } from "./zip/packed-pictures.ts";

export interface OpenedFeed {
  readonly format: FeedFormat;
  readonly encoding: Encoding;
  readonly gzipped: boolean;
  /** Headings where the format has a heading row; null where each row names its own fields. */
  readonly headings: readonly string[] | null;
  readonly rows: AsyncGenerator<FeedItem>;
  /** Set where the rows are made of words as they stand, so that another layout may tell more of the same vehicles. */
  readonly isOfWords?: true;
  /** All that the file holds, as long as its rows have not been closed. */
  readonly raw?: ReadRaw;
  /** Pictures that came in one archive with the file, to be closed when no more are read. Absent without an archive. */
  readonly pictures?: PackedPictures;
  /** Names of sheets that look like stock, too, and are not read. */
  readonly otherSheets?: readonly string[];
}

/** A file that was read and in which no stock was found: its layout may be one that nobody has met. */
export class NoStockFound extends UnreadableFile {
  /** All that it holds; null where that is too much to be held in memory. */
  raw: Raw | null = null;
}
