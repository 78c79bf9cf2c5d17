import { join } from "node:path";
import { type BriefConfig, briefOf, type SharedBriefs, type Spot } from "../brief.ts";
import { namedSecret, type Secrets } from "../options/config.ts";
import type { Dealership, Site, SiteId } from "../site.ts";
import type { LoadedSite, LoadedSites } from "./loaded-sites.ts";
import { type SiteParts, siteBody } from "./site-body.ts";

/** What stays in memory of every site, and is stored for the next start. */
export interface WrittenSite {
  readonly version: string;
  readonly name: string;
  /** The brief options of the site itself, and of each of its dealerships by slug. */
  readonly brief: BriefConfig;
  readonly briefs: ReadonlyMap<string, BriefConfig>;
  readonly spots: readonly Spot[];
}

export interface SiteFacts {
  readonly slug: string;
  readonly version: string;
  readonly written: WrittenSite;
  readonly parts: SiteParts;
  /** Includes the values of their secrets. */
  readonly dealerships: readonly Dealership[];
  readonly briefFor: (dealershipSlug: string) => BriefConfig;
  /** Whether everything that the site refers to exists. Otherwise these are the facts from when it last did. */
  readonly isWhole: boolean;
}

export interface SiteMaking {
  /** The folder of all sites. */
  readonly dir: string;
  readonly secrets: Secrets;
  readonly briefs: SharedBriefs;
  readonly loaded: LoadedSites;
  readonly mint: (slug: string) => SiteId;
  /** What an earlier process computed for this version of the site. */
  readonly remembered: (slug: string, version: string) => WrittenSite | null;
  /** Called with the slugs of folders whose stored readings cannot be read. */
  readonly onLost: (slugs: ReadonlySet<string>) => void;
}

export function reckonSite(parts: SiteParts, version: string, making: SiteMaking): SiteFacts {
  const { slug } = parts.own;
  const written = making.remembered(slug, version) ?? writtenSite(parts, version, making.briefs);
  return {
    slug,
    version,
    written,
    parts,
    isWhole: true,
    dealerships: parts.found.flatMap(({ slug: its, facts }) => facts.dealerships.find((one) => one.slug === its) ?? []),
    briefFor: (dealership) => written.briefs.get(dealership) ?? written.brief,
  };
}

function writtenSite(parts: SiteParts, version: string, briefs: SharedBriefs): WrittenSite {
  // This is stored on disk, so it holds the names of secrets in place of their values.
  const { config, configFor, locations } = siteBody(parts, namedSecret);
  return {
    version,
    name: config.siteName,
    brief: briefs.one(briefOf(config)),
    briefs: new Map(parts.found.map(({ slug }) => [slug, briefs.one(briefOf(configFor(slug)))])),
    spots: locations.map(({ id, name, dealership_slug, primary, address: { lat, long, postcode } }) => ({
      id,
      name,
      dealership_slug,
      primary,
      address: { lat, long, postcode },
    })),
  };
}

const places = new WeakMap<Site, LoadedSite>();

/** Unloads a site that is no longer served. */
export function letGo(site: Site, loaded: LoadedSites): void {
  const place = places.get(site);
  if (place) loaded.drop(place);
}

/** A site whose body is loaded when it is first read. */
export function siteOf(
  { slug, version, written, parts, dealerships, briefFor }: SiteFacts,
  { dir, secrets, loaded, mint, onLost, weeklyLane }: SiteMaking & { readonly weeklyLane: number },
): Site {
  const folders = new Set([parts.own, ...parts.found.map(({ facts }) => facts)]);
  const bytes = [...folders].reduce((sum, facts) => sum + facts.bytes, 0);
  const load = () => {
    try {
      return siteBody(parts, secrets);
    } catch (error) {
      onLost(new Set([...folders].map((facts) => facts.slug)));
      throw error;
    }
  };
  const place: LoadedSite = { load, bytes, body: null, usedAt: 0 };
  const body = () => loaded.bodyOf(place);
  const site: Site = Object.freeze({
    id: mint(slug),
    slug,
    name: written.name,
    dealerships,
    weeklyLane,
    briefFor,
    spots: written.spots,
    publicDir: join(dir, slug, "public"),
    version,
    configFor: (dealership: string) => body().configFor(dealership),
    get config() {
      return body().config;
    },
    get brand() {
      return body().brand;
    },
    get legal() {
      return body().legal;
    },
    get locations() {
      return body().locations;
    },
    get models() {
      return body().models;
    },
    get slides() {
      return body().slides;
    },
    get home() {
      return body().home;
    },
    get deliveryBands() {
      return body().deliveryBands ?? null;
    },
    get imageHosts() {
      return body().imageHosts ?? null;
    },
    get promos() {
      return body().promos;
    },
    get pages() {
      return body().pages;
    },
    get makeLogos() {
      return body().makeLogos ?? new Map();
    },
    get posts() {
      return body().posts;
    },
  });
  places.set(site, place);
  return site;
}
