import { type KnownSource, pathOf } from "../features/feeds/sources/known.ts";
import type { FeedSource } from "../features/site/dealership/feed-sources.ts";

/** How many sources are fetched at once; their files are imported one after the other. */
const AT_ONCE = 8;
/** How many of one host: a vendor whose server hangs has many dealers, and the files of all others come meanwhile. */
const OF_ONE_HOST = 3;

/** The looks at sources that are under way. Nothing waits for a slow server but its own source. */
export class Looks {
  readonly #underWay = new Map<string, { readonly host: string | null; readonly ended: Promise<void> }>();
  readonly #look: (known: KnownSource) => Promise<void>;
  #failure: { readonly error: unknown } | null = null;

  constructor(look: (known: KnownSource) => Promise<void>) {
    this.#look = look;
  }

  /** Begins those that are not under way and for which there is room; the others wait. Returns how many it began. */
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

  /** Resolves when all that is under way has ended. */
  async end(): Promise<void> {
    await Promise.all([...this.#underWay.values()].map(({ ended }) => ended));
  }

  /** Throws why the last one failed, once: the database is away. */
  throwFailure(): void {
    const failure = this.#failure;
    this.#failure = null;
    if (failure) throw failure.error;
  }
}

/** The host that is asked for a source's files; null where none is, or only a secret says which. */
function hostOf(source: FeedSource): string | null {
  if ("host" in source) return source.host;
  return "url" in source && typeof source.url === "string" ? (URL.parse(source.url)?.hostname ?? null) : null;
}
