import { type KnownSource, pathOf } from "../features/feeds/sources/known.ts";
import type { FeedSource } from "../features/site/dealership/feed-sources.ts";

/** Maximum sources fetched at once; their files are imported one after the other. */
const AT_ONCE = 8;
/** Maximum per host. A vendor serves many dealers; if its server hangs, everyone else's files must still arrive. */
const OF_ONE_HOST = 3;

/** The source checks in progress. A slow server delays only its own source. */
export class SourcePolls {
  readonly #underWay = new Map<string, { readonly host: string | null; readonly ended: Promise<void> }>();
  readonly #look: (known: KnownSource) => Promise<void>;
  #failure: { readonly error: unknown } | null = null;

  constructor(look: (known: KnownSource) => Promise<void>) {
    this.#look = look;
  }

  /** Starts the checks that are not in progress and fit the limits; the others wait. Returns how many were started. */
  begin(due: readonly KnownSource[]): number {
    let begun = 0;
    for (const known of due) {
      const host = hostOf(known.source);
      if (this.#underWay.has(pathOf(known)) || this.#underWay.size >= AT_ONCE || this.#isFull(host)) continue;
      this.#underWay.set(pathOf(known), { host, ended: this.#begin(known) });
      begun += 1;
    }
    return begun;
  }

  #isFull(host: string | null): boolean {
    return host !== null && [...this.#underWay.values()].filter((one) => one.host === host).length >= OF_ONE_HOST;
  }

  async #begin(known: KnownSource): Promise<void> {
    try {
      await this.#look(known);
    } catch (error) {
      this.#failure = { error };
    } finally {
      this.#underWay.delete(pathOf(known));
    }
  }

  /** Resolves when all checks in progress have ended. */
  async end(): Promise<void> {
    await Promise.all([...this.#underWay.values()].map(({ ended }) => ended));
  }

  /** Throws the last failure, once: it means that the database is unavailable. */
  throwFailure(): void {
    const failure = this.#failure;
    this.#failure = null;
    if (failure) throw failure.error;
  }
}

/** The host that serves a source's files; null if there is none, or only a secret names it. */
function hostOf(source: FeedSource): string | null {
  if ("host" in source) return source.host;
  return "url" in source && typeof source.url === "string" ? (URL.parse(source.url)?.hostname ?? null) : null;
}
