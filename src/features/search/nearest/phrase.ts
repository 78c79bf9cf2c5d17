import { plural } from "../../../lib/words/plural.ts";
import type { FacetAttribute } from "../../vocabulary/attributes.ts";
import { facetLabel } from "../facets/facet-words.ts";
import type { Ask } from "./asks.ts";

/** A search as a noun phrase: "red 2020 Mazda CX-5", "automatic SUVs up to $30,000". */

/** The most conditions after the noun. The chips show the rest. */
const MOST_AFTER = 2;

/** Facets that come before the noun, in this order, in lower case unless they are names or abbreviations. */
const BEFORE: readonly FacetAttribute[] = [
  "certified",
  "car_type",
  "colour",
  "simple_transmission",
  "transmission",
  "simple_fuel",
  "fuel",
  "drive",
];
const NAMES: readonly FacetAttribute[] = ["make", "model", "make_model", "badge"];

interface PhraseOptions {
  /** `car`, in lower case. */
  readonly noun: string;
  /** Whether a single year comes after the noun: "Mazda SUVs of 2020". */
  readonly yearLast?: boolean;
}

/** The phrase, in lower case except for names. */
export function phraseOf(asks: readonly Ask[], { noun, yearLast = false }: PhraseOptions): string {
  const valuesOf = (attribute: FacetAttribute) => {
    const ask = asks.find((each) => each.attribute === attribute && each.values.length > 0);
    return ask ? ask.values.map((value) => facetLabel(attribute, value, true)).join(" or ") : null;
  };
  const labelsOf = (attributes: readonly FacetAttribute[]) => attributes.flatMap((each) => valuesOf(each) ?? []);
  const year = asks.find(({ about }) => about === "year")?.range ?? null;
  const single = year?.min !== undefined && year.min === year.max ? String(year.min) : null;
  const isNamed = asks.some(({ about, values, pairs }) => about === "model" && (values.length === 1 || pairs));
  const kind = isNamed ? [] : [bodiesOf(asks) ?? plural(noun)];
  const pairs = asks.find((ask) => ask.pairs !== undefined)?.pairs;
  const names = pairs ? [pairs, ...labelsOf(["badge"])] : labelsOf(NAMES);
  const before = [...labelsOf(BEFORE).map(asAdjectives), ...(single && !yearLast ? [single] : []), ...names];
  const ofYear = year && (yearLast || !single) ? [`of ${single ?? yearsOf(year)}`] : [];
  return [...before, ...kind, ...ofYear, ...asks.flatMap(afterOf).slice(0, MOST_AFTER)].join(" ").replaceAll(" ,", ",");
}

/** "SUVs", "Hatches or Wagons"; null if the search has no body type. */
function bodiesOf(asks: readonly Ask[]): string | null {
  const bodies = asks.find(({ about }) => about === "body")?.values ?? [];
  return bodies.length > 0 ? bodies.map(plural).join(" or ") : null;
}

function yearsOf({ min, max }: NonNullable<Ask["range"]>): string {
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  return min === undefined ? `${max} and older` : `${min} and newer`;
}

const AT: Readonly<Partial<Record<FacetAttribute, string>>> = {
  seats: "with",
  filtered_features: "with",
  dealership_name: "at",
  location_name: "at",
  city: "in",
  state: "in",
};

/** The part of the phrase that comes after the noun. */
function afterOf(ask: Ask): readonly string[] {
  const { about, attribute, label } = ask;
  if (about === "words") return [`with ${label}`];
  if (about === "price") return [asAdjective(label)];
  if (about === "km") return [`with ${asAdjective(label)}`];
  if (about === "year" || about === "body") return [];
  if (ask.around) return [`within ${ask.around.within} km of ${ask.around.name}`];
  if (attribute === null && about === "place")
    return [/^(within|near) /i.test(label) ? asAdjective(label) : `in ${label}`];
  if (about === "feature") return [`with ${label}`];
  if (attribute === null) return [`, ${asAdjective(label)}`];
  if ([...BEFORE, ...NAMES].includes(attribute as FacetAttribute)) return [];
  // A dealership's own path is phrased by its label: "Cars at Halden Parramatta".
  if (about === "place" && ask.values.length === 0) return [label.slice(label.search(/ at /i) + 1)];
  const word = AT[attribute as FacetAttribute];
  return [word ? `${word} ${label}` : `, ${label}`];
}

/** In lower case, unless it is an abbreviation or has digits: "red", "automatic", "4WD". */
export const asAdjective = (words: string): string =>
  /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

/** The same for several: "silver or orange". */
const asAdjectives = (words: string): string => words.split(" or ").map(asAdjective).join(" or ");

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
