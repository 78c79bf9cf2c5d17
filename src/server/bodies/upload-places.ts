/** One upload that is being read. */
interface Reading {
  readonly of: readonly string[];
  readonly places: number;
  readonly since: number;
  /** How many bytes of it have come. */
  readonly came: () => number;
  /** Ends it in words, for others. */
  readonly end: () => void;
}

/** What an upload wants: so many places of each of these keys. */
export interface Wanted {
  readonly of: readonly string[];
  readonly places: number;
}

/** When an upload gives way to another: after so many milliseconds, or sooner while fewer bytes come a second. */
export interface GivingWay {
  readonly longMs: number;
  readonly slowMs: number;
  readonly slowBytes: number;
}

/**
 * Counts the places taken, by any key. An upload that has been arriving for long, or for a while and slowly, gives way
 * where there is no place left for another: those that only trickle would else keep everybody's from a few addresses.
 */
export class UploadPlaces {
  readonly #when: GivingWay;
  readonly #taken = new Map<string, number>();
  readonly #reading = new Set<Reading>();

  constructor(when: GivingWay) {
    this.#when = when;
  }

  taken(of: string): number {
    return this.#taken.get(of) ?? 0;
  }

  /** Whether so many of `most` places are left, or would be once those gave way that have taken long. */
  hasRoom({ of, places }: Wanted, at: number, most: number): boolean {
    const key = of[at] ?? "";
    const free = this.#givingWay(key).reduce((sum, one) => sum + one.places, 0);
    return this.taken(key) - free + places <= most;
  }

  /** Ends as many as are in the way: the longest of the address that holds most places. */
  makeRoom({ of, places }: Wanted, at: number, most: number): void {
    const key = of[at] ?? "";
    for (const one of this.#givingWay(key)) {
      if (this.taken(key) + places <= most) return;
      one.end();
    }
  }

  #givingWay(key: string): Reading[] {
    const now = performance.now();
    const holds = ({ of }: Reading) => this.taken(of.at(-1) ?? "");
    return [...this.#reading]
      .filter((one) => one.of.includes(key) && this.#isSlow(one, now - one.since))
      .sort((a, b) => holds(b) - holds(a) || a.since - b.since);
  }

  #isSlow({ came }: Reading, ms: number): boolean {
    const { longMs, slowMs, slowBytes } = this.#when;
    return ms >= longMs || (ms >= slowMs && came() * 1_000 < slowBytes * ms);
  }

  /** Takes them. From `keep` on, as when it has arrived, it gives way to nobody; `give` gives them back. */
  take(
    { of, places }: Wanted,
    { came, end }: Pick<Reading, "came" | "end">,
  ): { readonly keep: () => void; readonly give: () => void } {
    const count = (by: number) => {
      for (const key of of) {
        const left = this.taken(key) + by;
        if (left > 0) this.#taken.set(key, left);
        else this.#taken.delete(key);
      }
    };
    let isHeld = true;
    const give = () => {
      this.#reading.delete(reading);
      if (isHeld) count(-places);
      isHeld = false;
    };
    const ended = () => {
      give();
      end();
    };
    const reading: Reading = { of, places, since: performance.now(), came, end: ended };
    this.#reading.add(reading);
    count(places);
    return { keep: () => void this.#reading.delete(reading), give };
  }
}
