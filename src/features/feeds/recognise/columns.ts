import { readVin } from "../../vocabulary/vin.ts";
import type { FeedRow, Mapping } from "../schema.ts";
import { assign } from "./assign.ts";
import { areAskingPrices } from "./beside/asking-prices.ts";
import { BEGINNING, envelopesOf, LOOKED_UP, sharedBeginning } from "./beside/beginnings.ts";
import { modelAmongMakes } from "./beside/brands.ts";
import { withoutOtherDistances } from "./beside/other-distances.ts";
import { areCodes } from "./beside/other-facts.ts";
import { withPricePairs } from "./beside/price-pairs.ts";
import { modelsOfRanges } from "./beside/ranges.ts";
import { withoutSearches } from "./beside/searches.ts";
import { wholeNames } from "./beside/whole-names.ts";
import { choose, type Guess, type Sample, sampleOf } from "./choose.ts";
import type { ColumnChoice } from "./column-choice.ts";
import type { Field } from "./fields.ts";
import { hintOf, isMeasure, isOfOthers, numberOf, readHeading } from "./headings.ts";
import { mediaOf } from "./media-words.ts";
import { isForTrade, isSecondChoice, otherMoney } from "./money-words.ts";
import { withOdometerUnits } from "./odometer/odometers.ts";
import { CENTS_WORD, transformsOf } from "./transforms.ts";
import { withModelsOfMakes } from "./values/models-of-makes.ts";
import { withLakhs, withoutForeignCents } from "./values/no-cents.ts";
import { rank } from "./values/ranks.ts";
import { withTwinsApart } from "./values/twins.ts";

/**
 * What each column is used for. If several columns supply one field, the most certain comes first and the others fill
 * its gaps.
 */
export interface ColumnPlan {
  readonly choices: readonly ColumnChoice[];
  /** Columns that fill no field. */
  readonly extras: readonly string[];
  readonly fixed: Readonly<Partial<Record<Field, string>>>;
}

/** The most characters by which a cell is judged: one of 8 MB, judged whole, took seconds and 1.8 GB of memory. */
const LONGEST_JUDGED = 20_000;

/** The row with its cells cut to that length. Other rows, which is nearly all, are returned as they are. */
function withShortCells(row: FeedRow): FeedRow {
  const isLong = (cell: string | undefined) => cell !== undefined && cell.length > LONGEST_JUDGED;
  if (!Object.values(row.cells).some(isLong)) return row;
  // Without a prototype, since a column may be called "constructor".
  const cells: Record<string, string> = Object.assign(Object.create(null), row.cells);
  for (const column in cells) cells[column] = (cells[column] ?? "").slice(0, LONGEST_JUDGED);
  return { ...row, cells };
}

/** Decides the purpose of each column from the headings and a sample of rows. */
export function recogniseColumns(headings: readonly string[] | null, sample: readonly FeedRow[]): ColumnPlan {
  const rows = sample.map(withShortCells);
  const columns = headings ?? [...new Set(rows.flatMap((row) => Object.keys(row.cells)))];
  const envelopes = envelopesOf(columns);
  const nameOf = (column: string) => column.slice(envelopes.find((path) => column.startsWith(path))?.length ?? 0);
  const samples = columns.map((column) => sampleOf(column, rows, nameOf(column)));
  const beginning = sharedBeginning(columns);
  const alone = samples.map((sample) => guessOf(sample, rows.length, beginning));
  const guesses = withoutOtherDistances(samples, withoutSearches(samples, alone, rows));
  const ranged = modelsOfRanges(samples, modelAmongMakes(samples, guesses), rows);
  const separated = withTwinsApart(samples, withModelsOfMakes(samples, ranged, rows), rows);
  const named = wholeNames(samples, separated, rows);
  const seen = samples.map((sample, at) => ({ sample, guess: named[at] ?? null }));
  const choices: ColumnChoice[] = [];
  const extras: string[] = [];
  const settled = seen.map(({ sample, guess }) => guess && settle(sample, guess, seen));
  const assigned = assignRest(seen, settled, rows);
  for (const [at, { sample }] of seen.entries()) {
    const use = settled[at] ?? assigned.get(sample.column);
    if (use) choices.push(choiceOf(sample, use, at));
    else extras.push(sample.column);
  }
  choices.sort((a, b) => rank(b) - rank(a));
  return {
    choices: withOdometerUnits(
      withPricePairs(withLakhs(withoutForeignCents(choices, samples), samples), rows),
      samples,
    ),
    extras,
    fixed: {},
  };
}

