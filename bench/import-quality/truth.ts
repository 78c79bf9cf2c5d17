import { parse } from "csv-parse/sync";
import type { CarInput } from "../../src/features/stock/schema.ts";
import { askingPrice } from "../../src/features/stock/shown-price.ts";

/** What is compared for each car: its price is the one that shoppers see, `pictures` their number. */
export const TRUTH_FIELDS = {
  make: (car) => car.make,
  model: (car) => car.model,
  year: (car) => car.year,
  price: askingPrice,
  km: (car) => car.km,
  body: (car) => car.simple_body,
  fuel: (car) => car.simple_fuel,
  transmission: (car) => car.simple_transmission,
  colour: (car) => car.colour,
  vin: (car) => car.vin,
  plate: (car) => car.regplate,
  state: (car) => car.state,
  stocknum: (car) => car.stocknum,
  kind: (car) => car.item_type,
  pictures: (car) => car.images.length,
} as const satisfies Record<string, (car: CarInput) => string | number | null>;

export type TruthField = keyof typeof TRUTH_FIELDS;
export const FIELD_NAMES = Object.keys(TRUTH_FIELDS) as readonly TruthField[];

/**
 * What a person reads of each field of a row. Absent: the row does not say. "-": the row says that there is none, as
 * with a price "POA". Two right answers are separated by a bar.
 */
export type Says = Partial<Record<TruthField, string>>;

/**
 * One row of a file and what a person would make of it: a car (`yes`), nothing that can be sold (`no`), or something
 * that may be refused or kept apart, such as a boat (`either`).
 */
export interface TruthRow {
  /** As the readers count: from 1, with the heading. */
  readonly row: number;
  readonly take: "yes" | "no" | "either";
  readonly says: Says;
}

/** A stock file with its truth. */
export interface CorpusFile {
  readonly name: string;
  /** What is hard about it, in a few words. */
  readonly about: string;
  readonly content: string | Buffer;
  readonly truth: readonly TruthRow[];
}

const TAKES: readonly string[] = ["yes", "no", "either"];

/** Reads a truth file: CSV with the columns `row`, `take` and any of the fields; an empty cell is what is not said. */
export function readTruth(text: string, name: string): TruthRow[] {
  const records = parse(text, { columns: true, skip_empty_lines: true }) as Record<string, string>[];
  return records.map(({ row, take = "yes", ...cells }) => {
    const strange = Object.keys(cells).find((field) => !Object.hasOwn(TRUTH_FIELDS, field));
    if (strange !== undefined || !TAKES.includes(take) || !/^\d+$/.test(row ?? ""))
      throw new Error(`${name} is no truth file: ${strange ?? `row "${row}", take "${take}"`}.`);
    const says = Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== ""));
    return { row: Number(row), take: take as TruthRow["take"], says };
  });
}
