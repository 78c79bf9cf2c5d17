import { LRUCache } from "lru-cache";
import type { Site } from "../../features/site/site.ts";
import type { Page } from "./page.ts";

export interface Rendering {
  readonly page: Page;
  /** Epoch milliseconds until which the page is right if its version stays: Infinity for always, 0 for this once. */
  readonly keepUntil: number;
}

/** `shared`: waited for another request's rendering of the same page. `passed`: rendered, and not to be kept. */
export type CacheState = "hit" | "made" | "shared" | "passed";

/** Longer addresses are not kept: they are nobody's common question, and each would push out a page that is. */
export const LONGEST_KEPT_ADDRESS = 512;
/** Parameters that only say where a visitor came from; pages are the same without them. */
const TRACKING = /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|_gl|mc_[ce]id|campaign)$/;

/** The address without the parameters that say where the visitor came from. */
export function withoutTracking(url: URL): URL {
  const plain = new URL(url);
  for (const name of [...plain.searchParams.keys()]) if (TRACKING.test(name)) plain.searchParams.delete(name);
  return plain;
}

/**
 * The address in the one form that a page is kept under: whole, with its parameters in one order (values of one name
 * keep theirs). Host and scheme are part of it, because a page names its own address.
 */
export function canonicalAddress(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.sort();
  return `${url.origin}${url.pathname}?${query}`;
}

/** What a page is kept under: its site, the versions of what it shows, and `canonicalAddress` of its address. */
export function pageKey(site: Pick<Site, "id" | "version">, stockVersion: number, address: string): string {
  return `${site.id} ${site.version}.${stockVersion} ${address}`;
}

/** Whole pages, bounded by bytes; one rendering for many who wait for it. */
export class PageCache {
  readonly #clock: () => number;
  readonly #pages: LRUCache<string, Rendering>;
  readonly #underWay = new Map<string, Promise<Rendering>>();
  readonly counts = { hit: 0, made: 0, shared: 0, passed: 0, evicted: 0 };

  /** `maxBytes` 0 keeps nothing (development). */
  constructor({ maxBytes, clock }: { readonly maxBytes: number; readonly clock: () => number }) {
    this.#clock = clock;
    this.#pages = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: ({ page }, key) => page.weight + key.length * 2,
      dispose: (_rendering, _key, reason) => {
        if (reason === "evict") this.counts.evicted += 1;
      },
    });
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  get entries(): number {
    return this.#pages.size;
  }

  /** The kept page of the key if it is still right. Whoever sends it counts the hit. */
  kept(key: string): Page | null {
    const kept = this.#pages.get(key);
    return kept && kept.keepUntil > this.#clock() ? kept.page : null;
  }

  /** The kept page of the key, or the one that `render` makes. What `render` rejects with is passed on and not kept. */
  async page(key: string, render: () => Promise<Rendering>): Promise<{ page: Page; state: CacheState }> {
    const page = this.kept(key);
    if (page) return this.#counted("hit", page);
    const underWay = this.#underWay.get(key);
    if (underWay) {
      const shared = await underWay.catch(() => null);
      // What is not to be kept may be another visitor's own: whoever waited for it gets a rendering of their own.
      if (shared && shared.keepUntil > this.#clock()) return this.#counted("shared", shared.page);
      return this.#counted("passed", (await render()).page);
    }
    const rendering = this.#render(key, render);
    this.#underWay.set(key, rendering);
    const made = await rendering;
    return this.#counted(made.keepUntil > this.#clock() ? "made" : "passed", made.page);
  }

  async #render(key: string, render: () => Promise<Rendering>): Promise<Rendering> {
    try {
      const made = await render();
      if (made.keepUntil > this.#clock()) this.#pages.set(key, made);
      return made;
    } finally {
      this.#underWay.delete(key);
    }
  }

  #counted(state: CacheState, page: Page): { page: Page; state: CacheState } {
    this.counts[state] += 1;
    return { page, state };
  }
}
