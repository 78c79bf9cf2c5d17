import { readVin } from "../../vocabulary/vin.ts";
import { readNumber } from "../normalise/figures/number.ts";
import { isMake } from "../normalise/names/make.ts";

/** What the cells of a column look like: shares from 0 to 1 of those that hold anything. */
export interface Traits {
  /** How many cells hold anything. */
  readonly filled: number;
  /** Cells that name dollars. */
  readonly dollars: number;
  /** Cells that name kilometres. */
  readonly kilometres: number;
  /** Amounts that end as prices do: in 990, 888, 500 and the like. */
  readonly priced: number;
  /** Amounts below 500, as new cars have kilometres, and no car a price. */
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
