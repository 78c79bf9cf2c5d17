import { median } from "../figures.ts";
import type { Answer } from "./peers/peer.ts";
import { countedFor } from "./peers/plain-loops.ts";
import { FACETS, type FacetField } from "./stock.ts";
import { PAGE, type Query } from "./workload.ts";

/** Larger than any cache of a processor's. */
const LARGE = 2 ** 28;

export interface BandwidthGauge {
  /** Takes a reading, which takes some hundredths of a second. */
  read(): void;
  /** The median of all readings, bytes a second. */
  median(): number;
}

/**
 * Tells how many bytes a second one core sums of a large array of numbers: the best a loop over columns can do. It is
 * read again and again in between what it is held against, for the speed of a shared machine drifts.
 */
export function bandwidthGauge(): BandwidthGauge {
  const numbers = new Float64Array(LARGE / 8).fill(1.5);
  const readings: number[] = [];
  const bytesASecond = () => {
    const begun = performance.now();
    if (!Number.isFinite(sumOf(numbers))) throw new Error("The sum of numbers is a number.");
    return (LARGE * 1000) / (performance.now() - begun);
  };
  // The machine code is made by then.
  bytesASecond();
  return { read: () => void readings.push(bytesASecond()), median: () => median(readings) };
}

/** Four sums side by side, so that no addition waits for the one before it. */
function sumOf(numbers: Float64Array): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let index = 0; index < numbers.length; index += 4) {
    a += numbers[index] ?? 0;
    b += numbers[index + 1] ?? 0;
    c += numbers[index + 2] ?? 0;
    d += numbers[index + 3] ?? 0;
  }
  return a + b + c + d;
}

/** Bytes of a facet column's code and of a number column's value. */
export interface Widths {
  readonly code: number;
  readonly number: number;
}
/** Of plain columns, by which the distance is told, however the engine holds them. */
const PLAIN: Widths = { code: 4, number: 8 };
/** As the engine holds these cars'. */
export const PACKED: Widths = { code: 2, number: 4 };

/** A step along an order, and a matching car's place in a heap. */
const STEP = 4;
const PLACE = 8;
/** Fields of so few values have a set of cars for each, a bit a car. */
const FEW_VALUES = 64;

export interface Stocked {
  readonly cars: number;
  /** Cars that hold a query's words; all of them where it has none. */
  readonly withWords: number;
  /** By field, how many values it has. */
  readonly values: { readonly [field in FacetField]: number };
}

/**
 * The bytes that a search must read of columns and sets, each once, as the engine's DESIGN.md has it: the stock's own
 * set; two sets a word; for a choice its values' sets, or the field's codes where it has too many values for sets; for
 * a range the numbers of the cars that hold the words; for each facet its values' sets or the codes of what counts for
 * it, whichever is less, and no more than half of the stock's codes, because counts of the whole are kept; as much of
 * an order as fills the page. Nothing for the search without words and choices, whose answer is kept.
 */
export function bytesToRead(
  query: Query,
  answer: Answer,
  { cars, withWords, values }: Stocked,
  { code, number }: Widths = PLAIN,
): number {
  const chosen = FACETS.filter((field) => query.facets[field]);
  const ranges = Object.keys(query.ranges).length;
  if (query.words.length + chosen.length + ranges === 0) return 0;
  const set = cars / 8;
  const ofChoices = sum(chosen, (field) =>
    values[field] <= FEW_VALUES ? (query.facets[field]?.length ?? 0) * set : code * cars,
  );
  const ofCounts = sum(FACETS, (field) => {
    const codes = code * Math.min(countedFor(answer, query, field), cars / 2);
    return values[field] <= FEW_VALUES ? Math.min(values[field] * set, codes) : codes;
  });
  const steps = answer.total > 0 ? Math.min(cars, ((query.page + 1) * PAGE * cars) / answer.total) : 0;
  const ofPage = Math.min(steps * STEP, answer.total * PLACE);
  return set * (1 + 2 * query.words.length) + ofChoices + ranges * number * withWords + ofCounts + ofPage;
}

const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((total, one) => total + of(one), 0);
