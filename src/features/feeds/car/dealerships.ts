import { clean, fold } from "../normalise/text.ts";
import type { FeedRow, Mapping, Problem } from "../schema.ts";
import type { ReadPlan } from "./cells.ts";

/** The dealership of a group that an import is for, and the names that rows use for the group's dealerships. */
export interface Dealerships {
  /** Slug of the dealership whose stock is imported. */
  readonly ours: string;
  /** Slugs by the names in the mapping's table, folded. */
  readonly byName: ReadonlyMap<string, string>;
}

/** The mapping's table of dealerships, for an import of one of them; null if it has none. */
export function dealershipsOf(ours: string, table: Mapping["dealerships"]): Dealerships | null {
  if (!table) return null;
  return { ours, byName: new Map(Object.entries(table).map(([name, slug]) => [fold(name), slug])) };
}

/**
 * A row's dealership: ours, another in the table (with the cell that names it), or a problem if the name is unknown.
 */
export type Belonging =
  | { readonly to: "ours" }
  | { readonly to: "another"; readonly column: string; readonly value: string }
  | { readonly to: "nobody"; readonly problem: Problem };

/**
 * The dealership that a row belongs to. Its dealership, yard and location columns are read in this order, and the first
 * name that is in the table counts. A row with no such name is a problem: it is never guessed into a yard.
 */
export function belongingOf(row: FeedRow, plan: ReadPlan, { ours, byName }: Dealerships): Belonging {
  let unknown: { column: string; value: string } | null = null;
  for (const field of ["dealership", "location_name", "location"] as const) {
    for (const { column } of plan.byField.get(field)?.choices ?? []) {
      const value = clean(row.cells[column]);
      if (value === "") continue;
      const slug = byName.get(fold(value));
      if (slug !== undefined) return slug === ours ? { to: "ours" } : { to: "another", column, value };
      unknown ??= { column, value };
    }
  }
  const reason = unknown
    ? "the mapping's table of dealerships does not have this name"
    : "the row names no dealership, and the mapping has a table of them";
  return { to: "nobody", problem: { column: unknown?.column ?? null, value: unknown?.value ?? "", reason } };
}
