import { err, ok, type Result } from "../../../lib/result.ts";
import { formatMoney } from "../../../lib/words/format.ts";
import type { Car } from "../schema.ts";
import { outrightPrice } from "../shown-price.ts";
import { LONGEST_TAG, readStepSize } from "./fields.ts";

/** The most cars that one change may name. */
export const MOST_AT_ONCE = 100;

/** What can be changed on several cars at once. */
const SEVERAL_KINDS = ["price", "tag", "hide", "show", "sold"] as const;
export type SeveralKind = (typeof SEVERAL_KINDS)[number];

interface PriceStep {
  readonly kind: "price";
  readonly way: "lower" | "raise";
  /** Dollars, or a percentage of each car's own price. */
  readonly by: number;
  readonly unit: "dollars" | "percent";
  readonly reason: string;
}

export type SeveralChange =
  | PriceStep
  | { readonly kind: "tag"; readonly tag: string }
  | { readonly kind: "hide" | "show" | "sold" };

/** Fields of a car as a person writes them, for `readWords`. */
export type Written = Readonly<Record<string, string>>;

const MOST_PERCENT = 90;
const LONGEST_REASON = 200;

/** Reads a change from the fields of a form or an address. The error is a sentence. */
export function readSeveralChange(fieldValue: (name: string) => string): Result<SeveralChange, string> {
  const kind = SEVERAL_KINDS.find((one) => one === fieldValue("do"));
  if (kind === undefined) return err("Choose what to change.");
  if (kind === "price") return readStep(fieldValue);
  if (kind !== "tag") return ok({ kind });
  const tag = fieldValue("tag");
  return tag.length > LONGEST_TAG ? err(`A tag has at most ${LONGEST_TAG} characters.`) : ok({ kind, tag });
}

function readStep(fieldValue: (name: string) => string): Result<PriceStep, string> {
  const written = fieldValue("by").trim();
  // A sign beside the amount is more certain than the choice of unit, which may have been left at its default.
  const unit =
    written.endsWith("%") || (fieldValue("unit") === "percent" && !written.startsWith("$")) ? "percent" : "dollars";
  const by = readStepSize(written.endsWith("%") ? written.slice(0, -1) : written);
  if (by === null) return err("Write by how much, as a number: 500, or 2.5 percent.");
  if (unit === "percent" && by > MOST_PERCENT) return err(`A price changes by ${MOST_PERCENT} percent at most.`);
  const reason = fieldValue("reason");
  if (reason === "") return err("Write why: the desk keeps it with each car, shoppers never see it.");
  if (reason.length > LONGEST_REASON) return err(`The reason has at most ${LONGEST_REASON} characters.`);
  return ok({ kind: "price", way: fieldValue("way") === "raise" ? "raise" : "lower", by, unit, reason });
}

type StandingCar = Pick<Car, "price" | "offer_price" | "status" | "reserved" | "tag" | "show_on_dealer_website">;

/** The resulting fields of one car; the error says why this car is left as it is. */
export function severalWords(car: StandingCar, change: SeveralChange): Result<Written, string> {
  switch (change.kind) {
    case "price":
      return stepped(car, change);
    case "tag":
      return (car.tag ?? "") === change.tag ? err("It has this tag already.") : ok({ tag: change.tag });
    case "hide":
      return car.show_on_dealer_website ? ok({ show_on_dealer_website: "no" }) : err("It is hidden already.");
    case "show":
      return car.show_on_dealer_website ? err("It is not hidden.") : ok({ show_on_dealer_website: "yes" });
    case "sold":
      if (car.status === "sold") return err("It is sold already.");
      return car.reserved ? err(HELD) : ok({ status: "sold" });
  }
}

const HELD = "It is held or reserved for somebody: change it by itself.";

function stepped(car: StandingCar, { way, by, unit }: PriceStep): Result<Written, string> {
  if (car.status === "sold") return err("It is sold already.");
  if (car.reserved) return err(HELD);
  const standing = outrightPrice(car);
  if (standing === null) return err("It has no price yet.");
  if (car.offer_price !== null) return err("It has an offer price beside its price: change it by itself.");
  const step = unit === "percent" ? (standing * by) / 100 : by;
  const price = Math.round(way === "lower" ? standing - step : standing + step);
  if (price < 1) return err("Nothing would be left of its price.");
  return price === standing ? err("Its price would stay as it is.") : ok({ price: String(price) });
}

/** The change in words, for each car's record. */
export function changeInWords(change: SeveralChange): string {
  switch (change.kind) {
    case "price": {
      const by = change.unit === "percent" ? `${change.by}%` : formatMoney(change.by);
      return `${change.way} the price by ${by}: ${change.reason}`;
    }
    case "tag":
      return change.tag === "" ? "take the tag off" : `tag as ${change.tag}`;
    case "sold":
      return "mark sold";
    default:
      return change.kind;
  }
}
