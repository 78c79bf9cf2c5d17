import { isOtherDate } from "../recognise/beside/first-registered.ts";
import type { ColumnPlan } from "../recognise/columns.ts";
import type { FeedItem, FeedRow } from "../schema.ts";
import { namePlans, yearPlans } from "./other-plans.ts";
import { type Trial, tryOut } from "./trial.ts";

/**
 * Columns derived from all of a row's columns, for files in which no column names the vehicle: the words of its
 * addresses ("…/used/2019-kia-rio-s"), and all of its text.
 */
const [OF_ADDRESSES, OF_ALL] = ["(addresses)", "(row)"] as const;
const DERIVED: readonly string[] = [OF_ADDRESSES, OF_ALL];

/** The plan after a second look. */
export interface Looked {
  readonly plan: ColumnPlan;
  /** Whether the plan uses a derived column. */
  readonly isDerived: boolean;
}

/** Number of rows tried, and the share that must be cars for a plan to need no second look. */
const [TRIED, ENOUGH] = [40, 0.5];
/** Least share of named rows that certainly are vehicles, for another plan to be accepted. */
const LEAST_SURE = 1 / 3;
/** Least gain in cars, as a share of the rows tried, for another plan to be accepted. */
const LEAST_GAIN = 0.2;

/**
 * Tries again if the plan would refuse most rows, because a heading misled it or is unknown. It tries the columns that
 * may name the vehicles and those that may give their years, one after the other, and finally the words of each row's
 * addresses and all of its text; the plan that turns most rows into cars wins. For any other file, a few rows are read
 * and the plan stays.
 */
export function lookAgain(plan: ColumnPlan, columns: readonly string[], rows: readonly FeedRow[]): Looked {
  const step = Math.max(1, Math.floor(rows.length / TRIED));
  const tried = rows.filter((_, at) => at % step === 0).slice(0, TRIED);
  const first = { plan, trial: tryOut(plan, tried) };
  const isEnough = ({ cars }: Trial) => cars > tried.length * ENOUGH;
  const asItIs = { plan, isDerived: false };
  if (isEnough(first.trial)) return asItIs;
  const widened = tried.map((row) => withWhole(row) as FeedRow);
  let best = bestOf(first, namePlans(plan, [...columns, ...DERIVED], widened), widened);
  best = bestOf(best, yearPlans(best.plan, columns, widened), widened);
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

/** A longer cell is prose or an address, which names no vehicle. */
const LONGEST_CELL = 160;
/** Maximum text of a row in which to look for a vehicle's name. */
const LONGEST_ROW = 240;

/** The row with additional cells for the words of its addresses and its whole text. */
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
  const derived = {
    [OF_ADDRESSES]: addresses.filter(Boolean).join(" ").slice(0, LONGEST_ROW),
    [OF_ALL]: words.join(" "),
  };
  return { ...item, cells: { ...item.cells, ...derived } };
}

/** A date of unknown meaning; in an address it is the date of the page. */
const DAY = /^(?:\d{1,4}[-/.]){2}\d{1,4}\b/;
const IN_PATH = /\/(?:19|20)\d\d[-/]\d{1,2}(?:[-/]\d{1,2})?(?=\/|$)/g;

const isOfAnother = (column: string, cell: string) => DAY.test(cell) || (/\d{4}/.test(cell) && isOtherDate(column));

/** Only the end of an address, as websites name their pages: "2019-kia-rio-s". */
const SLUG = /^(?=.{0,20}[a-z]{2})\/?[a-z\d.]{1,40}(?:[-_/][a-z\d.]{1,40}){2,30}\/?$/;
const ADDRESS = /^https?:\/\/\S{1,500}$/;
const PICTURE = /\.(?:jpe?g|png|webp|gif|avif|pdf|svg)$/i;

/** The words in the path of a page's address, without host and query. */
function wordsOf(address: string): string {
  const path = address.replace(/^https?:\/\/[^/?#]*|[?#].*$/gs, "");
  return PICTURE.test(path)
    ? ""
    : path
        .replace(IN_PATH, "")
        .replace(/[-_/+.,%]+/g, " ")
        .trim();
}
