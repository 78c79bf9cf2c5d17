import type { Database } from "../../db/open.ts";
import type { FileStore } from "../../services/files/port.ts";
import type { Dealership } from "../site/site.ts";
import type { Yards } from "./place.ts";
import type { OutlookOptions } from "./report/outlook.ts";
import type { HoldRules } from "./runs/holds.ts";
import type { ImportMode, ImportReport } from "./schema.ts";

/** One import: the file, its dealership, and what it may change without a person's approval. */
export interface ImportOrder {
  readonly file: string;
  /** The file's name, if it differs from the last part of its path. */
  readonly name?: string;
  readonly dealership: { readonly id: number; readonly slug: string; readonly name: string };
  readonly yards: Yards;
  /**
   * `full`: the file is the whole stock, and cars missing from it are marked sold. `delta`: it contains changes only.
   */
  readonly mode: ImportMode;
  /** Text of a mapping file, which is followed exactly; null to recognise the columns. */
  readonly mapping: string | null;
  readonly dryRun: boolean;
  /** Whether a full file may omit most of the current stock, or replace it with other cars. */
  readonly allowGone?: boolean;
  /** Hosts whose pictures are fetched and served from our own store; absent for none. */
  readonly pictureHosts?: readonly string[];
  /** The store for pictures archived together with the file; absent if they are not accepted. */
  readonly files?: FileStore;
  /** Sites on which to report where cars will be shown; absent if no report is wanted. */
  readonly outlook?: OutlookOptions;
  /** The data folder in which to keep a copy of the file; absent to keep none. */
  readonly keep?: string;
  /** The source that brought the file; absent for a file imported by hand. */
  readonly source?: FeedSourceRules;
  /** Recipients to notify when a run is held or refused; absent for none. */
  readonly tell?: { readonly siteSlug: string; readonly dealership: Pick<Dealership, "slug" | "leads"> };
  /** The held run being released, and by whom; `dry` previews what releasing it would change. */
  readonly release?: { readonly run: number; readonly by: string } | "dry";
  /** Called before the transaction ends, with the run's changes visible; also called in a dry run. */
  readonly look?: (transaction: Database, run: number) => Promise<void>;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

interface FeedSourceRules {
  readonly name: string;
  readonly holds: HoldRules;
  /** Other sources of its group, whose cars it must not touch; absent if a person has already decided. */
  readonly others?: readonly OtherSource[];
}

/** Another source, and the name of the dealership it supplies. */
export interface OtherSource {
  readonly dealershipId: number;
  readonly name: string;
  readonly of: string;
}

/** The outcome of a run. `run` is its number in the database, or null if it was not recorded. */
export type RunOutcome =
  | { readonly standing: "imported"; readonly run: number | null; readonly report: ImportReport }
  | {
      readonly standing: "held";
      readonly run: number | null;
      readonly report: ImportReport;
      readonly reason: string;
    }
  | { readonly standing: "refused"; readonly run: number | null; readonly reason: string };
