import { err, ok, type Result } from "../../../lib/result.ts";
import { isCalendarDay } from "../../../lib/time/calendar-day.ts";
import { formatDate } from "../../../lib/time/dates.ts";
import { formatFigure } from "../../../lib/words/format.ts";
import { figureOf, type Measure } from "../../../lib/words/plain-figure.ts";
import { CAR_STATUSES, CAR_TYPES, ITEM_TYPES } from "../../vocabulary/vehicle-kinds.ts";
import type { CarColumn, CarValue } from "../storing/record.ts";

type Reader = (written: string) => Result<CarValue, string>;

const text: Reader = (written) => (written.length <= 10_000 ? ok(written) : err("has more than 10,000 characters"));

/** Reads a VIN or a number plate into the form that feeds are stored in: capitals, without spaces. */
const sign: Reader = (written) => {
  const plain = written.replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z0-9]{1,30}$/.test(plain) ? ok(plain) : err("must be letters and digits, 30 at most");
};

/** A bound as written in an error. Small numbers such as years have no thousands separator. */
const bound = (number: number) => (number < 10_000 ? String(number) : formatFigure(number));

/** Reads a figure written in digits, with or without separators and its unit. */
const amount =
  (least: number, most: number, { measure = "km", such = "" }: { measure?: Measure; such?: string } = {}): Reader =>
  (written) => {
    const plain = figureOf(written, measure);
    if (!/^-?\d+(\.\d{1,2})?$/.test(plain)) return err(`must be written in digits alone${such && `, such as ${such}`}`);
    const value = Number(plain);
    return value >= least && value <= most ? ok(value) : err(`must be a number from ${bound(least)} to ${bound(most)}`);
  };

/**
 * Below this, a price in dollars is a slip: "32" or "31.99" were meant as thousands, and would be on the website at
 * once.
 */
const LEAST_DOLLARS = 100;

/** Reads a vehicle's price. Zero means that it has no price yet. */
const dollars: Reader = (written) => {
  const read = amount(0, 50_000_000, { measure: "dollars", such: "31,990" })(written);
  if (!read.ok || read.value === 0 || Number(read.value) >= LEAST_DOLLARS) return read;
  return err(`is under $${LEAST_DOLLARS}: write all of it, such as 31,990`);
};

/** The most characters of a tag, which must fit on one line of a card. */
export const LONGEST_TAG = 40;

const tag: Reader = (written) =>
  written.length <= LONGEST_TAG ? ok(written) : err(`has more than ${LONGEST_TAG} characters`);

/**
 * Reads a day or month as feeds write it, or as people write it: `30/6/2027` and `6/2027`. Refuses anything else, which
 * pages could not show as a date.
 */
const date: Reader = (written) => {
  const [, day, month = "", year] = /^(?:(\d{1,2})[/.-])?(\d{1,2})[/.-](\d{4})$/.exec(written) ?? [];
  const typed = [year, month.padStart(2, "0"), day?.padStart(2, "0")].filter(Boolean).join("-");
  const normalised = year === undefined ? written : typed;
  const isDate = formatDate(normalised) !== null && (normalised.length !== 10 || isCalendarDay(normalised));
  return isDate ? ok(normalised) : err("must be a day or a month, such as 30/06/2027 or 06/2027");
};

/** Reads a count or a year, which have no fractions. */
const integer =
  (least: number, most: number): Reader =>
  (written) => {
    const read = amount(least, most)(written);
    if (!read.ok) return read;
    return Number.isInteger(read.value) ? read : err("must be a whole number");
  };

/** The size of a price step, in dollars or percent; null if the text is not a number above zero. */
export function readStepSize(written: string): number | null {
  const read = amount(0, 50_000_000, { measure: "dollars" })(written);
  return read.ok && typeof read.value === "number" && read.value > 0 ? read.value : null;
}

const flag: Reader = (written) => {
  if (/^(yes|true|1)$/i.test(written)) return ok(1);
  return /^(no|false|0)$/i.test(written) ? ok(0) : err("must be yes or no");
};

