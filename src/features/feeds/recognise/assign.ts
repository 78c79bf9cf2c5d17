import { readVin } from "../../vocabulary/vin.ts";
import { readDate } from "../normalise/figures/date.ts";
import { readNumber } from "../normalise/figures/number.ts";
import { readYear } from "../normalise/figures/year.ts";
import { beginsWithModel } from "../normalise/names/complete.ts";
import { isMake, readMake } from "../normalise/names/make.ts";
import { readTitle } from "../normalise/names/title.ts";
import { clean, isMissing } from "../normalise/text.ts";
import type { FeedRow } from "../schema.ts";
import { namesOfMakes } from "./beside/names-of-makes.ts";
import { isPlate, isSouthAustralian } from "./beside/plate-shapes.ts";
import { type Numbered, trend } from "./beside/trend.ts";
import type { Field } from "./fields.ts";

/** A column explained neither by its heading nor by its values alone. */
export interface Unexplained {
  readonly column: string;
  /** Whether the heading is empty, a letter or a number ("C", "field3"), so that only the values count. */
  readonly saysNothing: boolean;
  /**
   * What the heading says the number identifies: "Sheet no." may be the vehicle's, "Engine no." is not. Null for none.
   */
  readonly numberOf: "vehicle" | "other" | null;
  /** The field suggested by a word of its heading ("Km at off-hire"); null for none. */
  readonly hint: "km" | "price" | null;
  /** Whether another column is the price, so less evidence is needed for the odometer. */
  readonly isPriceKnown?: boolean;
  /** Whether its amounts may be asking prices rather than the dealer's costs. */
  readonly mayBePrice: boolean;
}

/** A field assigned to a column by comparing all columns. */
export interface Assigned {
  readonly column: string;
  readonly field: Field;
  /** 0 to 1. */
  readonly score: number;
}

/** The columns already explained that describe each row. */
export interface Known {
  readonly make: string | null;
  /** The column of years or build dates. */
  readonly year: string | null;
  /** The column of vehicle names, which contain the year if no column does. */
  readonly title: string | null;
}

const SAMPLE = 400;
/** Numbers that correlate with the year less than this may be anything. */
const LEAST_TREND = 0.2;
/** The same threshold for the only column of large numbers beside the price. */
const LEAST_ALONE = 0.15;
/** A column scoring below this is left unexplained. */
const LEAST = 0.3;
/** How much matching numbers count under a heading that hints at them. */
const HINTED = 1;

/**
 * Assigns the most important fields still open to columns that nothing else explains. All columns are weighed against
 * each other and the best combination wins. Of two columns of large numbers, the one that grows with age is the
 * odometer and the one that shrinks is the price; models are recognised by the makes beside them, plates and stock
 * numbers by their shapes.
 */
export function assign(
  columns: readonly Unexplained[],
  open: ReadonlySet<Field>,
  known: Known,
  rows: readonly FeedRow[],
): readonly Assigned[] {
  const sample = spread(rows).map(({ cells }) => ({
    cells,
    make: clean(known.make === null ? "" : cells[known.make]),
    year: yearOf(cells, known),
  }));
  const weighed = FIELDS.filter(({ field }) => open.has(field)).map(({ field, weigh }) => ({
    field,
    scores: columns
      .map((column) => ({
        column: column.column,
        score: weigh(valuesOf(column.column, sample), { ...column, isPriceKnown: !open.has("price") }),
      }))
      .filter(({ score }) => score >= LEAST)
      .sort((a, b) => b.score - a.score)
      .slice(0, 4),
  }));
  return best(weighed, 0, new Set()).chosen;
}

interface Weighed {
  readonly field: Field;
  readonly scores: readonly { readonly column: string; readonly score: number }[];
}

/** The assignment with the greatest total score that uses no column twice. */
function best(
  weighed: readonly Weighed[],
  at: number,
  used: ReadonlySet<string>,
): { readonly sum: number; readonly chosen: readonly Assigned[] } {
  const current = weighed[at];
  if (!current) return { sum: 0, chosen: [] };
  let found = best(weighed, at + 1, used);
  for (const { column, score } of current.scores) {
    if (used.has(column)) continue;
    const rest = best(weighed, at + 1, new Set([...used, column]));
    if (rest.sum + score <= found.sum) continue;
    found = { sum: rest.sum + score, chosen: [{ column, field: current.field, score }, ...rest.chosen] };
  }
  return found;
}

function spread(rows: readonly FeedRow[]): readonly FeedRow[] {
  const step = Math.max(1, Math.floor(rows.length / SAMPLE));
  return rows.filter((_, at) => at % step === 0);
}

/** A column's value with the make and year of its row. */
interface Value {
  readonly text: string;
  readonly make: string;
  readonly year: number | null;
}

/** A row with the make and year already known. */
interface KnownRow extends Omit<Value, "text"> {
  readonly cells: FeedRow["cells"];
}

function yearOf(cells: FeedRow["cells"], { year, title }: Known): number | null {
  const yearText = year === null ? "" : clean(cells[year]);
  // A zero means no year.
  if (yearText !== "") return readYear(yearText) || Number(readDate(yearText)?.slice(0, 4) ?? 0) || null;
  return title === null ? null : Number(readTitle(clean(cells[title])).year ?? 0) || null;
}

const valuesOf = (column: string, rows: readonly KnownRow[]): readonly Value[] =>
  rows.flatMap(({ cells, make, year }) => {
    const text = clean(cells[column]);
    return isMissing(text) ? [] : [{ text, make, year }];
  });

