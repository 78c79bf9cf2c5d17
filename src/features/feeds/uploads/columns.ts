import { err, ok, type Result } from "../../../lib/result.ts";
import { type FirstRows, firstRows } from "../import.ts";
import { FIELDS } from "../recognise/fields.ts";
import type { FeedRow, Mapping } from "../schema.ts";
import { type Traits, traitsOf } from "./traits.ts";

/** Columns that a page shows: a form may have 200 fields. */
const MOST_SHOWN_COLUMNS = 150;
const LONGEST_SAMPLE = 80;

type Field = (typeof FIELDS)[number];

/** The field that each column fills, in the file's order; null keeps the column beside the car, unread. */
export type Choices = readonly (Field | null)[];

/** A column as a person sees it. */
interface ShownColumn {
  readonly heading: string;
  /** Its cells in the first rows, shortened. */
  readonly samples: readonly string[];
  readonly field: Field | null;
  /** Whether the heading is the field's own name, in whose own form the cells are read. */
  readonly isSpelled: boolean;
  readonly traits: Traits;
}

export interface ShownColumns {
  readonly columns: readonly ShownColumn[];
}

/** The file's columns with its own first rows and the fields that they would fill. */
export async function shownColumns(path: string): Promise<Result<ShownColumns, string>> {
  const seen = await firstRows(path);
  if (!seen.ok) return seen;
  const { columns, rows, sample, mapping } = seen.value;
  if (columns.length > MOST_SHOWN_COLUMNS) return err(tooMany(columns.length));
  return ok({
    columns: columns.map((heading) => ({
      heading: heading.slice(0, LONGEST_SAMPLE),
      samples: rows.map((row) => cellOf(row, heading).slice(0, LONGEST_SAMPLE)),
      field: Object.hasOwn(mapping.columns, heading) ? (mapping.columns[heading]?.field ?? null) : null,
      isSpelled: mapping.spelled?.includes(heading) === true,
      traits: traitsOf(sample.map((row) => cellOf(row, heading))),
    })),
  });
}

const tooMany = (count: number) =>
  `The file has ${count} columns, and at most ${MOST_SHOWN_COLUMNS} can be chosen here. Leave out those that say nothing about a car.`;

function cellOf({ cells, spelled }: FeedRow, heading: string): string {
  if (Object.hasOwn(cells, heading)) return cells[heading] ?? "";
  const own = spelled && Object.hasOwn(spelled, heading) ? spelled[heading] : undefined;
  return own === undefined || own === null ? "" : typeof own === "string" ? own : JSON.stringify(own);
}

/** The text of the mapping that a person chose. */
export async function chosenMapping(path: string, choices: Choices): Promise<Result<string, string>> {
  const seen = await firstRows(path);
  if (!seen.ok) return seen;
  if (choices.length !== seen.value.columns.length) return err("The file has other columns than you chose from.");
  return ok(JSON.stringify(mappingOf(seen.value, choices)));
}

/** The suggestion, with the person's fields; a column that fills another field is read without what was guessed. */
function mappingOf({ columns, mapping }: Pick<FirstRows, "columns" | "mapping">, choices: Choices): Mapping {
  const own = new Set(mapping.spelled);
  const chosen = columns.flatMap((column, at) => {
    if (own.has(column)) return [];
    const guessed = Object.hasOwn(mapping.columns, column) ? mapping.columns[column] : undefined;
    const field = choices[at] ?? null;
    return [[column, { field, transforms: guessed?.field === field ? guessed.transforms : [] }] as const];
  });
  return { ...mapping, columns: Object.fromEntries(chosen) };
}

/** The choices that a form or an address names, one field for each column; null where one is no field. */
export function readChoices(written: readonly string[]): Choices | null {
  if (written.length > MOST_SHOWN_COLUMNS) return null;
  const choices = written.map((one) => (one === "" ? null : FIELDS.find((field) => field === one)));
  return choices.every((one) => one !== undefined) ? choices : null;
}
