import { hash } from "node:crypto";
import type { UnsoldCar } from "../../stock/mutations.ts";
import type { CarInput } from "../../stock/schema.ts";

/** The identifying marks of a row, as written in the file. */
export interface RowMarks {
  readonly stocknum: string | null;
  readonly vins: readonly string[];
  readonly plates: readonly string[];
  readonly link: string | null;
}

/** Maximum refused rows whose marks are kept. Beyond it, no car missing from the file is marked sold. */
const MOST_REFUSED = 200_000;
/** Maximum words kept of an unreadable row. */
const MOST_WORDS = 400;

/** A stock number that StockNumbers derived from the vehicle's facts. */
const MADE = /^M[0-9A-F]{12}(-\d+)?$/;

/**
 * The cars that a file contains. A car whose row was refused is still in the yard: it is recognised by number, VIN or
 * plate in any spelling, so that a full import does not mark it sold.
 */
export class Presence {
  readonly #accepted = new Set<string>();
  readonly #refused = new Set<string>();
  #unmarked = 0;

  /** Records an accepted row by its stock number. */
  take(stocknum: string): void {
    this.#accepted.add(stocknum);
  }

  /** Records a refused row. */
  refuse({ stocknum, vins, plates, link }: RowMarks): void {
    this.#refuse([stocknum ?? "", ...vins, ...plates, ...(link ? [numberOfLink(link)] : [])]);
  }

  /**
   * Records a row of which only words could be read. Any of them may identify the car, or none if its number was
   * derived.
   */
  refuseWords(words: readonly string[]): void {
    this.#unmarked += 1;
    this.#refuse(words.slice(0, MOST_WORDS));
  }

  #refuse(words: readonly string[]): void {
    const marks = words.map(markOf).filter((mark) => mark !== "");
    if (marks.length === 0) this.#unmarked += 1;
    if (this.#refused.size < MOST_REFUSED) for (const mark of marks) this.#refused.add(mark);
  }

  /**
   * Whether the file contains the car. A car with a derived number cannot be distinguished from a refused row without
   * number, VIN and plate, so while there is such a row it counts as contained.
   */
  holds({ stocknum, vin, regplate }: Pick<UnsoldCar, "stocknum" | "vin" | "regplate">): boolean {
    if (this.#accepted.has(stocknum) || this.#refused.size >= MOST_REFUSED) return true;
    if (this.#unmarked > 0 && MADE.test(stocknum)) return true;
    return [stocknum, vin, regplate].some((mark) => mark !== null && this.#refused.has(markOf(mark)));
  }
}

/** Normalises a mark: "u-1001 ", "U 1001" and "U1001" become the same. */
function markOf(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replace(/^(\d+)\.0+$/, "$1")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** The stock number of a car that the file identifies only by its address. */
export function numberOfLink(link: string): string {
  return madeOf([link]);
}

/** A stock number derived from the vehicle's facts. */
export function madeOf(traits: readonly CarInput[keyof CarInput][]): string {
  return `M${hash("sha256", JSON.stringify(traits), "hex").slice(0, 12).toUpperCase()}`;
}
