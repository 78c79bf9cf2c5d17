import { type BenchCar, FACETS, type FacetField, NUMBERS } from "../questions/stock.ts";
import type { Query } from "../questions/workload.ts";
import type { Answer } from "./peer.ts";

/** The columns of the databases' table: facets as small whole numbers, which group and compare fastest. */
export const COLUMNS = ["id", "text", "rank", ...NUMBERS, ...FACETS] as const;
/** Columns worth an index for a choice or an order; in the others every value is very common. */
export const INDEXED = ["rank", "price", "km", "year", "make", "model", "badge", "location_name", "city", "colour"];

/** Values of facets as whole numbers from 1; a missing value is null. */
export class Codes {
  readonly #codes = new Map(FACETS.map((field) => [field, new Map<string, number>()]));
  readonly #values = new Map(FACETS.map((field) => [field, [""]]));

  rowOf(car: BenchCar): (string | number | null)[] {
    const facets = FACETS.map((field) => this.#code(field, car[field]));
    return [car.id, car.text, car.rank, ...NUMBERS.map((field) => car[field]), ...facets];
  }

  /**
   * Conditions such as `make in (3, 4)`, without the choice of the field `butFor`. `range` precedes a compared field:
   * "+" keeps SQLite from walking an index for a range that holds most cars.
   */
  conditions({ facets, ranges }: Query, butFor: FacetField | null, range: "" | "+" = ""): string[] {
    const chosen = FACETS.flatMap((field) => {
      const values = facets[field];
      if (!values || field === butFor) return [];
      return [`${field} in (${this.codesOf(field, values)})`];
    });
    const within = NUMBERS.flatMap((field) => {
      const limits = ranges[field];
      return limits ? [`${range}${field} between ${limits[0]} and ${limits[1]}`] : [];
    });
    return [...within, ...chosen];
  }

  /** -1 for a value that no car has. */
  codesOf(field: FacetField, values: readonly string[]): number[] {
    return values.map((value) => this.#codes.get(field)?.get(value) ?? -1);
  }

  /** Counts by value from rows of code and count. */
  counts(field: FacetField, rows: readonly (readonly [number | null, number])[]): Record<string, number> {
    const values = this.#values.get(field) ?? [];
    return Object.fromEntries(rows.flatMap(([code, count]) => (code === null ? [] : [[values[code] ?? "", count]])));
  }

  #code(field: FacetField, value: string | undefined): number | null {
    if (value === undefined) return null;
    const codes = this.#codes.get(field) ?? new Map<string, number>();
    const known = codes.get(value);
    if (known !== undefined) return known;
    codes.set(value, codes.size + 1);
    this.#values.get(field)?.push(value);
    return codes.size;
  }
}

/** Facets that a query does not refine: one pass over the matching cars counts them all. */
export const openFacets = ({ facets }: Query): FacetField[] => FACETS.filter((field) => !facets[field]);
export const refinedFacets = ({ facets }: Query): FacetField[] => FACETS.filter((field) => facets[field]);

export const whereOf = (conditions: readonly string[]): string =>
  conditions.length > 0 ? `where ${conditions.join(" and ")}` : "";

export type FacetCounts = { [field in FacetField]?: Record<string, number> };
export const wholeFacets = (counts: FacetCounts): Answer["facets"] => counts as Answer["facets"];
