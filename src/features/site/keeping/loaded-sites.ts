import type { SiteBody } from "./site-body.ts";

/** A site's place among the loaded ones: its body while it is loaded. */
export interface LoadedSite {
  readonly load: () => SiteBody;
  readonly bytes: number;
  body: SiteBody | null;
  /** Counts up with each use of any site. */
  usedAt: number;
}

/** The sites that are in memory whole: at most so many bytes of documents; beyond, who was not asked longest goes. */
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

  /** Lets go of a site that is served no more. */
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

  /** A quarter at once, so that not every load beyond the bound sorts them all. */
  #makeRoom(newest: LoadedSite): void {
    for (const site of [...this.#loaded].sort((a, b) => a.usedAt - b.usedAt)) {
      if (this.#bytes <= this.#most * 0.75) return;
      if (site !== newest) this.drop(site);
    }
  }
}
