import { err, ok, type Result } from "../../../lib/result.ts";
import { type FirstRows, firstRows } from "../import.ts";
import type { Yards } from "../place.ts";
import { FIELDS } from "../recognise/fields.ts";
import type { FeedRow, Mapping } from "../schema.ts";
import { type FirstCars, firstCars, SHOWN_ROWS } from "./first-cars.ts";
import { type Traits, traitsOf } from "./traits.ts";

/** Maximum columns shown on a page, because a form may have 200 fields. */
const MOST_SHOWN_COLUMNS = 150;
const LONGEST_SAMPLE = 80;

type Field = (typeof FIELDS)[number];

/** The field filled by each column, in the file's order; null keeps the column with the car, unread. */
export type Choices = readonly (Field | null)[];

/** A column as shown to a person. */
interface ShownColumn {
  readonly heading: string;
  /** Its cells in the first rows, shortened. */
  readonly samples: readonly string[];
  readonly field: Field | null;
  /** Whether the heading is the field's own name, so that the cells are read in the field's own form. */
  readonly isSpelled: boolean;
  readonly traits: Traits;
  /** Certainty of the field, from 0 to 1; null if the column fills none. */
  readonly sureness: number | null;
}

export interface ShownColumns {
  readonly columns: readonly ShownColumn[];
  /** The cars that the first rows become. */
  readonly read: FirstCars;
}

/** For which dealership to read a file's first rows, and with which choices (null: as recognised). */
interface Looking {
  readonly choices: Choices | null;
  readonly dealership: string;
  readonly yards: Yards;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The file's columns with sample cells, the fields they would fill, and the resulting cars. */
export async function shownColumns(path: string, looking: Looking): Promise<Result<ShownColumns, string>> {
  const seen = await firstRows(path);
  if (!seen.ok) return seen;
  const { columns, rows, mapping } = seen.value;
  if (columns.length > MOST_SHOWN_COLUMNS) return err(tooMany(columns.length));
  const chosen = looking.choices && mappingText(seen.value, looking.choices);
  if (chosen && !chosen.ok) return chosen;
  const read = await firstCars(path, { ...looking, mapping: chosen ? chosen.value : null });
  if (!read.ok) return read;
  return ok({
    read: read.value,
    columns: columns.map((heading) => ({
      heading: heading.slice(0, LONGEST_SAMPLE),
      samples: rows.slice(0, SHOWN_ROWS).map((row) => cellOf(row, heading).slice(0, LONGEST_SAMPLE)),
      field: guessOf(mapping, heading)?.field ?? null,
      sureness: guessOf(mapping, heading)?.confidence ?? null,
      isSpelled: mapping.spelled?.includes(heading) === true,
      traits: traitsOf(rows.map((row) => cellOf(row, heading))),
    })),
  });
}

const guessOf = ({ columns }: Mapping, heading: string) =>
  Object.hasOwn(columns, heading) ? columns[heading] : undefined;

const tooMany = (count: number) =>
  `The file has ${count} columns, and at most ${MOST_SHOWN_COLUMNS} can be chosen here. Leave out those that say nothing about a car.`;

function cellOf({ cells, spelled }: FeedRow, heading: string): string {
  if (Object.hasOwn(cells, heading)) return cells[heading] ?? "";
  const own = spelled && Object.hasOwn(spelled, heading) ? spelled[heading] : undefined;
  return own === undefined || own === null ? "" : typeof own === "string" ? own : JSON.stringify(own);
}

/** The text of the mapping chosen by a person. */
export async function chosenMapping(path: string, choices: Choices): Promise<Result<string, string>> {
  const seen = await firstRows(path);
  return seen.ok ? mappingText(seen.value, choices) : seen;
}

function mappingText(seen: FirstRows, choices: Choices): Result<string, string> {
  if (choices.length !== seen.columns.length) return err("The file has other columns than you chose from.");
  return ok(JSON.stringify(mappingOf(seen, choices)));
}

/** The suggestion with the person's fields. A column given another field loses its guessed transforms. */
function mappingOf({ columns, mapping }: Pick<FirstRows, "columns" | "mapping">, choices: Choices): Mapping {
  const own = new Set(mapping.spelled);
  const chosen = columns.flatMap((column, at) => {
    if (own.has(column)) return [];
    const guessed = guessOf(mapping, column);
    const field = choices[at] ?? null;
    return [[column, { field, transforms: guessed?.field === field ? guessed.transforms : [] }] as const];
  });
  return { ...mapping, columns: Object.fromEntries(chosen) };
}

/** Parses the choices in a form or an address, one field for each column; null if any is not a field. */
export function readChoices(written: readonly string[]): Choices | null {
  if (written.length > MOST_SHOWN_COLUMNS) return null;
  const choices = written.map((one) => (one === "" ? null : FIELDS.find((field) => field === one)));
  return choices.every((one) => one !== undefined) ? choices : null;
}
