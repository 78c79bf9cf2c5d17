import * as v from "valibot";
import type { SiteOutlook } from "./outlook.ts";
import { FIELDS } from "./recognise/fields.ts";

/**
 * One row of a stock file as its reader gives it: cells by heading, as text. `row` counts from 1, the heading included.
 */
export interface FeedRow {
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
  /**
   * Set where the row has fewer cells than the heading: whether it can be trusted is decided when its values are read.
   */
  readonly short?: { readonly found: number; readonly expected: number };
  /** Set where the file ends inside the row. */
  readonly cut?: true;
  /**
   * Fields of the car that stand in the row as the specification nests them, in the record's own shape; null: nothing.
   */
  readonly spelled?: Readonly<Record<string, unknown>>;
  /** Such fields that are too long to be kept. */
  readonly refused?: readonly Problem[];
}

/** A row that its reader could not make sense of. */
export interface BrokenRow {
  readonly row: number;
  readonly problem: Problem;
  /** What can still be read of it, cell by cell or word by word: which car it was may be told by that. */
  readonly words?: readonly string[];
  /** Set where the file ends inside the row, or before it is closed. */
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
}

export interface WarningCount {
  /** A stable word for programs. */
  readonly kind: string;
  readonly message: string;
  readonly count: number;
  readonly example: { readonly row: number; readonly column: string | null; readonly value: string } | null;
}

export type FeedFormat = "csv" | "json" | "ndjson" | "xml";
export type ImportMode = "full" | "delta";

/**
 * What an import did: `--json` prints exactly this, `import_runs.report` keeps it.
 * read = created + updated + unchanged + rejected; `gone` are the cars marked sold because a full file lacks them.
 */
export interface ImportReport {
  readonly file: string;
  readonly dealership: string;
  readonly mode: ImportMode;
  readonly dryRun: boolean;
  readonly format: FeedFormat;
  readonly encoding: string;
  readonly gzipped: boolean;
  /** Heading to field, as recognised or as mapped; headings kept as extras are not named. */
  readonly columns: Readonly<Record<string, string>>;
  readonly read: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly gone: number;
  readonly rejected: number;
  /** The first 1,000 of them. */
  readonly rejections: readonly Rejection[];
  readonly warnings: readonly WarningCount[];
  /** Where shoppers will see the file's cars, and what hides the others. */
  readonly outlook: readonly SiteOutlook[];
  /** Milliseconds. */
  readonly took: number;
}

export const MAX_REJECTIONS_LISTED = 1000;

/** How a column's plain numbers or dates are to be read when the cell does not say. */
const TRANSFORMS = ["miles", "month-first", "litres", "cc", "metres", "feet", "thousands", "lakhs", "cents"] as const;
export type Transform = (typeof TRANSFORMS)[number];

const ColumnChoiceSchema = v.strictObject({
  /** The field the column fills; null keeps it among the extras. */
  field: v.nullable(v.picklist(FIELDS, "is no field that a column can fill")),
  transforms: v.optional(v.array(v.picklist(TRANSFORMS, `must be one of ${TRANSFORMS.join(", ")}`)), []),
  /** How sure the guess was, 0 to 1; read by people only. */
  confidence: v.optional(v.number()),
  /** A value of the column, for the person who corrects the mapping. */
  example: v.optional(v.string()),
});

/** A mapping file: `--suggest-mapping` writes one, a person corrects it, `--mapping` applies it to the letter. */
export const MappingSchema = v.strictObject({
  columns: v.record(v.string(), ColumnChoiceSchema),
  /** Columns that are spelled as the specification spells a car's fields, and hold them in its own shape. */
  spelled: v.optional(v.array(v.string())),
  /** Values that every row has, for files that leave them out: `{"make": "Audi"}`. */
  fixed: v.optional(v.record(v.picklist(FIELDS, "is no field that a column can fill"), v.string()), {}),
});
export type Mapping = v.InferOutput<typeof MappingSchema>;
