import type { Database } from "../../db/open.ts";
import type { FileStore } from "../../services/files/port.ts";
import type { Dealership } from "../site/site.ts";
import type { Yards } from "./place.ts";
import type { OutlookOptions } from "./report/outlook.ts";
import type { HoldRules } from "./runs/holds.ts";
import type { ImportMode, ImportReport } from "./schema.ts";

/** What is to be imported, for whom, and how far it may go by itself. */
export interface ImportOrder {
  readonly file: string;
  /** What the file is called where that is not its path's end. */
  readonly name?: string;
  readonly dealership: { readonly id: number; readonly slug: string; readonly name: string };
  readonly yards: Yards;
  /** `full`: the file is the whole stock, and cars that it lacks are marked sold. `delta`: it contains changes only. */
  readonly mode: ImportMode;
  /** Text of a mapping file, which is followed exactly; null to recognise the columns. */
  readonly mapping: string | null;
  readonly dryRun: boolean;
  /** Whether a full file may lack most of the stock, and have other cars instead. */
  readonly allowGone?: boolean;
  /** Hosts whose pictures are fetched and shown from our own store; absent for none. */
  readonly pictureHosts?: readonly string[];
  /** The store for pictures that come in one archive with the file; absent where they are not taken. */
  readonly files?: FileStore;
  /** Sites on which to report where cars will be shown; absent where no report is wanted. */
  readonly outlook?: OutlookOptions;
  /** The data folder, in which the file is kept; absent where it is not. */
  readonly keep?: string;
  /** The source that brings the file; absent for one that somebody imports by hand. */
  readonly source?: FeedSourceRules;
  /** Mail addresses that hear of a run that is held or refused; absent for none. */
  readonly tell?: { readonly siteSlug: string; readonly dealership: Pick<Dealership, "slug" | "leads"> };
  /** The held run that this is, let go by somebody; or `dry` to see what letting go would change. */
  readonly release?: { readonly run: number; readonly by: string } | "dry";
  /** Called before the transaction ends, with what the run changed; a dry run has it too. */
  readonly look?: (transaction: Database, run: number) => Promise<void>;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

interface FeedSourceRules {
  readonly name: string;
  readonly holds: HoldRules;
  /** The other sources of its group, whose cars it leaves alone; absent where a person decided already. */
  readonly others?: readonly OtherSource[];
}

/** Another source, and the name of the dealership that it brings cars to. */
export interface OtherSource {
  readonly dealershipId: number;
  readonly name: string;
  readonly of: string;
}

/** What became of a run; `run` is its number in the database, null where it was not recorded. */
export type RunOutcome =
  | { readonly standing: "imported"; readonly run: number | null; readonly report: ImportReport }
  | {
      readonly standing: "held";
      readonly run: number | null;
      readonly report: ImportReport;
      readonly reason: string;
    }
  | { readonly standing: "refused"; readonly run: number | null; readonly reason: string };
