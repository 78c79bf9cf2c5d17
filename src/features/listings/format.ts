import type { Listing } from "./listing.ts";

/** One field of a feed. */
export interface Field {
  readonly name: string;
  /** The value of a car; null or "" for none, a list for a repeated field. */
  readonly of: (listing: Listing) => string | number | readonly string[] | null;
  /** `always`, or the cars for which the receiver requires it; for others it may be absent. */
  readonly required?: "always" | ((listing: Listing) => boolean);
}

/** A kind of record: its fields in order, and which cars the receiver accepts. */
export interface Kind {
  readonly fields: readonly Field[];
  /** Why the receiver does not accept a car, to follow "It is left out: …"; null if it does. */
  readonly refusal: (listing: Listing) => string | null;
  /** A value that no two records may share, such as the VIN; absent if there is none. */
  readonly unique?: (listing: Listing) => string;
}

/** A car that a feed leaves out, and why. */
export interface LeftOut {
  readonly stocknum: string;
  readonly name: string;
  readonly dealership: string;
  readonly why: string;
}

/** The values of one record, by field. */
export type FeedRecord = ReadonlyMap<string, string | number | readonly string[] | null>;

/** Turns listings into records one by one, and collects those that are left out. */
export class Recording {
  readonly leftOut: LeftOut[] = [];
  count = 0;
  readonly #kind: Kind;
  readonly #seen = new Set<string>();

  constructor(kind: Kind) {
    this.#kind = kind;
  }

  /** The record of a car; null if it is left out. */
  record(listing: Listing): FeedRecord | null {
    const values = new Map(this.#kind.fields.map((field) => [field.name, field.of(listing)]));
    const why = this.#kind.refusal(listing) ?? this.#lacks(listing, values) ?? this.#repeats(listing);
    if (why === null) {
      this.count += 1;
      return values;
    }
    const { stocknum, dealership_slug: dealership } = listing.car;
    const { name } = listing;
    this.leftOut.push({ stocknum, name, dealership, why });
    return null;
  }

  #lacks(listing: Listing, values: FeedRecord): string | null {
    const missing = this.#kind.fields.filter(({ name, required }) => {
      const isRequired = typeof required === "function" ? required(listing) : required === "always";
      return isRequired && isEmpty(values.get(name));
    });
    return missing.length === 0 ? null : `it has no ${missing.map(({ name }) => name).join(", no ")}`;
  }

  #repeats(listing: Listing): string | null {
    const value = this.#kind.unique?.(listing);
    if (value === undefined) return null;
    if (this.#seen.has(value)) return `another car of the feed has ${value} too`;
    this.#seen.add(value);
    return null;
  }
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
