import { formatKm, formatMoney } from "../../../lib/words/format.ts";
import { FACETS, type FacetAttribute, RANGES, type RangeAttribute } from "../../vocabulary/attributes.ts";

/** Texts of the search page for chosen filters: a facet's value, a range. */

/**
 * The label of a value. A chip has no heading, so the label of, for example, a number of seats then includes the noun.
 */
export function facetLabel(attribute: FacetAttribute, value: string, alone = false): string {
  const { labels, alone: saidAlone } = FACETS[attribute];
  if (alone && saidAlone) return saidAlone(value);
  return labels && Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}

/** A range in words: "$10,000 to $30,000", "Up to 80,000 km", "2018 and newer". */
export function rangeLabel(
  attribute: RangeAttribute,
  { min, max }: { readonly min?: number; readonly max?: number },
): string {
  const { unit, per: period } = RANGES[attribute];
  const say = (value: number) =>
    unit === "dollars" ? formatMoney(value) : unit === "kilometres" ? formatKm(value) : String(value);
  const words = { dollars: ["From", ""], kilometres: ["From", ""], year: ["", "and newer"] } as const;
  const [before, after] = words[unit];
  const per = period ? ` per ${period}` : "";
  if (min !== undefined && max !== undefined) return `${min === max ? say(min) : `${say(min)} to ${say(max)}`}${per}`;
  if (max !== undefined) return `${unit === "year" ? `${max} and older` : `Up to ${say(max)}`}${per}`;
  return `${`${before} ${say(min ?? 0)} ${after}`.trim()}${per}`;
}