type Weigh = (values: readonly Value[], column: Unexplained) => number;

const FIELDS: readonly { readonly field: Field; readonly weigh: Weigh }[] = [
  { field: "model", weigh: asModel },
  { field: "km", weigh: asKilometres },
  { field: "price", weigh: asPrice },
  { field: "regplate", weigh: asPlate },
  { field: "stocknum", weigh: asStockNumber },
];

function asModel(values: readonly Value[], { saysNothing }: Unexplained): number {
  const known = values.filter(({ make }) => isMake(make));
  if (known.length < 3) return 0;
  const share = known.filter(({ make, text }) => beginsWithModel(readMake(make).make, text)).length / known.length;
  if (share >= 0.6) return 0.9 * share;
  return saysNothing && namesOfMakes(known) ? 0.4 : 0;
}

function asKilometres(values: readonly Value[], { saysNothing, numberOf, hint, isPriceKnown }: Unexplained): number {
  if (numberOf !== null || hint === "price") return 0;
  const numbers = numbersOf(values);
  const middle = median(numbers.map(({ amount }) => amount));
  if (hint === "km" && numbers.length > 0 && middle >= 500 && middle <= 600_000) return HINTED;
  if (numbers.length < 3 || middle < 2000 || middle > 600_000) return 0;
  const withAge = -trend(numbers.filter(({ amount }) => amount > 0));
  if (withAge < (isPriceKnown && saysNothing ? LEAST_ALONE : LEAST_TREND)) return 0;
  return (saysNothing || withAge > 0.35 ? 0.35 : 0) + 0.4 * withAge + 0.15 * (1 - priced(numbers));
}

function asPrice(values: readonly Value[], { saysNothing, numberOf, hint, mayBePrice }: Unexplained): number {
  if (numberOf !== null || hint === "km" || !mayBePrice) return 0;
  const numbers = numbersOf(values);
  const middle = median(numbers.map(({ amount }) => amount));
  if (hint === "price" && numbers.length > 0 && middle >= 1000 && middle <= 2_000_000) return HINTED;
  if (numbers.length < 3 || middle < 1000 || middle > 2_000_000) return 0;
  // Weekly costs say nothing about the price.
  const withAge = -trend(numbers.filter(({ amount }) => amount >= LEAST_PRICE));
  if (-withAge < LEAST_TREND) return 0;
  return (saysNothing || withAge < -0.35 ? 0.35 : 0) - 0.4 * withAge + 0.2 * priced(numbers);
}

/** A smaller amount is not a vehicle's price. */
const LEAST_PRICE = 500;

/** The numbers of a purely numeric column; empty for any other column. */
function numbersOf(values: readonly Value[]): readonly Numbered[] {
  const found = values
    .filter(({ text }) => /^[$€£]?\s?\d[\d,. ]*(?:kms?)?$/i.test(text))
    .map(({ text, year }) => ({ amount: readNumber(text) ?? 0, year }));
  return found.length >= values.length * 0.85 ? found : [];
}

/** The share of amounts with typical price endings: 12,990, 45,000, 8,888, 19,999. */
function priced(numbers: readonly Numbered[]): number {
  const ends = numbers.filter(({ amount }) => /(?:0|88|99|95)$/.test(String(Math.round(amount))));
  return numbers.length === 0 ? 0 : ends.length / numbers.length;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function asPlate(values: readonly Value[]): number {
  const share = values.filter(({ text }) => isPlate(text)).length / Math.max(1, values.length);
  return values.length >= 3 && share >= 0.8 && differ(values) && (!beginAlike(values) || areOfState(values))
    ? 0.6 * share
    : 0;
}

const areOfState = (values: readonly Value[]) => values.every(({ text }) => isSouthAustralian(text));

const isPlates = (values: readonly Value[]) => values.filter(({ text }) => isPlate(text)).length > values.length / 2;

function asStockNumber(values: readonly Value[], { column, saysNothing, numberOf }: Unexplained): number {
  const coded = values.filter(
    ({ text }) =>
      /^(?:[A-Z]{0,5}[-_/ ]?\d{2,9}|[A-Z]{2,5}[-_/ ]?\d)(?:[A-Z]{0,2}|[-/]\d{1,3})$/i.test(text) && !readVin(text),
  );
  if (values.length < 3 || coded.length < values.length * 0.9 || !differ(values)) return 0;
  if (beginAlike(values) && !areOfState(values) && /\D/.test(values[0]?.text ?? "")) return 0.55;
  if (numberOf === "vehicle" && !isPlates(values)) return 0.4;
  return saysNothing && (rises(values) || areNumbers(values, column)) ? 0.5 : 0;
}

const differ = (values: readonly Value[]) => new Set(values.map(({ text }) => text)).size >= values.length * 0.98;

/** Whether all values begin with the same letter or symbol. */
function beginAlike(values: readonly Value[]): boolean {
  const first = values[0]?.text[0]?.toLowerCase() ?? "";
  return /\D/.test(first) && values.every(({ text }) => text[0]?.toLowerCase() === first);
}

/** Whether the first column of a list without headings holds plain numbers: "10112", "37846", "678". */
const areNumbers = (values: readonly Value[], column: string): boolean =>
  column === "column 1" && values.every(({ text }) => /^\d{3,9}$/.test(text));

/** Whether plain numbers only rise or only fall from row to row, as generated numbers do. */
function rises(values: readonly Value[]): boolean {
  const numbers = values.map(({ text }) => Number(text));
  const steps = numbers.slice(1).map((number, at) => Math.sign(number - (numbers[at] ?? 0)));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}
