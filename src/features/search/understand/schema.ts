import type { FacetAttribute, RangeAttribute, SortKey } from "../../vocabulary/attributes.ts";
import type { UnderstoodFacet, UnderstoodNumber } from "../index/documents/understood-fields.ts";

/**
 * The meaning of typed words on a site (docs/search-words.md). `readWords` turns a text and the site's `Vocabulary`
 * into a `Reading`, and `searchOf` turns that into a search. Both are pure: with the same stock, the same text always
 * means the same.
 */

/** A part of the typed text, with offsets as for `String.slice`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A vehicle by its names. Every name that is not null must match. */
export interface NamedVehicle {
  readonly make: string | null;
  readonly model: string | null;
  /** Any of these badges. */
  readonly badges: readonly string[] | null;
}

/** A place with a radius, or a whole state. */
export interface WantedPlace {
  /** "Penrith NSW 2750", "NSW". */
  readonly name: string;
  /** A whole state, matched with the cars' own field; null for any other place. */
  readonly state: string | null;
  /** Places of the site's own cars by name, used where coordinates are unknown. */
  readonly cities: readonly string[];
  /** Degrees; null for a state, or if unknown. */
  readonly centre: { readonly lat: number; readonly lng: number } | null;
  /** Kilometres around `centre`. */
  readonly km: number;
}

/** The condition that a choice puts on a car. */
export type Wants =
  /** Any of the values. */
  | {
      readonly kind: "values";
      readonly attribute: FacetAttribute | UnderstoodFacet;
      readonly values: readonly string[];
    }
  /** Both ends inclusive. */
  | {
      readonly kind: "range";
      readonly attribute: RangeAttribute | UnderstoodNumber | "weekly_price";
      readonly min?: number;
      readonly max?: number;
    }
  /** Any of these vehicles. Make and model stay together: "bmw x5 or audi q7". */
  | { readonly kind: "vehicles"; readonly any: readonly NamedVehicle[] }
  /** A sort order, which excludes nothing: "cheap". */
  | { readonly kind: "sort"; readonly sortBy: SortKey }
  | { readonly kind: "place"; readonly place: WantedPlace }
  /** The cars that a stock number, number plate or VIN identifies. */
  | { readonly kind: "identity"; readonly what: Identity["what"]; readonly slugs: readonly string[] }
  /** Choices of different kinds joined by "or": "ute or 7 seater". */
  | { readonly kind: "either"; readonly any: readonly Wants[] };

/** Why a choice is searched for, or is not. */
export type Standing =
  | { readonly kind: "kept" }
  /**
   * Not searched for, because it contradicts an earlier choice or the site has no such data. The sentence gives the
   * reason.
   */
  | { readonly kind: "struck"; readonly sentence: string };

/** One chip: the meaning of some of the words. */
export interface Choice {
  /** Identifies this choice in the address (`read=`): lower-case letters, digits and hyphens, "price-to-30000". */
  readonly id: string;
  readonly wants: Wants;
  /** Whether "not", "without" or a minus came before it. */
  readonly negated: boolean;
  /** "Under $30,000". */
  readonly label: string;
  /** The words as typed, "under 30k". Separate parts are joined by "…". */
  readonly words: string;
  /** The places of these words, in order; several for "manual suv automatic". */
  readonly spans: readonly Span[];
  readonly standing: Standing;
}

export interface OtherReading {
  /** "Tesla Model 3", "Any of them", "The word “golf”". */
  readonly label: string;
  /** The `read` of an address that selects it. */
  readonly read: readonly string[];
  /** Number of cars that the search finds with it; null if not counted. */
  readonly count: number | null;
  /** Whether it is the reading in use. */
  readonly current: boolean;
}

/** Words with several possible meanings, or choices that exclude one another, with the readings to pick from. */
export interface Ambiguity {
  readonly words: string;
  /** "“3” can be four models. We show the one we have most of." */
  readonly sentence: string;
  readonly kind: "ambiguous" | "contradiction";
  /** At most five; the one in use is first. */
  readonly readings: readonly OtherReading[];
}

/** The result of reading typed words. */
export interface Reading {
  /** The text that was read. */
  readonly typed: string;
  /** In the order in which they were typed. */
  readonly choices: readonly Choice[];
  /** The text left for the full-text search. */
  readonly text: string;
  /** Words without meaning, which are not searched for: "for sale". */
  readonly unsearched: readonly string[];
  /** Misspelt words and their corrections: "madza", "Mazda". */
  readonly corrections: readonly { readonly typed: string; readonly read: string }[];
  readonly others: readonly Ambiguity[];
  /** The words beyond the first forty, which were not read; null if there are none. */
  readonly cut: string | null;
}

/** The text of the search box and the `read` of the address. */
export interface ReadWords {
  readonly query: string;
  readonly read: readonly string[];
}

/** A reading with the parts that only the server can add, as a page of results carries it. */
export interface AnsweredReading extends Reading {
  /** "Automatic SUVs under $30,000"; null if there is no choice to name. */
  readonly heading: string | null;
  /**
   * The search that pressing each choice's chip leads to: without that choice, or for a struck one, with it restored in
   * place of the choice it contradicts.
   */
  readonly pressed: readonly ReadWords[];
}

/** A typed stock number, number plate or VIN of the site's own stock. */
export interface Identity {
  readonly what: "stocknum" | "regplate" | "vin";
  /** As the car's record has it. */
  readonly value: string;
  readonly slugs: readonly string[];
}

/** A place on the map. */
export interface KnownPlace {
  /** "Penrith NSW 2750". */
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

export interface ReadingOptions {
  /** The year in the site's time zone, from which "last 3 years" counts. */
  readonly thisYear: number;
  /** IDs of choices that a shopper picked over the default ones (`read=`). */
  readonly read?: readonly string[];
  /** The stock numbers, plates and VINs among the words, by their letters and digits in capitals. */
  readonly identities?: ReadonlyMap<string, Identity>;
  /** The place set for the visit, which "near me" means. */
  readonly near?: KnownPlace | null;
  /** Finds the place for a name or postcode; null for none. */
  readonly place?: (words: string) => KnownPlace | null;
}

/** Number of cars by value of a field. */
export type FieldCounts = Readonly<Record<string, number>>;
