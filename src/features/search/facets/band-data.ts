import { ok, type Result } from "../../../lib/result.ts";
import type { SearchEngine, SearchFailure } from "../../../services/search/port.ts";
import type { Site } from "../../site/site.ts";
import { KIND_BANDS } from "../../stock/kind-bands.ts";
import { EVERYTHING, stockRule } from "../data.ts";

/** The number of the site's vehicles in each band, by the band's category. Empty if the site sells only cars. */
export async function kindBandCounts(
  search: SearchEngine,
  site: Site,
  now: number,
): Promise<Result<Readonly<Record<string, number>>, SearchFailure>> {
  if (site.config.itemTypes.every((type) => type === "car")) return ok({});
  const answer = await search.search({ ...EVERYTHING, filter: stockRule(site, now), facets: ["categories"] });
  if (!answer.ok) return answer;
  const counts = answer.value.facets.categories ?? {};
  return ok(
    Object.fromEntries(KIND_BANDS.flatMap(({ category }) => (counts[category] ? [[category, counts[category]]] : []))),
  );
}
