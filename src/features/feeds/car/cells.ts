import { remember } from "../../../lib/memory/remember.ts";
import { readFlag } from "../normalise/kinds/codes.ts";
import { clean, isMissing, isSpreadsheetError } from "../normalise/text.ts";
import type { ColumnChoice } from "../recognise/column-choice.ts";
import type { ColumnPlan } from "../recognise/columns.ts";
import type { Field } from "../recognise/fields.ts";
import type { FeedRow, Transform } from "../schema.ts";
import type { Tally, WarningKind } from "../tally.ts";

/** A cell with a value. */
export interface Cell {
  readonly value: string;
  /** The text exactly as in the file, with its line breaks. */
  readonly raw: string;
  readonly column: string;
  readonly choice: ColumnChoice | null;
}

/** The column plan, arranged for reading rows: which columns fill each field is worked out once per file. */
export interface ReadPlan {
  readonly byField: ReadonlyMap<Field, FieldColumns>;
  readonly fieldOf: ReadonlyMap<string, Field>;
  /** Whether the columns are those of EasyCars' stock interface, whose one-letter codes are known. */
  readonly isEasycars: boolean;
}

interface FieldColumns {
  /** The most certain first. */
  readonly choices: readonly ColumnChoice[];
  /** The value that the mapping fixes for the field, which takes precedence over all columns; null if it fixes none. */
  readonly fixed: Cell | null;
  readonly isList: boolean;
  /** Whether the text may use bars to separate facts within one value: "Kia Rio | Manual | 2019". */
  readonly isTitle: boolean;
  /** The field's index in each row's list of found cells. */
  readonly at: number;
}

/** Column names that only EasyCars uses. */
const EASYCARS = ["YardCode", "YearGroup", "RegoNum", "DoorNum", "AdvDescription", "AdvSpecialPrice", "SeatCapacity"];

export function readPlan({ choices, extras, fixed }: ColumnPlan): ReadPlan {
  const columns = new Set([...choices.map(({ column }) => column), ...extras]);
  const fields = new Set([...choices.map(({ field }) => field), ...(Object.keys(fixed) as Field[])]);
  const byField = new Map<Field, FieldColumns>();
  for (const field of fields) {
    const value = fixed[field];
    byField.set(field, {
      choices: choices.filter((choice) => choice.field === field),
      fixed: value === undefined ? null : { value, raw: value, column: "(mapping)", choice: null },
      isList: LISTS.has(field),
      isTitle: field === "title",
      at: byField.size,
    });
  }
  return {
    byField,
    fieldOf: new Map(choices.map(({ column, field }) => [column, field])),
    isEasycars: columns.has("StockType") && EASYCARS.filter((column) => columns.has(column)).length >= 3,
  };
}

const NONE: ReadonlySet<string> = new Set();
const NO_CELLS: readonly Cell[] = [];

/** One row, read through the plan. It remembers which cells were used; the others become extras. */
export class Cells {
  readonly row: number;
  readonly #cells: FeedRow["cells"];
  readonly #plan: ReadPlan;
  readonly #tally: Tally;
  readonly #toTheLetter: ReadonlySet<string>;
  /** The cells found so far, by the field's index in the plan. */
  readonly #found: (readonly Cell[])[] = [];
  readonly #used = new Set<string>();
  readonly #warned = new Set<string>();
  #doubts = 0;

  /** Columns in `toTheLetter` cause no warnings, because their values are taken exactly as written. */
  constructor(row: FeedRow, plan: ReadPlan, tally: Tally, toTheLetter: ReadonlySet<string> = NONE) {
    this.#toTheLetter = toTheLetter;
    this.row = row.row;
    this.#cells = row.cells;
    this.#plan = plan;
    this.#tally = tally;
  }

  get isEasycars(): boolean {
    return this.#plan.isEasycars;
  }

  /** The number of cells that could not be read. Values that slid into the wrong column usually cannot. */
  get doubts(): number {
    return this.#doubts;
  }

  warn(kind: WarningKind, cell: { readonly column: string | null; readonly value: string }): void {
    if (this.#toTheLetter.has(cell.column ?? "") || (kind === "location-unknown" && this.#namesPlace())) return;
    const what = `${kind} ${cell.column}`;
    if (this.#warned.has(what)) return;
    this.#warned.add(what);
    if (isDoubt(kind)) this.#doubts += 1;
    this.#tally.add(kind, this.row, cell.column, cell.value);
  }

  #namesPlace(): boolean {
    return this.#toTheLetter.has("location") || this.#toTheLetter.has("location_name");
  }

  /** The non-empty cells of a field, the most certain column first; a value fixed by the mapping precedes them all. */
  all(field: Field): readonly Cell[] {
    const columns = this.#plan.byField.get(field);
    if (!columns) return NO_CELLS;
    const known = this.#found[columns.at];
    if (known) return known;
    const found = this.#cellsOf(columns);
    this.#found[columns.at] = found;
    return found;
  }

  #cellsOf({ choices, fixed, isList, isTitle }: FieldColumns): readonly Cell[] {
    const found: Cell[] = fixed ? [fixed] : [];
    for (const choice of choices) {
      const raw = this.#cells[choice.column];
      if (raw === undefined || raw === "") continue;
      const text = clean(raw);
      const value = isList ? text : firstOf(text, isTitle).slice(0, LONGEST_FACT);
      if (!isMissing(value)) found.push({ value, raw, column: choice.column, choice });
      else if (isSpreadsheetError(value)) this.warn("spreadsheet-error", { column: choice.column, value });
    }
    return found.length > 0 ? found : NO_CELLS;
  }

