import type { SortKey } from "../../vocabulary/attributes.ts";
import type { SearchState } from "../schema.ts";
import type { Choice } from "../understand/schema.ts";

/** The orders to choose from: the nearest first only where a place says from where. */
export function sortsFor(
  { sortOptions }: { readonly sortOptions: readonly SortKey[] },
  { near }: Pick<SearchState, "near">,
): readonly SortKey[] {
  const others = sortOptions.filter((key) => key !== "nearest");
  return near ? [...others, "nearest"] : others;
}

/** The site's own order: the first that needs no place. */
export const defaultSort = (config: { readonly sortOptions: readonly SortKey[] }): SortKey =>
  sortsFor(config, {})[0] ?? "recommended";

/** The choice among typed words that says the order: "cheapest". An order said after another one is struck. */
export const orderChoice = (choices: readonly Choice[]): Choice | undefined =>
  choices.find(({ wants, standing }) => wants.kind === "sort" && standing.kind === "kept");

/**
 * The order in which the results are: the one that was typed, else the one that was chosen. Whoever chooses an order
 * takes away the typed one (`withOrder`), so that where there are both, the typed one came later.
 */
export function orderInForce(choices: readonly Choice[], { sortBy }: Pick<SearchState, "sortBy">): SortKey {
  const wants = orderChoice(choices)?.wants;
  return wants?.kind === "sort" ? wants.sortBy : sortBy;
}
