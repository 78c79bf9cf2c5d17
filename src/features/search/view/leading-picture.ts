import { allOf, type SearchEngine } from "../../../services/search/port.ts";
import type { Site } from "../../site/site.ts";
import { SORTS } from "../../vocabulary/attributes.ts";
import { EVERYTHING, stockRule } from "../data.ts";
import { cardOf } from "../index/documents/document.ts";

/** Number of cars in which to look for one with a picture. */
const LEADING = 24;

/**
 * The address of a picture to represent the site: that of the highest ranked car for sale with a picture. Null if there
 * is none, or while the stock cannot be searched.
 */
export async function leadingPicture(search: SearchEngine, site: Site, now: number): Promise<string | null> {
  const filter = allOf(stockRule(site, now), "status = in_stock", "sold = false");
  const found = await search.search({ ...EVERYTHING, filter, sort: SORTS.recommended.by, limit: LEADING });
  const cards = found.ok ? found.value.hits.map(cardOf) : [];
  return cards.flatMap(({ primary_image_url }) => primary_image_url ?? [])[0] ?? null;
}
