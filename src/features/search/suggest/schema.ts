/** What the list under a search box is made of. */

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
  readonly price: string;
  readonly note: string | null;
}

/** A place of the map that the last words begin, with cars around it. */
export interface OfferedPlace {
  /** What stands before it, as it was typed: "hilux near ". */
  readonly before: string;
  /** "Richmond NSW 2753"; a postcode that is typed comes first: "3121 Richmond VIC". */
  readonly name: string;
  /** Letters of the name that were typed, from its start. */
  readonly typed: number;
  /** Whether "near" or such a word stands before it. */
  readonly isAsked: boolean;
  /** The words that the box gets: "hilux near Richmond NSW". */
  readonly text: string;
  readonly count: number;
}

/** What the stock has for some searches, by their query strings. */
export interface OfferedCars {
  /** Number of cars that the first of them finds. */
  readonly total: number;
  readonly cars: readonly OfferedCar[];
  /** What the words so far are read as: "Automatic", "SUV". */
  readonly read: readonly string[];
  /** The first reading in words: "Automatic SUVs under $30,000"; null where there is no such heading. */
  readonly heading: string | null;
  /** Number of cars that each of the searches finds, in their order. */
  readonly counts: readonly number[];
  readonly places: readonly OfferedPlace[];
}

/** Part of an offer's name: what was typed, and what the press adds. */
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
  /** Null until it has been counted. */
  readonly count: number | null;
  /** The words that the box gets. */
  readonly text: string;
  /** The query string of its search of the whole stock. */
  readonly query: string;
  /** An address of its own, in place of that search's. */
  readonly href?: string;
  /** Not shown before it has been counted: it may find nothing. */
  readonly waits?: true;
  /** A search that the shopper made before, which can be forgotten. */
  readonly remembered: boolean;
}

export interface OfferGroup {
  readonly name: string;
  readonly offers: readonly Offer[];
}
