import { counted, formatNumber } from "../../../lib/words/format.ts";
import type { Hold, HoldKind, ImportMode } from "../schema.ts";

/** What a source may change without anybody being asked. */
export interface HoldRules {
  /** The share of the cars for sale that a full file may mark sold; more than `goneFew` cars must be gone, too. */
  readonly goneShare: number;
  readonly goneFew: number;
}
export const USUAL_HOLD_RULES: HoldRules = { goneShare: 1 / 5, goneFew: 5 };

/** Fewer cars than this say nothing about whose file it is. */
const FEW_CARS = 5;
/** A file of which fewer cars than this share are known is taken for another dealer's. */
const KNOWN_SHARE = 1 / 20;
/** More than this share of the cars, and at least this many, with a price that moved by more than half. */
const MOVED_SHARE = 1 / 10;
const MOVED_FEW = 3;
/** A stock of more cars than this does not double overnight. */
const GROWING_FROM = 20;

/** What a file would do to the stock. */
export interface RunFigures {
  readonly mode: ImportMode;
  /** Cars for sale before the run, and stock numbers of those that it would mark sold. */
  readonly forSale: number;
  readonly gone: readonly string[];
  /** The file's cars that are stored already, sold or not, and those that are not. */
  readonly known: number;
  readonly created: number;
  /** Known cars that had a price, and stock numbers of those whose price moved by more than half, or went away. */
  readonly priced: number;
  readonly moved: readonly string[];
}

/** Whether a price moved by more than half of what it was, or went away. */
export function hasLeapt(before: number | null, after: number | null): boolean {
  return before !== null && before > 0 && (after === null || Math.abs(after - before) > before / 2);
}

/** Why a person must look at the file before it changes anything; empty where nobody needs to. */
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

/** A file of changes may bring new cars only, but not as many as half the stock. */
function isForeign({ mode, forSale, known, created }: RunFigures): boolean {
  const cars = known + created;
  if (cars <= FEW_CARS || forSale <= FEW_CARS) return false;
  return mode === "full" ? known < cars * KNOWN_SHARE : known === 0 && cars >= forSale / 2;
}

const some = (numbers: readonly string[]): string =>
  `${numbers.slice(0, 3).join(", ")}${numbers.length > 3 ? ", …" : ""}`;
