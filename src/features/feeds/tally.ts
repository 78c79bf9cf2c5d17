import { MOST_NAMED, type WarningCount } from "./schema.ts";

/** Each kind of warning and its sentence. */
const WARNINGS = {
  "encoding-mixed": "Lines that are not UTF-8 were read as windows-1252",
  "layout-found": "The file is laid out as few are, and was read by what its words show",
  "sheet-left": "Other sheets of the workbook look like stock and were not read: send each as a file of its own",
  "pictures-packed": "Pictures that came in the archive with the file were not taken: import it by the command",
  "picture-refused": "Pictures in the archive that cannot be shown were left out",
  "picture-path": "Pictures named by their files alone were left out, no address saying where they lie",
  "field-too-long": "Fields that hold more than any car has were left out",
  "row-short": "Rows with fewer cells than the heading were taken, the missing ones as empty",
  "row-moved": "Rows whose cells stood one place beside their columns were read as if they stood below them",
  "row-twice": "Vehicles of which one row says some and another the rest were taken once, with all of it",
  "make-unknown": "Makes that are not known were kept as they are",
  "make-misspelt": "Makes with a slip in their spelling were mended",
  "make-split": "Makes that had been cut at a space were made whole",
  "make-from-model": "Makes were told from the model, no column naming them",
  "model-completed": "Models that had been cut short were completed from the badge or the title",
  "model-from-title": "Models were taken from the title or the badge",
  "model-misspelt": "Models with a slip in their spelling were mended",
  "model-was-date": "Models that a spreadsheet had turned into dates were mended",
  "spreadsheet-error": "Errors of a spreadsheet (such as #NAME?) were left out",
  "formula-unworked": "Formulas that the spreadsheet never worked out have no value and were left out",
  "year-from-title": "Years were taken from the title, the description or the build date",
  "year-from-age": "Years were reckoned from the age in years",
  "year-from-plate": "Years were read from the number plate, and may be one off",
  "year-from-vin": "Years were guessed from the VIN, and may be one off",
  "told-in-words": "Facts without a column were read from the title or the description",
  "body-unknown": "Bodies that are not known were kept as words only",
  "body-guessed": "Bodies were told from the model, the file having none",
  "body-from-model": "Bodies were told from the model, the file being vague",
  "colour-unknown": "Words that are no colour were not taken as one",
  "colour-misspelt": "Colours with a slip in their spelling were mended",
  "fuel-unknown": "Fuels that are not known were kept as words only",
  "fuel-guessed": "Fuels were told from the engine's name or the model, the file having none",
  "drive-unknown": "Drive types that do not say which wheels were kept as words only",
  "transmission-unknown": "Transmissions that are not known were kept as words only",
  "transmission-is-drive": "Drive types found in the transmission column were moved",
  "price-unread": "Prices that cannot be read were left out",
  "price-range": "Prices from one amount to another were left out",
  "price-periodic": "Weekly and monthly payments are no price and were left out",
  "price-from": "Prices that begin somewhere (from $29,990) were taken as they stand",
  "cost-kept": "Costs, trade and reserve prices were kept with the car and are shown to nobody",
  "price-only-cost": "Vehicles whose only money is a cost, trade or reserve price came in without a price",
  "price-low": "Prices are suspiciously low",
  "price-made-up": "Prices look made up (11111, 12345) and were taken as they stand",
  "price-placeholder": "Prices of $1 or $999,999 mean that there is none, and were left out",
  "price-weekly-column": "The column's amounts are what a week costs, and none was taken as a price",
  "price-cents-column": "The column's amounts are cents, and were taken as dollars",
  "price-foreign": "Prices name another currency and were taken as they stand, not converted",
  "price-without-gst": "Prices are said to be without GST: they stand as they are, and say so",
  "km-unread": "Odometer readings that cannot be read were left out",
  "stocknum-shared": "Stock numbers that two cars have got the end of its VIN, or its plate, for the second",
  "km-thousands": "Odometer readings in thousands were turned into kilometres",
  "km-miles": "Odometer readings in miles were turned into kilometres",
  "km-high": "Odometer readings are suspiciously high",
  "vin-refused": "VINs that are not 17 valid signs were left out",
  "vin-repeated": "VINs are those of an earlier row",
  "plate-refused": "Number plates that cannot be one were left out",
  "date-unread": "Dates that cannot be read were left out",
  "arrival-unread": "Dates of arrival that cannot be read, or are yet to come, were left out",
  "doors-hold-seats": "Seats found in the doors column were moved",
  "seats-hold-doors": "Doors found in the seats column were moved",
  "count-unread": "Counts (doors, seats, gears, cylinders) out of any bounds were left out",
  "engine-unread": "Engines that cannot be read were kept as words only",
  "measure-unread": "Lengths and masses that cannot be read were left out",
  "condition-guessed": "New or used was told from year and odometer, the file not saying",
  "new-but-driven": "Vehicles that are called new with more than 10,000 km behind them were taken as used",
  "of-another-dealership": "Rows of other dealerships were left to their own imports",
  "state-registered": "States were taken from the registration, no column saying where the vehicles stand",
  "location-unknown": "Locations are none of the dealership's own",
  "stocknum-from-vin": "Vehicles without a stock number are known by their VIN",
  "stocknum-from-plate": "Vehicles without a stock number are known by their number plate",
  "stocknum-made": "Vehicles without stock number, VIN or plate are known by a number made of what they are",
  "comparison-rate-low": "Lenders whose comparison rate is less than their rate and fees give are not shown",
  "rows-alike": "Rows are alike in all that tells vehicles apart",
} as const;
export type WarningKind = keyof typeof WARNINGS;

