/** How long a kept answer may be shown again without asking: stock changes by the minute, so no longer than one. */
export const KEPT_FOR_MS = 60_000;

interface Kept<T> {
  readonly answer: T;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * Answers to searches that the browser has had, by address: going back shows them at once. When it is full the oldest
 * goes (SRCH-044); failures are never kept.
 */
export class KeptAnswers<T> {
  readonly #clock: () => number;
  readonly #kept = new Map<string, Kept<T>>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  get(address: string): T | null {
    const kept = this.#kept.get(address);
    if (!kept) return null;
    const age = this.#clock() - kept.at;
    return age >= 0 && age < KEPT_FOR_MS ? kept.answer : null;
  }

  /** Keeps it, with at most `most` answers in all. */
  keep(address: string, answer: T, most: number): void {
    this.#kept.delete(address);
    this.#kept.set(address, { answer, at: this.#clock() });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= most) break;
      this.#kept.delete(oldest);
    }
  }
}
