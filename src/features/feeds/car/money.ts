import { remember } from "../../../lib/memory/remember.ts";
import type { CarInput } from "../../stock/schema.ts";
import { saysFrom, saysWithoutGst } from "../../stock/shown-price.ts";
import { foreignCurrency, isPlaceholder, priceType, type ReadPrice, readPrice } from "../normalise/figures/price.ts";
import { uncamelled } from "../normalise/text.ts";
import type { Field } from "../recognise/fields.ts";
import type { Problem } from "../schema.ts";
import { type Cell, type Cells, has } from "./cells.ts";

/** A price below this is probably a typing error, a deposit or a weekly payment: it is kept, with a warning. */
const LOW = 500;
/** What people type where a system demands a price: one digit repeated, or digits that count up. */
const MADE_UP = /^(1{4,7}|1234(5(6(7)?)?)?)$/;

/** Reads prices and what they include. Returns a problem if a price is negative. */
export function readMoney(cells: Cells, car: CarInput): Problem | null {
  for (const field of ["price", "offer_price", "before_price", "subscription_price"] as const) {
    const problem = setAmount(cells, car, field);
    if (problem) return problem;
  }
  car.price ??= car.offer_price;
  // A list may have only a regular price, without reductions.
  if (cells.all("price").length + cells.all("offer_price").length === 0) car.price ??= car.before_price;
  // A second amount that equals the price, or is on the wrong side of it, is not a reduction.
  if (car.offer_price !== null && car.price !== null && car.offer_price >= car.price) car.offer_price = null;
  if (car.before_price !== null && car.price !== null && car.before_price <= car.price) car.before_price = null;
  if (car.offer_price !== null && isOfOtherKind(cells)) car.price_type = null;
  setPriceType(cells, car);
  sayWhatIsPrivate(cells, car);
  const market = cells.read("market_price", (value) => amountOf(readPrice(value)))?.value;
  if (market) car.autograb_data = { average_market_price: market };
  return null;
}

/** A heading split into words: "DriveAwayPrice" and "price_ex_gst" say what they include. */
const headingWords = remember((column: string): string => uncamelled(column).replaceAll("_", " "));

/**
 * Whether the offer may be a reduction of a price without charges, while the row has the drive-away price in its own
 * column. Nothing then says that the offer, which is shown in its place, is what the car costs on the road.
 */
function isOfOtherKind(cells: Cells): boolean {
  const typesIn = (field: ShownMoney) =>
    cells.all(field).flatMap((cell) => {
      const read = readPrice(cell.value);
      return read.kind === "amount" ? [read.type ?? priceType(headingWords(cell.column))] : [];
    });
  const isOnRoad = (type: string | null) => type === "Drive away";
  const [asking = null, ...others] = typesIn("price");
  return isOnRoad(asking) && others.some((type) => !isOnRoad(type)) && !typesIn("offer_price").some(isOnRoad);
}

type ShownMoney = Field & keyof CarInput & `${string}price`;

function setAmount(cells: Cells, car: CarInput, field: ShownMoney): Problem | null {
  let unread: Cell | null = null;
  for (const cell of cells.all(field)) {
    const read = readPrice(cell.value);
    if (read.kind === "negative")
      return { column: cell.column, value: cell.value, reason: "a price cannot be negative" };
    if (has(cell, "weekly")) {
      cells.warn("price-weekly-column", cell);
      continue;
    }
    if (read.kind === "range" || (read.kind === "period" && field !== "subscription_price")) {
      if (field === "price") cells.warn(read.kind === "range" ? "price-range" : "price-periodic", cell);
      continue;
    }
    if (read.kind === "unread") unread ??= cell;
    else cells.use(cell);
    if ((read.kind === "amount" || read.kind === "none") && read.before !== null)
      car.before_price ??= times(read.before, cell);
    // A dealer who writes "POA" means it, whatever other columns contain; an empty price or a zero means nothing.
    if (read.kind === "none" && /\p{L}/u.test(cell.value)) return null;
    if (read.kind === "none" && field === "price" && isPlaceholder(cell.value)) cells.warn("price-placeholder", cell);
    if (read.kind !== "amount" && read.kind !== "period") continue;
    car[field] = times(read.amount, cell);
    if (read.kind === "amount") sayOfPrice(cells, car, cell, read, field);
    return null;
  }
  if (unread) cells.warn("price-unread", unread);
  return null;
}

