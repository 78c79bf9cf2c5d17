/** Milliseconds after which a response counts as slow; a picture takes well under one second. */
const SLOW_MS = 2_000;
/** Milliseconds for which a server counts as slow after its last slow response. */
const SLOW_FOR_MS = 10 * 60_000;

/** Servers that this process has found slow or unresponsive. Times are epoch milliseconds. */
export class SlowHosts {
  readonly #until = new Map<string, number>();

  /** Records how long a server took to answer, or to time out. One prompt response clears it. */
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
