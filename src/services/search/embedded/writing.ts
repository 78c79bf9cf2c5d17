import type { SearchDocument } from "../port.ts";
import { MOST_TOGETHER, type Store } from "./store.ts";

/** Milliseconds of writing before waiting searches get their turn. */
const TURN = 4;
const FEWEST_TOGETHER = 32;
/** Milliseconds without a change after which expected documents are no longer waited for. */
const QUIET = 1000;

/**
 * Puts and removes documents, in the order of the calls. A few documents are written at once; many are written in
 * turns, between which searches see what has been written so far.
 */
export class Writing {
  readonly #store: Store;
  #last: Promise<void> = Promise.resolve();
  #running = 0;
  #isTidying = false;
  #quiet: NodeJS.Timeout | null = null;
  /**
   * Resolves when all waiting texts are indexed, or when some are and other work had its turn; null while no search
   * waits.
   */
  #taking: Promise<void> | null = null;
  #changes = 0;
  /** Number of documents written before the clock is checked. */
  #together = FEWEST_TOGETHER;

  constructor(store: Store) {
    this.#store = store;
  }

  /** A number that grows whenever documents change. */
  get changes(): number {
    return this.#changes;
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

  /** Resolves when the texts of all documents that are now in the index are searchable. */
  async textsTaken(): Promise<void> {
    const { texts, slots } = this.#store;
    while (texts.isLacking(slots)) {
      this.#taking ??= this.#takeTexts();
      const current = this.#taking;
      await current;
      if (this.#taking === current) this.#taking = null;
    }
  }

  async #takeTexts(): Promise<void> {
    const until = performance.now() + TURN;
    while (this.#store.texts.takeSome()) if (performance.now() > until) return new Promise(setImmediate);
  }

  async #after(work: () => Promise<void>): Promise<void> {
    const before = this.#last;
    this.#last = this.#running++ === 0 ? work() : before.then(work, work);
    try {
      await this.#last;
    } finally {
      this.#running--;
      this.#tidyLater();
    }
  }

  async #inTurns<T>(items: readonly T[], take: (some: readonly T[]) => void): Promise<void> {
    let until = performance.now() + TURN;
    for (let from = 0; from < items.length; ) {
      const some = items.slice(from, from + this.#together);
      const startedAt = performance.now();
      take(some);
      const now = performance.now();
      this.#adapt(some.length, now - startedAt);
      from += some.length;
      this.#changes += 1;
      if (now < until) continue;
      await new Promise(setImmediate);
      until = performance.now() + TURN;
    }
  }

  /** Adapts the number to the time taken: code that has just started is many times slower, and so are replacements. */
  #adapt(count: number, ms: number): void {
    if (ms > TURN) this.#together = Math.max(FEWEST_TOGETHER, this.#together >> 1);
    else if (count === this.#together && ms < TURN / 2) this.#together = Math.min(MOST_TOGETHER, this.#together << 1);
  }

  /** Tidies up between requests, one field's unused values at a time. */
  #tidyLater(): void {
    if (this.#isTidying) return;
    this.#isTidying = true;
    setImmediate(() => {
      this.#isTidying = false;
      if (this.#store.tidy()) this.#tidyLater();
      else this.#tidyWhenQuiet();
    });
  }

  /** Texts may be waiting for expected documents that will not arrive, so index them after a quiet time. */
  #tidyWhenQuiet(): void {
    const { texts, slots } = this.#store;
    if (!texts.isLacking(slots)) return;
    clearTimeout(this.#quiet ?? undefined);
    this.#quiet = setTimeout(() => {
      texts.expectNoMore();
      this.#tidyLater();
    }, QUIET).unref();
  }
}
