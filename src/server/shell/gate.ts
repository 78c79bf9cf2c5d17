import { err, ok, type Result } from "../../lib/result.ts";

/** Lets so many pieces of work run at once and so many more wait; beyond that it answers `busy` at once. */
export class Gate {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(limits: { readonly atOnce: number; readonly waiting: number }) {
    this.#atOnce = limits.atOnce;
    this.#mostWaiting = limits.waiting;
  }

  async run<T>(work: () => Promise<T>): Promise<Result<T, "busy">> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#mostWaiting) return err("busy");
      // The work that ends hands its place to the next, so the number running does not change here.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return ok(await work());
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
