import type { Running } from "./stored-searches.ts";

/** A car that an alert reports, and what happened to it. */
export interface Found {
  readonly car_slug: string;
  readonly kind: "new" | "drop" | "back" | "sold";
  /** For a drop, the earlier price and what it included. */
  readonly amount_before: number | null;
  readonly includes_before: string | null;
}

/** The finds of one alert within a batch of changes. */
export interface FoundOfAlert {
  readonly kept: Found[];
  /** Number of further finds. */
  more: number;
  /** The earliest time to mail it, in epoch milliseconds. */
  readonly mailAt: number;
}

/** Cars stored for one mail of an alert. Further ones are only counted. */
export const MAX_STORED_CARS = 30;

/**
 * The finds of a batch of changes, by alert. It stores a limited number for each alert and counts the rest. Otherwise
 * ten thousand alerts that match everything would hold millions after a large import.
 */
export class FoundByAlert {
  readonly all = new Map<number, FoundOfAlert>();

  add({ id }: Pick<Running, "id">, found: Found, mailAt: () => number): void {
    const known = this.all.get(id);
    if (!known) this.all.set(id, { kept: [found], more: 0, mailAt: mailAt() });
    else if (known.kept.length < MAX_STORED_CARS) known.kept.push(found);
    else known.more++;
  }
}
