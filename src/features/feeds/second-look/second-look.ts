import { isOtherDate } from "../recognise/beside/first-registered.ts";
import type { ColumnPlan } from "../recognise/columns.ts";
import type { FeedItem, FeedRow } from "../schema.ts";
import { namePlans, yearPlans } from "./other-plans.ts";
import { type Trial, tryOut } from "./trial.ts";

/**
 * Columns that are made of a row's others, where none of those tells what its vehicle is called: the words of its
 * addresses ("…/used/2019-kia-rio-s"), and all of its text.
 */
const [OF_ADDRESSES, OF_ALL] = ["(addresses)", "(row)"] as const;
const DERIVED: readonly string[] = [OF_ADDRESSES, OF_ALL];

/** What the columns are after a second look. */
export interface Looked {
  readonly plan: ColumnPlan;
  /** Whether the plan names a column that is made of the row's others. */
  readonly isDerived: boolean;
}

/** Rows that are tried, and the share of them that must be cars for a plan to need no second look. */
const [TRIED, ENOUGH] = [40, 0.5];
/** The share of named rows that must be vehicles for sure, before another plan is believed. */
const LEAST_SURE = 1 / 3;
/** Cars that another plan must find more than the first, of the rows that are tried. */
const LEAST_GAIN = 0.2;

/**
 * Looks again at a file of which the plan would refuse most rows: a heading has misled it, or nobody has heard of one.
 * The columns that may name the vehicles and those that may tell their years are tried one after the other, at last the
 * words of each row's addresses and all of its text, and the plan under which most rows become cars is taken. Of any
 * other file a few rows are read, and the plan stays.
 */
export function lookAgain(plan: ColumnPlan, columns: readonly string[], rows: readonly FeedRow[]): Looked {
  const step = Math.max(1, Math.floor(rows.length / TRIED));
  const tried = rows.filter((_, at) => at % step === 0).slice(0, TRIED);
  const first = { plan, trial: tryOut(plan, tried) };
  const isEnough = ({ cars }: Trial) => cars > tried.length * ENOUGH;
  const asItIs = { plan, isDerived: false };
  if (isEnough(first.trial)) return asItIs;
  const told = tried.map((row) => withWhole(row) as FeedRow);
  let best = bestOf(first, namePlans(plan, [...columns, ...DERIVED], told), told);
  best = bestOf(best, yearPlans(best.plan, columns, told), told);
  const isBetter = best.trial.cars >= first.trial.cars + tried.length * LEAST_GAIN;
  if (!isBetter || best.trial.sure < LEAST_SURE) return asItIs;
  return { plan: best.plan, isDerived: best.plan.choices.some(({ column }) => DERIVED.includes(column)) };
}

interface Tried {
  readonly plan: ColumnPlan;
  readonly trial: Trial;
}

function bestOf(first: Tried, others: readonly ColumnPlan[], rows: readonly FeedRow[]): Tried {
  let best = first;
  for (const plan of others) {
    const trial = tryOut(plan, rows);
    if (trial.points > best.trial.points) best = { ...best, plan, trial };
  }
  return best;
}

/** A cell that is longer is prose, and an address names no vehicle. */
const LONGEST_CELL = 160;
/** The text of a row in which a vehicle's name is looked for. */
const LONGEST_ROW = 240;

/** The row with the words of its addresses and its whole text in cells of their own. */
export function withWhole(item: FeedItem): FeedItem {
  if (!("cells" in item)) return item;
  const [words, addresses]: [string[], string[]] = [[], []];
  let length = 0;
  for (const column in item.cells) {
    const cell = item.cells[column]?.trim() ?? "";
    if (ADDRESS.test(cell) || SLUG.test(cell)) addresses.push(wordsOf(cell));
    else if (cell !== "" && cell.length <= LONGEST_CELL && !cell.includes("@") && !isOfAnother(column, cell)) {
      length += cell.length + 1;
      if (length <= LONGEST_ROW) words.push(cell);
    }
  }
  const whole = {
    [OF_ADDRESSES]: addresses.filter(Boolean).join(" ").slice(0, LONGEST_ROW),
    [OF_ALL]: words.join(" "),
  };
  return { ...item, cells: { ...item.cells, ...whole } };
}

/** A day of which nobody has said what happened on it; of an address, when its page was written. */
const DAY = /^(?:\d{1,4}[-/.]){2}\d{1,4}\b/;
const IN_PATH = /\/(?:19|20)\d\d[-/]\d{1,2}(?:[-/]\d{1,2})?(?=\/|$)/g;

const isOfAnother = (column: string, cell: string) => DAY.test(cell) || (/\d{4}/.test(cell) && isOtherDate(column));

/** The end of an address alone, as a website names its pages: "2019-kia-rio-s". */
const SLUG = /^(?=.{0,20}[a-z]{2})\/?[a-z\d.]{1,40}(?:[-_/][a-z\d.]{1,40}){2,30}\/?$/;
const ADDRESS = /^https?:\/\/\S{1,500}$/;
const PICTURE = /\.(?:jpe?g|png|webp|gif|avif|pdf|svg)$/i;

/** The words of an address that leads to a page: of its path, without the host and the question. */
function wordsOf(address: string): string {
  const path = address.replace(/^https?:\/\/[^/?#]*|[?#].*$/gs, "");
  return PICTURE.test(path)
    ? ""
    : path
        .replace(IN_PATH, "")
        .replace(/[-_/+.,%]+/g, " ")
        .trim();
}
