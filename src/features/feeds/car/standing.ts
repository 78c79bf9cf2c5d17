import type { CarInput } from "../../stock/schema.ts";
import type { CarType } from "../../vocabulary/vehicle-kinds.ts";
import { readDate } from "../normalise/figures/date.ts";
import { distanceUnit, readDistance, withoutMil } from "../normalise/figures/distance.ts";
import { readNumber } from "../normalise/figures/number.ts";
import { readFlag } from "../normalise/kinds/codes.ts";
import { isWithheld, readCarType, readStanding, type Standing } from "../normalise/kinds/standing.ts";
import { type Cell, type Cells, has } from "./cells.ts";

const NEW_UP_TO_KM = 200;
/** No vehicle has been driven further than this before its first owner takes it. */
const DRIVEN_KM = 10_000;
const MANY_KM = 1_500_000;

/** When a file is read: the year, and the moment in epoch milliseconds. */
interface Clock {
  readonly thisYear: number;
  readonly now: number;
}

/**
 * Reads the odometer, whether the car is new or used, and whether it is for sale or sold. Year, make and model must be
 * set before.
 */
export function readStandingOf(cells: Cells, car: CarInput, { thisYear, now }: Clock): void {
  setDistance(cells, car);
  car.car_type = usedByDistance(cells, car.km, carTypeOf(cells) ?? guessedCarType(cells, car, thisYear));
  const standing = cells.read("status", readStanding)?.value ?? standingInWords(cells);
  const sold =
    cells.read("is_sold", soldFlag)?.value === true || standing?.status === "sold" || isGone(cells, standing, now);
  const coming = cells.flag("is_coming_soon") === true || standing?.status === "coming_soon";
  car.status = sold ? "sold" : coming ? "coming_soon" : "in_stock";
  car.sold = sold;
  car.reserved = !sold && (cells.flag("is_reserved") === true || standing?.reserved === true);
  car.preorder = cells.flag("preorder") === true;
  car.certified = certified(cells);
  const soldOn = sold
    ? cells.read("sold_date", (value, cell) => readDate(value, has(cell, "month-first")))?.value
    : null;
  car.sold_date_timestamp = soldOn ? Date.parse(soldOn) / 1000 : null;
  car.show_on_dealer_website = cells.read("show", shownFlag)?.value !== false && !isHeldBack(cells, now);
  car.custom_rank = cells.read("rank", (value) => readNumber(value, true))?.value ?? 0;
  car.tag = cells.text("tag");
}

/**
 * Whether the row withholds the car from sites: by its status, or in a separate column, such as "Do not advertise" with
 * a yes or "Deleted" with a date.
 */
const isHeldBack = (cells: Cells, now: number): boolean =>
  cells.all("status").some(({ value }) => isWithheld(value)) ||
  cells.all("hide").some(({ value }) => readFlag(value) ?? Date.parse(readDate(value) ?? "") <= now);

/**
 * Whether a shop counts none left, or the row has a sale date in the past and no status. A plain "no" under "In stock"
 * does not count, since the vehicle may be yet to come.
 */
function isGone(cells: Cells, standing: Standing | null | undefined, now: number): boolean {
  if (cells.read("is_in_stock", (value) => (value === "0" ? true : null))) return true;
  return (
    !standing &&
    cells
      .all("sold_date")
      .some(({ column, value }) => /sold|dispos/i.test(column) && Date.parse(readDate(value) ?? "") <= now)
  );
}

/** In lists typed by hand, "SOLD" is often in the price cell, or before or after the name. */
function standingInWords(cells: Cells): Standing | null {
  const fields = [
    ["price", STANDING_FIRST],
    ["title", STANDING_APART],
    ["comments", STANDING_ALONE],
  ] as const;
  for (const [field, written] of fields) {
    const word = cells
      .all(field)
      .map(({ value }) => (written.exec(value) ?? (field === "title" ? lastWords(value) : null))?.[0])
      .find(Boolean);
    if (word) return readStanding(word);
  }
  return null;
}

function lastWords(title: string): RegExpExecArray | null {
  const end = title.slice(-LAST_LETTERS);
  const may = end.toLowerCase();
  return ["sold", "offer", "taken"].some((word) => may.includes(word)) ? STANDING_LAST.exec(end) : null;
}

