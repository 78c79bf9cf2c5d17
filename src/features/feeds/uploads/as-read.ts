import { counted, formatKm, formatMoney, formatNumber } from "../../../lib/words/format.ts";
import { shortTitle } from "../../stock/names.ts";
import type { CarInput } from "../../stock/schema.ts";
import { clean, fold } from "../normalise/text.ts";
import type { Field } from "../recognise/fields.ts";

/** How a cell was read, if that differs from its text; `says` is null if nothing could be read from it. */
export interface AsRead {
  readonly says: string | null;
}

/** A word of the file, how it was read (null if it was not understood), and in how many rows. */
export interface ReadWord {
  readonly heading: string;
  readonly written: string;
  readonly says: string | null;
  readonly rows: number;
}

type Says = (car: CarInput) => string | null;

const figure = (value: number | null) => (value === null ? null : formatNumber(value));
const money = (value: number | null) => (value === null ? null : formatMoney(value));
const place: Says = ({ location, location_name, city }) => location?.name ?? location_name ?? city;

const STANDINGS = { in_stock: "In stock", coming_soon: "Coming soon", sold: "Sold" } as const;
const CONDITIONS: Readonly<Record<string, string>> = { new: "New", used: "Used", demo: "Demo" };

/** Fields whose cells hold the dealer's own words, which are translated into ours. */
const WORDS: Readonly<Partial<Record<Field, Says>>> = {
  make: ({ make }) => make || null,
  model: ({ model }) => model || null,
  colour: ({ colour }) => colour,
  status: ({ status }) => STANDINGS[status],
  condition: ({ car_type }) => CONDITIONS[car_type] ?? car_type,
  body: ({ simple_body }) => simple_body,
  fuel: ({ simple_fuel }) => simple_fuel,
  drive: ({ simple_drive }) => simple_drive,
  transmission: ({ simple_transmission }) => simple_transmission,
  dealership: place,
  location: place,
  location_name: place,
};

/** Fields whose cells are read individually: names, numbers, amounts. */
const SAYS: Readonly<Partial<Record<Field, Says>>> = {
  ...WORDS,
  vin: ({ vin }) => vin,
  regplate: ({ regplate }) => regplate,
  badge: ({ badge }) => badge,
  series: ({ series }) => series,
  year: ({ year }) => (year === null ? null : String(year)),
  title: (car) => nameOf(car),
  km: ({ km }) => (km === null ? null : formatKm(km)),
  price: ({ price, price_type }) =>
    price === null ? null : [formatMoney(price), price_type].filter(Boolean).join(" "),
  before_price: ({ before_price }) => money(before_price),
  offer_price: ({ offer_price }) => money(offer_price),
  doors: ({ doors }) => figure(doors),
  seats: ({ seats }) => figure(seats),
  engine_cc: ({ engine_size }) => (engine_size === null ? null : `${formatNumber(engine_size)} cc`),
  images: ({ images }) => counted(images.length, "photo"),
};

/** The name that shoppers see above a car: year, make, model and badge. */
export const nameOf = (car: CarInput): string => [shortTitle(car), car.badge].filter(Boolean).join(" ");

/** Text without insignificant characters, so that "41,000" equals "41000 km". */
const plain = (text: string) => fold(text).replace(/[\s,.$]|km$|cc$/g, "");

/** How a cell of this field was read; null if nothing needs to be shown. */
export function asRead(field: Field | null, written: string, car: CarInput): AsRead | null {
  const textOf = field === null ? undefined : SAYS[field];
  if (!textOf || clean(written) === "") return null;
  const read = textOf(car);
  return read !== null && plain(read) === plain(written) ? null : { says: read };
}

/** Maximum words listed on a page. */
const MOST_WORDS = 12;
const LONGEST_WORD = 40;

/** Counts the words that were read differently, over all rows passed to it. */
export class ReadWords {
  readonly #words = new Map<string, { readonly heading: string; written: string; says: string | null; rows: number }>();

  see(heading: string, field: Field | null, cell: string, car: CarInput): void {
    if (field === null || !WORDS[field]) return;
    const read = asRead(field, cell, car);
    const written = clean(cell).slice(0, LONGEST_WORD);
    if (!read || fold(written) === "") return;
    const key = JSON.stringify([heading, fold(written), read.says]);
    const found = this.#words.get(key);
    if (found) found.rows += 1;
    else this.#words.set(key, { heading, written, says: read.says, rows: 1 });
  }

  /** Words that were not understood first, then the most frequent. */
  list(): readonly ReadWord[] {
    return [...this.#words.values()]
      .sort((one, other) => Number(one.says !== null) - Number(other.says !== null) || other.rows - one.rows)
      .slice(0, MOST_WORDS);
  }
}
