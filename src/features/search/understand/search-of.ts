import { allOf, quoted, type Refinements } from "../../../services/search/port.ts";
import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES } from "../../vocabulary/attributes.ts";
import type { Choice, NamedVehicle, Reading, Wants } from "./schema.ts";

/** The search that a reading means. */
export interface ReadSearch {
  /** The text left for the full-text search. */
  readonly query: string;
  /** Choices that the page's own filters can show. */
  readonly refinements: Refinements;
  /** All other choices, in the grammar of `services/search/port.ts`; empty for none. */
  readonly filter: string;
}

/** Choices that are searched for. */
export const searchedChoices = ({ choices }: Pick<Reading, "choices">): readonly Choice[] =>
  choices.filter(({ standing }) => standing.kind === "kept");

export function searchOf(reading: Pick<Reading, "choices" | "text">): ReadSearch {
  const facets: Record<string, readonly string[]> = {};
  const ranges: Record<string, { readonly min?: number; readonly max?: number }> = {};
  const filters: string[] = [];
  for (const { wants, negated } of searchedChoices(reading)) {
    if (wants.kind === "sort") continue;
    if (negated) filters.push(withoutFilter(filterOf(wants)));
    else if (wants.kind === "range" && isRange(wants.attribute)) {
      const { min, max } = wants;
      ranges[wants.attribute] = narrowed(ranges[wants.attribute], {
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
      });
    } else if (wants.kind === "values" && isFacet(wants.attribute) && !facets[wants.attribute]) {
      facets[wants.attribute] = wants.values;
    } else {
      const names = wants.kind === "vehicles" ? namesOf(wants.any) : null;
      const fits = names && !facets.model && (!facets.make || names.make.every((make) => facets.make?.includes(make)));
      if (names && fits) Object.assign(facets, facets.make ? { model: names.model } : names);
      else filters.push(filterOf(wants));
    }
  }
  return { query: reading.text, refinements: { facets, ranges }, filter: allOf(...filters) };
}

const isFacet = (attribute: string): boolean => (FACET_ATTRIBUTES as readonly string[]).includes(attribute);
const isRange = (attribute: string): boolean => (RANGE_ATTRIBUTES as readonly string[]).includes(attribute);

/**
 * The make and models, if all the vehicles are models of one make, which the page's own lists can show; null otherwise.
 */
function namesOf(
  any: readonly NamedVehicle[],
): { readonly make: readonly string[]; readonly model: readonly string[] } | null {
  const makes = new Set(any.map(({ make }) => make));
  const [make] = makes;
  if (makes.size !== 1 || make === null || make === undefined) return null;
  const models = any.flatMap(({ model, badges }) => (model !== null && !badges ? [model] : []));
  return models.length === any.length ? { make: [make], model: [...new Set(models)] } : null;
}

/** Everything in a reading except its text, in the search grammar, for a request without refinements. */
export function wholeFilter({ refinements: { facets, ranges }, filter }: ReadSearch): string {
  const values = Object.entries(facets).map(([field, allowed]) => `${field} IN [${allowed.map(quoted).join(", ")}]`);
  const bounds = Object.entries(ranges).map(([field, ends]) => rangeText(field, ends));
  return allOf(...values, ...bounds, filter);
}

interface Ends {
  readonly min?: number;
  readonly max?: number;
}

/** The intersection of two ranges. */
export function narrowed(a: Ends | undefined, b: Ends): Ends {
  const min = Math.max(a?.min ?? Number.NEGATIVE_INFINITY, b.min ?? Number.NEGATIVE_INFINITY);
  const max = Math.min(a?.max ?? Number.POSITIVE_INFINITY, b.max ?? Number.POSITIVE_INFINITY);
  return { ...(Number.isFinite(min) && { min }), ...(Number.isFinite(max) && { max }) };
}

const withoutFilter = (filter: string): string => (filter === "" ? "" : `NOT (${filter})`);

const anyOf = (filters: readonly string[]): string =>
  filters
    .filter((filter) => filter !== "")
    .map((filter) => `(${filter})`)
    .join(" OR ");

/** The condition of a choice in the search grammar. */
function filterOf(wants: Wants): string {
  switch (wants.kind) {
    case "values":
      return `${wants.attribute} IN [${wants.values.map(quoted).join(", ")}]`;
    case "range":
      return rangeText(wants.attribute, wants);
    case "vehicles":
      return anyOf(wants.any.map(vehicleFilter));
    case "identity":
      return `slug IN [${wants.slugs.map(quoted).join(", ")}]`;
    case "either":
      return anyOf(wants.any.map(filterOf));
    case "place":
      return placeFilter(wants.place);
    default:
      return "";
  }
}

function rangeText(attribute: string, { min, max }: Ends): string {
  if (min !== undefined && max !== undefined) return `${attribute} ${min} TO ${max}`;
  return max === undefined ? `${attribute} >= ${min ?? 0}` : `${attribute} <= ${max}`;
}

function vehicleFilter({ make, model, badges }: NamedVehicle): string {
  return allOf(
    make === null ? "" : `make = ${quoted(make)}`,
    model === null ? "" : `model = ${quoted(model)}`,
    badges === null ? "" : `badge IN [${badges.map(quoted).join(", ")}]`,
  );
}

/** Empty for an unknown place: "near me" before the visit has a place. */
function placeFilter({ state, cities, centre, km }: Extract<Wants, { kind: "place" }>["place"]): string {
  if (state !== null) return `state = ${quoted(state)}`;
  if (centre !== null) return `_geoRadius(${centre.lat}, ${centre.lng}, ${km * 1_000})`;
  return cities.length > 0 ? `city IN [${cities.map(quoted).join(", ")}]` : "";
}
