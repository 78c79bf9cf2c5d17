import type { FeedFormat, FeedItem } from "../schema.ts";
import type { Encoding } from "./source.ts";
import type { PackedPictures } from "./zip/packed-pictures.ts";

export interface OpenedFeed {
  readonly format: FeedFormat;
  readonly encoding: Encoding;
  readonly gzipped: boolean;
  /** Headings where the format has a heading row; null where each row names its own fields. */
  readonly headings: readonly string[] | null;
  readonly rows: AsyncGenerator<FeedItem>;
  /** Pictures that came in one archive with the file, to be closed when no more are read. Absent without an archive. */
  readonly pictures?: PackedPictures;
  /** Names of sheets that look like stock, too, and are not read. */
  readonly otherSheets?: readonly string[];
}
