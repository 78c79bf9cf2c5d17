import { clean, isMissing } from "../normalise/text.ts";
import { readTitle } from "../normalise/title.ts";
import type { FeedRow, Mapping, Transform } from "../schema.ts";
import type { Field } from "./fields.ts";
import { fieldsOfHeading, readHeading } from "./headings.ts";
import { listedInMiles } from "./miles.ts";
import { BY_VALUE, isVehicleName, VALUE_TESTS } from "./value-tests.ts";

/** One column that fills a field. */
export interface ColumnChoice {
  readonly column: string;
  readonly field: Field;
  readonly transforms: readonly Transform[];
  /** Unit that the heading names ("GVM (t)"), for numbers that carry none. */
  readonly unit: string | null;
  /** 0 to 1. */
  readonly confidence: number;
  /** Whether the values alone told the field: what does not fit such a column is an extra, not a mistake. */
  readonly byValue: boolean;
  readonly example: string;
  /** Place of the column in the file. */
  readonly at: number;
}

/** What each column is for. Of several columns for one field the surest comes first: the others fill its gaps. */
export interface ColumnPlan {
  readonly choices: readonly ColumnChoice[];
  /** Columns that fill no field. */
  readonly extras: readonly string[];
  readonly fixed: Readonly<Partial<Record<Field, string>>>;
}

interface Sample {
  readonly column: string;
  readonly values: readonly string[];
  readonly distinct: number;
}

const SAMPLE_VALUES = 400;
const LEAST_SHARE = 0.3;
/** Fields that name the vehicle: a column full of repeats is not one of them. */
const IDENTITIES: readonly Field[] = ["stocknum", "vin"];

/** Decides from headings and a sample of rows what each column is. */
export function recogniseColumns(headings: readonly string[] | null, rows: readonly FeedRow[]): ColumnPlan {
  const columns = headings ?? [...new Set(rows.flatMap((row) => Object.keys(row.cells)))];
  const samples = columns.map((column) => sampleOf(column, rows));
  const choices: ColumnChoice[] = [];
  const extras: string[] = [];
  for (const [at, sample] of samples.entries()) {
    const choice = choose(sample, rows.length);
    if (choice) choices.push({ ...choice, at });
    else extras.push(sample.column);
  }
  choices.sort((a, b) => b.confidence - a.confidence);
  // Values alone decide only where no heading does: "Engine Make" is full of makes, and is not the make.
  const named = new Set(choices.filter((choice) => !choice.byValue).map((choice) => choice.field));
  const kept = choices.filter((choice) =>
    choice.byValue
      ? !named.has(choice.field)
      : !isCost(choice) || !choices.some((other) => other.field === "price" && !isCost(other)),
  );
  const dropped = choices.filter((choice) => !kept.includes(choice)).map((choice) => choice.column);
  return { choices: inMiles(kept, samples), extras: [...extras, ...dropped], fixed: {} };
}

/** Odometers without a unit are read in miles where the rest of the file is from a country of miles. */
function inMiles(choices: readonly ColumnChoice[], samples: readonly Sample[]): readonly ColumnChoice[] {
  const state = choices.find((choice) => choice.field === "state");
  const states = samples.find((sample) => sample.column === state?.column)?.values ?? [];
  const unitSaid = choices.some(({ field }) => field === "km_unit" || field === "is_miles");
  const headings = samples.map((sample) => readHeading(sample.column).words);
  if (unitSaid || !listedInMiles(headings, states)) return choices;
  const silent = (choice: ColumnChoice) =>
    choice.field === "km" && choice.unit === null && /mileage|odo/i.test(choice.column);
  return choices.map((choice) => (silent(choice) ? { ...choice, transforms: ["miles"] } : choice));
}

/** 0, 1, 2, 3 … or 1, 2, 3 …, of which every so many are in the sample. */
function isCount(values: readonly string[]): boolean {
  const first = Number(values[0]);
  const step = Number(values[1]) - first;
  return first <= 1 && step > 0 && values.slice(0, 50).every((value, at) => Number(value) === first + at * step);
}

/** What the dealer paid is shown to nobody: a column of costs is the price only where nothing else could be. */
function isCost({ field, column }: ColumnChoice): boolean {
  return field === "price" && readHeading(column).words.some((word) => /^costs?$/.test(word));
}

function sampleOf(column: string, rows: readonly FeedRow[]): Sample {
  const values: string[] = [];
  // Spread over the rows at hand: files are often sorted by make or price.
  const step = Math.max(1, Math.floor(rows.length / (SAMPLE_VALUES * 2)));
  for (let at = 0; at < rows.length && values.length < SAMPLE_VALUES; at += step) {
    const value = clean(rows[at]?.cells[column]);
    if (!isMissing(value)) values.push(value);
  }
  return { column, values, distinct: new Set(values).size };
}

