import { fieldPairs } from "../stock/empty-car.ts";
import { outrightPrice } from "../stock/shown-price.ts";
import { buildCar, type FeedContext } from "./car/car.ts";
import { belongingOf } from "./car/dealerships.ts";
import { malformed } from "./car/malformed.ts";
import { carLabel, rowLabel } from "./label.ts";
import {
  type FeedItem,
  type FeedRow,
  MAX_REJECTIONS_LISTED,
  MOST_NAMED,
  type Problem,
  REASON_COLUMN,
  type Rejection,
} from "./schema.ts";
import { movedBack } from "./second-look/moved-row.ts";
import type { Spool } from "./spool.ts";
import { isRow, type Survey } from "./survey.ts";
import type { Tally } from "./tally.ts";
import { Presence } from "./writing/presence.ts";
import { StockNumbers } from "./writing/stock-numbers.ts";

/** The outcome of reading a file's rows; the accepted ones are in the spool. */
export interface Intake {
  read: number;
  rejected: number;
  readonly rejections: Rejection[];
  /** The number of accepted cars without a price, and the first few of them. */
  readonly unpriced: { count: number; cars: string[] };
  readonly presence: Presence;
  /** The row cut off by the end of the file, if any. */
  cut: FeedItem | null;
}

/** Called for each refused row, in the file's order. */
export type OnRefused = (item: FeedItem, problem: Problem) => Promise<void>;

/** Reads every row of the file, checks it, and spools the accepted ones. */
export async function takeIn(
  survey: Survey,
  context: FeedContext,
  tally: Tally,
  spool: Pick<Spool, "add">,
  onRefused: OnRefused = async () => {},
): Promise<Intake> {
  const presence = new Presence();
  // Only needed while rows are read: what it remembers about every row would fill memory while cars are written.
  const numbers = new StockNumbers(tally, presence);
  const intake: Intake = {
    read: 0,
    rejected: 0,
    rejections: [],
    unpriced: { count: 0, cars: [] },
    presence,
    cut: null,
  };
  const take = async (item: FeedItem) => {
    const belonging = isRow(item) && context.dealerships ? belongingOf(item, context.plan, context.dealerships) : null;
    if (belonging?.to === "another")
      return tally.add("of-another-dealership", item.row, belonging.column, belonging.value);
    intake.read += 1;
    if (item.cut) intake.cut = item;
    if (isRow(item)) delete (item.cells as Record<string, string>)[REASON_COLUMN];
    else presence.refuseWords(item.words ?? []);
    const stray = belonging?.to === "nobody" ? belonging.problem : null;
    const problem =
      stray ?? (isRow(item) ? await takeRow(item, context, { tally, spool, numbers }, intake) : item.problem);
    const car = () => (isRow(item) ? rowLabel(item, survey.plan) : null);
    tally.name(item.row, car);
    if (!problem) return;
    intake.rejected += 1;
    if (intake.rejections.length < MAX_REJECTIONS_LISTED)
      intake.rejections.push({ row: item.row, car: car(), ...problem });
    await onRefused(item, problem);
  };
  for (const item of survey.sample) await take(item);
  for await (const item of survey.feed.rows) await take(item);
  return intake;
}

async function takeRow(
  row: FeedRow,
  context: FeedContext,
  {
    tally,
    spool,
    numbers,
  }: { readonly tally: Tally; readonly spool: Pick<Spool, "add">; readonly numbers: StockNumbers },
  { presence, unpriced }: Intake,
): Promise<Problem | null> {
  const first = buildCar(row, context, tally);
  const moved = first.ok ? null : movedBack(row, context);
  const built = moved ? buildCar(moved, context, tally) : first;
  if (moved) tally.add("row-moved", row.row, null, "");
  if (!built.ok) {
    presence.refuse(built.marks);
    return built.problem;
  }
  const problem = numbers.give(built.car, built.stocknum, built.link, row.row);
  if (problem) return problem;
  await context.givePictures?.(built.car, row);
  const pairs = fieldPairs(built.car);
  const unfit = malformed(pairs);
  if (unfit) return unfit;
  if (outrightPrice(built.car) === null) {
    unpriced.count += 1;
    if (unpriced.cars.length < MOST_NAMED) unpriced.cars.push(carLabel(built.car));
  }
  await spool.add(pairs, built.arrival);
  return null;
}
