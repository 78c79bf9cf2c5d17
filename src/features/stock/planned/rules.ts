import { err, ok, type Result } from "../../../lib/result.ts";
import { momentOfField } from "../../../lib/time/local-field.ts";
import { momentText } from "../../../lib/time/moments.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import { formatMoney } from "../../../lib/words/format.ts";
import { readWords, type Words } from "../edits/fields.ts";
import type { Undoing } from "../edits/undoing.ts";
import type { Car } from "../schema.ts";
import type { CarValue } from "../storing/record.ts";

/** A price that is to begin at a time; all times are epoch milliseconds. */
export interface PricePlan {
  /** Dollars. */
  readonly price: number;
  /** Whether the price that stands until then is shown struck through. */
  readonly showsWas: boolean;
  /** Why, for the desk alone. */
  readonly reason: string;
  readonly from: number;
  /** When what stood before stands again; null for a price that stays. */
  readonly until: number | null;
}

/** The fields that a running price said, each with a person's word that stood there; null where the feed spoke. */
export type Restored = Readonly<Record<string, { readonly value: CarValue } | null>>;

/** The fields of the form by which a price is planned, as they were written. */
export interface WrittenPlan {
  readonly price: string;
  /** A day and time as a form's field holds them, on the dealership's clock. */
  readonly from: string;
  /** Empty for a price that stays. */
  readonly until: string;
  readonly reason: string;
  readonly was: boolean;
}

const LONGEST_REASON = 200;
const FURTHEST_MS = 365 * DAY_MS;

/** Reads a plan from what somebody wrote. The errors are sentences, one for each field that cannot be so. */
export function readPlan(
  written: WrittenPlan,
  { now, zone }: { readonly now: number; readonly zone: string },
): Result<PricePlan, readonly string[]> {
  const read = readWords({ price: written.price }, now);
  const price = read.ok && typeof read.value.price === "number" ? read.value.price : 0;
  const from = beginning(written.from, now, zone);
  const until = ending(written.until, from.ok ? from.value : now, zone);
  const reason = written.reason.trim();
  const problems = [
    ...(price > 0 ? [] : ["Write the new price in dollars, such as 28,990."]),
    ...(from.ok ? [] : [from.error]),
    ...(until.ok ? [] : [until.error]),
    ...(reason === "" ? ["Write why: the desk keeps it with the car, shoppers never see it."] : []),
    ...(reason.length > LONGEST_REASON ? [`The reason has at most ${LONGEST_REASON} characters.`] : []),
  ];
  return from.ok && until.ok && problems.length === 0
    ? ok({ price, showsWas: written.was, reason, from: from.value, until: until.value })
    : err(problems);
}

function beginning(field: string, now: number, zone: string): Result<number, string> {
  const moment = momentIn(field, zone, "Choose the day and the time from which the price shall stand.");
  if (!moment.ok) return moment;
  if (moment.value <= now)
    return err(
      `That time has passed; it is ${momentText(now, zone)}. A price that shall stand at once goes into the field Price.`,
    );
  return moment.value - now > FURTHEST_MS ? err("A price can be planned for a year ahead at most.") : moment;
}

function ending(field: string, from: number, zone: string): Result<number | null, string> {
  if (field.trim() === "") return ok(null);
  const moment = momentIn(field, zone, "The day and the time until which the price shall stand cannot be read.");
  if (!moment.ok) return moment;
  if (moment.value <= from) return err("It would end before it begins: choose a later time for its end.");
  return moment.value - from > FURTHEST_MS ? err("A price that ends stands for a year at most.") : moment;
}

/** The moment that a field says on the dealership's clock; `unread` where it says none. */
function momentIn(field: string, zone: string, unread: string): Result<number, string> {
  const moment = momentOfField(field.trim(), zone);
  if (!moment) return err(unread);
  if (moment.occurs === "never")
    return err("The clocks are put forward over that time, so it never comes: choose one before or after it.");
  if (moment.occurs === "twice")
    return err("The clocks are put back over that time, so it comes twice: choose one before or after it.");
  return ok(moment.at);
}

/** Why a sold car is left as it is. */
export const SOLD = "It is sold, so its price stays as it is.";

type Standing = Pick<Car, "price" | "before_price" | "offer_price" | "status">;

/** Why this car's price cannot be planned so, in a sentence; null where it can. */
export function whyNotPlanned(car: Standing, { price }: Pick<PricePlan, "price">): string | null {
  if (car.status === "sold") return SOLD;
  if (car.offer_price !== null && car.offer_price < price)
    return `Shoppers would go on seeing its offer of ${formatMoney(car.offer_price)}: take the offer off first.`;
  return car.price === price ? `Its price is ${formatMoney(price)} already.` : null;
}

/** Why a price does not begin that was to end by now: its car was held until then. */
export const OVER = "Its time was over before the car was free.";
/** Why a price that ends leaves the car as it is. */
export const CHANGED = "Its price was changed since, and stays as it is.";

/**
 * How a running price ends: which words are said again, and in which fields the feed speaks again. Null where somebody
 * changed the car's price since: that stands.
 */
export function endingOf(
  restores: Restored,
  price: number,
  edits: readonly { readonly field: string; readonly value: CarValue }[],
): Undoing | null {
  if (edits.find(({ field }) => field === "price")?.value !== price) return null;
  const fields = Object.entries(restores);
  const words = Object.fromEntries(fields.flatMap(([field, before]) => (before ? [[field, before.value]] : [])));
  return { words: words as Words, back: fields.flatMap(([field, before]) => (before ? [] : [field])) };
}

/** What a planned price says of the car once it begins. */
export function plannedWords(car: Standing, { price, showsWas }: Pick<PricePlan, "price" | "showsWas">): Words {
  return showsWas && car.price !== null && car.price > price ? { price, before_price: car.price } : { price };
}
