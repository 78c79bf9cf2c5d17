import { err, ok, type Result } from "../../lib/result.ts";
import { MINUTE_MS } from "../../lib/time/spans.ts";
import { allOf, quoted, type SearchAnswer, type SearchEngine, type SearchFailure } from "../../services/search/port.ts";
import type { Site } from "../site/site.ts";
import type { CardCar } from "../stock/card-car.ts";
import { queryMinute, soldShownUntil } from "../stock/display-window.ts";
import { stockFilter } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";
import { SORTS } from "../vocabulary/attributes.ts";
import { radiusCounts, sortOf } from "./answer/distance.ts";
import { EVERYTHING } from "./answer/everything.ts";
import { chosenFacets, isRange, searchPageOf, shownFilters, spelledAsCounted } from "./answer/results.ts";
import { chooseSimilar, SIMILAR_LIMIT, similarFilters } from "./answer/similar.ts";
import { isVaried, variedPage } from "./answer/varied.ts";
import { cardOf } from "./index/documents/document.ts";
import type { FindCars } from "./nearest/find-cars.ts";
import { nearestTo } from "./nearest/nearest.ts";
import { radiusFilter } from "./places/near.ts";
import { hasFilters, pageSizeOf, type SearchRoute } from "./rules.ts";
import type { SearchState } from "./schema.ts";
import type { SearchPage } from "./search-page.ts";
import { type KnownMakes, resolveSearchPath } from "./search-paths.ts";
import { siteFilter, siteSearch } from "./site-search.ts";
import { headingOf } from "./understand/heading-of.ts";
import { type Asking, meantBy, understood } from "./understand/understood.ts";

export { EVERYTHING };

/**
 * The stock rule, constant within a minute. A sold car is removed at the first full minute after its days are over, so
 * that all requests of a minute are the same and can share a response.
 */
export function stockRule(site: Site, now: number): string {
  return siteFilter(stockFilter(site.config, site, queryMinute(now)), site);
}

/** The filter for all cars of the site's dealerships, regardless of their availability. */
export function siteRule(site: Site): string {
  return `dealership_slug IN [${site.dealerships.map(({ slug }) => quoted(slug)).join(", ")}]`;
}

/** The instant (epoch ms) at which the first sold car that this filter matches is removed; null if there is none. */
export async function firstSoldLeaves(
  search: SearchEngine,
  site: Site,
  filter: string,
  now: number,
): Promise<Result<number | null, SearchFailure>> {
  const sold = await search.search({
    ...EVERYTHING,
    filter: allOf(filter, "status = sold"),
    stats: ["sold_date_timestamp"],
  });
  if (!sold.ok) return sold;
  const first = sold.value.stats.sold_date_timestamp?.min;
  if (first === undefined) return ok(null);
  return ok(Math.max(soldShownUntil(first, site.config), queryMinute(now) + MINUTE_MS));
}

/** The search that `/search/{segments}` means on this site; `not-found` for a make or model it never had. */
export async function searchRoute(
  search: SearchEngine,
  site: Site,
  segments: readonly string[],
): Promise<Result<SearchRoute, "not-found" | SearchFailure>> {
  const named = resolveSearchPath(segments, site, new Map());
  if (named.ok || segments.length === 0 || segments.length > 2) return named;
  const makes = await search.search({ ...EVERYTHING, filter: siteRule(site), facets: ["make"] });
  if (!makes.ok) return makes;
  const known = new Map<string, readonly string[]>(
    Object.keys(makes.value.facets.make ?? {}).map((make) => [make, []]),
  );
  const [first = "", second] = segments;
  const route = resolveSearchPath([first], site, known);
  if (second === undefined || !route.ok) return route;
  const found = await modelsOf(search, site, route.value.fixed.make ?? []);
  return found.ok ? resolveSearchPath(segments, site, found.value) : found;
}

async function modelsOf(
  search: SearchEngine,
  site: Site,
  makes: readonly string[],
): Promise<Result<KnownMakes, SearchFailure>> {
  const known = new Map<string, readonly string[]>();
  for (const make of makes) {
    const filter = allOf(siteRule(site), `make = ${quoted(make)}`);
    const models = await search.search({ ...EVERYTHING, filter, facets: ["model"] });
    if (!models.ok) return models;
    known.set(make, Object.keys(models.value.facets.model ?? {}));
  }
  return ok(known);
}

