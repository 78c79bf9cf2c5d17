import { readVin } from "../../vocabulary/vin.ts";
import { readNumber } from "../normalise/figures/number.ts";
import { isMake } from "../normalise/names/make.ts";

/** What a column's cells look like: shares of the non-empty cells, from 0 to 1. */
export interface Traits {
  /** The number of non-empty cells. */
  readonly filled: number;
  /** Cells that mention dollars. */
  readonly dollars: number;
  /** Cells that mention kilometres. */
  readonly kilometres: number;
  /** Amounts with typical price endings: 990, 888, 500 and the like. */
  readonly priced: number;
  /** Amounts below 500, which may be a new car's kilometres but not a car's price. */
  readonly tiny: number;
  readonly vins: number;
  readonly makes: number;
}

const PRICED = /(?:[05]0|90|95|99|88|49)$/;

export function traitsOf(cells: readonly string[]): Traits {
  const texts = cells.map((cell) => cell.trim().slice(0, 200)).filter((cell) => cell !== "");
  const share = (is: (cell: string) => boolean) => (texts.length === 0 ? 0 : texts.filter(is).length / texts.length);
  return {
    filled: texts.length,
    dollars: share((cell) => /\$|\baud\b/i.test(cell)),
    kilometres: share((cell) => /\d ?kms?\b/i.test(cell)),
    priced: share((cell) => {
      const value = readNumber(cell);
      return value !== null && value >= 1_000 && PRICED.test(String(Math.round(value)));
    }),
    tiny: share((cell) => {
      const value = readNumber(cell);
      return value !== null && value >= 0 && value < 500;
    }),
    vins: share((cell) => readVin(cell) !== null),
    makes: share(isMake),
  };
}
