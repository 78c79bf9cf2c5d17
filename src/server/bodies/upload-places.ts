/** An upload in progress. */
interface Reading {
  readonly of: readonly string[];
  readonly places: number;
  readonly since: number;
  /** Bytes received so far. */
  readonly came: () => number;
  /** Ends the upload with an error response, to make room for another. */
  readonly end: () => void;
}

/** The places an upload needs: this many under each of these keys. */
export interface Wanted {
  readonly of: readonly string[];
  readonly places: number;
}

/** When an upload must give way to another: after `longMs`, or after `slowMs` if slower than `slowBytes` a second. */
export interface PreemptionLimits {
  readonly longMs: number;
  readonly slowMs: number;
  readonly slowBytes: number;
}

/**
 * Counts the places taken, by key. An upload that has been arriving for a long time, or slowly for a while, gives way
 * when another finds no place. Otherwise trickling uploads from a few addresses could lock everybody out.
 */
export class UploadPlaces {
  readonly #when: PreemptionLimits;
  readonly #taken = new Map<string, number>();
  readonly #reading = new Set<Reading>();

  constructor(when: PreemptionLimits) {
    this.#when = when;
  }

  taken(of: string): number {
    return this.#taken.get(of) ?? 0;
  }

  /** Whether enough of `most` places are free, counting those of uploads that would give way. */
  hasRoom({ of, places }: Wanted, at: number, most: number): boolean {
    const key = of[at] ?? "";
    const free = this.#givingWay(key).reduce((sum, one) => sum + one.places, 0);
    return this.taken(key) - free + places <= most;
  }

  /** Ends as many uploads as needed, starting with the oldest from the address that holds most places. */
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

  /**
   * Takes the places. After `keep` (say, once it has arrived) the upload no longer gives way; `give` frees the places.
   */
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
