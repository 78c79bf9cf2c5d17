import * as v from "valibot";
import type { StockRule } from "../stock/rules.ts";
import { FIELDS } from "./recognise/fields.ts";

/**
 * One row of a stock file as its reader returns it: text cells by heading. `row` counts from 1, including the heading.
 */
export interface FeedRow {
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
  /** Set if the row has fewer cells than the heading; its values then decide whether it can be trusted. */
  readonly short?: { readonly found: number; readonly expected: number };
  /** Set if the file ends inside the row. */
  readonly cut?: true;
  /**
   * Car fields that the row contains in the specification's nested form, in the record's own shape; null means
   * explicitly empty.
   */
  readonly spelled?: Readonly<Record<string, unknown>>;
  /** Columns whose formula the spreadsheet has never calculated in this row. */
  readonly unworked?: readonly string[];
  /** Fields in that form that are too long to store. */
  readonly refused?: readonly Problem[];
}

/** A row that its reader could not parse. */
export interface BrokenRow {
  readonly row: number;
  readonly problem: Problem;
  /** What could still be read of it, by cell or by word; it may identify the car. */
  readonly words?: readonly string[];
  /** Set if the file ends inside the row, or before the row is closed. */
  readonly cut?: true;
}
export type FeedItem = FeedRow | BrokenRow;

export interface Problem {
  readonly column: string | null;
  readonly value: string;
  readonly reason: string;
}
export interface Rejection extends Problem {
  readonly row: number;
  /** The car's name from the row, as in `2019 Kia Rio (U-1)`; null if it has none. */
  readonly car: string | null;
}

/** The column with the reasons in a file of refused rows; an import ignores it. */
export const REASON_COLUMN = "refused_because";

export interface WarningCount {
  /** A stable identifier for programs. */
  readonly kind: string;
  readonly message: string;
  readonly count: number;
  readonly example: {
    readonly row: number;
    readonly column: string | null;
    readonly value: string;
    /** The row's car, as in `2019 Kia Rio (U-1)`; absent for a warning about the file. */
    readonly car?: string;
  } | null;
  /** The first cars concerned, for warnings that require a look at each car; absent for other kinds. */
  readonly cars?: readonly string[];
}

export type FeedFormat = "csv" | "json" | "ndjson" | "xml" | "xlsx" | "xls" | "ods" | "html" | "sql";
export type ImportMode = "full" | "delta";

/** What shoppers will see of a file's cars on one site. */
export interface SiteOutlook {
  readonly site: string;
  readonly address: string;
  /** How many of the file's cars its lists and searches show. */
  readonly listed: number;
  /** The site's rules that hide the others; several may hide the same car. */
  readonly hidden: readonly {
    readonly rule: StockRule;
    readonly says: string;
    readonly count: number;
    /** The first cars it hides, as in `2019 Kia Rio (U-1)`. */
    readonly examples: readonly string[];
  }[];
  /** Other hosts, whose pictures and films the site's pages do not show. */
  readonly hosts: readonly {
    readonly host: string;
    readonly says: string;
    readonly count: number;
    readonly example: string;
  }[];
}

/** Why a person must check a file before it changes anything. */
export interface Hold {
  readonly kind: HoldKind;
  /** One sentence for the dealer. */
  readonly says: string;
}
export type HoldKind = "gone" | "foreign" | "prices" | "grown";

/**
 * The outcome of an import: `--json` prints exactly this, and `import_runs.report` stores it. read = created + updated
 * + unchanged + rejected + claimed; `gone` are the cars marked sold because a full file lacks them.
 */
export interface ImportReport {
  /** Number of the run in the database; null for a dry run. */
  readonly run: number | null;
  readonly file: string;
  readonly dealership: string;
  readonly mode: ImportMode;
  readonly dryRun: boolean;
  readonly format: FeedFormat;
  readonly encoding: string;
  readonly gzipped: boolean;
  /** Fields by heading, as recognised or as mapped; headings kept as extras are not included. */
  readonly columns: Readonly<Record<string, string>>;
  readonly read: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly gone: number;
  readonly rejected: number;
  /** Cars that belong to another source: their number, and the first of them with that source; absent for none. */
  readonly claimed?: { readonly count: number; readonly cars: readonly string[] };
  /** Why a person must check it before it changes anything; empty if nobody needs to. */
  readonly holds: readonly Hold[];
  /** Facts that stock files usually contain but this one has no column for. */
  readonly missing: readonly MissingColumn[];
  /** The first of the cars that arrived, were marked sold, or changed their price. */
  readonly arrived: readonly string[];
  readonly sold: readonly string[];
  readonly prices: readonly PriceChange[];
  /** The number of cars whose price changed; `prices` lists the first of them. */
  readonly repriced: number;
  readonly unpriced: { readonly count: number; readonly cars: readonly string[] };
  /** The first 1,000 rejections. */
  readonly rejections: readonly Rejection[];
  readonly warnings: readonly WarningCount[];
  /** The number of pictures still to be fetched; the car is shown with each as soon as it is stored. */
  readonly picturesWaiting: number;
  /** Hosts whose pictures are fetched. */
  readonly pictureHosts: readonly string[];
  /** Where shoppers will see the file's cars, and what hides the others. */
  readonly outlook: readonly SiteOutlook[];
  /** Milliseconds. */
  readonly took: number;
}

export interface PriceChange {
  readonly car: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** A fact that no column of the file contains, and what that means for shoppers. */
export interface MissingColumn {
  readonly what: string;
  readonly means: string;
}

export const MAX_REJECTIONS_LISTED = 1000;
/** Maximum cars of a kind that a report names. */
export const MOST_NAMED = 50;

/** Ways to read a column's plain numbers or dates if the cells do not say. */
const TRANSFORMS = [
  "miles",
  "mil",
  "month-first",
  "litres",
  "cc",
  "metres",
  "feet",
  "thousands",
  "lakhs",
  "ten-thousands",
  "cents",
  "weekly",
] as const;
export type Transform = (typeof TRANSFORMS)[number];

const ColumnChoiceSchema = v.strictObject({
  /** The field the column fills; null keeps it among the extras. */
  field: v.nullable(v.picklist(FIELDS, "is no field that a column can fill")),
  transforms: v.optional(v.array(v.picklist(TRANSFORMS, `must be one of ${TRANSFORMS.join(", ")}`)), []),
  /** Certainty of the guess, 0 to 1, for information only. */
  confidence: v.optional(v.number()),
  /** A value of the column, to help the person correcting the mapping. */
  example: v.optional(v.string()),
});

/** A mapping file: `--suggest-mapping` writes one, a person corrects it, and `--mapping` follows it exactly. */
export const MappingSchema = v.strictObject({
  columns: v.record(v.string(), ColumnChoiceSchema),
  /** Columns with the specification's field names, which hold values in its own form. */
  spelled: v.optional(v.array(v.string())),
  /**
   * The slug of each dealership by its name in the file's column of dealers or yards. Rows of another dealership are
   * left to that one's import, and rows with a name missing from the table are refused.
   */
  dealerships: v.optional(v.record(v.string(), v.string())),
  /** Values that apply to every row, for files that omit them: `{"make": "Audi"}`. */
  fixed: v.optional(v.record(v.picklist(FIELDS, "is no field that a column can fill"), v.string()), {}),
});
export type Mapping = v.InferOutput<typeof MappingSchema>;