/**
 * The field filled by a column, from its whole heading or, failing that, from the heading without the shared prefix.
 */
function guessOf(sample: Sample, rowCount: number, beginning: string | null): Guess | null {
  const guess = choose(sample, rowCount);
  const found = BEGINNING.exec(sample.column);
  if (guess?.by === "heading" || found?.[1]?.toLowerCase() !== beginning || !found) return guess;
  const column = sample.column.slice(found[0].length).replace(LOOKED_UP, "");
  const own = choose({ ...sample, column, heading: readHeading(column) }, rowCount);
  return own?.by === "heading" ? own : guess;
}

interface Seen {
  readonly sample: Sample;
  readonly guess: Guess | null;
}

/** Fields for the remaining columns, found by comparing all columns. */
function assignRest(
  seen: readonly Seen[],
  settled: readonly (Guess | null)[],
  rows: readonly FeedRow[],
): ReadonlyMap<string, Guess> {
  const filled = new Set(settled.map((guess) => guess?.field));
  // A title includes the model.
  const open = new Set(ASSIGNED.filter((field) => !filled.has(field) && !(field === "model" && filled.has("title"))));
  const columnOf = (field: Field) => seen[settled.findIndex((guess) => guess?.field === field)]?.sample.column ?? null;
  const unexplained = seen
    .filter(({ sample, guess }, at) => !guess && !settled[at] && sample.values.length > 0 && mayBeAssigned(sample))
    .map(({ sample }) => ({
      column: sample.column,
      saysNothing: saysNothing(sample.column),
      numberOf: numberOf(sample.heading),
      hint: hintOf(sample.heading),
      mayBePrice: mayBePrice(sample, seen),
    }));
  if (unexplained.length === 0 || open.size === 0) return new Map();
  const known = { make: columnOf("make"), year: columnOf("year") ?? columnOf("build_date"), title: columnOf("title") };
  const found = assign(unexplained, open, known, rows);
  return new Map(found.map(({ column, field, score }) => [column, { field, score: 0.6 * score, by: "values" }]));
}

/** Fields that a vehicle page needs, and that can be recognised from a column's values. */
const ASSIGNED: readonly Field[] = ["model", "km", "price", "regplate", "stocknum"];

/**
 * Whether an amount may be the price although only its values suggest it. An unnamed column is distrusted beside the
 * dealer's costs, and whenever its amounts end like those in ledgers: showing no price is better than showing a cost.
 */
function mayBePrice({ column, heading, values }: Sample, all: readonly Seen[]): boolean {
  if (hintOf(heading) === "price") return true;
  const tellsCosts = all.some(({ guess }) => guess?.field === "cost");
  return areAskingPrices(values) && (!tellsCosts || saysNothing(column));
}

/** A key's path within a record of identifiers: "ids.r". */
const OF_NUMBERS = /(?:^|\.)(?:ids?|identif\w*|numbers|codes)\.\w+$/i;

/** Whether a heading leaves its column's purpose open, naming no other money, measure, file or person. */
function mayBeAssigned({ column, heading: full, values }: Sample): boolean {
  const heading = OF_NUMBERS.test(column) ? readHeading(column.slice(column.lastIndexOf(".") + 1)) : full;
  const hint = hintOf(heading);
  const isOther = mediaOf(heading.words) !== null || isOfOthers(heading);
  if (numberOf(heading) === "vehicle") return !isOther && !isMeasure({ ...heading, words: heading.words.slice(0, -1) });
  return (
    !isOther &&
    (hint === "km" || areCodes(values) || otherMoney(heading.words) === null) &&
    (hint !== null || !isMeasure(heading))
  );
}

