import type { SearchDocument } from "../port.ts";
import type { Store } from "./store.ts";

/** A turn of writing lasts so long, milliseconds, before searches that wait are let in. */
const TURN = 2;
/** So many documents are taken in together; then the clock is looked at. */
const TOGETHER = 32;

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
      return this.#inTurns(documents, (some) => this.#store.put(some));
    });
  }

  remove(ids: readonly number[]): Promise<void> {
    return this.#after(() =>
      this.#inTurns(ids, (some) => {
        for (const id of some) this.#store.remove(id);
      }),
    );
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

  async #inTurns<T>(items: readonly T[], take: (some: readonly T[]) => void): Promise<void> {
    let until = performance.now() + TURN;
    for (let from = 0; from < items.length; from += TOGETHER) {
      take(items.slice(from, from + TOGETHER));
      if (performance.now() < until) continue;
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
