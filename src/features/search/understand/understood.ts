import { ok, type Result } from "../../../lib/result.ts";
import { wallClock } from "../../../lib/time/time-zones.ts";
import type { Geocoding } from "../../../services/geocoding/port.ts";
import { allOf, type SearchEngine, type SearchFailure } from "../../../services/search/port.ts";
import type { Site } from "../../site/site.ts";
import type { FacetAttribute, RangeAttribute } from "../../vocabulary/attributes.ts";
import { inOwnNames } from "../places/feed-places.ts";
import { radiusFilter } from "../places/near.ts";
import type { SearchRoute } from "../rules.ts";
import type { SearchState } from "../schema.ts";
import { siteSearch } from "../site-search.ts";
import { orderInForce } from "../view/orders.ts";
import { headingOf } from "./heading-of.ts";
import { identitiesOf } from "./identities.ts";
import { siteVocabulary } from "./lexicon/site-vocabulary.ts";
import type { Vocabulary } from "./lexicon/vocabulary.ts";
import { placeFinder } from "./place-finder.ts";
import { readWords } from "./read-words.ts";
import type { Ambiguity, AnsweredReading, Choice, KnownPlace, Reading, ReadingOptions } from "./schema.ts";
import { narrowed, searchOf } from "./search-of.ts";
import { pressed } from "./without-choice.ts";

/** The services a reading needs. Without `geocoding`, only the site's own towns are recognised as places. */
export interface Asking {
  readonly search: SearchEngine;
  readonly geocoding?: Geocoding;
}

/** A search as its address states it. */
interface Question {
  readonly route: SearchRoute;
  readonly state: SearchState;
}

/**
 * The same search with its words turned into choices: the search for the engine, and the choices for the page's
 * filters.
 */
export interface Understood extends Question {
  readonly own: SearchState;
  readonly reading: AnsweredReading | null;
}

/** A reading before its alternatives are counted. */
export interface SiteReading {
  readonly reading: Reading;
  readonly vocabulary: Vocabulary;
  readonly options: ReadingOptions;
}

/** Reads a text on a site whose stock `rule` selects. The counts of that stock supply the site's words. */
export async function readOnSite(
  asking: Asking,
  site: Site,
  rule: string,
  typed: string,
  { now, read, near }: { readonly now: number; readonly read?: readonly string[]; readonly near?: KnownPlace | null },
): Promise<Result<SiteReading, SearchFailure>> {
  const thisYear = Number(wallClock(now, site.config.timezone).day.slice(0, 4));
  const place = await placeFinder(typed, site, asking.geocoding);
  const base: ReadingOptions = { thisYear, place, ...(read && { read }), ...(near && { near }) };
  const engine = asking.search;
  const known = await siteVocabulary(engine, site, rule);
  if (!known.ok) return known;
  const vocabulary = known.value;
  const first = readWords(typed, vocabulary, base);
  const codes = codesOf(first);
  if (!/\d/.test(codes)) return ok({ reading: first, vocabulary, options: base });
  const identities = await identitiesOf(siteSearch(engine, site), rule, codes);
  if (!identities.ok) return identities;
  const options = { ...base, identities: identities.value };
  return ok({ reading: readWords(typed, vocabulary, options), vocabulary, options });
}

/** The words that may identify one car: those left as text, and a number alone, which is otherwise a price. */
const codesOf = ({ text, choices }: Reading): string =>
  [text, ...choices.filter(isNumberAlone).map(({ words }) => words)].join(" ");

const isNumberAlone = ({ wants, words }: Choice): boolean =>
  wants.kind === "range" && wants.attribute === "price" && /^\d+$/.test(words);

/** A search as sent to the engine, with the reading of its words; null if nothing was read. */
interface Meant extends Question {
  /** The address's own choices, with places under the site's own names. */
  readonly own: SearchState;
  readonly read: SiteReading | null;
}

/**
 * The search that typed words mean. Without words, or if the words are to be taken exactly, it is the search unchanged.
 */
export async function meantBy(
  asking: Asking,
  site: Site,
  rule: string,
  question: Question,
  now: number,
): Promise<Result<Meant, SearchFailure>> {
  const named = await inOwnPlaces(asking, site, rule, question.state);
  if (!named.ok) return named;
  const renamed = { ...question, state: named.value };
  const { query, exactly, read, near } = renamed.state;
  if (query === "" || exactly) return ok({ ...renamed, own: renamed.state, read: null });
  const found = await readOnSite(asking, site, rule, query, {
    now,
    ...(read && { read }),
    near: near?.place ?? null,
  });
  if (!found.ok) return found;
  const picked = read ?? [];
  const reading = withinPath(found.value.reading, renamed.route, picked);
  return ok({ ...merged(renamed, reading, picked), own: renamed.state, read: { ...found.value, reading } });
}

async function inOwnPlaces(
  { search }: Asking,
  site: Site,
  rule: string,
  state: SearchState,
): Promise<Result<SearchState, SearchFailure>> {
  if (!state.facets.location_name) return ok(state);
  const known = await siteVocabulary(search, site, rule);
  return known.ok ? ok(inOwnNames(state, known.value.counts)) : known;
}