function choose(sample: Sample, rowCount: number): Omit<ColumnChoice, "at"> | null {
  const heading = readHeading(sample.column);
  let best: { field: Field; score: number; byValue: boolean } | null = null;
  for (const [field, weight] of fieldsOfHeading(heading)) {
    const share = shareOf(sample.values, VALUE_TESTS[field]);
    if (sample.values.length > 0 && share < leastShare(weight)) continue;
    if (field === "tag" && heading.words.includes("tags")) continue;
    if ((field === "comments" || field === "model") && holdsNames(sample, field)) continue;
    if (IDENTITIES.includes(field) && !tellsApart(sample, field, weight)) continue;
    const score = weight * (0.5 + 0.5 * (sample.values.length === 0 ? 0.5 : share)) * specificity(field, sample);
    if (!best || score > best.score) best = { field, score, byValue: false };
  }
  if (!best && sample.values.length >= Math.min(3, rowCount)) best = byValues(sample, heading.words);
  if (!best) return null;
  return {
    column: sample.column,
    field: best.field,
    transforms: transformsOf(best.field, heading.unit, heading.words, sample.values),
    unit: heading.unit,
    confidence: Math.round(best.score * 100) / 100,
    byValue: best.byValue,
    example: (sample.values[0] ?? "").slice(0, 80),
  };
}

/** Whole names of vehicles under "Description", and names with their years under "Model", are titles. */
function holdsNames({ values }: Sample, field: Field): boolean {
  const isName =
    field === "model" ? (value: string) => readTitle(value).year !== null && isVehicleName(value) : isVehicleName;
  return shareOf(values, isName) >= 0.7;
}

/** A proper heading is believed with fewer fitting values than a vague one. */
function leastShare(weight: number): number {
  return weight > 0.85 ? 0.1 : weight > 0.6 ? LEAST_SHARE : 0.6;
}

/** Between fields that one heading may name ("Type"), the one whose values are a closed vocabulary is surer. */
function specificity(field: Field, sample: Sample): number {
  if (field === "item_type" && sample.distinct > 12) return 0.7;
  if (field === "location" && sample.distinct > 0 && sample.values.every((value) => /^\d+$/.test(value))) return 0.3;
  return field === "title" || field === "model" || field === "stocknum" ? 0.97 : 1;
}

/** Numbers that count the rows (an index), or repeat from row to row, tell no vehicle from another. */
function tellsApart({ values, distinct }: Sample, field: Field, weight: number): boolean {
  if (weight <= 0.7 && values.length > 1 && isCount(values)) return false;
  const unique = distinct / values.length;
  if (values.length < 20) return values.length < 3 || unique > 0.5;
  return field === "vin" || weight > 0.97 ? unique > 0.5 : unique > 0.97;
}

/** Money in such a column is not what the vehicle is offered for. */
const OTHER_MONEY =
  /^(costs?|invoice|trade|wholesale|deposit|weekly|week|repayments?|month|monthly|reserve|tax|duty|fees?|saving|discount|was|rrp|msrp|mmr|value|valuation|bid|floor|rego|profit|margin|gst)$/;
const OTHER_DISTANCE = /^(range|service|warranty|tow|towing|distance|away|economy|consumption)$/;

function byValues(sample: Sample, words: readonly string[]): { field: Field; score: number; byValue: boolean } | null {
  for (const { field, least, fits, shows } of BY_VALUE) {
    if (field === "price" && words.some((word) => OTHER_MONEY.test(word))) continue;
    if (field === "km" && words.some((word) => OTHER_DISTANCE.test(word))) continue;
    const share = shareOf(sample.values, fits);
    if (share >= least && (!shows || shareOf(sample.values, shows) >= 1 / 3))
      return { field, score: 0.4 * share, byValue: true };
  }
  return null;
}

function shareOf(values: readonly string[], test: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(test).length / values.length;
}

const DATES: readonly Field[] = ["rego_expiry", "build_date", "compliance_date", "sold_date"];

function transformsOf(
  field: Field,
  unit: string | null,
  words: readonly string[],
  values: readonly string[],
): Transform[] {
  if (field === "km" && (unit === "miles" || words.some((word) => /^miles?$/.test(word)))) return ["miles"];
  if (DATES.includes(field) && monthFirst(values)) return ["month-first"];
  if (field === "price" && unit === "lakh") return ["lakhs"];
  if ((field === "engine_cc" || field === "engine_litres") && values.length > 0) return [engineUnit(unit, values)];
  return [];
}

/** 01/31/2024 can only be written month first; without such a date in the column the day is taken to stand first. */
function monthFirst(values: readonly string[]): boolean {
  const found = values
    .map((value) => /^(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}/.exec(value))
    .filter((match) => match !== null);
  return found.some((match) => Number(match[2]) > 12) && !found.some((match) => Number(match[1]) > 12);
}

function engineUnit(unit: string | null, values: readonly string[]): Transform {
  if (unit === "cc") return "cc";
  if (unit === "l") return "litres";
  const small = values.filter((value) => Number.parseFloat(value.replace(",", ".")) <= 12).length;
  return small > values.length / 2 ? "litres" : "cc";
}

/** The plan that a mapping file asks for; what it does not name stays among the extras. Sentences where it does not fit. */
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
