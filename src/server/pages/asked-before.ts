import { hash } from "node:crypto";

/** Addresses noted until the oldest are forgotten, all of one half at a time. */
const HALF = 10_000;

/**
 * Tells whether an address was asked for before, among the last ten to twenty thousand that were noted. Of each it
 * keeps a number of 32 bits, less than a megabyte in all: two addresses of one number would only be kept sooner.
 */
export class AskedBefore {
  readonly #half: number;
  #recent = new Set<number>();
  #earlier: ReadonlySet<number> = new Set();

  constructor(half = HALF) {
    this.#half = half;
  }

  /** Whether the address is noted already; from now on it is. */
  note(address: string): boolean {
    const number = hash("sha1", address, "buffer").readInt32LE();
    const isKnown = this.#recent.has(number) || this.#earlier.has(number);
    this.#recent.add(number);
    if (this.#recent.size >= this.#half) {
      this.#earlier = this.#recent;
      this.#recent = new Set();
    }
    return isKnown;
  }
}