/** The same, with everything that a page shows of the reading: heading, other readings with counts, and chips. */
export async function understood(
  asking: Asking,
  site: Site,
  rule: string,
  question: Question,
  now: number,
): Promise<Result<Understood, SearchFailure>> {
  const resolved = await meantBy(asking, site, rule, question, now);
  if (!resolved.ok) return resolved;
  const { route, state, own, read } = resolved.value;
  if (!read) return ok({ route, state, own, reading: null });
  const { reading, vocabulary, options } = read;
  const others = await countedReadings(asking.search, site, rule, { ...question, state: own }, read);
  if (!others.ok) return others;
  const heading = headingOf(reading, site.config.vehicleNoun.toLowerCase());
  const presses = reading.choices.map((choice) => pressed(choice, reading, vocabulary, options));
  return ok({ route, state, own, reading: { ...reading, others: others.value, heading, pressed: presses } });
}

/**
 * The make or condition in the path comes first. Choices that contradict it are struck, unless the shopper picked them.
 */
function withinPath(reading: Reading, { fixed }: SearchRoute, picked: readonly string[]): Reading {
  const choices = reading.choices.map((choice): Choice => {
    if (choice.negated || choice.standing.kind === "struck" || picked.includes(choice.id)) return choice;
    const filter = namedBy(choice);
    const fixedValues = filter && fixed[filter.attribute];
    if (!fixedValues || filter.values.some((value) => fixedValues.includes(value))) return choice;
    return { ...choice, standing: { kind: "struck", sentence: `This page lists ${fixedValues.join(" and ")} only.` } };
  });
  return { ...reading, choices };
}

function namedBy({ wants }: Choice): { readonly attribute: FacetAttribute; readonly values: readonly string[] } | null {
  if (wants.kind === "values") return { attribute: wants.attribute as FacetAttribute, values: wants.values };
  if (wants.kind !== "vehicles") return null;
  const makes = wants.any.flatMap(({ make }) => make ?? []);
  return makes.length === wants.any.length ? { attribute: "make", values: makes } : null;
}

/** Combines the address's own choices with those of the words: values of a field are alternatives, ranges intersect. */
function merged({ route, state }: Question, reading: Reading, picked: readonly string[]): Question {
  const read = searchOf(reading);
  const facets: Partial<Record<FacetAttribute, readonly string[]>> = { ...state.facets };
  const fixed: Partial<Record<FacetAttribute, readonly string[]>> = { ...route.fixed };
  for (const [name, values] of Object.entries(read.refinements.facets)) {
    const attribute = name as FacetAttribute;
    const fixedValues = fixed[attribute];
    const inside = fixedValues ? values.filter((value) => fixedValues.includes(value)) : values;
    if (fixedValues && inside.length === 0 && picked.length > 0) delete fixed[attribute];
    facets[attribute] = [...new Set([...(facets[attribute] ?? []), ...(inside.length > 0 ? inside : values)])].sort();
  }
  const ranges: Partial<Record<RangeAttribute, { min?: number; max?: number }>> = { ...state.ranges };
  for (const [name, ends] of Object.entries(read.refinements.ranges)) {
    const attribute = name as RangeAttribute;
    const both = narrowed(ranges[attribute], ends);
    const isNone = both.min !== undefined && both.max !== undefined && both.min > both.max;
    if (!isNone) ranges[attribute] = both;
  }
  return {
    route: { ...route, fixed, filter: allOf(route.filter, read.filter) },
    state: { ...state, query: read.query, facets, ranges, sortBy: orderInForce(reading.choices, state) },
  };
}

/** The other readings with the number of cars that each finds, without those that find none. */
async function countedReadings(
  engine: SearchEngine,
  site: Site,
  rule: string,
  question: Question,
  { reading, vocabulary, options }: SiteReading,
): Promise<Result<readonly Ambiguity[], SearchFailure>> {
  const search = siteSearch(engine, site);
  const others: Ambiguity[] = [];
  for (const ambiguity of reading.others) {
    const readings: Ambiguity["readings"][number][] = [];
    for (const one of ambiguity.readings) {
      const other = readWords(reading.typed, vocabulary, { ...options, read: one.read });
      const { route, state } = merged(question, withinPath(other, question.route, one.read), one.read);
      const found = await search.search({
        query: state.query,
        filter: allOf(rule, route.filter, radiusFilter(state)),
        refinements: { facets: { ...route.fixed, ...state.facets }, ranges: state.ranges },
        facets: [],
        stats: [],
        sort: [],
        offset: 0,
        limit: 0,
      });
      if (!found.ok) return found;
      if (one.current || found.value.total > 0) readings.push({ ...one, count: found.value.total });
    }
    if (readings.length > 1 || ambiguity.kind === "contradiction") others.push({ ...ambiguity, readings });
  }
  return ok(others);
}
