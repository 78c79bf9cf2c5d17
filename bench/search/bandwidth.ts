import { median } from "../figures.ts";
import type { Answer } from "./peers/peer.ts";
import { countedFor } from "./peers/plain-loops.ts";
import { FACETS } from "./stock.ts";
import { PAGE, type Query } from "./workload.ts";

/** Larger than any cache of a processor's. */
const LARGE = 2 ** 28;
const ROUNDS = 7;

/** Bytes a second at which one core sums a large array of numbers: the best a loop over columns can do. */
export function measureBandwidth(): number {
  const numbers = new Float64Array(LARGE / 8).fill(1.5);
  const seconds = Array.from({ length: ROUNDS }, () => {
    const begun = performance.now();
    if (!Number.isFinite(sumOf(numbers))) throw new Error("The sum of numbers is a number.");
    return (performance.now() - begun) / 1000;
  });
  return LARGE / median(seconds);
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

/** A facet column's code, a number column's value, a place in a list of places or in an order. */
const CODE_BYTES = 2;
const NUMBER_BYTES = 8;
const PLACE_BYTES = 4;

/**
 * The bytes that columns make a search read, each once: the places of the cars that hold the words; for every refined
 * field the column of all candidates; for every facet the codes of the cars that count for it; and as much of an order
 * as fills the page, or the matches where those are fewer. Nothing for the search without words and choices, whose
 * answer may be kept. It is what must be looked at by any engine that keeps such columns; what keeps more than columns
 * may read less.
 */
export function bytesToRead(
  query: Query,
  answer: Answer,
  { cars, withWords }: { cars: number; withWords: number },
): number {
  const facets = FACETS.filter((field) => query.facets[field]).length;
  const ranges = Object.keys(query.ranges).length;
  if (query.words.length === 0 && facets + ranges === 0) return 0;
  const candidates = query.words.length > 0 ? withWords : cars;
  const words = query.words.length > 0 ? withWords * PLACE_BYTES : 0;
  const choices = candidates * (facets * CODE_BYTES + ranges * NUMBER_BYTES);
  const counts = FACETS.reduce((sum, field) => sum + countedFor(answer, query, field) * CODE_BYTES, 0);
  const share = answer.total / cars;
  const fromOrder = share > 0 ? Math.min(cars, ((query.page + 1) * PAGE) / share) : 0;
  const page = Math.min(fromOrder * PLACE_BYTES, answer.total * NUMBER_BYTES);
  return words + choices + counts + page;
}
