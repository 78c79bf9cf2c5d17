import { readDate } from "../normalise/figures/date.ts";
import { clean, isMissing } from "../normalise/text.ts";
import { isOtherDate } from "../recognise/beside/first-registered.ts";
import type { ColumnChoice } from "../recognise/column-choice.ts";
import type { ColumnPlan } from "../recognise/columns.ts";
import type { Field } from "../recognise/fields.ts";
import type { FeedRow } from "../schema.ts";

/** Maximum columns tried as the vehicles' names, so that a file with a thousand columns takes no longer. */
const MOST_COLUMNS = 24;
/** Maximum average length of a column of vehicle names. */
const LONGEST_NAME = 160;

/** Plans in which another column names the vehicles, in addition to the known columns or instead of them. */
export function namePlans(plan: ColumnPlan, columns: readonly string[], rows: readonly FeedRow[]): ColumnPlan[] {
  const named = columns
    .filter((column) => !isOtherDate(column) && mayName(valuesOf(column, rows)))
    .slice(0, MOST_COLUMNS);
  return named.flatMap((column) => [titledBy(plan, column), titledBy(plan, column, NAMES)]);
}

const NAMES: ReadonlySet<Field> = new Set<Field>(["make", "model"]);

/** The plan with this column as the vehicles' names; columns of the fields in `without` become unused. */
function titledBy(plan: ColumnPlan, column: string, without: ReadonlySet<Field> = new Set()): ColumnPlan {
  return withField(plan, column, "title", new Set<Field>([...without, "title"]));
}

function mayName(values: readonly string[]): boolean {
  const letters = values.filter((value) => /\p{L}{2}/u.test(value) && !/:\/\/|@|\.(?:jpe?g|png|webp)\b/i.test(value));
  const length = values.reduce((sum, value) => sum + value.length, 0);
  return letters.length >= Math.max(1, values.length * 0.8) && length <= values.length * LONGEST_NAME;
}

/** Plans in which another column gives the years. */
export function yearPlans(plan: ColumnPlan, columns: readonly string[], rows: readonly FeedRow[]): ColumnPlan[] {
  return columns
    .filter((column) => tellsYears(column, valuesOf(column, rows)))
    .slice(0, MOST_COLUMNS)
    .map((column) => withField(plan, column, "year", YEARS));
}

const YEARS: ReadonlySet<Field> = new Set<Field>(["year", "age"]);

/** A year alone or among words ("2017 reg", "FR 10/2017"), and the longest cell that is about little else. */
const YEAR = /(?<![\d.,])(?:19[5-9]|20[0-4])\d(?![\d,]|\.\d*[1-9])/g;
const LONGEST_CELL = 40;
/** Least share of cells with one year, and least spread of a stock's years. */
const [LEAST_YEARS, LEAST_SPREAD] = [0.7, 2];

/**
 * Whether nearly all cells give one year, spread as in a stock. Columns of whole days do not count, because they may be
 * the days of the advertisements.
 */
function tellsYears(column: string, values: readonly string[]): boolean {
  if (isOtherDate(column)) return false;
  const years = values.flatMap((value) => {
    const found = value.length <= LONGEST_CELL && !/[$€£]/.test(value) ? (value.match(YEAR) ?? []) : [];
    return found.length === 1 && (readDate(value)?.length ?? 0) < WHOLE_DAY ? found.map(Number) : [];
  });
  return (
    years.length >= Math.max(1, values.length * LEAST_YEARS) &&
    (values.length < 3 || Math.max(...years) - Math.min(...years) >= LEAST_SPREAD)
  );
}
const WHOLE_DAY = "2019-03-31".length;

function withField(plan: ColumnPlan, column: string, field: Field, without: ReadonlySet<Field>): ColumnPlan {
  const isLeft = (choice: ColumnChoice) => choice.column !== column && without.has(choice.field);
  const choice: ColumnChoice = {
    column,
    field,
    transforms: [],
    unit: null,
    confidence: SECOND_LOOK,
    byValue: true,
    example: "",
    at: plan.choices.find((one) => one.column === column)?.at ?? plan.extras.indexOf(column),
  };
  return {
    ...plan,
    choices: [choice, ...plan.choices.filter((one) => one.column !== column && !without.has(one.field))],
    extras: [
      ...plan.extras.filter((extra) => extra !== column),
      ...plan.choices.filter(isLeft).map((left) => left.column),
    ],
  };
}
/** Certainty of a choice made only by a second look. */
const SECOND_LOOK = 0.35;

function valuesOf(column: string, rows: readonly FeedRow[]): string[] {
  return rows.map(({ cells }) => clean(cells[column])).filter((value) => !isMissing(value));
}