  /** Whether a column of the file fills the field, or the mapping fixes it. */
  hasColumn(field: Field): boolean {
    return this.#plan.byField.has(field);
  }

  /** The text of a cell's sibling in a list of records: `media.order` beside `media.url`. Null if there is none. */
  beside({ column }: Cell, name: RegExp): string | null {
    const end = column.lastIndexOf(".");
    const path = column.slice(0, end + 1);
    if (end < 0) return null;
    const sister = Object.keys(this.#cells).find((one) => one.startsWith(path) && name.test(one.slice(path.length)));
    if (sister === undefined) return null;
    this.use({ column: sister });
    return this.#cells[sister] ?? null;
  }

  /** The first non-empty cell, marked as used. */
  take(field: Field): Cell | null {
    const [first] = this.all(field);
    return first ? this.use(first) : null;
  }

  use<C extends Pick<Cell, "column">>(cell: C): C {
    this.#used.add(cell.column);
    return cell;
  }

  /** The first cell of the field that the reader understands, marked as used. */
  read<T>(
    field: Field,
    reader: (value: string, cell: Cell) => T | null,
  ): { readonly value: T; readonly cell: Cell } | null {
    for (const cell of this.all(field)) {
      const value = reader(cell.value, cell);
      if (value !== null) return { value, cell: this.use(cell) };
    }
    return null;
  }

  /** Like `read`, but if no cell is understood, warns about the first one whose heading named the field. */
  readOr<T>(field: Field, kind: WarningKind, reader: (value: string, cell: Cell) => T | null): T | null {
    const found = this.read(field, reader);
    if (found) return found.value;
    const refused = this.promised(field);
    if (refused) this.warn(kind, refused);
    return null;
  }

  /** The first cell whose column certainly belongs to the field, whether or not its value can be read. */
  promised(field: Field): Cell | null {
    const best = this.#plan.byField.get(field)?.choices[0];
    const sure = ({ choice }: Cell) =>
      choice === null || (!choice.byValue && (choice === best || choice.confidence > 0.8));
    return this.all(field).find(sure) ?? null;
  }

  text(field: Field): string | null {
    return this.take(field)?.value ?? null;
  }

  flag(field: Field): boolean | null {
    return this.read(field, readFlag)?.value ?? null;
  }

  /** Whether another column of the same field has the same value and was used. */
  #saidAlready(column: string, value: string): boolean {
    const field = this.#plan.fieldOf.get(column);
    if (field === undefined) return false;
    const others = this.#plan.byField.get(field)?.choices;
    return others?.some((other) => this.#used.has(other.column) && clean(this.#cells[other.column]) === value) ?? false;
  }

  /** The cells that no field used, by heading. */
  extras(): Record<string, string> {
    const extras: Record<string, string> = {};
    for (const column in this.#cells) {
      if (this.#used.has(column)) continue;
      const value = clean(this.#cells[column]);
      if (!isMissing(value) && !this.#saidAlready(column, value)) extras[column] = value.slice(0, 1000);
    }
    return extras;
  }
}

/** Whether a warning says that a cell could not be read. */
const isDoubt = remember((kind) => /-(unread|refused|unknown)$/.test(kind));

/**
 * The number of letters that are read of a fact. A stranger's file may hold cells of a megabyte, and some patterns take
 * time that grows with the square of a cell's length.
 */
const LONGEST_FACT = 1000;

/** Fields whose cells hold lists or prose. In other cells with several values, the first one counts. */
const LISTS: ReadonlySet<Field> = new Set<Field>([
  "images",
  "thumbnails",
  "spin_images",
  "features",
  "categories",
  "comments",
  "video",
  "link",
  "hotspots",
]);

function firstOf(value: string, isTitle: boolean): string {
  let end = value.indexOf("|");
  if (isTitle) while (end > 0 && value[end - 1] === " ") end = value.indexOf("|", end + 1);
  return end > 0 ? value.slice(0, end).trim() : value;
}

export function has(cell: Cell, transform: Transform): boolean {
  return cell.choice?.transforms.includes(transform) ?? false;
}
