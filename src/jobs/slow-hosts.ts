/** Milliseconds from which an answer is slow; a picture takes well below one second. */
const SLOW_MS = 2_000;
/** Milliseconds for which a server counts as slow after its last slow answer. */
const SLOW_FOR_MS = 10 * 60_000;

/** The servers that answer slowly or not at all, as this process has seen them. Times are epoch milliseconds. */
export class SlowHosts {
  readonly #until = new Map<string, number>();

  /** Notes how long a server took to answer, or not to. One prompt answer clears it. */
  note(host: string, { begun, ended }: { readonly begun: number; readonly ended: number }): void {
    if (ended - begun >= SLOW_MS) this.#until.set(host, ended + SLOW_FOR_MS);
    else this.#until.delete(host);
  }

  at(now: number): readonly string[] {
    for (const [host, until] of this.#until) if (until <= now) this.#until.delete(host);
    return [...this.#until.keys()];
  }
}

export const hostOf = (source: string): string => URL.parse(source)?.hostname ?? "";
