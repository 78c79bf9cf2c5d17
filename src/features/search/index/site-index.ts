import type { ServedIndex } from "../../../services/search/dialect/port.ts";
import { allOf, type SearchEngine } from "../../../services/search/port.ts";
import type { Site } from "../../site/site.ts";
import { siteRule } from "../data.ts";
import { programSearch } from "../site-search.ts";
import { STOCK_INDEX } from "./documents/document.ts";
import { isSiteField } from "./site-fields.ts";

/**
 * Paths are not counted, because every car has a different one. Fields that replace another on some sites are not
 * listed, because `programSearch` returns them under the plain name.
 */
const isOwn = (field: string) => field !== "slug" && !isSiteField(field);
const COUNTED = {
  ...STOCK_INDEX,
  facets: STOCK_INDEX.facets.filter(isOwn),
  numbers: STOCK_INDEX.numbers.filter(isOwn),
  sortable: STOCK_INDEX.sortable.filter(isOwn),
};

/**
 * A site's stock as an index for programs (API-013), under the site's own name for it. Whatever is requested, it
 * contains only the cars that the site's dealerships show on their websites.
 */
export function siteIndex(search: SearchEngine, site: Site): ServedIndex {
  return {
    uid: site.config.searchIndex,
    engine: programSearch(search, site),
    fields: COUNTED,
    rule: allOf(siteRule(site), "show_on_dealer_website = true"),
  };
}