/** Reads a flag, except for a shop's "Published", where -1 is a draft: databases elsewhere write -1 for yes. */
const shownFlag = (value: string, { column }: Cell) =>
  value === "-1" && /^published$/i.test(column) ? false : readFlag(value);

/** Under "Sold", both "SOLD" and "Yes" mean that the car is sold. */
const soldFlag = (value: string) => (/^(sold|verkauft|verkocht|vendu)\b/i.test(value) ? true : readFlag(value));

/** A note that says only this, or begins with it: "SOLD", "Sold 12/3, delivery Friday", "verkauft". */
const STANDING_ALONE =
  /^\W*(sold|verkauft|verkocht|vendue?|såld)(?=\W*$|\W+(?:\d|to |by |at |-|–|on |not |pending|awaiting))/i;
const STANDING_FIRST = /^\W*(sold|on hold|deposit|under offer)\b/i;
const STANDING_APART = /^\W*(sold|on hold|under offer)\b\W|[-–*(,/!]\s*(sold|on hold|under offer|deposit taken)\W*$/i;
/** The same at the end of a title, without a sign before it; "must be sold" does not count. */
const STANDING_LAST =
  /\b(?:under offer|deposit taken|sold(?<!\b(?:be|get|not|never|being|last) sold))[^\p{L}\d]{0,4}$/iu;
const LAST_LETTERS = 36;

function setDistance(cells: Cells, car: CarInput): void {
  const unit = cells.read("km_unit", distanceUnit)?.value;
  const inMiles = cells.flag("is_miles") === true || unit === "miles";
  let miles: Cell | null = null;
  car.km = cells.readOr("km", "km-unread", (value, cell) => {
    const inMil = unit === "mil" || has(cell, "mil");
    const read = readDistance(inMil ? withoutMil(value) : value, inMiles || (unit === undefined && has(cell, "miles")));
    if (read?.miles && read.km > 0) miles = cell;
    // East Asian lists count in ten thousands. A number of a hundred or more is already written out in full.
    if (read && has(cell, "ten-thousands") && Number.parseFloat(value) < 100 && !/[万萬만]/.test(value))
      return Math.round(10_000 * Number.parseFloat(value));
    if (read && has(cell, "thousands") && read.km < 1000) {
      cells.warn("km-thousands", cell);
      return Math.round(1000 * Number.parseFloat(value.replace(",", ".")));
    }
    // A Swedish "mil" is ten kilometres.
    return read && inMil ? read.km * 10 : (read?.km ?? null);
  });
  if (miles) cells.warn("km-miles", miles);
  if (car.km !== null && car.km > MANY_KM) cells.warn("km-high", { column: "km", value: String(car.km) });
}

function carTypeOf(cells: Cells): CarType | null {
  if (cells.flag("is_demo") === true) return "demo";
  // A grade ("Excellent") means used, but only if no other column states the condition.
  const outright = (value: string) => (/\b(new|used|demo\w*|cpo|owned)\b/i.test(value) ? readCarType(value) : null);
  const stated = (cells.read("condition", outright) ?? cells.read("condition", readCarType))?.value;
  if (stated) return stated;
  const used = cells.flag("is_used");
  if (used !== null) return used ? "used" : "new";
  const isNew = cells.flag("is_new");
  if (isNew !== null) return isNew ? "new" : "used";
  for (const cell of [...cells.all("status"), ...cells.all("item_type")]) {
    const type = /\b(new|used|demo\w*)\b/i.test(cell.value) ? readCarType(cell.value) : null;
    if (type) return type;
  }
  return null;
}

function guessedCarType(cells: Cells, car: CarInput, thisYear: number): CarType {
  const type = car.year !== null && car.year >= thisYear - 1 && (car.km ?? 0) <= NEW_UP_TO_KM ? "new" : "used";
  cells.warn("condition-guessed", { column: null, value: type });
  return type;
}

/** "New" may describe an advertisement or a model, but not a vehicle that has been driven this far. */
function usedByDistance(cells: Cells, km: number | null, stated: CarType): CarType {
  if (stated !== "new" || km === null || km <= DRIVEN_KM) return stated;
  cells.warn("new-but-driven", { column: "km", value: String(km) });
  return "used";
}

function certified(cells: Cells): boolean {
  const said = cells.flag("certified");
  if (said !== null) return said;
  const words = [...cells.all("certified"), ...cells.all("condition")].map((cell) => cell.value).join(" ");
  return /\b(cpo|certified|approved used)\b/i.test(words);
}
