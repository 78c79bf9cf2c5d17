import type { SearchDocument } from "../port.ts";
import type { Store } from "./store.ts";

/** A turn of writing lasts so long, milliseconds, before searches that wait are let in. */
const TURN = 4;
/** The clock is looked at after so many documents. */
const BETWEEN_LOOKS = 16;

/**
 * Puts and removes, one after another in the order they were asked for. Few documents are taken in at once; many in
 * turns, between which searches see what is in so far.
 */
export class Writing {
  readonly #store: Store;
  #last: Promise<void> = Promise.resolve();
  #running = 0;
  #isSweeping = false;

  constructor(store: Store) {
    this.#store = store;
  }

  put(documents: readonly SearchDocument[]): Promise<void> {
    return this.#after(() => {
      this.#store.expect(documents);
      return this.#inTurns(documents, (document) => this.#store.put(document));
    });
  }

  remove(ids: readonly number[]): Promise<void> {
    return this.#after(() => this.#inTurns(ids, (id) => this.#store.remove(id)));
  }

  async #after(work: () => Promise<void>): Promise<void> {
    const before = this.#last;
    this.#last = this.#running++ === 0 ? work() : before.then(work, work);
    try {
      await this.#last;
    } finally {
      this.#running--;
      this.#sweepLater();
    }
  }

  async #inTurns<T>(items: readonly T[], take: (item: T) => void): Promise<void> {
    let until = performance.now() + TURN;
    for (const [index, item] of items.entries()) {
      take(item);
      if (index % BETWEEN_LOOKS !== 0 || performance.now() < until) continue;
      await new Promise(setImmediate);
      until = performance.now() + TURN;
    }
  }

  /** Values that nobody has any more go between requests, a field at a time. */
  #sweepLater(): void {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    setImmediate(() => {
      this.#isSweeping = false;
      if (this.#store.sweep()) this.#sweepLater();
    });
  }
}