/** Whether a heading is empty, a letter, a number or a word for a column: "C", "field3", "Unnamed: 4", "Column 5". */
function saysNothing(column: string): boolean {
  return /^\W*(?:[a-z]{1,2}|(?:field|column|col|unnamed|f|c|var|v|attribute|value)?[\s:_.#-]*\d*)\W*(?:\(\d+\))?$/i.test(
    column,
  );
}

/** Fields that combine several columns of a vehicle. */
const GATHERED: ReadonlySet<Field> = new Set<Field>(["images", "features", "comments"]);

/**
 * A column's field, given the other columns. A guess from values, or from one word of the heading, counts only if no
 * column is properly named as that field: "Engine Make" is full of makes but is not the make.
 */
function settle(sample: Sample, guess: Guess, all: readonly Seen[]): Guess | null {
  const { field, by } = guess;
  if (field === "price" && by === "values" && !mayBePrice(sample, all)) return null;
  const others = all.filter(({ guess: other }) => other !== guess && other?.field === field && other.by === "heading");
  if (others.length === 0) return guess;
  if (field === "vin" && areVins(sample) && !others.some(({ sample: other }) => areVins(other))) return guess;
  if (
    field === "price" &&
    isForTrade(
      sample.heading.words,
      others.map((other) => other.sample.heading.words),
    )
  )
    return { field: "cost", score: 0.9, by };
  const onlySecond = field === "price" && others.every(({ sample }) => isSecondChoice(sample.heading.words));
  if (by === "keyword" && onlySecond) return guess;
  if (by === "values" || (by === "keyword" && !GATHERED.has(field))) return null;
  if (field !== "price" || onlySecond) return guess;
  if (isSecondChoice(sample.heading.words)) return null;
  // "Now" beside "Price" is the reduced price.
  return /^(pric(e|ing|es) )?(now|now price|sale)$/.test(sample.heading.words.join(" "))
    ? { ...guess, field: "offer_price" }
    : guess;
}

const areVins = ({ values }: Sample) =>
  values.length > 0 && values.filter((value) => readVin(value) !== null).length >= values.length / 2;

function choiceOf({ column, heading, values }: Sample, { field, score, by }: Guess, at: number): ColumnChoice {
  const transforms = transformsOf(field, heading, values);
  const isInCentsByValues = transforms.includes("cents") && !heading.words.some((word) => CENTS_WORD.test(word));
  return {
    column,
    field,
    transforms,
    ...(isInCentsByValues && { isInCentsByValues }),
    unit: heading.unit,
    confidence: Math.round(score * 100) / 100,
    byValue: by === "values",
    example: (values[0] ?? "").slice(0, 80),
    at,
  };
}

/**
 * The plan given by a mapping file; columns it does not mention are extras. `problems` are sentences about where it
 * does not match the file.
 */
export function planOfMapping(mapping: Mapping, columns: readonly string[]): { plan: ColumnPlan; problems: string[] } {
  const problems: string[] = [];
  const choices: ColumnChoice[] = [];
  for (const [column, choice] of Object.entries(mapping.columns)) {
    if (!columns.includes(column)) {
      problems.push(`The mapping names a column "${column}" that the file does not have.`);
    } else if (choice.field !== null) {
      const unit = readHeading(column).unit;
      choices.push({
        column,
        field: choice.field,
        transforms: choice.transforms,
        unit,
        confidence: 1,
        byValue: false,
        example: "",
        at: columns.indexOf(column),
      });
    }
  }
  const used = new Set(choices.map((choice) => choice.column));
  const extras = columns.filter((column) => !used.has(column));
  return { plan: { choices, extras, fixed: mapping.fixed }, problems };
}
