import type { Generated } from "kysely";

/** The state of a pushed stock file; the migration explains each word. */
export type FeedUploadStanding = "arriving" | "waiting" | "taken" | "unchanged" | "replaced" | "lost";

/** A stock file pushed by a dealer's system. Times are epoch milliseconds. */
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

/** A person's choice of what the columns of files with these headings mean; the migration explains the fields. */
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
