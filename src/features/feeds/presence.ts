import { hash } from "node:crypto";
import type { UnsoldCar } from "../stock/mutations.ts";
import type { CarInput } from "../stock/schema.ts";

/** What a row says of which car it is, as the file writes it. */
export interface RowMarks {
  readonly stocknum: string | null;
  readonly vins: readonly string[];
  readonly plates: readonly string[];
  readonly link: string | null;
}

/** Beyond so many marks of refused rows they are kept no longer: nothing of such a file is taken for gone. */
const MOST_REFUSED = 200_000;
/** Of a row that cannot be read so many words are looked at. */
const MOST_WORDS = 400;

/** A number that StockNumbers made of what a vehicle is. */
const MADE = /^M[0-9A-F]{12}(-\d+)?$/;

/**
 * Which cars a file holds. A row that could not be taken is still a car on the yard: it is met by its number, VIN or
 * plate, however they are spelled, so that a full import does not take it for gone.
 */
export class Presence {
  readonly #taken = new Set<string>();
  readonly #refused = new Set<string>();
  #unmarked = 0;

  /** A row that was taken, under this number. */
  take(stocknum: string): void {
    this.#taken.add(stocknum);
  }

  /** A row that was refused. */
  refuse({ stocknum, vins, plates, link }: RowMarks): void {
    this.#refuse([stocknum ?? "", ...vins, ...plates, ...(link ? [numberOfLink(link)] : [])]);
  }

  /** A row of which only words could be read: any of them may be what the car is known by. */
  refuseWords(words: readonly string[]): void {
    this.#refuse(words.slice(0, MOST_WORDS));
  }

  #refuse(words: readonly string[]): void {
    const marks = words.map(markOf).filter((mark) => mark !== "");
    if (marks.length === 0) this.#unmarked += 1;
    if (this.#refused.size < MOST_REFUSED) for (const mark of marks) this.#refused.add(mark);
  }

  /**
   * Whether the file holds the car. One whose number was made of what it is cannot be told from a refused row that says
   * neither number nor VIN nor plate: it counts as held while there is such a row.
   */
  holds({ stocknum, vin, regplate }: Pick<UnsoldCar, "stocknum" | "vin" | "regplate">): boolean {
    if (this.#taken.has(stocknum) || this.#refused.size >= MOST_REFUSED) return true;
    if (this.#unmarked > 0 && MADE.test(stocknum)) return true;
    return [stocknum, vin, regplate].some((mark) => mark !== null && this.#refused.has(markOf(mark)));
  }
}

/** One mark for "u-1001 ", "U 1001" and "U1001". */
function markOf(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replace(/^(\d+)\.0+$/, "$1")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** The number of a car that the file tells by its address alone. */
export function numberOfLink(link: string): string {
  return madeOf([link]);
}

/** A number made of what a vehicle is. */
export function madeOf(traits: readonly CarInput[keyof CarInput][]): string {
  return `M${hash("sha256", JSON.stringify(traits), "hex").slice(0, 12).toUpperCase()}`;
}
