import { ok, type Result } from "../../../../lib/result.ts";
import type { SearchAnswer, SearchEngine, SearchFailure } from "../../../../services/search/port.ts";
import type { Site } from "../../../site/site.ts";
import { shownFilters } from "../../answer/results.ts";
import { siteSearch } from "../../site-search.ts";
import { VOCABULARY_FIELDS, type Vocabulary, type VocabularySite, vocabularyOf } from "./vocabulary.ts";

interface CachedVocabulary {
  readonly vocabulary: Vocabulary;
  readonly site: Site;
  /** The engine's change counter when the vocabulary was built; undefined if the engine has none. */
  readonly changes: number | undefined;
  /** Milliseconds, as of `performance.now()`. */
  readonly madeAt: number;
  readonly took: number;
}

/** By engine and site. The entries of an engine are released with it. */
const cache = new WeakMap<SearchEngine, Map<string, CachedVocabulary>>();

/** While stock keeps changing, rebuilding a vocabulary may take at most one part in this many of the time. */
const REST = 100;
/** Milliseconds after which the vocabulary of an engine without a change counter is rebuilt. */
const UNCOUNTED_MS = 5_000;

/**
 * The meanings of words on a site, built from the counts of its stock (`filter`) and cached until that changes. Until
 * then, all callers with the same engine share one vocabulary.
 */
export async function siteVocabulary(
  search: SearchEngine,
  site: Site,
  filter: string,
): Promise<Result<Vocabulary, SearchFailure>> {
  const sites = cache.get(search) ?? new Map<string, CachedVocabulary>();
  cache.set(search, sites);
  const last = sites.get(site.slug);
  if (last && last.site === site && isCurrent(last, search)) return ok(last.vocabulary);
  const changes = search.changes?.();
  const start = performance.now();
  const counted = await siteSearch(search, site).search({
    query: "",
    filter,
    refinements: { facets: {}, ranges: {} },
    facets: VOCABULARY_FIELDS,
    stats: ["weekly_price", "subscription_price"],
    sort: [],
    offset: 0,
    limit: 0,
  });
  if (!counted.ok) return counted;
  const vocabulary = vocabularyOf(counted.value.facets, sitePart(site, counted.value.stats));
  const madeAt = performance.now();
  sites.set(site.slug, { vocabulary, site, changes, madeAt, took: madeAt - start });
  return ok(vocabulary);
}

function isCurrent({ changes, madeAt, took }: CachedVocabulary, search: SearchEngine): boolean {
  const age = performance.now() - madeAt;
  if (changes === undefined) return age < UNCOUNTED_MS;
  return changes === search.changes?.() || age < took * REST;
}

function sitePart({ config }: Site, stats: SearchAnswer["stats"]): VocabularySite {
  const filters: readonly string[] = shownFilters(config);
  const isSubscribed = config.subscriptionEnabled && stats.subscription_price !== undefined;
  return {
    itemTypes: config.itemTypes,
    weekly: isSubscribed ? "subscription_price" : stats.weekly_price ? "weekly_price" : null,
    showsBothWeekly: isSubscribed && stats.weekly_price !== undefined,
    transmission: filters.includes("transmission") ? "transmission" : "simple_transmission",
  };
}
