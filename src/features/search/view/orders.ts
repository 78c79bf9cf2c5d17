import type { SortKey } from "../../vocabulary/attributes.ts";
import type { SearchState } from "../schema.ts";

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
