import { median } from "../figures.ts";
import type { Answer } from "./peers/peer.ts";
import { countedFor } from "./peers/plain-loops.ts";
import { FACETS, type FacetField } from "./questions/stock.ts";
import { PAGE, type Query } from "./questions/workload.ts";

/** Larger than any processor's cache. */
const LARGE = 2 ** 28;

export interface BandwidthGauge {
  /** Takes a reading, in a few hundredths of a second. */
  read(): void;
  /** The median of all readings, in bytes per second. */
  median(): number;
}

/**
 * Measures how many bytes per second one core can sum in a large array of numbers, which is the best that a loop over
 * columns can reach. It is read repeatedly between the measurements compared with it, because the speed of a shared
 * machine varies.
 */
export function bandwidthGauge(): BandwidthGauge {
  const numbers = new Float64Array(LARGE / 8).fill(1.5);
  const readings: number[] = [];
  const bytesASecond = () => {
    const begun = performance.now();
    if (!Number.isFinite(sumOf(numbers))) throw new Error("The sum of numbers is a number.");
    return (LARGE * 1000) / (performance.now() - begun);
  };
  // A first run, after which the code is compiled.
  bytesASecond();
  return { read: () => void readings.push(bytesASecond()), median: () => median(readings) };
}

/** Four parallel sums, so that no addition waits for the previous one. */
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

/** Bytes of a code in a facet's column and of a value in a number's column. */
export interface Widths {
  readonly code: number;
  readonly number: number;
}
/** The widths of plain columns, for a comparison that is independent of the engine's storage. */
const PLAIN: Widths = { code: 4, number: 8 };
/** The widths in which the engine stores these cars. */
export const PACKED: Widths = { code: 2, number: 4 };

/** Bytes for a step along an order, or for a matching car's place in a heap. */
const STEP = 4;
const PLACE = 8;
/** A field with at most this many values has a set of cars for each value, with a bit for each car. */
const FEW_VALUES = 64;

export interface Stocked {
  readonly cars: number;
  /** Number of cars that contain a query's words; all cars where it has none. */
  readonly withWords: number;
  /** Number of values of each field. */
  readonly values: { readonly [field in FacetField]: number };
}

/**
 * The bytes of columns and sets that a search must read, each once, according to the engine's DESIGN.md: the stock's
 * own set; two sets for each word; for a choice its values' sets, or the field's codes where it has too many values for
 * sets; for a range the numbers of the cars that contain the words; for each facet its values' sets or the codes of the
 * cars that count for it, whichever is less, and at most half of the stock's codes, because counts of the whole are
 * cached; as much of an order as fills the page. A search without words and choices reads nothing, because its answer
 * is cached.
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
