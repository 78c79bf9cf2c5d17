import type { ItemType } from "../../vocabulary/vehicle-kinds.ts";

/** The data of the list under a search box. */

/** A name of the stock with the number of its cars. */
export type CountedName = readonly [name: string, count: number];

/** The names of a site's stock, sent once when a search box first gets the focus. */
export interface StockWords {
  /** `car`, in lower case. */
  readonly noun: string;
  /** The address of the whole stock. */
  readonly path: string;
  readonly makes: readonly CountedName[];
  /** Each with its make before it: "Toyota HiLux". */
  readonly models: readonly CountedName[];
  /** Values of the other filters: "SUV", "Automatic". */
  readonly choices: readonly CountedName[];
  /** Dealerships of the site. */
  readonly places: readonly CountedName[];
}

/** A car in the list. */
export interface OfferedCar {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  readonly badge: string | null;
  readonly photo: string | null;
  /** Undefined as in `cardKind`. */
  readonly kind?: ItemType;
  readonly price: string;
  readonly note: string | null;
}

/** A place on the map whose name begins with the last words, with cars around it. */
export interface OfferedPlace {
  /** The typed words before it: "hilux near ". */
  readonly before: string;
  /** "Richmond NSW 2753". A typed postcode comes first: "3121 Richmond VIC". */
  readonly name: string;
  /** Number of characters of the name that were typed, from its start. */
  readonly typed: number;
  /** Whether "near" or a similar word comes before it. */
  readonly isAsked: boolean;
  /** The text that the search box will get: "hilux near Richmond NSW". */
  readonly text: string;
  readonly count: number;
}

/** What the stock has for some searches, which are given by their query strings. */
export interface OfferedCars {
  /** Number of cars that the first of them finds. */
  readonly total: number;
  readonly cars: readonly OfferedCar[];
  /** How the words so far are read: "Automatic", "SUV". */
  readonly read: readonly string[];
  /** The first search's reading in words: "Automatic SUVs under $30,000"; null if there is no heading. */
  readonly heading: string | null;
  /** Number of cars that each search finds, in the order of the searches. */
  readonly counts: readonly number[];
  readonly places: readonly OfferedPlace[];
}

/** Part of an offer's name: the text already typed, or the text that choosing it adds. */
export interface Piece {
  readonly text: string;
  readonly added: boolean;
}

export interface Offer {
  /** Unique in its list. */
  readonly key: string;
  readonly icon: "car" | "search" | "filter" | "pin" | "clock";
  readonly pieces: readonly Piece[];
  readonly small: string | null;
  /** Null until counted. */
  readonly count: number | null;
  /** The text that the search box will get. */
  readonly text: string;
  /** The query string of its search in the whole stock. */
  readonly query: string;
  /** Its own address, used instead of that search's. */
  readonly href?: string;
  /** Hidden until counted, because it may find nothing. */
  readonly waits?: true;
  /** Whether the shopper searched for it before and can remove it from the list. */
  readonly remembered: boolean;
}

export interface OfferGroup {
  readonly name: string;
  readonly offers: readonly Offer[];
}
