import type { SiteBody } from "./site-body.ts";

/** A site's place among the loaded ones. `body` is null while the site is not loaded. */
export interface LoadedSite {
  readonly load: () => SiteBody;
  readonly bytes: number;
  body: SiteBody | null;
  /** The number of the last use, counted over all sites. */
  usedAt: number;
}

/**
 * The sites that are fully in memory. Beyond a limit on the bytes of their documents, the least recently used are
 * unloaded.
 */
export class LoadedSites {
  readonly #most: number;
  readonly #loaded = new Set<LoadedSite>();
  #bytes = 0;
  #uses = 0;

  constructor(mostBytes: number) {
    this.#most = mostBytes;
  }

  bodyOf(site: LoadedSite): SiteBody {
    this.#uses += 1;
    site.usedAt = this.#uses;
    return site.body ?? this.#load(site);
  }

  figures(): { readonly sites: number; readonly bytes: number } {
    return { sites: this.#loaded.size, bytes: this.#bytes };
  }

  /** Unloads a site that is no longer served. */
  drop(site: LoadedSite): void {
    if (!this.#loaded.delete(site)) return;
    site.body = null;
    this.#bytes -= site.bytes;
  }

  #load(site: LoadedSite): SiteBody {
    const body = site.load();
    site.body = body;
    this.#loaded.add(site);
    this.#bytes += site.bytes;
    if (this.#bytes > this.#most) this.#makeRoom(site);
    return body;
  }

  /** Frees a quarter of the limit at once, so that not every load beyond the limit sorts all sites. */
  #makeRoom(newest: LoadedSite): void {
    for (const site of [...this.#loaded].sort((a, b) => a.usedAt - b.usedAt)) {
      if (this.#bytes <= this.#most * 0.75) return;
      if (site !== newest) this.drop(site);
    }
  }
}
