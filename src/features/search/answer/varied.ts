import { ok, type Result } from "../../../lib/result.ts";
import type { SearchAnswer, SearchDocument, SearchFailure } from "../../../services/search/port.ts";
import type { SearchState } from "../schema.ts";

/** The most cars of one model in succession. */
const LONGEST_RUN = 2;
/** The least number of cars in a block. A block is a whole number of pages. */
const LEAST_BLOCK = 96;

/**
 * Whether cars are varied: only in the recommended order, and only without typed words, which have an order of their
 * own.
 */
export const isVaried = ({ sortBy, query }: SearchState): boolean => sortBy === "recommended" && query === "";

type Ask = (offset: number, limit: number) => Promise<Result<SearchAnswer, SearchFailure>>;

/**
 * A page of the recommended order. Cars move only within a block of whole pages, so that each is on exactly one page.
 * The end of the previous block counts as the beginning of this one.
 */
export async function variedPage(ask: Ask, page: number, size: number): ReturnType<Ask> {
  const block = blockOf(size);
  const offset = (page - 1) * size;
  const from = offset - (offset % block);
  const before = Math.min(block, from);
  const answer = await ask(from - before, before + block);
  if (!answer.ok) return answer;
  const { hits } = answer.value;
  const ended = varied(hits.slice(0, before)).slice(-LONGEST_RUN);
  const order = varied(hits.slice(before), ended);
  return ok({ ...answer.value, hits: order.slice(offset - from, offset - from + size) });
}

/** Number of cars that are reordered together. */
const blockOf = (pageSize: number): number => pageSize * Math.ceil(LEAST_BLOCK / pageSize);

/**
 * The same cars reordered so that no more than two of one model follow each other, as long as later cars rank lower
 * only by their score: cars for sale stay before sold ones, and the dealer's rank counts first. `before` are the cars
 * right before them.
 */
export function varied<T extends SearchDocument>(cars: readonly T[], before: readonly T[] = []): readonly T[] {
  const left = [...cars];
  const order = before.slice(-LONGEST_RUN);
  const start = order.length;
  while (left.length > 0) {
    const [head] = left;
    if (!head) break;
    const run = order.slice(-LONGEST_RUN);
    const isFull = run.length === LONGEST_RUN && run.every((car) => modelOf(car) === modelOf(head));
    const other = isFull ? left.findIndex((car) => isEqualRank(car, head) && modelOf(car) !== modelOf(head)) : 0;
    order.push(...left.splice(Math.max(0, other), 1));
  }
  return order.slice(start);
}

const modelOf = ({ make, model }: SearchDocument): string => `${make}\n${model}`;
const isEqualRank = (a: SearchDocument, b: SearchDocument): boolean =>
  a.for_sale === b.for_sale && a.custom_rank === b.custom_rank;