/** Kinds of warnings that require a look at each car; the report lists those cars. */
const CAR_BY_CAR: ReadonlySet<WarningKind> = new Set([
  "price-low",
  "price-made-up",
  "price-placeholder",
  "price-foreign",
  "price-unread",
  "price-range",
]);

interface Count {
  count: number;
  readonly cars: string[];
  example: { row: number; column: string | null; value: string; car?: string };
}

/** Counts warnings by kind, keeping the first of each as its example. */
export class Tally {
  readonly #counts = new Map<WarningKind, Count>();
  /** Examples from the row counted last, whose car has not been named yet. */
  #unnamed: Count["example"][] = [];
  /** Lists of the same row's warnings that name each car. */
  #naming: { readonly row: number; readonly cars: string[] }[] = [];

  add(kind: WarningKind, row: number, column: string | null, value: string): void {
    const found = this.#counts.get(kind);
    const cars = found?.cars ?? [];
    if (CAR_BY_CAR.has(kind) && cars.length < MOST_NAMED) this.#naming.push({ row, cars });
    if (found) {
      found.count += 1;
      return;
    }
    const example = { row, column, value: value.slice(0, 120) };
    this.#counts.set(kind, { count: 1, cars, example });
    this.#unnamed.push(example);
  }

  /** Supplies the name of the car in a row whose warnings have been counted. */
  name(row: number, car: () => string | null): void {
    if (this.#unnamed.length + this.#naming.length === 0) return;
    for (const { cars } of this.#naming.filter((one) => one.row === row)) {
      const label = car();
      if (label !== null) cars.push(label);
    }
    this.#naming = [];
    for (const example of this.#unnamed.filter((one) => one.row === row)) {
      const label = car();
      if (label !== null) example.car = label;
    }
    this.#unnamed = [];
  }

  /** All counts, most frequent first. */
  counts(): WarningCount[] {
    return [...this.#counts]
      .map(([kind, { count, example, cars }]) => ({
        kind,
        message: WARNINGS[kind],
        count,
        example,
        ...(cars.length > 0 && { cars }),
      }))
      .sort((a, b) => b.count - a.count);
  }
}
