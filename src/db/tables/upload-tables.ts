import type { Generated } from "kysely";

/** What became of a stock file that was sent to us; the migration says what each word means. */
export type FeedUploadStanding = "arriving" | "waiting" | "taken" | "unchanged" | "replaced" | "lost";

/** A stock file that a dealer's system sends to us. Times are epoch milliseconds. */
interface FeedUploadsTable {
  id: Generated<number>;
  dealership_id: number;
  source: string;
  name: string;
  sha256: string | null;
  size: number | null;
  received: Generated<number>;
  standing: Generated<FeedUploadStanding>;
  run_id: Generated<number | null>;
  begun_at: number;
  touched_at: number;
}

interface FeedUploadPiecesTable {
  upload_id: number;
  begins_at: number;
  bytes: number;
  file_key: string;
}

/** What the columns of files with these headings say, as somebody chose it; the migration says what the fields hold. */
interface FeedMappingsTable {
  dealership_id: number;
  headings: string;
  choices: string;
  file: string;
  by: string;
  at: number;
}

export interface UploadTables {
  feed_uploads: FeedUploadsTable;
  feed_upload_pieces: FeedUploadPiecesTable;
  feed_mappings: FeedMappingsTable;
}
