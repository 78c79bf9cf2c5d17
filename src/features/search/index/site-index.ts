import type { ServedIndex } from "../../../services/search/dialect/port.ts";
import { allOf, type SearchEngine } from "../../../services/search/port.ts";
import type { Site } from "../../site/site.ts";
import { siteRule } from "../data.ts";
import { STOCK_INDEX } from "./document.ts";

/** An address is one car's alone: there is nothing to count, and as many counts as cars. */
const COUNTED = { ...STOCK_INDEX, facets: STOCK_INDEX.facets.filter((field) => field !== "slug") };

/**
 * A site's stock as programs may search it (API-013): under the site's own name for it, and nothing but the cars that
 * its own dealerships show on their websites, whatever is asked.
 */
export function siteIndex(search: SearchEngine, site: Site): ServedIndex {
  return {
    uid: site.config.searchIndex,
    engine: search,
    fields: COUNTED,
    rule: allOf(siteRule(site), "show_on_dealer_website = true"),
  };
}