/** Reads the words beside an amount, and warns about anything odd. */
function sayOfPrice(
  cells: Cells,
  car: CarInput,
  cell: Cell,
  read: ReadPrice & { readonly kind: "amount" },
  field: ShownMoney,
): void {
  const heading = headingWords(cell.column);
  car.price_type ??= field === "price" ? (read.type ?? priceType(heading)) : read.type;
  if (field !== "price") return;
  const currency =
    read.currency ?? foreignCurrency(cell.column.toUpperCase()) ?? foreignCurrency(cells.text("currency") ?? "");
  if (cell.choice?.isInCentsByValues) cells.warn("price-cents-column", cell);
  if (currency) cells.warn("price-foreign", cell);
  else if (saysWithoutGst(`${heading} ${cell.value}`)) {
    cells.warn("price-without-gst", cell);
    // Of the costs that the price leaves out, the tax is the largest, so it is the one to name.
    if (car.price_type !== "Drive away") car.price_type = "Plus GST";
  } else if (beginsAt(read.amount, cell.value)) {
    cells.warn("price-from", cell);
    car.price_type = withOwn("From", car.price_type);
  } else if ((car.price ?? 0) < LOW) cells.warn("price-low", cell);
  else if (MADE_UP.test(String(car.price))) cells.warn("price-made-up", cell);
}

/** Warns that costs, trade prices and reserve prices stay in the extras, which no page and no search shows. */
function sayWhatIsPrivate(cells: Cells, car: CarInput): void {
  const [cost] = cells.all("cost");
  if (!cost) return;
  cells.warn("cost-kept", cost);
  if (car.price === null && cells.all("price").length === 0) cells.warn("price-only-cost", cost);
}

/** The amount in dollars, rounded to the cent: 2.3 lakhs are exactly 230,000. */
const times = (amount: number, cell: Cell) => Math.round(amount * multiple(cell) * 100) / 100;

function multiple(cell: Cell): number {
  if (has(cell, "cents")) return 1 / 100;
  if (has(cell, "thousands")) return 1000;
  if (has(cell, "ten-thousands")) return /[万萬만]/.test(cell.value) ? 1 : 10_000;
  return has(cell, "lakhs") && !/la(kh|c)/i.test(cell.value) ? 100_000 : 1;
}

function amountOf(read: ReadPrice): number | null {
  return read.kind === "amount" ? read.amount : null;
}

/**
 * Whether "from" in a cell refers to this amount, and not to a payment before it ("from $99 p/w or drive away
 * $25,990").
 */
function beginsAt(amount: number, words: string): boolean {
  if (!/^\W*from\b/i.test(words)) return false;
  const first = Number(/\d[\d,.]*/.exec(words)?.[0].replaceAll(",", ""));
  return [first, first * 1000].includes(amount);
}

/**
 * Combines the price type stated elsewhere in the row with the one in the price's own cell, where that one changes the
 * amount ("from", "plus GST").
 */
function withOwn(own: string | null, stated: string | null): string | null {
  if (stated === null || own === null) return stated ?? own;
  if (saysFrom(own)) return saysFrom(stated) ? stated : `From, ${stated.charAt(0).toLowerCase()}${stated.slice(1)}`;
  return saysWithoutGst(own) && stated !== "Drive away" ? own : stated;
}

function setPriceType(cells: Cells, car: CarInput): void {
  const stated = cells.take("price_type");
  const includes = cells.flag("drive_away");
  if (stated) car.price_type = withOwn(car.price_type, priceType(stated.value) ?? stated.value);
  if (car.price !== null && includes !== null) car.price_type ??= includes ? "Drive away" : "Excl. gov. charges";
}
