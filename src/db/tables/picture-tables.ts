import type { Generated } from "kysely";

/** A picture that a feed names by its address, and what became of fetching it. Times are epoch milliseconds. */
export interface StockPicturesTable {
  id: Generated<number>;
  source: string;
  state: Generated<"waiting" | "stored" | "refused">;
  content_hash: string | null;
  bytes: Generated<number>;
  etag: string | null;
  attempts: Generated<number>;
  next_at: number;
  /** Why it could not be fetched last time; null where it could. */
  problem: string | null;
  named_at: number;
}

/** A car's pictures as its feed names them, as JSON. */
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