const oneOf =
  (words: readonly string[]): Reader =>
  (written) =>
    words.includes(written) ? ok(written) : err(`must be ${words.join(", ")}`);

interface EditableField {
  readonly read: Reader;
  /** Whether a person may clear the field. */
  readonly clearable: boolean;
}
const may = (read: Reader): EditableField => ({ read, clearable: true });
const must = (read: Reader): EditableField => ({ read, clearable: false });

/** The fields in which a person may override the feed, and how each is read. Every way to edit a car uses this list. */
const EDITABLE = {
  name: must(text),
  carsales_title: may(text),
  make: must(text),
  model: must(text),
  badge: may(text),
  series: may(text),
  year: may(integer(1880, 2200)),
  colour: may(text),
  interior_colour: may(text),
  km: may(amount(0, 5_000_000, { such: "45,000" })),
  price: may(dollars),
  before_price: may(dollars),
  offer_price: may(dollars),
  price_type: may(text),
  status: must(oneOf(CAR_STATUSES)),
  car_type: must(oneOf(CAR_TYPES)),
  item_type: must(oneOf(ITEM_TYPES)),
  tag: may(tag),
  reserved: must(flag),
  certified: must(flag),
  preorder: must(flag),
  show_on_dealer_website: must(flag),
  vin: may(sign),
  regplate: may(sign),
  rego_expiry: may(date),
  build_date: may(date),
  compliance_date: may(date),
  video_url: may(text),
  dealercomments: may(text),
  simple_body: may(text),
  body: may(text),
  simple_transmission: may(text),
  trans: may(text),
  simple_fuel: may(text),
  fuel: may(text),
  simple_drive: may(text),
  drive: may(text),
  seats: may(integer(1, 100)),
  doors: may(integer(0, 20)),
  engine_size_litres: may(amount(0, 50)),
  custom_rank: must(amount(0, 1_000_000)),
} as const satisfies Partial<Record<CarColumn, EditableField>>;
type EditableName = keyof typeof EDITABLE;

const isEditable = (field: string): field is EditableName => Object.hasOwn(EDITABLE, field);

/** The values that a person has set, as the columns store them. */
export type Words = Readonly<Partial<Record<CarColumn, CarValue>>>;

/** The fields that together say whether a car is sold. Setting one sets all, and they are handed back together. */
export const STANDING = ["status", "sold", "sold_date_timestamp"] as const satisfies readonly CarColumn[];

/** The fields that together hold a car's photos. */
export const PHOTO_FIELDS = [
  "images",
  "thumbnails",
  "primary_image_url",
  "photos_count",
] as const satisfies readonly CarColumn[];

/**
 * Reads the values that a person entered; an empty text means no value. The errors are sentences, one for each invalid
 * field. `now` is epoch ms.
 */
export function readWords(written: Readonly<Record<string, string>>, now: number): Result<Words, readonly string[]> {
  const words: Partial<Record<CarColumn, CarValue>> = {};
  const problems: string[] = [];
  for (const [field, raw] of Object.entries(written)) {
    if (!isEditable(field)) {
      problems.push(`${field} is no field that can be edited; there are ${Object.keys(EDITABLE).join(", ")}.`);
      continue;
    }
    const { read, clearable } = EDITABLE[field];
    const value = raw.trim();
    const parsed = value === "" ? (clearable ? ok(null) : err("must not be empty")) : read(value);
    if (parsed.ok) words[field] = parsed.value;
    else problems.push(`${field} ${parsed.error}.`);
  }
  return problems.length > 0
    ? err(problems)
    : ok(words.status === undefined ? words : { ...words, ...standing(words.status, now) });
}

/** The values that give a car this status from `now` (epoch ms) on. */
export const standing = (status: CarValue, now: number): Words => ({
  status,
  sold: status === "sold" ? 1 : 0,
  sold_date_timestamp: status === "sold" ? Math.floor(now / 1000) : null,
});
