import { err, ok, type Result } from "../../../lib/result.ts";
import { momentOfField } from "../../../lib/time/local-field.ts";
import { momentText } from "../../../lib/time/moments.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import { formatMoney } from "../../../lib/words/format.ts";
import { readWords, type Words } from "../edits/fields.ts";
import type { Undoing } from "../edits/undoing.ts";
import type { Car } from "../schema.ts";
import type { CarValue } from "../storing/record.ts";

/** A price that begins at a set time. All times are epoch ms. */
export interface PricePlan {
  /** Dollars. */
  readonly price: number;
  /** Whether the previous price is shown struck through. */
  readonly showsWas: boolean;
  /** The reason, shown at the desk only. */
  readonly reason: string;
  readonly from: number;
  /** When the earlier values return; null for a price that stays. */
  readonly until: number | null;
}

/**
 * The fields that a running price changed, each with the person's value from before; null if the feed's value applied.
 */
export type Restored = Readonly<Record<string, { readonly value: CarValue } | null>>;

/** The form fields of a planned price, as written. */
export interface WrittenPlan {
  readonly price: string;
  /** A date and time as a form field holds them, by the dealership's clock. */
  readonly from: string;
  /** Empty for a price that stays. */
  readonly until: string;
  readonly reason: string;
  readonly was: boolean;
}

const LONGEST_REASON = 200;
const FURTHEST_MS = 365 * DAY_MS;

/** Reads a plan from what somebody wrote. The errors are sentences, one for each invalid field. */
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

/** The instant that a field names by the dealership's clock; the error `unread` if it names none. */
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

/** Why this car's price cannot be planned like this, as a sentence; null if it can. */
export function whyNotPlanned(car: Standing, { price }: Pick<PricePlan, "price">): string | null {
  if (car.status === "sold") return SOLD;
  if (car.offer_price !== null && car.offer_price < price)
    return `Shoppers would go on seeing its offer of ${formatMoney(car.offer_price)}: take the offer off first.`;
  return car.price === price ? `Its price is ${formatMoney(price)} already.` : null;
}

/** Why a price never began: the car was held until after the plan's end. */
export const OVER = "Its time was over before the car was free.";
/** Why the end of a price leaves the car as it is. */
export const CHANGED = "Its price was changed since, and stays as it is.";

/**
 * How a running price ends: the values to set again, and the fields to return to the feed. Null if somebody has changed
 * the car's price since, which then stays.
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

/** The values that a planned price sets on the car when it begins. */
export function plannedWords(car: Standing, { price, showsWas }: Pick<PricePlan, "price" | "showsWas">): Words {
  return showsWas && car.price !== null && car.price > price ? { price, before_price: car.price } : { price };
}
