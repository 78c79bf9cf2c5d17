import { counted, formatNumber } from "../../../lib/words/format.ts";
import type { Hold, HoldKind, ImportMode } from "../schema.ts";

/** How much a source may change without a person's approval. */
export interface HoldRules {
  /** The share of cars for sale that a full file may mark sold. Up to `goneFew` cars are always allowed. */
  readonly goneShare: number;
  readonly goneFew: number;
}
export const USUAL_HOLD_RULES: HoldRules = { goneShare: 1 / 5, goneFew: 5 };

/** Fewer cars than this do not show whose file it is. */
const FEW_CARS = 5;
/** If fewer than this share of a file's cars are known, it is assumed to be another dealer's. */
const KNOWN_SHARE = 1 / 20;
/** Prices have moved too much if this share of the cars, and this many, changed by more than half. */
const MOVED_SHARE = 1 / 10;
const MOVED_FEW = 3;
/** A stock of more cars than this does not double overnight. */
const GROWING_FROM = 20;

/** What a file would change in the stock. */
export interface RunFigures {
  readonly mode: ImportMode;
  /** Cars for sale before the run, and stock numbers of those it would mark sold. */
  readonly forSale: number;
  readonly gone: readonly string[];
  /** How many of the file's cars are already stored, sold or not, and how many are not. */
  readonly known: number;
  readonly created: number;
  /**
   * Known cars that had a price, and stock numbers of those whose price would change by more than half or disappear.
   */
  readonly priced: number;
  readonly moved: readonly string[];
}

/** Whether a price changed by more than half of its value, or disappeared. */
export function hasLeapt(before: number | null, after: number | null): boolean {
  return before !== null && before > 0 && (after === null || Math.abs(after - before) > before / 2);
}

/** Why a person must check the file before it changes anything; empty if nobody needs to. */
export function holdsOf(figures: RunFigures, rules: HoldRules = USUAL_HOLD_RULES): readonly Hold[] {
  const holds: Hold[] = [];
  const add = (kind: HoldKind, says: string) => holds.push({ kind, says });
  const { gone, forSale, known, created, priced, moved } = figures;
  if (figures.mode === "full" && gone.length > rules.goneFew && gone.length > forSale * rules.goneShare) {
    const lacks = `The file lacks ${formatNumber(gone.length)} of the ${formatNumber(forSale)} cars for sale (${some(gone)})`;
    add("gone", `${lacks} and would mark them sold: it may be cut short, or another dealership’s.`);
  }
  if (isForeign(figures))
    add(
      "foreign",
      `Of its ${counted(known + created, "car")} ${known === 0 ? "none is" : `only ${formatNumber(known)} ${known === 1 ? "is" : "are"}`} in your stock: it looks like another dealership’s file.`,
    );
  if (moved.length >= MOVED_FEW && moved.length > priced * MOVED_SHARE)
    add(
      "prices",
      `${formatNumber(moved.length)} of ${formatNumber(priced)} prices would move by more than half or go away (${some(moved)}): the price column may be another one, or in cents.`,
    );
  if (forSale > GROWING_FROM && created > forSale && !isForeign(figures))
    add(
      "grown",
      `It would bring ${formatNumber(created)} new cars to a stock of ${formatNumber(forSale)}: two files may have been put together.`,
    );
  return holds;
}

/** Whether a file seems to be another dealer's. A delta file may hold only new cars, but fewer than half the stock. */
function isForeign({ mode, forSale, known, created }: RunFigures): boolean {
  const cars = known + created;
  if (cars <= FEW_CARS || forSale <= FEW_CARS) return false;
  return mode === "full" ? known < cars * KNOWN_SHARE : known === 0 && cars >= forSale / 2;
}

const some = (numbers: readonly string[]): string =>
  `${numbers.slice(0, 3).join(", ")}${numbers.length > 3 ? ", …" : ""}`;
