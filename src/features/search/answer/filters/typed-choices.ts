import {
  FACET_ATTRIBUTES,
  type FacetAttribute,
  RANGE_ATTRIBUTES,
  type RangeAttribute,
  type SortKey,
} from "../../../vocabulary/attributes.ts";
import { withSort } from "../../rules.ts";
import type { SearchState } from "../../schema.ts";
import type { AnsweredReading, Choice, Reading, Span } from "../../understand/schema.ts";
import { orderChoice } from "../../view/orders.ts";
import { withReading } from "../../words-read.ts";

/** Typed choices as filters: which filter a choice sets, and the same search with that filter instead of the words. */

type Attribute = FacetAttribute | RangeAttribute;
type Ends = { readonly min?: number; readonly max?: number };

/** The page's filters that a choice sets; empty if no filter can express it. */
interface Filters {
  readonly facets: Readonly<Partial<Record<FacetAttribute, readonly string[]>>>;
  readonly ranges: Readonly<Partial<Record<RangeAttribute, Ends>>>;
}

const NONE: Filters = { facets: {}, ranges: {} };
const isFacet = (name: string): name is FacetAttribute => (FACET_ATTRIBUTES as readonly string[]).includes(name);
const isRange = (name: string): name is RangeAttribute => (RANGE_ATTRIBUTES as readonly string[]).includes(name);

export function filtersOf({ wants, negated, standing }: Choice): Filters {
  if (negated || standing.kind !== "kept") return NONE;
  if (wants.kind === "values") {
    return isFacet(wants.attribute) ? { facets: { [wants.attribute]: wants.values }, ranges: {} } : NONE;
  }
  if (wants.kind === "range") {
    const { attribute, min, max } = wants;
    if (!isRange(attribute)) return NONE;
    return {
      facets: {},
      ranges: { [attribute]: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } },
    };
  }
  if (wants.kind !== "vehicles") return NONE;
  const named = {
    make: wants.any.flatMap(({ make }) => make ?? []),
    model: wants.any.flatMap(({ model }) => model ?? []),
    badge: wants.any.flatMap(({ badges }) => badges ?? []),
  };
  const facets = Object.entries(named).map(([name, values]) => [name, [...new Set(values)]] as const);
  return { facets: Object.fromEntries(facets.filter(([, values]) => values.length > 0)), ranges: {} };
}

/**
 * The reading, if it belongs to this search's words, because a search that is still loading may have other words. If a
 * chip was removed, the remaining words keep their reading.
 */
export function readingOf(state: SearchState, reading: AnsweredReading | null): AnsweredReading | null {
  if (!reading || state.exactly) return null;
  if (reading.typed === state.query) return reading;
  const removedAt = reading.pressed.findIndex(({ query }) => query === state.query);
  return removedAt < 0 ? null : withoutChoice(reading, removedAt, state.query);
}

function withoutChoice(reading: AnsweredReading, removedAt: number, query: string): AnsweredReading {
  let from = 0;
  const moved = ({ start, end }: Span): Span => {
    const words = reading.typed.slice(start, end);
    const at = Math.max(query.indexOf(words, from), query.indexOf(words), 0);
    from = at + words.length;
    return { start: at, end: at + words.length };
  };
  const choices = reading.choices
    .filter((_, at) => at !== removedAt)
    .map((choice) => ({ ...choice, spans: choice.spans.map(moved) }));
  return { ...reading, typed: query, choices, pressed: [] };
}

/** The search with the filters set by its words added to the chosen ones. */
export function withTypedFilters(state: SearchState, reading: AnsweredReading | null): SearchState {
  const choices = readingOf(state, reading)?.choices ?? [];
  if (choices.length === 0) return state;
  const typed = choices.map(filtersOf);
  return {
    ...state,
    facets: Object.assign({}, state.facets, ...typed.map(({ facets }) => facets)),
    ranges: Object.assign({}, state.ranges, ...typed.map(({ ranges }) => ranges)),
  };
}

/** The search that pressing a choice's chip leads to: without the choice, or with it restored if it was struck. */
export function withPressed(state: SearchState, reading: AnsweredReading, choice: Choice): SearchState {
  const pressed = reading.pressed[reading.choices.indexOf(choice)];
  return pressed ? withReading(state, pressed) : withoutWords(state, reading, [choice]);
}

/** The search in another order, which replaces a typed order. */
export function withOrder(state: SearchState, reading: AnsweredReading | null, sortBy: SortKey): SearchState {
  const own = readingOf(state, reading);
  const typed = own && orderChoice(own.choices);
  return withSort(typed ? withPressed(state, own, typed) : state, sortBy);
}

/** The search without the words of some choices. */
export function withoutWords(state: SearchState, { typed, choices }: Reading, removed: readonly Choice[]): SearchState {
  const cut = removed.flatMap(({ spans }) => spans).sort((a, b) => b.start - a.start);
  const left = cut.reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, typed);
  const ids = new Set(removed.filter((each) => choices.includes(each)).map(({ id }) => id));
  const read = (state.read ?? []).filter((id) => !ids.has(id));
  return withReading(state, { query: left.replace(/\s+/g, " ").trim(), read });
}

/**
 * The search with filters in place of the words that set an attribute, so that choosing another value adds to them
 * instead of contradicting them.
 */
export function settledFor(state: SearchState, reading: AnsweredReading | null, attribute: Attribute): SearchState {
  const own = readingOf(state, reading);
  const sets = own?.choices.filter((choice) => {
    const { facets, ranges } = filtersOf(choice);
    return Object.hasOwn(facets, attribute) || Object.hasOwn(ranges, attribute);
  });
  if (!own || !sets || sets.length === 0) return state;
  const { facets, ranges } = withTypedFilters(state, { ...own, choices: sets });
  return { ...withoutWords(state, own, sets), facets, ranges };
}
