import { remember } from "../../../lib/memory/remember.ts";
import { simpleBody } from "../normalise/kinds/body.ts";
import { isMake, makeOfModel } from "../normalise/names/make.ts";
import { readTitle } from "../normalise/names/title.ts";
import { headingStrength } from "../recognise/headings.ts";

/** A line of cells, with its line number in the file, from 1. */
export interface Line {
  readonly at: number;
  readonly cells: readonly string[];
}

/** Lines that belong together: a table, a block of a text, a list of records. Its name may be empty. */
export interface Sheet {
  readonly name: string;
  readonly lines: readonly Line[];
  /** Whether the lines were named records, so that none of them continues in the next. */
  readonly isRecords?: boolean;
  /** Whether the sheet was on its side: repeated parts of a line were below each other in the file. */
  readonly isTurned?: boolean;
}

/** The content of a file, whatever its format. */
export type Sheets = readonly Sheet[];

/** One way in which sheets may be laid out, recognised in a sample; `read` applies it to the whole file. */
export interface Way {
  /** The report's sentence about a file that is read this way; empty if there is nothing to say. */
  readonly says: string;
  readonly read: (sheets: Sheets) => Sheets;
}

/** A step of a layout: given sheets, it returns all ways in which they may have been laid out like this, if any. */
export type Step = (sheets: Sheets) => readonly Way[];

export const isFilled = (cell: string | undefined): boolean => cell !== undefined && cell.trim() !== "";
export const filledOf = ({ cells }: Line): string[] => cells.filter(isFilled).map((cell) => cell.trim());
export const isEmpty = ({ cells }: Line): boolean => !cells.some(isFilled);
export const widthOf = (lines: readonly Line[]): number =>
  lines.reduce((most, { cells }) => Math.max(most, cells.length), 0);

/** The lines that are not empty. */
export const filledLines = ({ lines }: Sheet): Line[] => lines.filter((line) => !isEmpty(line));

/** A line's cells, cut or padded to `width`. */
export function padded(cells: readonly string[], width: number): string[] {
  return Array.from({ length: width }, (_, at) => cells[at] ?? "");
}

const isNameOfFact = remember((cell: string): boolean => headingStrength([cell]) > 0);

/** How many cells name a fact. Called often while layouts are tried, so single cells are memoised. */
export function namesIn(cells: readonly string[]): number {
  let count = 0;
  for (const cell of cells) if (cell.length <= LONGEST_NAME && LETTERS.test(cell) && isNameOfFact(cell)) count += 1;
  return count;
}
const [LONGEST_NAME, LETTERS] = [60, /\p{L}/u];

/** How many lines at the beginning of a sheet are searched for its heading. */
const HEADING_WITHIN = 12;
/** The number of facts that a line must name to be a heading. */
const FEWEST_NAMED = 2;

/** The index of the line that names most facts; -1 if none names two. */
export function headingAt(lines: readonly Line[]): number {
  let best = { at: -1, strength: FEWEST_NAMED - 1 };
  for (const [at, { cells }] of lines.slice(0, HEADING_WITHIN).entries()) {
    const strength = namesIn(cells);
    if (strength > best.strength) best = { at, strength };
  }
  return best.at;
}

/** The share of values that must be of the same kind. */
const LEAST_ALIKE = 0.7;

/** A heading for a column that has none, judged by its values. */
export function headingFor(values: readonly string[]): string {
  const texts = values.map((value) => value.trim()).filter((value) => value !== "");
  const most = (test: (value: string) => boolean) =>
    texts.length > 0 && texts.filter(test).length >= texts.length * LEAST_ALIKE;
  if (most(isMake)) return "Make";
  if (most((value) => /^(?:19|20)\d\d$/.test(value))) return "Year";
  if (most((value) => simpleBody(value.replace(/s$/i, "")) !== null)) return "Body";
  if (most((value) => makeOfModel(value.split(" ")) !== null)) return "Model";
  if (most((value) => readTitle(value).make !== null)) return "Vehicle";
  const areNumbers = most((value) => /\d/.test(value) && value.length <= LONGEST_NUMBER);
  return areNumbers && new Set(texts).size === texts.length ? "Stock No" : "Group";
}
const LONGEST_NUMBER = 17;
