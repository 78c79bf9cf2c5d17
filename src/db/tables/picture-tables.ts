import type { Generated } from "kysely";

/** A picture named by a feed, and the outcome of fetching it. Times are epoch milliseconds. */
export interface StockPicturesTable {
  id: Generated<number>;
  source: string;
  state: Generated<"waiting" | "stored" | "refused">;
  content_hash: string | null;
  bytes: Generated<number>;
  etag: string | null;
  attempts: Generated<number>;
  next_at: number;
  /** Why the last attempt to fetch it failed; null if it succeeded. */
  problem: string | null;
  named_at: number;
}

/** A car's pictures as named by its feed, as JSON. */
export interface StockPictureListsTable {
  dealership_id: number;
  stocknum: string;
  pictures: string;
}

export interface StockPictureUsesTable {
  picture_id: number;
  dealership_id: number;
  stocknum: string;
}