/** A page of results with its facets. A page number after the last is read as the last. */
export async function searchPage(
  asking: Asking,
  site: Site,
  requested: SearchRoute,
  typed: SearchState,
  now: number,
): Promise<Result<SearchPage, SearchFailure>> {
  const search = siteSearch(asking.search, site);
  const filters = shownFilters(site.config);
  const size = pageSizeOf(requested, site.config);
  const read = await understood(asking, site, stockRule(site, now), { route: requested, state: typed }, now);
  if (!read.ok) return read;
  const { reading, route, state, own: named } = read.value;
  const rule = allOf(stockRule(site, now), requested.filter);
  const facets = [...new Set(["car_type", ...filters.filter((filter) => !isRange(filter))])];
  const stats = filters.filter(isRange);
  const pathOnly = { refinements: { facets: requested.fixed, ranges: {} } };
  const ask = (offset: number, limit: number) =>
    search.search({
      query: state.query,
      filter: allOf(stockRule(site, now), route.filter, radiusFilter(state)),
      refinements: { facets: chosenFacets(route, state), ranges: state.ranges },
      facets,
      stats,
      sort: sortOf(state),
      offset,
      limit,
    });
  const answerTo = (page: number) => (isVaried(state) ? variedPage(ask, page, size) : ask((page - 1) * size, size));
  const stock = hasFilters(typed) ? search.search({ ...EVERYTHING, filter: rule, ...pathOnly, facets, stats }) : null;
  const [first, changesAt, known, around] = await Promise.all([
    answerTo(state.page),
    firstSoldLeaves(search, site, rule, now),
    stock,
    radiusCounts(search, allOf(stockRule(site, now), route.filter), route, state),
  ]);
  if (!first.ok) return first;
  if (!changesAt.ok) return changesAt;
  if (known && !known.ok) return known;
  const page = Math.min(state.page, Math.max(1, Math.ceil(first.value.total / size)));
  const answer = page === state.page ? first : await answerTo(page);
  if (!answer.ok) return answer;
  const all = known?.value ?? null;
  const spelt = (of: SearchState) => spelledAsCounted({ ...of, page }, answer.value.facets, all?.facets ?? {});
  const own = spelt(named);
  const shown = {
    answer: answer.value,
    known: all,
    around,
    route,
    state: own,
    asked: spelt(state),
    config: site.config,
  };
  if (answer.value.total > 0) return ok(searchPageOf(shown, reading, null, changesAt.value));
  const find = carFinder(asking, site, now);
  const nearest = await nearestTo({ route: requested, state: own }, reading, find, site.config);
  if (!nearest.ok) return nearest;
  return ok(searchPageOf(shown, reading, { ...nearest.value, stock: all?.total ?? 0 }, changesAt.value));
}

/** Finds cars as a search page would, with typed words read as choices, on one site at one time. */
export function carFinder(asking: Asking, site: Site, now: number): FindCars {
  const rule = stockRule(site, now);
  const search = siteSearch(asking.search, site);
  return async (question, { limit, facets = [] }) => {
    const resolved = await meantBy(asking, site, rule, question, now);
    if (!resolved.ok) return resolved;
    const { route, state, read } = resolved.value;
    const found = await search.search({
      query: state.query,
      filter: allOf(rule, route.filter, radiusFilter(state)),
      refinements: { facets: chosenFacets(route, state), ranges: state.ranges },
      facets,
      stats: [],
      sort: sortOf(state),
      offset: 0,
      limit,
    });
    if (!found.ok) return found;
    const { total, hits, facets: counts } = found.value;
    const heading = read && headingOf(read.reading, site.config.vehicleNoun.toLowerCase());
    const reading = read && { choices: read.reading.choices, heading };
    return ok({ total, cars: hits.map(cardOf), counts, reading });
  };
}

/** Cars like this one, at most six; the current car is never among them (VDP-046..054). */
export async function similarCars(
  search: SearchEngine,
  site: Site,
  car: Car,
  now: number,
): Promise<Result<readonly CardCar[], SearchFailure>> {
  const { alike, fallback } = similarFilters(car);
  const found = await hitsOf(search, site, alike, now);
  if (!found.ok) return found;
  let chosen = chooseSimilar(car, found.value);
  for (const filter of fallback) {
    if (chosen.length > 0) break;
    const others = await hitsOf(search, site, [filter], now);
    if (!others.ok) return others;
    chosen = chooseSimilar(car, others.value);
  }
  return ok(chosen.map(cardOf));
}

async function hitsOf(
  search: SearchEngine,
  site: Site,
  filters: readonly string[],
  now: number,
): Promise<Result<SearchAnswer["hits"], SearchFailure>> {
  const hits: SearchAnswer["hits"][number][] = [];
  for (const filter of filters) {
    const rule = allOf(stockRule(site, now), filter);
    const found = await search.search({
      ...EVERYTHING,
      filter: rule,
      sort: SORTS.recommended.by,
      limit: SIMILAR_LIMIT,
    });
    if (!found.ok) return found;
    hits.push(...found.value.hits);
  }
  return ok(hits);
}

/** Number of vehicles that the site shows. */
export async function vehicleCount(
  search: SearchEngine,
  site: Site,
  now: number,
): Promise<Result<number, SearchFailure>> {
  const answer = await search.search({ ...EVERYTHING, filter: stockRule(site, now) });
  return answer.ok ? ok(answer.value.total) : answer;
}

/** The site's cars with these slugs, including sold ones, in the given order. Missing ones are left out. */
export async function carsBySlugs(
  search: SearchEngine,
  site: Site,
  slugs: readonly string[],
): Promise<Result<readonly CardCar[], SearchFailure>> {
  const distinct = [...new Set(slugs)].filter((slug) => slug !== "").slice(0, 100);
  if (distinct.length === 0) return ok([]);
  const filter = allOf(siteRule(site), "show_on_dealer_website = true", `slug IN [${distinct.map(quoted).join(", ")}]`);
  const found = await search.search({ ...EVERYTHING, filter, limit: distinct.length });
  if (!found.ok) return err(found.error);
  const cards = new Map(found.value.hits.map(cardOf).map((card) => [card.slug, card]));
  return ok(distinct.flatMap((slug) => cards.get(slug) ?? []));
}
