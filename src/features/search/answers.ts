/** Milliseconds for which a cached response may be shown without a new request. Stock changes every minute. */
export const CACHED_FOR_MS = 60_000;

interface CachedAnswer<T> {
  readonly answer: T;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * A browser's cache of search responses by address, so that going back shows them at once. When it is full, the oldest
 * is dropped (SRCH-044). Failures are never cached.
 */
export class CachedAnswers<T> {
  readonly #clock: () => number;
  readonly #kept = new Map<string, CachedAnswer<T>>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  get(address: string): T | null {
    const cached = this.#kept.get(address);
    if (!cached) return null;
    const age = this.#clock() - cached.at;
    return age >= 0 && age < CACHED_FOR_MS ? cached.answer : null;
  }

  /** Caches a response, and keeps at most `most` responses in all. */
  keep(address: string, answer: T, most: number): void {
    this.#kept.delete(address);
    this.#kept.set(address, { answer, at: this.#clock() });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= most) break;
      this.#kept.delete(oldest);
    }
  }
}
