import { LRUCache } from "lru-cache";
import type { Site } from "../../features/site/site.ts";
import type { CacheState } from "../observing/facts.ts";
import type { Page } from "./page.ts";
import { SeenAddresses } from "./seen-addresses.ts";

export interface Rendering {
  readonly page: Page;
  /**
   * Epoch milliseconds until which the page is valid if its version stays: Infinity for always, 0 for this request
   * only.
   */
  readonly keepUntil: number;
}

/** A rendering with the time (epoch ms) at which it began. */
interface CachedRendering extends Rendering {
  readonly from: number;
}

/**
 * Pages with longer addresses are not cached: they are hardly requested twice, and each would push out another page.
 */
export const LONGEST_CACHED_ADDRESS = 512;
/** Query parameters that say where a visitor came from. They do not change the page. */
const TRACKING = /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|_gl|mc_[ce]id|campaign)$/;

/** The address without the parameters that say where the visitor came from. */
export function withoutTracking(url: URL): URL {
  const plain = new URL(url);
  for (const name of [...plain.searchParams.keys()]) if (TRACKING.test(name)) plain.searchParams.delete(name);
  return plain;
}

/**
 * The address in the one form by which a page is cached: complete, with its parameters sorted (values of one name
 * keep their order). Host and scheme are part of it, because a page contains its own address.
 */
export function canonicalAddress(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.sort();
  return `${url.origin}${url.pathname}?${query}`;
}

/** The cache key of a page: its site, the versions of what it shows, and its `canonicalAddress`. */
export function pageKey(site: Pick<Site, "id" | "version">, stockVersion: number, address: string): string {
  return `${site.id} ${site.version}.${stockVersion} ${address}`;
}

/** The paths of a site's own links to its pages. Search paths are excluded, because they have endless spellings. */
const OWN_PATH = /^(?!\/(?:search|used-car)\/)(?:\/|(?:\/[a-z0-9._~-]+)+)$/;

/**
 * Whether an address is spelt as the site's own links spell it. Routes also take capitals, doubled slashes, encoded
 * letters, any port and any parameter, so that a stranger may give one page as many addresses as they like.
 */
export const isPlainAddress = ({ pathname, search, port }: URL, ownPort: number | undefined): boolean =>
  search === "" && (port === "" || Number(port) === ownPort) && OWN_PATH.test(pathname);

/** The largest share of the cache for pages that are rarely requested again. Beyond it they push out each other. */
const SELDOM_SHARE = 1 / 3;

/** Cache of whole pages, bounded by bytes; requests that wait for the same page share one rendering. */
export class PageCache {
  readonly #clock: () => number;
  readonly #maxBytes: number;
  readonly #often: LRUCache<string, CachedRendering>;
  readonly #seldom: LRUCache<string, CachedRendering>;
  readonly #underWay = new Map<string, Promise<CachedRendering>>();
  readonly #askedBefore = new SeenAddresses();
  readonly counts = { hit: 0, made: 0, once: 0, shared: 0, passed: 0, evicted: 0 };

  /** `maxBytes` 0 caches nothing (development). */
  constructor({ maxBytes, clock }: { readonly maxBytes: number; readonly clock: () => number }) {
    this.#clock = clock;
    this.#maxBytes = maxBytes;
    this.#often = this.#store(maxBytes);
    this.#seldom = this.#store(maxBytes * SELDOM_SHARE);
  }

  #store(maxBytes: number): LRUCache<string, CachedRendering> {
    return new LRUCache({
      maxSize: Math.max(1, Math.floor(maxBytes)),
      sizeCalculation: ({ page }, key) => page.weight + key.length * 2,
      dispose: (_rendering, _key, reason) => {
        if (reason === "evict") this.counts.evicted += 1;
      },
    });
  }

  get bytes(): number {
    return this.#often.calculatedSize + this.#seldom.calculatedSize;
  }

  get entries(): number {
    return this.#often.size + this.#seldom.size;
  }

  /** The cached page of the key if it is still valid. The caller counts the hit. */
  kept(key: string): Page | null {
    const cached = this.#often.get(key) ?? this.#seldom.get(key);
    return cached && this.#isValid(cached) ? cached.page : null;
  }

  /**
   * The cached page of the key, or the one that `render` makes. When `render` rejects, so does this, and nothing is
   * cached. `seldom` is the address of a page that hardly anybody asks for again, as most searches are: it is cached
   * from its second request on, whatever versions that address had in between, and apart from other pages. With null
   * the page is cached at once. /
   */
  async page(
    key: string,
    render: () => Promise<Rendering>,
    seldom: string | null = null,
  ): Promise<{ page: Page; state: CacheState }> {
    const page = this.kept(key);
    if (page) return this.#counted("hit", page);
    const isKept = seldom === null || this.#askedBefore.note(seldom);
    const store = seldom === null ? this.#often : this.#seldom;
    const underWay = this.#underWay.get(key);
    if (underWay) {
      const shared = await underWay.catch(() => null);
      // A page that must not be cached may be another visitor's own, so each request that waited for it gets a
      // rendering of its own.
      if (!shared || !this.#isValid(shared)) return this.#counted("passed", (await render()).page);
      this.#keep(store, key, shared);
      return this.#counted("shared", shared.page);
    }
    const from = this.#clock();
    const rendering = render()
      .then((made) => ({ ...made, from }))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, rendering);
    const made = await rendering;
    if (!this.#isValid(made)) return this.#counted("passed", made.page);
    if (isKept) this.#keep(store, key, made);
    return this.#counted(isKept ? "made" : "once", made.page);
  }

  /**
   * A page from a later time was made while the clock was ahead: it may say "tomorrow", or lack a car that is not sold
   * yet.
   */
  #isValid({ from, keepUntil }: CachedRendering): boolean {
    const now = this.#clock();
    return from <= now && now < keepUntil;
  }

  /** Stores the page, and weighs it again once it is compressed and most of its memory has been freed. */
  #keep(store: LRUCache<string, CachedRendering>, key: string, made: CachedRendering): void {
    store.set(key, made);
    while (this.bytes > this.#maxBytes && this.#often.size > 0) this.#often.pop();
    made.page.body.whenLighter(() => {
      // The cache does not weigh a value again that it holds already, so it is given a new object.
      if (store.peek(key)?.page === made.page) store.set(key, { ...made });
    });
  }

  #counted(state: CacheState, page: Page): { page: Page; state: CacheState } {
    this.counts[state] += 1;
    return { page, state };
  }
}
