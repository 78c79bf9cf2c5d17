import { err, type Result } from "../../../lib/result.ts";
import type { SearchFailure } from "../port.ts";

/** Failures in a row after which the engine is left alone, and for how long, milliseconds. */
const FAILURES = 3;
const REST_MS = 1_000;

/**
 * Keeps requests from waiting for an engine that does not answer. After three failures in a row it is left alone for a
 * second, then one request tries it; the others are told at once that it is unavailable until that one has succeeded.
 */
export class Breaker {
  readonly #clock: () => number;
  #failures = 0;
  #restUntil = 0;
  #trying = false;

  /** `clock`: milliseconds, rising. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  async run<T>(ask: () => Promise<Result<T, SearchFailure>>): Promise<Result<T, SearchFailure>> {
    const open = this.#failures >= FAILURES;
    if (open && (this.#trying || this.#clock() < this.#restUntil)) {
      return err({ kind: "unavailable", message: "The search engine did not answer a moment ago." });
    }
    this.#trying = open;
    const answer = await ask();
    if (open) this.#trying = false;
    if (answer.ok) this.#failures = 0;
    // A request's own fault says nothing of the engine: no stranger opens the way for others, or closes it, by it.
    else if (answer.error.kind === "unavailable") {
      this.#failures++;
      this.#restUntil = this.#clock() + REST_MS;
    }
    return answer;
  }
}
