import type { HeroChoice } from "../hero/hero-data.ts";
import { carTypeValue } from "../hero/hero-schema.ts";
import type { SearchRoute } from "../search/rules.ts";
import { parseSearchState, searchHref } from "../search/rules.ts";
import type { SearchState } from "../search/schema.ts";
import { defaultSort } from "../search/view/orders.ts";
import type { SiteConfig } from "../site/schema.ts";
import { CAR_TYPES, type CarType } from "../vocabulary/vehicle-kinds.ts";
import { withoutSliderEnds } from "./hero-form.ts";

/** By the form's value, in the order in which the hero offers them (HOME-013). */
const PATHS: Readonly<Record<string, string>> = {
  new: "/search/new-cars",
  "new-demo": "/search/new-and-demo-cars",
  used: "/search/used-cars",
  demo: "/search/demo-cars",
};

type HeroSite = { readonly config: Pick<SiteConfig, "sortOptions"> } & Parameters<typeof parseSearchState>[2];

/**
 * The chosen car types; none for All. Without JavaScript, toggle and dropdown may disagree: the one that was changed
 * counts (HOME-009). Both begin with the first choice that is offered, so it is the one that comes later.
 */
function chosenTypes(values: readonly string[]): readonly CarType[] {
  const chosen = Object.keys(PATHS).findLast((value) => values.includes(value)) ?? "";
  return CAR_TYPES.filter((type) => chosen.split("-").includes(type));
}

function stateOf(url: URL, path: string, site: HeroSite): SearchState {
  const cleaned = new URL(url);
  withoutSliderEnds(cleaned.searchParams);
  const route: SearchRoute = { kind: "all", path, heading: "", filter: "", fixed: {} };
  return parseSearchState(cleaned, route, site);
}

/** The choices that an address contains. It never fails: anything unknown is left out. */
export function heroChoice(url: URL, site: HeroSite): HeroChoice {
  const { facets, ranges } = stateOf(url, "", site);
  return { carTypes: chosenTypes(url.searchParams.getAll("car-type")), facets, ranges };
}

/** The canonical address of the hero form's choices. New / Demo means both car types (HOME-015). */
export function heroDestination(url: URL, stockHref: string, site: HeroSite): string {
  const types = chosenTypes(url.searchParams.getAll("car-type"));
  const path = PATHS[carTypeValue(types)] ?? stockHref;
  return searchHref(path, stateOf(url, path, site), defaultSort(site.config));
}
