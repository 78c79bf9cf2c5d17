import { err, ok, type Result } from "../../../lib/result.ts";
import { isCalendarDay } from "../../../lib/time/calendar-day.ts";
import { formatDate } from "../../../lib/time/dates.ts";
import { formatFigure } from "../../../lib/words/format.ts";
import { figureOf, type Measure } from "../../../lib/words/plain-figure.ts";
import { CAR_STATUSES, CAR_TYPES, ITEM_TYPES } from "../../vocabulary/vehicle-kinds.ts";
import type { CarColumn, CarValue } from "../storing/record.ts";

type Reader = (written: string) => Result<CarValue, string>;

const text: Reader = (written) => (written.length <= 10_000 ? ok(written) : err("has more than 10,000 characters"));

/** A VIN or a number plate, as the feeds keep them: in capitals, without spaces. */
const sign: Reader = (written) => {
  const plain = written.replace(/[\s-]/g, "").toUpperCase();
  return /^[A-Z0-9]{1,30}$/.test(plain) ? ok(plain) : err("must be letters and digits, 30 at most");
};

/** A year is written without a comma, as other small numbers are. */
const bound = (number: number) => (number < 10_000 ? String(number) : formatFigure(number));

/** A figure that is written in digits, with what helps to read it or goes without saying. */
const amount =
  (least: number, most: number, { measure = "km", such = "" }: { measure?: Measure; such?: string } = {}): Reader =>
  (written) => {
    const plain = figureOf(written, measure);
    if (!/^-?\d+(\.\d{1,2})?$/.test(plain)) return err(`must be written in digits alone${such && `, such as ${such}`}`);
    const value = Number(plain);
    return value >= least && value <= most ? ok(value) : err(`must be a number from ${bound(least)} to ${bound(most)}`);
  };

/** Below this, dollars are a slip: "32" and "31.99" were meant as thousands, and would be on the website at once. */
const LEAST_DOLLARS = 100;

/** What a vehicle costs; nothing says that it has no price yet. */
const dollars: Reader = (written) => {
  const read = amount(0, 50_000_000, { measure: "dollars", such: "31,990" })(written);
  if (!read.ok || read.value === 0 || Number(read.value) >= LEAST_DOLLARS) return read;
  return err(`is under $${LEAST_DOLLARS}: write all of it, such as 31,990`);
};

/** Most characters of a tag: it stands on a card in one line. */
export const LONGEST_TAG = 40;

const tag: Reader = (written) =>
  written.length <= LONGEST_TAG ? ok(written) : err(`has more than ${LONGEST_TAG} characters`);

/** A day or month as the feeds keep it, also as people write it: `30/6/2027` and `6/2027`. Others show no date. */
const date: Reader = (written) => {
  const [, day, month = "", year] = /^(?:(\d{1,2})[/.-])?(\d{1,2})[/.-](\d{4})$/.exec(written) ?? [];
  const typed = [year, month.padStart(2, "0"), day?.padStart(2, "0")].filter(Boolean).join("-");
  const kept = year === undefined ? written : typed;
  const isDate = formatDate(kept) !== null && (kept.length !== 10 || isCalendarDay(kept));
  return isDate ? ok(kept) : err("must be a day or a month, such as 30/06/2027 or 06/2027");
};

/** A count or a year: cars have no half seats. */
const whole =
  (least: number, most: number): Reader =>
  (written) => {
    const read = amount(least, most)(written);
    if (!read.ok) return read;
    return Number.isInteger(read.value) ? read : err("must be a whole number");
  };

/** How much more or less something shall be, in dollars or percent; null where no such number is written. */
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
  /** Whether a person may say that there is none. */
  readonly clearable: boolean;
}
const may = (read: Reader): EditableField => ({ read, clearable: true });
const must = (read: Reader): EditableField => ({ read, clearable: false });

/** What a person may say otherwise than the feed, with how it is written. Every way to edit a car goes by this list. */
const EDITABLE = {
  name: must(text),
  carsales_title: may(text),
  make: must(text),
  model: must(text),
  badge: may(text),
  series: may(text),
  year: may(whole(1880, 2200)),
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
  seats: may(whole(1, 100)),
  doors: may(whole(0, 20)),
  engine_size_litres: may(amount(0, 50)),
  custom_rank: must(amount(0, 1_000_000)),
} as const satisfies Partial<Record<CarColumn, EditableField>>;
type EditableName = keyof typeof EDITABLE;

const isEditable = (field: string): field is EditableName => Object.hasOwn(EDITABLE, field);

/** A person's words on a car's fields, as the columns hold them. */
export type Words = Readonly<Partial<Record<CarColumn, CarValue>>>;

/** The fields that say together how a car stands: a word on one is a word on all, and they are handed back together. */
export const STANDING = ["status", "sold", "sold_date_timestamp"] as const satisfies readonly CarColumn[];

/** The fields that say together which photos a car has. */
export const PHOTO_FIELDS = [
  "images",
  "thumbnails",
  "primary_image_url",
  "photos_count",
] as const satisfies readonly CarColumn[];

/**
 * Reads a person's words on fields, an empty text as none. The errors are sentences, one for each field that cannot
 * be so. `now` is epoch milliseconds.
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
    const said = value === "" ? (clearable ? ok(null) : err("must not be empty")) : read(value);
    if (said.ok) words[field] = said.value;
    else problems.push(`${field} ${said.error}.`);
  }
  return problems.length > 0
    ? err(problems)
    : ok(words.status === undefined ? words : { ...words, ...standing(words.status, now) });
}

/** The words that a car stands so, from now on. */
export const standing = (status: CarValue, now: number): Words => ({
  status,
  sold: status === "sold" ? 1 : 0,
  sold_date_timestamp: status === "sold" ? Math.floor(now / 1000) : null,
});
