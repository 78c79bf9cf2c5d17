import { FACETS, type FacetAttribute } from "../../../vocabulary/attributes.ts";
import type { ItemType } from "../../../vocabulary/vehicle-kinds.ts";
import { PLACE_IN_FEED } from "../../index/documents/document-parts.ts";
import { UNDERSTOOD_FIELDS } from "../../index/documents/understood-fields.ts";
import { feedPlaces } from "../../places/feed-places.ts";
import { keyOf, keysOf } from "../grammar/words.ts";
import type { Meaning } from "../meanings.ts";
import type { FieldCounts, Wants } from "../schema.ts";
import { PLAIN_FIELDS, wordsKnown } from "./known-words.ts";
import { addBadges, addMakes, addModels, modelsOf } from "./names.ts";
import { addStates, placeMeaning } from "./places.ts";
import { WEIGHTLESS } from "./plain-words.ts";
import { type Spelling, spellingOf } from "./spelling.ts";
import type { TradeTerm } from "./trade/trade-term.ts";
import { KINDS_OF_EQUIPMENT, MEANT_AT_ZERO, TRADE_TERMS, type TradeField } from "./trade/trade-words.ts";

/** The fields whose counts over a site's whole stock make up its vocabulary. */
export const VOCABULARY_FIELDS: readonly string[] = [
  "car_type",
  "make",
  "make_model",
  "badge",
  "series",
  "simple_body",
  "body",
  "simple_fuel",
  "simple_transmission",
  "transmission",
  "drive",
  "colour",
  "seats",
  "categories",
  "location_name",
  PLACE_IN_FEED,
  "dealership_name",
  "city",
  "state",
  "tag",
  "item_type",
  "status",
  "certified",
  ...UNDERSTOOD_FIELDS,
];

/** What the meaning of words on a site depends on, besides its stock. */
export interface VocabularySite {
  readonly itemTypes: readonly ItemType[];
  /** The field of the weekly price; null if the site shows none. */
  readonly weekly: "weekly_price" | "subscription_price" | null;
  /** Whether the site shows both subscription prices and repayments, so that a weekly amount can mean either. */
  readonly showsBothWeekly?: boolean;
  /** The field that the site's page uses to filter transmissions. */
  readonly transmission: "simple_transmission" | "transmission";
}

/** Everything that words can mean on a site. It is built from the counts of the stock and valid until these change. */
export interface Vocabulary extends VocabularySite {
  /** Counts of the whole stock by field. */
  readonly counts: Readonly<Record<string, FieldCounts>>;
  /** The meanings of phrases by their joined keys, those with the most cars first. */
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>;
  /** Single words that are part of some phrase, and so correctly spelt. */
  readonly known: ReadonlySet<string>;
  readonly spelling: Spelling;
  /** Words for the only kind of vehicle that the site sells, which mean nothing there. */
  readonly weightless: ReadonlySet<string>;
}

export function vocabularyOf(counts: Readonly<Record<string, FieldCounts>>, site: VocabularySite): Vocabulary {
  const meanings = new Map<string, Meaning[]>();
  const add = (key: string, meaning: Meaning) => {
    const all = meanings.get(key);
    if (key === "") return;
    if (!all) meanings.set(key, [meaning]);
    else if (!all.some((each) => isSame(each, meaning))) all.push(meaning);
  };
  const makes = counts.make ?? {};
  const models = modelsOf(makes, counts.make_model ?? {});
  addMakes(makes, add);
  addModels(models, site.itemTypes, add);
  addTerms(counts, site, add);
  addValues(counts, meanings, add);
  addStates(counts.state ?? {}, add);
  addBadges(counts.badge ?? {}, (key) => isTradeWord(meanings.get(key)), add);
  for (const all of meanings.values()) all.sort((a, b) => rankOf(a) - rankOf(b) || b.count - a.count);
  const { known, weights } = wordsKnown(counts, models);
  return { ...site, counts, meanings, known, spelling: spellingOf(weights), weightless: ownKind(site) };
}

const isTradeWord = (all: readonly Meaning[] | undefined): boolean =>
  all?.some(({ kind, count }) => kind === "wants" && count > 0) ?? false;

/** Meanings without cars come last. A part of a badge or model counts only if nothing has that whole name. */
function rankOf(meaning: Meaning): number {
  if (meaning.count === 0) return 3;
  if (meaning.kind === "badge") return meaning.isWhole ? 1 : 2;
  return meaning.kind === "model" && meaning.isPart ? 1 : 0;
}

const isSame = (a: Meaning, b: Meaning): boolean =>
  a.kind === b.kind &&
  (a.kind === "wants" && b.kind === "wants" ? a.label.toLowerCase() === b.label.toLowerCase() : a.kind !== "model");

function ownKind({ itemTypes }: VocabularySite): ReadonlySet<string> {
  const [only, another] = itemTypes;
  const terms = another ? [] : TRADE_TERMS.kind.filter(({ values }) => only !== undefined && values.includes(only));
  return new Set(terms.flatMap(({ words }) => words.map(keyOf)));
}

