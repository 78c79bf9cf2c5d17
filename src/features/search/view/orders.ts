import type { SortKey } from "../../vocabulary/attributes.ts";
import type { SearchState } from "../schema.ts";
import type { Choice } from "../understand/schema.ts";

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
