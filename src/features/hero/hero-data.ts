import { ok, type Result } from "../../lib/result.ts";
import type { SearchEngine, SearchFailure } from "../../services/search/port.ts";
import { EVERYTHING, firstSoldLeaves, stockRule } from "../search/data.ts";
import type { SearchState } from "../search/schema.ts";
import { siteSearch } from "../search/site-search.ts";
import type { Site } from "../site/site.ts";
import type { CarType } from "../vocabulary/vehicle-kinds.ts";
import { firstCarTypes, heroAttributes, heroCountsOf, heroOf } from "./hero.ts";
import type { HeroCounts, HeroFacets } from "./hero-schema.ts";

/** The choices of the home page's hero search. */
export async function heroFacets(
  engine: SearchEngine,
  site: Site,
  now: number,
): Promise<Result<HeroFacets, SearchFailure>> {
  const search = siteSearch(engine, site);
  const filter = stockRule(site, now);
  const [answer, changesAt] = await Promise.all([
    search.search({ ...EVERYTHING, filter, facets: heroAttributes(site.config) }),
    firstSoldLeaves(search, site, filter, now),
  ]);
  if (!answer.ok) return answer;
  if (!changesAt.ok) return changesAt;
  const carTypes = firstCarTypes(answer.value, site.config);
  const atFirst = { carTypes, facets: {}, ranges: {} };
  const narrowed = carTypes.length > 0 ? await countsBeside(engine, site, atFirst, now) : ok(null);
  return narrowed.ok ? ok(heroOf(answer.value, site.config, narrowed.value, changesAt.value)) : narrowed;
}

/** The shopper's choices in the hero search. No car types mean all. */
export interface HeroChoice extends Pick<SearchState, "facets" | "ranges"> {
  readonly carTypes: readonly CarType[];
}

/**
 * The number of cars for each option beside the present choices, and until when (epoch ms) it is valid; null: for
 * good.
 */
export async function heroCounts(
  search: SearchEngine,
  site: Site,
  choice: HeroChoice,
  now: number,
): Promise<Result<{ readonly counts: HeroCounts; readonly changesAt: number | null }, SearchFailure>> {
  const [counts, changesAt] = await Promise.all([
    countsBeside(search, site, choice, now),
    firstSoldLeaves(search, site, stockRule(site, now), now),
  ]);
  if (!counts.ok) return counts;
  return changesAt.ok ? ok({ counts: counts.value, changesAt: changesAt.value }) : changesAt;
}

/** One search, and another for counts that the choice of a model or make would hide from its own list. */
async function countsBeside(
  engine: SearchEngine,
  site: Site,
  { carTypes, facets, ranges }: HeroChoice,
  now: number,
): Promise<Result<HeroCounts, SearchFailure>> {
  const search = siteSearch(engine, site);
  const everything = { ...EVERYTHING, filter: stockRule(site, now) };
  const { make, model, car_type: _, ...rest } = facets;
  const common = { ...rest, ...(carTypes.length > 0 && { car_type: carTypes }) };
  const ofMake = make ? { make } : {};
  const ofModel = model ? { model } : {};
  const ask = (chosen: typeof facets, counted: readonly string[], within = ranges) =>
    search.search({ ...everything, refinements: { facets: chosen, ranges: within }, facets: counted });
  const [answer, makes, models] = await Promise.all([
    ask({ ...common, ...ofMake, ...ofModel }, [...heroAttributes(site.config), ...(make ? ["model"] : [])]),
    model ? ask(common, ["make"]) : null,
    make ? ask(ofMake, ["model"], {}) : null,
  ]);
  if (!answer.ok) return answer;
  if (makes && !makes.ok) return makes;
  if (models && !models.ok) return models;
  const answers = {
    answer: answer.value,
    makes: (makes?.value ?? answer.value).facets.make ?? {},
    models: models ? (models.value.facets.model ?? {}) : null,
    chosenModels: model ?? [],
  };
  return ok(heroCountsOf(answers, site.config));
}
