import type { Generated } from "kysely";

/** The states of a run: a held one waits for a person to release it, a refused one never changes anything. */
export const RUN_STANDINGS = ["imported", "held", "refused", "undone"] as const;
export type RunStanding = (typeof RUN_STANDINGS)[number];

/** One stock file and its outcome. Times are epoch milliseconds. */
export interface ImportRunsTable {
  id: Generated<number>;
  dealership_id: number;
  file: string;
  mode: "full" | "delta";
  started_at: number;
  finished_at: number;
  /** JSON of the feeds' report; `null` for a refused file. */
  report: string;
  source: Generated<string | null>;
  standing: Generated<RunStanding>;
  reason: Generated<string | null>;
  file_hash: Generated<string | null>;
  file_size: Generated<number | null>;
  kept_file: Generated<string | null>;
  mapping: Generated<string | null>;
  settled_by: Generated<string | null>;
  settled_at: Generated<number | null>;
  /** JSON report of undoing the run: what was reverted and what was left. Null if the run was not undone. */
  undo_report: Generated<string | null>;
}

/** A run's changes to one car; `before` and `after` are JSON objects of the changed columns. */
interface ImportChangesTable {
  run_id: number;
  car_id: number;
  kind: "created" | "updated" | "sold";
  stocknum: string;
  name: string;
  before: string | null;
  after: string | null;
}

/** A person's override of one field of a car; `value` and `feed` are JSON of what the column holds. */
interface CarEditsTable {
  car_id: number;
  field: string;
  value: string;
  feed: string;
  by: string;
  at: number;
}

/** One change of the price shown to shoppers. */
interface CarPricesTable {
  id: Generated<number>;
  car_id: number;
  at: number;
  was: number | null;
  price: number | null;
  by: Generated<string | null>;
  run_id: Generated<number | null>;
}

/** A price planned by a person, which takes effect at `from_at`. */
interface PlannedPricesTable {
  id: Generated<number>;
  car_id: number;
  price: number;
  shows_was: number;
  reason: string;
  from_at: number;
  until_at: number | null;
  /** JSON of the values restored once it ends; null before it has begun. */
  restores: string | null;
  by: string;
  staff_id: number | null;
  site_slug: string;
  dealership_slug: string;
  created_at: number;
}

export interface ImportTables {
  import_runs: ImportRunsTable;
  import_changes: ImportChangesTable;
  car_edits: CarEditsTable;
  car_prices: CarPricesTable;
  planned_prices: PlannedPricesTable;
}
