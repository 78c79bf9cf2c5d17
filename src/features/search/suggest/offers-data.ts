import { ok, type Result } from "../../../lib/result.ts";
import type { SearchEngine, SearchFailure } from "../../../services/search/port.ts";
import { carCard, cardKind } from "../../cards/card.ts";
import type { Site } from "../../site/site.ts";
import { carFinder, EVERYTHING, firstSoldLeaves, stockRule } from "../data.ts";
import { knownPlaces } from "../places/find-place.ts";
import { ALL_STOCK_PATH, parseSearchState, type SearchRoute } from "../rules.ts";
import { siteSearch } from "../site-search.ts";
import type { Asking } from "../understand/understood.ts";
import { placesBegun } from "./places-begun.ts";
import type { CountedName, OfferedCars, OfferedPlace, StockWords } from "./schema.ts";

/** The most names of one kind to send, so that the response stays small: about 8 KB compressed for 20,000 cars. */
const MOST_NAMES = 600;
/** Number of cars that the list shows. */
const CARS = 3;
/** Number of places that the list shows. */
const PLACES = 2;
/** The most searches that one call may count, and the maximum length of each. */
const MOST_COUNTED = 10;
const LONGEST_SEARCH = 300;

const ALL_STOCK: SearchRoute = { kind: "all", path: ALL_STOCK_PATH, heading: "", filter: "", fixed: {} };

interface Timed<Value> {
  readonly value: Value;
  /** When (epoch ms) this stops being valid; null if never. */
  readonly changesAt: number | null;
}

/** The names of the stock that the list under a search box offers, the most frequent first. */
export async function stockWords(
  engine: SearchEngine,
  site: Site,
  now: number,
): Promise<Result<Timed<StockWords>, SearchFailure>> {
  const { config } = site;
  const filter = stockRule(site, now);
  const facets = ["make", "make_model", "dealership_name", ...choiceFacets(config)];
  const [answer, changesAt] = await Promise.all([
    siteSearch(engine, site).search({ ...EVERYTHING, filter, facets }),
    firstSoldLeaves(engine, site, filter, now),
  ]);
  if (!answer.ok) return answer;
  if (!changesAt.ok) return changesAt;
  const of = (facet: string): readonly CountedName[] =>
    Object.entries(answer.value.facets[facet] ?? {})
      .sort(([, a], [, b]) => b - a)
      .slice(0, MOST_NAMES);
  const words: StockWords = {
    noun: config.vehicleNoun.toLowerCase(),
    path: ALL_STOCK_PATH,
    makes: of("make"),
    models: of("make_model"),
    choices: choiceFacets(config).flatMap(of),
    places: of("dealership_name"),
  };
  return ok({ value: words, changesAt: changesAt.value });
}

/** Facets whose values are words that people type, body types first. */
const choiceFacets = ({ bodyFacet }: Pick<Site["config"], "bodyFacet">): readonly string[] => [
  bodyFacet,
  "simple_fuel",
  "simple_transmission",
  "colour",
  "drive",
];

/** The first cars of a search, the counts of this and other searches, and how the words so far are read. */
export async function offeredCars(
  asking: Asking,
  site: Site,
  { searches, words }: { readonly searches: readonly string[]; readonly words: string },
  now: number,
): Promise<Result<Timed<OfferedCars>, SearchFailure>> {
  const queries = searches.slice(0, MOST_COUNTED).map((query) => query.slice(0, LONGEST_SEARCH));
  const stateOf = (query: string) =>
    parseSearchState(new URL(`?${query}`, "http://search.invalid"), { fixed: {} }, site);
  const states = queries.map(stateOf);
  const find = carFinder(asking, site, now);
  const found = await Promise.all(
    states.map((state, at) => find({ route: ALL_STOCK, state }, { limit: at === 0 ? CARS : 0 })),
  );
  const changesAt = await firstSoldLeaves(asking.search, site, stockRule(site, now), now);
  if (!changesAt.ok) return changesAt;
  const counts: number[] = [];
  for (const each of found) {
    if (!each.ok) return each;
    counts.push(each.value.total);
  }
  const first = found[0]?.ok ? found[0].value : null;
  const cars = (first?.cars ?? []).map((car) => {
    const card = carCard(car, site, now);
    const { id, href, title, badge, photos, price } = card;
    return {
      ...{ id, href, title, badge, photo: photos[0] ?? null, price: price.text, note: price.note },
      kind: cardKind(card),
    };
  });
  const finding = (q: string) =>
    find({ route: ALL_STOCK, state: stateOf(new URLSearchParams({ q }).toString()) }, { limit: 0 });
  const soFar = await finding(words);
  const places: OfferedPlace[] = [];
  for (const place of placesBegun(words, knownPlaces(site, asking.geocoding).beginning, PLACES)) {
    const around = await finding(place.text.toLowerCase());
    if (around.ok && around.value.total > 0) places.push({ ...place, count: around.value.total });
  }
  const choices = (soFar.ok && soFar.value.reading?.choices) || [];
  const kept = choices.filter(({ standing }) => standing.kind === "kept");
  const read = kept.map(({ label }) => label);
  const value = { total: counts[0] ?? 0, cars, read, heading: first?.reading?.heading ?? null, counts, places };
  return ok({ value, changesAt: changesAt.value });
}
