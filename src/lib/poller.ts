import { err, ok, type Result } from "./result.ts";

export interface PollerOptions {
  /** Milliseconds between the end of one poll and the next; doubled with each failure in a row. */
  readonly intervalMs: number;
  /** Longest pause between two failing polls, in milliseconds; never shorter than the interval. */
  readonly slowestMs?: number;
  /** Called with the first of several failures in a row. */
  readonly onFailing?: (error: unknown) => void;
  /** Called with the first success after failures. */
  readonly onMended?: () => void;
  /** Called after each poll, whether it succeeded or not. */
  readonly onPolled?: () => void;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

export interface PollerHealth {
  /** Milliseconds since the last success began; null before the first. */
  readonly lag: number | null;
  /** Why the last poll failed; null if it succeeded. */
  readonly lastError: string | null;
}

const SLOWEST_MS = 5_000;

/**
 * Repeats the same work until it is stopped, one poll at a time. While the work fails, the pauses grow and the failure
 * is reported once.
 *
 * @example
 * const onFailing = (err: unknown) => log.warn({ err }, "The stock cannot be followed");
 * const poller = new Poller(() => takeChanges(db), { intervalMs: 250, clock: Date.now, onFailing });
 * poller.start();
 * await poller.poll(); // now, instead of at the next turn
 * await poller.stop();
 */
export class Poller<T = void> {
  readonly #work: () => Promise<T>;
  readonly #options: PollerOptions;
  #stopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #succeededAt: number | null = null;
  #failures = 0;
  #lastError: string | null = null;
  /** The poll requested last; it never rejects. */
  #last: Promise<unknown> = Promise.resolve();
  /** The poll waiting for the one in progress; null if there is none. */
  #waiting: Promise<Result<T, unknown>> | null = null;

  constructor(work: () => Promise<T>, options: PollerOptions) {
    this.#work = work;
    this.#options = options;
  }

  /** Whether it has been told to stop; long work should check this between its steps. */
  get stopped(): boolean {
    return this.#stopped;
  }

  get health(): PollerHealth {
    const lag = this.#succeededAt === null ? null : this.#options.clock() - this.#succeededAt;
    return { lag, lastError: this.#lastError };
  }

  /** Polls from now on, the first time at once or after `firstAfterMs`. */
  start({ firstAfterMs = 0 }: { readonly firstAfterMs?: number } = {}): void {
    if (firstAfterMs > 0) this.#timer = setTimeout(() => void this.#turn(), firstAfterMs);
    else void this.#turn();
  }

  /**
   * Polls after the poll in progress. All callers who ask while another poll waits share that one, since it will see
   * what they have written. Exceptions from the work become the result's error.
   */
  poll(): Promise<Result<T, unknown>> {
    if (this.#waiting) return this.#waiting;
    const current = this.#last.then(() => {
      this.#waiting = null;
      return this.#once();
    });
    this.#waiting = current;
    this.#last = current;
    return current;
  }

  /** Stops polling. Resolves when the polls in progress or waiting have ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#last;
  }

  async #turn(): Promise<void> {
    await this.poll();
    if (!this.#stopped) this.#timer = setTimeout(() => void this.#turn(), this.#pause());
  }

  #pause(): number {
    const { intervalMs, slowestMs = SLOWEST_MS } = this.#options;
    return Math.min(intervalMs * 2 ** this.#failures, Math.max(intervalMs, slowestMs));
  }

  async #once(): Promise<Result<T, unknown>> {
    const { clock, onFailing, onMended, onPolled } = this.#options;
    const startedAt = clock();
    let result: Result<T, unknown>;
    try {
      result = ok(await this.#work());
      if (this.#failures > 0) onMended?.();
      this.#succeededAt = startedAt;
      this.#failures = 0;
      this.#lastError = null;
    } catch (error) {
      result = err(error);
      this.#lastError = error instanceof Error ? error.message : String(error);
      if (this.#failures === 0) onFailing?.(error);
      this.#failures++;
    }
    onPolled?.();
    return result;
  }
}
