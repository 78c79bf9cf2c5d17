import { ok } from "../../lib/result.ts";
import type { SearchDocument, SearchEngine, SearchRequest } from "../../services/search/port.ts";
import type { Site } from "../site/site.ts";
import { WEEKLY_LANES } from "../site/weekly-lanes.ts";
import { WEEKLY_FIELDS, weeklyField } from "./index/weekly-fields.ts";

type LanedSite = Pick<Site, "weeklyLane">;
type Named<Value> = Readonly<Record<string, Value>>;

/**
 * The engine as a site asks it: "weekly_price" and "weekly_price_range" mean the figures that this site shows, whatever
 * another site that shares its cars tells of them.
 */
export function weeklySearch(engine: SearchEngine, site: LanedSite): SearchEngine {
  const lane = site.weeklyLane ?? 0;
  if (lane === 0) return engine;
  return {
    ...engine,
    search: async (request) => {
      const answer = await engine.search(translated(request, lane));
      if (!answer.ok) return answer;
      const { facets, stats, ...rest } = answer.value;
      return ok({ ...rest, facets: ownNames(facets, lane), stats: ownNames(stats, lane) });
    },
  };
}

/** The same for programs, which are given the hits as they are: these tell this site's figures and no other's. */
export function programSearch(engine: SearchEngine, site: LanedSite): SearchEngine {
  const own = weeklySearch(engine, site);
  return {
    ...own,
    search: async (request) => {
      const answer = await own.search(request);
      if (!answer.ok) return answer;
      return ok({ ...answer.value, hits: answer.value.hits.map((hit) => ownFigures(hit, site.weeklyLane ?? 0)) });
    },
  };
}

const QUOTED_OR_FIELD = /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|\bweekly_price(?:_range)?\b/gs;

/** A filter of the site's own, its weekly fields being those of its lane. */
export function weeklyFilter(filter: string, { weeklyLane: lane = 0 }: LanedSite): string {
  if (lane === 0) return filter;
  return filter.replace(QUOTED_OR_FIELD, (found) => (/^["']/.test(found) ? found : weeklyField(found, lane)));
}

function translated(request: SearchRequest, lane: number): SearchRequest {
  const { refinements, facets, stats, sort, filter } = request;
  const isThere = (field: string) => lane < WEEKLY_LANES || !isWeekly(field);
  const field = (name: string) => (isWeekly(name) ? weeklyField(name, lane) : name);
  const renamed = <Value>(record: Named<Value>): Named<Value> =>
    Object.fromEntries(
      Object.entries(record)
        .filter(([name]) => isThere(name))
        .map(([name, value]) => [field(name), value]),
    );
  return {
    ...request,
    filter: lane < WEEKLY_LANES ? weeklyFilter(filter, { weeklyLane: lane }) : filter,
    refinements: { facets: renamed(refinements.facets), ranges: renamed(refinements.ranges) },
    facets: facets.filter(isThere).map(field),
    stats: stats.filter(isThere).map(field),
    sort: sort
      .map((order) => order.split(":"))
      .filter(([name = ""]) => isThere(name))
      .map(([name = "", ...rest]) => [field(name), ...rest].join(":")),
  };
}

const isWeekly = (field: string): boolean => (WEEKLY_FIELDS as readonly string[]).includes(field);

function ownNames<Value>(record: Named<Value>, lane: number): Named<Value> {
  const own = new Map(WEEKLY_FIELDS.map((name) => [weeklyField(name, lane), name]));
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [own.get(name as never) ?? name, value]));
}

/** A hit with this lane's figures under the plain names, and no other lane's. */
function ownFigures(hit: SearchDocument, lane: number): SearchDocument {
  const own = WEEKLY_FIELDS.map((name) => [name, hit[weeklyField(name, lane)] ?? null]);
  const others = Object.entries(hit).filter(([name]) => !/^weekly_price(_range)?_\d+$/.test(name));
  return { ...Object.fromEntries(others), ...Object.fromEntries(own), id: hit.id };
}
