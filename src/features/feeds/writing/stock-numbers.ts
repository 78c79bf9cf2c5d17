import type { CarInput } from "../../stock/schema.ts";
import type { Problem } from "../schema.ts";
import type { Tally } from "../tally.ts";
import { madeOf, numberOfLink, type Presence } from "./presence.ts";

interface Numbered extends Pick<CarInput, "vin" | "regplate"> {
  readonly row: number;
}

/**
 * Gives each vehicle of a file its stock number: the file's own, otherwise VIN, otherwise plate, otherwise one derived
 * from the vehicle's facts (never from kilometres, price or text, which change). The same file always results in the
 * same numbers. Of two rows with one number the first counts, unless their VINs or plates show that they are two cars.
 */
export class StockNumbers {
  /** The rows by stock number, with the marks of those whose number came from the file. */
  readonly #rows = new Map<string, Numbered>();
  readonly #vins = new Map<string, number>();
  readonly #alike = new Map<string, number>();
  readonly #tally: Tally;
  readonly #presence: Presence;

  constructor(tally: Tally, presence: Presence) {
    this.#tally = tally;
    this.#presence = presence;
  }

  /** Sets `car.stocknum`, or returns why the row cannot have one. */
  give(car: CarInput, text: string | null, link: string | null, row: number): Problem | null {
    const written = ownNumber(text);
    const own = written === null ? null : this.#apart(car, written, row);
    if (own !== null) {
      const earlier = this.#rows.get(own);
      if (earlier !== undefined)
        return { column: "stocknum", value: own, reason: `row ${earlier.row} has the same stock number` };
    } else if (car.vin !== null && this.#vins.has(car.vin)) {
      const reason = `the row has no stock number, and row ${this.#vins.get(car.vin)} has the same VIN`;
      return { column: "vin", value: car.vin, reason };
    }
    if (car.vin !== null) {
      if (this.#vins.has(car.vin)) this.#tally.add("vin-repeated", row, "vin", car.vin);
      else this.#vins.set(car.vin, row);
    }
    car.stocknum = own ?? this.#substitute(car, link, row);
    const { vin, regplate } = car;
    this.#rows.set(car.stocknum, own === null ? { row, vin: null, regplate: null } : { row, vin, regplate });
    this.#presence.take(car.stocknum);
    return null;
  }

  /** The number, extended by the end of the VIN or plate if an earlier row has given it to another car. */
  #apart(car: CarInput, own: string, row: number): string {
    const other = this.#rows.get(own);
    const by = car.vin !== null && other?.vin ? "vin" : "regplate";
    const mark = car[by];
    if (mark === null || !other?.[by] || other[by] === mark) return own;
    this.#tally.add("stocknum-shared", row, "stocknum", own);
    return `${own}-${mark.slice(-6)}`;
  }

  #substitute(car: CarInput, link: string | null, row: number): string {
    if (car.vin !== null) {
      this.#tally.add("stocknum-from-vin", row, "vin", car.vin);
      return car.vin;
    }
    if (car.regplate !== null && !this.#rows.has(car.regplate)) {
      this.#tally.add("stocknum-from-plate", row, "regplate", car.regplate);
      return car.regplate;
    }
    const made = madeNumber(car, link);
    this.#tally.add("stocknum-made", row, null, made);
    const times = (this.#alike.get(made) ?? 0) + 1;
    this.#alike.set(made, times);
    if (times === 1) return made;
    this.#tally.add("rows-alike", row, null, car.name);
    return `${made}-${times}`;
  }
}

function ownNumber(text: string | null): string | null {
  if (text === null || /^[x*#.0-]+$/i.test(text)) return null;
  return text.replace(/^(\d+)\.0+$/, "$1").slice(0, 100);
}

function madeNumber(car: CarInput, link: string | null): string {
  if (link) return numberOfLink(link);
  return madeOf([
    car.year,
    car.make,
    car.model,
    car.badge,
    car.series,
    car.carsales_title,
    car.colour,
    car.interior_colour,
    car.trans,
    car.body,
    car.fuel,
    car.city,
    car.state,
  ]);
}
