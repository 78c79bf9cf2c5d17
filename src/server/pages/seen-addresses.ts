import { hash } from "node:crypto";

/** Addresses in each of the two halves. When a half is full, the other, older half is forgotten. */
const HALF = 10_000;

/**
 * Tells whether an address was requested before, among the last ten to twenty thousand. It stores a 32-bit hash of
 * each, less than a megabyte in all. Two addresses with the same hash only mean that a page is cached one request too
 * early. /
 */
export class SeenAddresses {
  readonly #half: number;
  #recent = new Set<number>();
  #earlier: ReadonlySet<number> = new Set();

  constructor(half = HALF) {
    this.#half = half;
  }

  /** Notes the address, and returns whether it was noted already. */
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
