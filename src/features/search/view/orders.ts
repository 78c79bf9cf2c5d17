import type { SortKey } from "../../vocabulary/attributes.ts";
import type { SearchState } from "../schema.ts";
import type { Choice, Reading } from "../understand/schema.ts";

/** The sort orders to choose from. "Nearest first" is offered only if the search has a place. */
export function sortsFor(
  { sortOptions }: { readonly sortOptions: readonly SortKey[] },
  { near }: Pick<SearchState, "near">,
): readonly SortKey[] {
  const others = sortOptions.filter((key) => key !== "nearest");
  return near ? [...others, "nearest"] : others;
}

/** The site's default order: the first that needs no place. */
export const defaultSort = (config: { readonly sortOptions: readonly SortKey[] }): SortKey =>
  sortsFor(config, {})[0] ?? "recommended";

/** The choice among typed words that sets the order: "cheapest". Any other typed order is struck. */
export const orderChoice = (choices: readonly Choice[]): Choice | undefined =>
  choices.find(({ wants, standing }) => wants.kind === "sort" && standing.kind === "kept");

/**
 * The order of the results: the typed one, otherwise the chosen one. Choosing an order removes a typed one
 * (`withOrder`), so if both are present, the typed one is newer.
 */
export function orderInForce(choices: readonly Choice[], { sortBy }: Pick<SearchState, "sortBy">): SortKey {
  const wants = orderChoice(choices)?.wants;
  return wants?.kind === "sort" ? wants.sortBy : sortBy;
}

const TYPED_WORDS = "q-typed";
const TYPED_ORDER = "sort-typed";

/**
 * Hidden fields by which a plain form of orders says which words gave the order that it shows, since that may be none
 * that the site offers otherwise; none if no words gave it.
 */
export function typedOrder(
  reading: Pick<Reading, "typed" | "choices"> | null,
): readonly (readonly [name: string, value: string])[] {
  const wants = orderChoice(reading?.choices ?? [])?.wants;
  if (!reading || wants?.kind !== "sort") return [];
  return [
    [TYPED_WORDS, reading.typed],
    [TYPED_ORDER, wants.sortBy],
  ];
}

/** The words that keep giving the order, where a plain form of orders was sent without a change; null otherwise. */
export const wordsOfKeptOrder = (params: URLSearchParams): string | null =>
  params.has(TYPED_ORDER) && params.get(TYPED_ORDER) === params.get("sort") ? params.get(TYPED_WORDS) : null;
