import type { Generated } from "kysely";

/** The state of a stock file source. Times are epoch milliseconds. */
export interface FeedSourcesTable {
  dealership_id: number;
  name: string;
  paused: Generated<number>;
  schedule: string;
  due_at: number;
  since: number;
  attempted_at: Generated<number | null>;
  answered_at: Generated<number | null>;
  file_at: Generated<number | null>;
  file_hash: Generated<string | null>;
  run_id: Generated<number | null>;
  mark: Generated<string | null>;
  failures: Generated<number>;
  problem: Generated<string | null>;
  holder: Generated<string | null>;
  lease_until: Generated<number>;
  late_told_at: Generated<number | null>;
  failing_told_at: Generated<number | null>;
  held_told_at: Generated<number | null>;
  shrunk_told_at: Generated<number | null>;
}
