import { err, type Result } from "../../../lib/result.ts";
import type { SearchFailure } from "../port.ts";

/** The number of failures in a row after which the engine is not called, and for how many milliseconds. */
const FAILURES = 3;
const REST_MS = 1_000;

/**
 * A circuit breaker: keeps requests from waiting for an engine that does not answer. After three failures in a row
 * the engine is not called for a second; then one request tries it, and the others fail as `unavailable` at once
 * until that one has succeeded.
 */
export class Breaker {
  readonly #clock: () => number;
  #failures = 0;
  #restUntil = 0;
  #trying = false;

  /** `clock` returns milliseconds that never decrease. */
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
    // A wrong request says nothing about the engine's health, so that nobody can open or close the breaker by sending
    // one.
    else if (answer.error.kind === "unavailable") {
      this.#failures++;
      this.#restUntil = this.#clock() + REST_MS;
    }
    return answer;
  }
}
