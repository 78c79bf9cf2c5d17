import { err, ok, type Result } from "./result.ts";

export interface PollerOptions {
  /** Milliseconds between the end of one poll and the next; doubled with each failure in a row. */
  readonly intervalMs: number;
  /** The longest pause between two polls that fail, milliseconds; never shorter than the interval. */
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
  /** Why the last poll failed; null when it succeeded. */
  readonly lastError: string | null;
}

const SLOWEST_MS = 5_000;

/**
 * Does the same work again and again until it is stopped, one poll at a time. While the work fails, it is tried ever
 * less often, and the failure is reported once.
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
  /** The poll that was asked for last; it is never rejected. */
  #last: Promise<unknown> = Promise.resolve();
  /** The poll that waits for the one under way; null when none does. */
  #waiting: Promise<Result<T, unknown>> | null = null;

  constructor(work: () => Promise<T>, options: PollerOptions) {
    this.#work = work;
    this.#options = options;
  }

  /** Whether it was asked to stop: long work should ask this between its steps. */
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
   * Polls behind the poll under way. All who ask while another waits share that one: it sees what they have written.
   * What the work throws is the result's error.
   */
  poll(): Promise<Result<T, unknown>> {
    if (this.#waiting) return this.#waiting;
    const mine = this.#last.then(() => {
      this.#waiting = null;
      return this.#once();
    });
    this.#waiting = mine;
    this.#last = mine;
    return mine;
  }

  /** Polls no more by itself. Resolves when what is under way, or waits, has ended. */
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
    const begun = clock();
    let result: Result<T, unknown>;
    try {
      result = ok(await this.#work());
      if (this.#failures > 0) onMended?.();
      this.#succeededAt = begun;
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
