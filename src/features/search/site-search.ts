import { ok } from "../../lib/result.ts";
import type { SearchDocument, SearchEngine, SearchRequest } from "../../services/search/port.ts";
import { STOCK_INDEX } from "./index/documents/document.ts";
import { type AskingSite, isSiteField, type SiteFields, siteFields } from "./index/site-fields.ts";

type Named<Value> = Readonly<Record<string, Value>>;

/**
 * The engine as a site uses it: "price", "price_range", "weekly_price" and "weekly_price_range" mean the figures that
 * this site shows, whatever other sites with the same cars show.
 */
export function siteSearch(engine: SearchEngine, site: AskingSite): SearchEngine {
  const fields = siteFields(site);
  if (fields.isPlain) return engine;
  return {
    ...engine,
    search: async (request) => {
      const answer = await engine.search(translated(request, fields));
      if (!answer.ok) return answer;
      const { facets, stats, ...rest } = answer.value;
      return ok({ ...rest, facets: plainNames(facets, fields), stats: plainNames(stats, fields) });
    },
  };
}

/** The same for programs, which receive the hits unchanged. The hits contain this site's figures and no others. */
export function programSearch(engine: SearchEngine, site: AskingSite): SearchEngine {
  const own = siteSearch(engine, site);
  const fields = siteFields(site);
  return {
    ...own,
    search: async (request) => {
      const answer = await own.search(request);
      if (!answer.ok) return answer;
      return ok({ ...answer.value, hits: answer.value.hits.map((hit) => ownFigures(hit, fields)) });
    },
  };
}

const QUOTED_OR_FIELD = /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|\b(?:weekly_)?price(?:_range)?\b/gs;

/** A request for the engine, with fields replaced by those that the site shows. */
export const engineRequest = (request: SearchRequest, site: AskingSite): SearchRequest => {
  const fields = siteFields(site);
  return fields.isPlain ? request : translated(request, fields);
};

/** A filter of the site's own, with fields replaced by those that the site shows. */
export const siteFilter = (filter: string, site: AskingSite): string => filterIn(filter, siteFields(site));

function filterIn(filter: string, { isPlain, own }: SiteFields): string {
  if (isPlain) return filter;
  return filter.replace(QUOTED_OR_FIELD, (found) => (/^["']/.test(found) ? found : (own(found) ?? found)));
}

function translated(request: SearchRequest, fields: SiteFields): SearchRequest {
  const { refinements, facets, stats, sort, filter } = request;
  const named = (names: readonly string[]) => names.flatMap((name) => fields.own(name) ?? []);
  const renamed = <Value>(record: Named<Value>): Named<Value> =>
    Object.fromEntries(
      Object.entries(record).flatMap(([name, value]) => {
        const field = fields.own(name);
        return field === null ? [] : [[field, value]];
      }),
    );
  return {
    ...request,
    filter: filterIn(filter, fields),
    refinements: { facets: renamed(refinements.facets), ranges: renamed(refinements.ranges) },
    facets: named(facets),
    stats: named(stats),
    sort: sort.flatMap(ownOrder(fields)),
    ...(sort.length === 0 && { order: (STOCK_INDEX.order ?? []).flatMap(ownOrder(fields)) }),
  };
}

const ownOrder =
  (fields: SiteFields) =>
  (order: string): readonly string[] => {
    const [, name = order, direction = ""] = /^(\w+):(\w+)$/.exec(order) ?? [];
    return direction === "" ? [order] : fields.sort(name, direction);
  };

const plainNames = <Value>(record: Named<Value>, { plain }: SiteFields): Named<Value> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [plain.get(name) ?? name, value]));

/**
 * A hit with this site's figures under the plain names, without other sites' figures and without the indexed comment
 * words.
 */
function ownFigures(hit: SearchDocument, { plain }: SiteFields): SearchDocument {
  const own = [...plain].map(([field, name]) => [name, hit[field] ?? null]);
  const others = Object.entries(hit).filter(([name]) => name !== "said" && !isSiteField(name));
  return { ...Object.fromEntries(others), ...Object.fromEntries(own), id: hit.id };
}