/** The index fields that may hold a trade field's values. The first field that has the value is used. */
const FIELDS: Readonly<Record<TradeField, readonly string[]>> = {
  condition: ["car_type"],
  body: ["simple_body", "body"],
  fuel: ["simple_fuel"],
  transmission: ["simple_transmission"],
  drive: ["drive"],
  colour: ["colour"],
  cab: ["cab"],
  axles: ["axles"],
  category: ["categories"],
  equipment: ["equipment"],
  kind: ["item_type"],
  status: ["status"],
  certified: ["certified"],
};

/** Fields that can have several values per car, so that two wanted values must both be present. */
const SEVERAL: ReadonlySet<string> = new Set(["equipment", "categories", "tag"]);

type Attribute = Extract<Wants, { kind: "values" }>["attribute"];

export const valuesMeaning = (
  attribute: string,
  values: readonly string[],
  label: string,
  count: number,
): Extract<Meaning, { kind: "wants" }> => ({
  kind: "wants",
  wants: { kind: "values", attribute: attribute as Attribute, values },
  label,
  count,
  likes: !SEVERAL.has(attribute),
});

function addTerms(counts: Vocabulary["counts"], site: VocabularySite, add: (key: string, meaning: Meaning) => void) {
  for (const [field, terms] of Object.entries(TRADE_TERMS) as [TradeField, readonly TradeTerm[]][]) {
    const attributes = field === "transmission" ? [site.transmission] : FIELDS[field];
    for (const term of terms) {
      const meaning = termMeaning(term, attributes, counts);
      // A kind of vehicle means nothing if the site sells no other.
      if (field === "kind" && site.itemTypes.length < 2) continue;
      const kind = KINDS_OF_EQUIPMENT.get(term.values[0] ?? "");
      const isSaid =
        meaning.count > 0 || MEANT_AT_ZERO.has(field) || (kind !== undefined && site.itemTypes[0] === kind);
      const isUte = field === "body" && term.values[0] === "Ute" && !site.itemTypes.includes("truck");
      for (const words of [...term.words, ...(isUte ? CALLED_TRUCKS : [])])
        if (isSaid || words.includes(" ")) add(keyOf(words), meaning);
    }
  }
}

/** "4x4 truck": words for a ute on sites that sell no trucks. */
const CALLED_TRUCKS = ["truck", "trucks"];

function termMeaning({ values, label }: TradeTerm, attributes: readonly string[], counts: Vocabulary["counts"]) {
  const lowered = values.map((value) => value.toLowerCase());
  for (const attribute of attributes) {
    const stocked = Object.entries(counts[attribute] ?? {}).filter(([value]) => lowered.includes(value.toLowerCase()));
    if (stocked.length === 0) continue;
    const named = label ?? facetName(attribute, stocked.map(([value]) => value)[0] ?? "");
    const count = stocked.reduce((sum, [, one]) => sum + one, 0);
    return valuesMeaning(attribute, stocked.map(([value]) => value).sort(), named, count);
  }
  const [attribute = "", [value = ""] = values] = [attributes[0], values];
  return valuesMeaning(attribute, [value], label ?? value, 0);
}

function facetName(attribute: string, value: string): string {
  const labels = Object.hasOwn(FACETS, attribute) ? FACETS[attribute as FacetAttribute].labels : undefined;
  return labels?.[value] ?? value;
}

/** Last words of a town's name that people omit. */
const ENDS_OF_TOWNS = new Set("heads beach waters park point bay paradise junction".split(" "));

/** Longest value that is treated as a name. Longer values are prose. */
const LONGEST_VALUE = 60;

function addValues(
  counts: Vocabulary["counts"],
  meanings: ReadonlyMap<string, unknown>,
  add: (key: string, meaning: Meaning) => void,
): void {
  const cities = new Set(Object.keys(counts.city ?? {}).map(keyOf));
  for (const attribute of PLAIN_FIELDS) {
    for (const [value, count] of Object.entries(counts[attribute] ?? {})) {
      const key = keyOf(value);
      // A model year is read as a year, whatever the series says.
      if (value.length > LONGEST_VALUE || /^(my)?\d{2}$/.test(key) || WEIGHTLESS.has(key)) continue;
      add(key, valuesMeaning(attribute, [value], value, count));
      if (key.startsWith("one")) {
        for (const one of ["1", "single", "onlyone"]) {
          add(`${one}${key.slice(3)}`, valuesMeaning(attribute, [value], value, count));
        }
      }
      // "Hollis Road Toowoomba" can also be called by its town.
      const town = attribute === "location_name" ? (keysOf(value).at(-1) ?? "") : "";
      const isNew = /^[a-z]{4,}$/.test(town) && !WEIGHTLESS.has(town) && !cities.has(town);
      if (isNew) add(town, valuesMeaning(attribute, [value], value, count));
    }
  }
  for (const { said, own, count } of feedPlaces(counts).values()) {
    add(keyOf(said), valuesMeaning("location_name", own, own.join(" or "), count));
  }
  for (const [city, count] of Object.entries(counts.city ?? {})) {
    const meaning = placeMeaning(city, count);
    add(keyOf(city), meaning);
    // "Burleigh" of "Burleigh Heads".
    const [first = "", last = ""] = keysOf(city);
    if (ENDS_OF_TOWNS.has(last) && !meanings.has(first) && !WEIGHTLESS.has(first)) add(first, meaning);
  }
}
