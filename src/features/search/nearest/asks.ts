import { formatNumber } from "../../../lib/words/format.ts";
import {
  FACET_ATTRIBUTES,
  type FacetAttribute,
  RANGE_ATTRIBUTES,
  type RangeAttribute,
} from "../../vocabulary/attributes.ts";
import { filtersOf, readingOf, withoutWords } from "../answer/filters/typed-choices.ts";
import { facetLabel, rangeLabel } from "../facets/facet-words.ts";
import { nearLabel, withWithin } from "../places/near.ts";
import { ALL_STOCK_PATH, type SearchRoute, withoutFacet, withRange } from "../rules.ts";
import type { Near, NearPlace, SearchState } from "../schema.ts";
import type { AnsweredReading, Choice } from "../understand/schema.ts";
import { ABOUT, type AskAbout, RANGE_ABOUT, TYPED_ABOUT } from "./ask-about.ts";

/** A search: the meaning of its path, and the choices made on it. */
export interface AskedSearch {
  readonly route: SearchRoute;
  readonly state: SearchState;
  /** Parts of typed choices that were dropped. The words of these choices are no longer in the state. */
  readonly gone?: readonly GonePart[];
}

interface GonePart {
  readonly choice: Choice;
  readonly attribute: Ask["attribute"];
}

/** One condition of a search. */
export interface Ask {
  readonly about: AskAbout;
  readonly attribute: FacetAttribute | RangeAttribute | null;
  /** Any of these values; empty for a range and for words. */
  readonly values: readonly string[];
  /** Both ends inclusive; null for anything but a range. */
  readonly range: { readonly min?: number; readonly max?: number } | null;
  /** As the page shows it: "2020", "Up to $30,000". */
  readonly label: string;
  /** The typed words in quotes, otherwise its label. */
  readonly said: string;
  /** The text for pairs of makes and models: "BMW X5 or Audi Q7". Absent for anything else. */
  readonly pairs?: string;
  /** The radius to search in; absent for anything else. */
  readonly around?: NearPlace & { readonly within: number };
  /** A typed figure with one end that the vehicle must reach, and how to phrase another figure in its place. */
  readonly figure?: Figure;
  /** The same search without it. */
  readonly without: (asked: AskedSearch) => AskedSearch;
}

interface Figure {
  readonly attribute: string;
  readonly min?: number;
  readonly max?: number;
  readonly label: (value: number) => string;
}

/** All conditions of a search, including those of its path. */
export function asksOf({ route, state }: AskedSearch, answered: AnsweredReading | null = null): readonly Ask[] {
  const facets: SearchState["facets"] = { ...route.fixed, ...state.facets };
  const chosen = FACET_ATTRIBUTES.flatMap((attribute) => {
    const values = facets[attribute];
    return values && values.length > 0 ? [facetAsk(attribute, values)] : [];
  });
  const ranges = RANGE_ATTRIBUTES.flatMap((attribute) => {
    const range = state.ranges[attribute];
    return range ? [rangeAsk(attribute, range)] : [];
  });
  const yard = route.kind === "dealership" ? [yardAsk(route)] : [];
  const reading = readingOf(state, answered);
  const words = reading ? reading.choices.flatMap((choice) => typedAsks(reading, choice)) : [];
  const text = reading?.choices.length ? reading.text : state.query;
  const left = text === "" ? [] : [wordsAsk(text, reading)];
  const around = state.near?.place && state.near.within !== undefined ? [radiusAsk(state.near)] : [];
  return [...words, ...left, ...yard, ...around, ...chosen, ...ranges];
}

function facetAsk(attribute: FacetAttribute, values: readonly string[]): Ask {
  return {
    about: ABOUT[attribute] ?? "other",
    attribute,
    values,
    range: null,
    ...sameLabel(values.map((value) => facetLabel(attribute, value, true)).join(" or ")),
    without: (search) => withoutAttribute(search, attribute),
  };
}

function rangeAsk(attribute: RangeAttribute, range: NonNullable<Ask["range"]>): Ask {
  return {
    about: RANGE_ABOUT[attribute],
    attribute,
    values: [],
    range,
    ...sameLabel(rangeLabel(attribute, range)),
    without: (search) => ({ ...search, state: withRange(search.state, attribute, null) }),
  };
}

function yardAsk(route: SearchRoute): Ask {
  return {
    about: "place",
    attribute: "dealership_name",
    values: [],
    range: null,
    ...sameLabel(route.heading),
    without: (search) => ({ ...search, route: ALL_STOCK, state: { ...search.state, page: 1 } }),
  };
}

function radiusAsk(near: Near): Ask {
  return {
    about: "place",
    attribute: null,
    values: [],
    range: null,
    label: nearLabel(near),
    // In a sentence the label is quoted as a phrase: "44 cars, without “within 10 km of Ryde”".
    said: `“${nearLabel(near).replace(/^[WN]/, (letter) => letter.toLowerCase())}”`,
    ...(near.place && near.within !== undefined && { around: { ...near.place, within: near.within } }),
    without: (search) => ({ ...search, state: withWithin(search.state, null) }),
  };
}

