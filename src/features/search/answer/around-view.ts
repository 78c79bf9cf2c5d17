import { formatNumber } from "../../../lib/words/format.ts";
import type { SortKey } from "../../vocabulary/attributes.ts";
import { placeName, withNear, withWithin } from "../places/near.ts";
import { searchHref } from "../rules.ts";
import { type CarriedFields, carriedFields, type SearchResults } from "../view/parts.ts";

/** A radius to choose. */
interface RadiusItem {
  /** "15 km", "Any distance". */
  readonly label: string;
  /** Kilometres; null for any distance. */
  readonly km: number | null;
  /** "160"; null if not counted. */
  readonly count: string | null;
  readonly href: string;
  readonly selected: boolean;
}

/** The filter by distance. */
export interface AroundView {
  /** The text of the field: "Ryde NSW 2112"; empty for none. */
  readonly place: string;
  /** An error message if the place is unknown; otherwise null. */
  readonly problem: string | null;
  /** Empty without a place. */
  readonly radii: readonly RadiusItem[];
  /** "Within 15 km"; null for none. */
  readonly summary: string | null;
  readonly carried: CarriedFields;
  /** The search without a place. */
  readonly clearHref: string | null;
}

export function aroundView({ route, state, around }: SearchResults, defaultSort: SortKey): AroundView {
  const { near } = state;
  const href = (next: typeof state) => searchHref(route.path, next, defaultSort);
  const within = near?.within ?? null;
  return {
    place: near ? placeName(near) : "",
    problem: near && !near.place ? `We don’t know “${near.asked}”. Type a postcode or suburb.` : null,
    radii: (near && around ? around : []).map(({ km, count }) => ({
      label: km === null ? "Any distance" : `${km} km`,
      km,
      count: formatNumber(count),
      href: href(withWithin(state, km)),
      selected: km === within,
    })),
    summary: near?.place ? (within === null ? placeName(near) : `Within ${within} km`) : null,
    carried: carriedFields(href({ ...withNear(state, null), sortBy: near ? state.sortBy : "nearest" })),
    clearHref: near ? href(withNear(state, null)) : null,
  };
}
