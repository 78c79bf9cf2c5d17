import type { FacetAttribute, RangeAttribute, SortKey } from "../../vocabulary/attributes.ts";
import type { UnderstoodFacet, UnderstoodNumber } from "../index/documents/understood-fields.ts";

/**
 * What typed words mean on a site (docs/search-words.md). `readWords` makes a `Reading` of a text and the site's own
 * `Vocabulary`; `searchOf` makes a search of it. Both are pure: the same text means the same for the same stock.
 */

/** A part of the typed text: offsets as of `String.slice`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A vehicle by its names; all that are there must match. */
export interface NamedVehicle {
  readonly make: string | null;
  readonly model: string | null;
  /** Any of these badges. */
  readonly badges: readonly string[] | null;
}

/** A place with its surroundings, or a whole state. */
export interface WantedPlace {
  /** "Penrith NSW 2750", "NSW". */
  readonly name: string;
  /** A whole state, by the cars' own field. */
  readonly state: string | null;
  /** Places of the site's own cars by name, where no coordinates are known. */
  readonly cities: readonly string[];
  /** Degrees; null for a state, or where they are not known. */
  readonly centre: { readonly lat: number; readonly lng: number } | null;
  /** Kilometres around `centre`. */
  readonly km: number;
}

/** What a choice asks of a car. */
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
  /** Any of these vehicles; make and model stay together: "bmw x5 or audi q7". */
  | { readonly kind: "vehicles"; readonly any: readonly NamedVehicle[] }
  /** An order, which leaves nothing out: "cheap". */
  | { readonly kind: "sort"; readonly sortBy: SortKey }
  | { readonly kind: "place"; readonly place: WantedPlace }
  /** The cars that a stock number, number plate or VIN names. */
  | { readonly kind: "identity"; readonly what: Identity["what"]; readonly slugs: readonly string[] }
  /** Words joined by "or" that are not of one kind: "ute or 7 seater". */
  | { readonly kind: "either"; readonly any: readonly Wants[] };

/** Why a choice is searched for, or is not. */
export type Standing =
  | { readonly kind: "kept" }
  /** Not searched for: it contradicts an earlier one, or the site cannot know. The sentence says why. */
  | { readonly kind: "struck"; readonly sentence: string };

/** One chip: what some of the words mean. */
export interface Choice {
  /** Names this choice in the address (`read=`): small letters, figures and hyphens, "price-to-30000". */
  readonly id: string;
  readonly wants: Wants;
  /** "not", "without" or a minus stood before it. */
  readonly negated: boolean;
  /** "Under $30,000". */
  readonly label: string;
  /** The words as typed, "under 30k"; parts that stand apart are joined by "…". */
  readonly words: string;
  /** Where these words are, in order; several for "manual suv automatic". */
  readonly spans: readonly Span[];
  readonly standing: Standing;
}

export interface OtherReading {
  /** "Tesla Model 3", "Any of them", "The word “golf”". */
  readonly label: string;
  /** The `read` of an address that picks it. */
  readonly read: readonly string[];
  /** Number of cars that the search finds with it; null where nobody has counted. */
  readonly count: number | null;
  /** Whether it is the one taken. */
  readonly current: boolean;
}

/** Words that can mean several things, or choices that exclude one another, with the readings to pick from. */
export interface Ambiguity {
  readonly words: string;
  /** "“3” can be four models. We show the one we have most of." */
  readonly sentence: string;
  readonly kind: "ambiguous" | "contradiction";
  /** At most five; the one taken stands first. */
  readonly readings: readonly OtherReading[];
}

/** What some typed words are read as. */
export interface Reading {
  /** The text that was read. */
  readonly typed: string;
  /** In the order in which they were typed. */
  readonly choices: readonly Choice[];
  /** What is left for the full text. */
  readonly text: string;
  /** Words without weight, which nothing is searched for: "for sale". */
  readonly unsearched: readonly string[];
  /** Misspelt words and what they were read as: "madza", "Mazda". */
  readonly corrections: readonly { readonly typed: string; readonly read: string }[];
  readonly others: readonly Ambiguity[];
  /** The words beyond the first forty, which were not read; null for none. */
  readonly cut: string | null;
}

/** A state of the box and of `read` in the address. */
export interface ReadWords {
  readonly query: string;
  readonly read: readonly string[];
}

/** A reading with what only the server can say, which a page of results carries. */
export interface AnsweredReading extends Reading {
  /** "Automatic SUVs under $30,000"; null where there is no choice to make one of. */
  readonly heading: string | null;
  /**
   * By choice: the search without it; for a struck one the search with it put back, in place of what it contradicts.
   */
  readonly pressed: readonly ReadWords[];
}

/** A stock number, number plate or VIN of the site's own stock that was typed. */
export interface Identity {
  readonly what: "stocknum" | "regplate" | "vin";
  /** As the car has it. */
  readonly value: string;
  readonly slugs: readonly string[];
}

/** A place that a name or a postcode means. */
export interface KnownPlace {
  /** "Penrith NSW 2750". */
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

export interface ReadingOptions {
  /** The year by the site's calendar, from which "last 3 years" counts. */
  readonly thisYear: number;
  /** Ids of choices that a shopper picked instead of those that would be taken (`read=`). */
  readonly read?: readonly string[];
  /** What the stock numbers, plates and VINs among the words are, by their letters and figures in capitals. */
  readonly identities?: ReadonlyMap<string, Identity>;
  /** The place that the visit has set, which "near me" means. */
  readonly near?: KnownPlace | null;
  /** The place that a name or a postcode means; null for none. */
  readonly place?: (words: string) => KnownPlace | null;
}

/** Counts by value of a field. */
export type FieldCounts = Readonly<Record<string, number>>;