/** The conditions of a typed choice: each of a vehicle's names separately, anything else as one. */
function typedAsks(reading: AnsweredReading, choice: Choice): readonly Ask[] {
  const { standing, wants, words, negated, label } = choice;
  if (standing.kind !== "kept" || wants.kind === "sort") return [];
  const { facets, ranges } = filtersOf(choice);
  const base = (attribute: Ask["attribute"]) => ({
    attribute,
    values: [],
    range: null,
    label,
    // "Without “without canopy”" would be hard to read.
    said: negated ? `the words “${words}”` : `“${words}”`,
    without: letGo(reading, choice, attribute),
  });
  const named = Object.entries(facets).map(([attribute, values]): Ask => {
    const name = attribute as FacetAttribute;
    const valueLabel = (values ?? []).map((value) => facetLabel(name, value, true)).join(" or ");
    // "7 or more seats" is clearer than a list of its values.
    const own = wants.kind === "values" ? label : valueLabel;
    const pairs = wants.kind === "vehicles" && wants.any.length > 1 && name === "model" ? { pairs: label } : {};
    return { ...base(name), about: ABOUT[name] ?? "other", values: values ?? [], label: own, ...pairs };
  });
  const ranged = Object.entries(ranges).map(([attribute, range]): Ask => {
    const name = attribute as RangeAttribute;
    return { ...base(name), about: RANGE_ABOUT[name], range };
  });
  if (named.length + ranged.length > 0) return [...named, ...ranged];
  if (wants.kind === "place") {
    const { name, centre, km } = wants.place;
    return [{ ...base(null), about: "place", ...(centre && { around: { name, ...centre, within: km } }) }];
  }
  if (!negated && wants.kind === "either" && wants.any.every(({ kind }) => kind === "place"))
    return [{ ...base(null), about: "place" }];
  if (negated || (wants.kind !== "range" && wants.kind !== "values")) return [{ ...base(null), about: "other" }];
  // Any other figure without a filter says what the vehicle must do: masses, berths, axles.
  return [{ ...base(null), about: TYPED_ABOUT[wants.attribute] ?? "fixed", ...figureOf(wants, label) }];
}

/** "Sleeps 6 or more", in which the figure can be replaced. */
function figureOf(wants: Choice["wants"], label: string): Pick<Ask, "figure"> {
  if (wants.kind !== "range" || (wants.min === undefined) === (wants.max === undefined)) return {};
  const { attribute, min, max } = wants;
  const ends = min === undefined ? { max } : { min };
  return { figure: { attribute, ...ends, label: (value) => label.replace(/[\d,]+/, formatNumber(value)) } };
}

/** The search without one part of a choice: its words are removed, and its other parts become chosen values. */
const letGo =
  (reading: AnsweredReading, choice: Choice, attribute: Ask["attribute"]) =>
  ({ route, state, gone = [] }: AskedSearch): AskedSearch => {
    const all: readonly GonePart[] = [...gone, { choice, attribute }];
    const isGone = (name: string) => all.some((part) => part.choice === choice && part.attribute === name);
    const remaining = Object.entries(filtersOf(choice).facets).filter(([name]) => !isGone(name));
    const others = Object.entries(state.facets).filter(([name]) => name !== attribute);
    const without = withoutWords(state, reading, [...new Set(all.map((part) => part.choice))]);
    const query = withoutJoint(without.query);
    return { route, state: { ...without, query, facets: Object.fromEntries([...others, ...remaining]) }, gone: all };
  };

/** Words that joined the dropped part to the rest: "suv with" of "suv with sunroof". */
const JOINTS: ReadonlySet<string> = new Set("with and or in near at from of has having w for".split(" "));

function withoutJoint(query: string): string {
  const words = query.split(" ");
  while (JOINTS.has(words.at(-1)?.toLowerCase() ?? "")) words.pop();
  return words.join(" ");
}

/** A label that is used unchanged in sentences. */
const sameLabel = (label: string) => ({ label, said: label });

function wordsAsk(query: string, reading: AnsweredReading | null): Ask {
  return {
    about: "words",
    attribute: null,
    values: [],
    range: null,
    ...sameLabel(`“${query}”`),
    without: ({ route, state, gone = [] }) => {
      const isKept = (choice: Choice) => gone.every((part) => part.choice !== choice);
      const remaining = reading?.choices.filter(isKept).flatMap(({ spans }) => spans) ?? [];
      const left = [...remaining]
        .sort((a, b) => a.start - b.start)
        .map(({ start, end }) => reading?.typed.slice(start, end));
      return { route, state: { ...state, page: 1, query: left.join(" ") }, gone };
    },
  };
}

/** The route of the whole stock, on which a path's meaning becomes chosen values. */
const ALL_STOCK: SearchRoute = { kind: "all", path: ALL_STOCK_PATH, heading: "", filter: "", fixed: {} };

/** The search without an attribute. If the path set it, the path's other attributes become chosen values. */
function withoutAttribute(search: AskedSearch, attribute: FacetAttribute): AskedSearch {
  const { route, state } = search;
  if (!route.fixed[attribute]) return { ...search, state: withoutFacet(state, attribute) };
  const open = { ...state, facets: { ...route.fixed, ...state.facets } };
  return { ...search, route: ALL_STOCK, state: withoutFacet(open, attribute) };
}

/** The search with these values of an attribute and no others. */
export function withValues(search: AskedSearch, attribute: FacetAttribute, values: readonly string[]): AskedSearch {
  const { state } = search;
  return { ...search, state: { ...state, page: 1, facets: { ...state.facets, [attribute]: values } } };
}
