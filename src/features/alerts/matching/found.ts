import type { Running } from "./stored-searches.ts";

/** What happened to a car that an alert tells of. */
export interface Found {
  readonly car_slug: string;
  readonly kind: "new" | "drop" | "back" | "sold";
  /** For a drop, the price before and what that included. */
  readonly amount_before: number | null;
  readonly includes_before: string | null;
}

/** What one alert has found within a batch of changes. */
export interface FoundOfAlert {
  readonly kept: Found[];
  /** How many more there are. */
  more: number;
  /** When it is mailed at the earliest, epoch milliseconds. */
  readonly mailAt: number;
}

/** Cars kept for one mail of an alert; further ones are only counted. */
export const MOST_KEPT = 30;

/**
 * What a batch of changes has found, by alert. It holds so many for each and counts the rest: ten thousand alerts that
 * match everything would else hold millions after a large import.
 */
export class FoundByAlert {
  readonly all = new Map<number, FoundOfAlert>();

  add({ id }: Pick<Running, "id">, found: Found, mailAt: () => number): void {
    const known = this.all.get(id);
    if (!known) this.all.set(id, { kept: [found], more: 0, mailAt: mailAt() });
    else if (known.kept.length < MOST_KEPT) known.kept.push(found);
    else known.more++;
  }
}
