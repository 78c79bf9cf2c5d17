import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";

const LONGEST_PAUSE = 5_000;

export interface LooksOptions {
  /** Between two looks, milliseconds; doubled with each failure in a row. */
  readonly intervalMs: number;
  /** Said when it fails for the first time, and when it works again. */
  readonly failing: string;
  readonly mended: string;
  /** Called after each look, whether it succeeded or not. */
  readonly onLooked: () => void;
  readonly log?: Pick<Logger, "warn" | "info">;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/** Does the same small work again and again, one at a time; while it fails ever less often, and says so once. */
export class Looks {
  readonly #work: () => Promise<void>;
  readonly #options: LooksOptions;
  readonly #ended = new AbortController();
  /** When the last work that succeeded began. */
  #succeededAt: number | null = null;
  #failures = 0;
  #lastError: string | null = null;
  #turn: Promise<void> = Promise.resolve();
  #running: Promise<void> | null = null;

  constructor(work: () => Promise<void>, options: LooksOptions) {
    this.#work = work;
    this.#options = options;
  }

  /** Whether it was asked to stop: long work should look. */
  get stopped(): boolean {
    return this.#ended.signal.aborted;
  }

  get lastError(): string | null {
    return this.#lastError;
  }

  /** Milliseconds since the last success began; null before the first. */
  get lag(): number | null {
    return this.#succeededAt === null ? null : this.#options.clock() - this.#succeededAt;
  }

  start(): void {
    this.#running = (async () => {
      while (!this.stopped) {
        await this.now();
        await sleep(this.#pause(), undefined, { signal: this.#ended.signal }).catch(() => {});
      }
    })();
  }

  /** Looks now, behind a look that is under way. Does not throw. */
  now(): Promise<void> {
    this.#turn = this.#turn.then(() => this.#once());
    return this.#turn;
  }

  /** Resolves when the look under way has ended. */
  async stop(): Promise<void> {
    this.#ended.abort();
    await this.#running;
    await this.#turn;
  }

  #pause(): number {
    const { intervalMs } = this.#options;
    return Math.min(intervalMs * 2 ** this.#failures, Math.max(intervalMs, LONGEST_PAUSE));
  }

  async #once(): Promise<void> {
    const { clock, log, failing, mended, onLooked } = this.#options;
    const begun = clock();
    try {
      await this.#work();
      if (this.#failures > 0) log?.info(mended);
      this.#succeededAt = begun;
      this.#failures = 0;
      this.#lastError = null;
    } catch (error) {
      this.#lastError = error instanceof Error ? error.message : String(error);
      if (this.#failures === 0) log?.warn({ error: this.#lastError }, failing);
      this.#failures++;
    }
    onLooked();
  }
}
