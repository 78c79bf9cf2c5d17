import { createHash } from "node:crypto";
import { join } from "node:path";
import { dayHours } from "../../hours/hours.ts";
import { campaignHref } from "../campaign-link.ts";
import { daysOf } from "../campaigns.ts";
import { resolveConfig } from "../options/config.ts";
import type { SiteConfig } from "../schema.ts";
import type { Dealership, Location, PromoCard, Site, SiteId } from "../site.ts";
import { weeklyLanesOf } from "../weekly-lanes.ts";
import type { FolderRead, FolderReading } from "./folder.ts";
import type { LocationInput } from "./location-files.ts";
import type { SiteProblem } from "./problems.ts";

export interface Assembled {
  readonly readings: ReadonlyMap<string, FolderReading>;
  readonly sites: ReadonlyMap<string, Site>;
  readonly problems: readonly SiteProblem[];
}

export const NOTHING: Assembled = { readings: new Map(), sites: new Map(), problems: [] };

/**
 * Combines the folders read now with what served before: a folder with a problem (its own, or a clash with another)
 * keeps its last good reading. Unchanged folders go first, so that a clash is the changed folder's problem.
 */
export function assemble(reads: readonly FolderRead[], before: Assembled, mint: (slug: string) => SiteId): Assembled {
  const problems: SiteProblem[] = reads.flatMap((read) => read.problems);
  const readings = new Map<string, FolderReading>();
  const claims = new Map<string, string>();
  const stays = (read: FolderRead) =>
    read.reading === null || read.reading.hash === before.readings.get(read.slug)?.hash;
  for (const read of [...reads.filter(stays), ...reads.filter((one) => !stays(one))]) {
    const clashes = read.reading ? clashesOf(read.reading, claims) : [];
    problems.push(...clashes);
    const reading = read.reading && clashes.length === 0 ? read.reading : before.readings.get(read.slug);
    if (!reading) continue;
    for (const claim of claimsOf(reading)) claims.set(claim.key, claim.owner);
    readings.set(read.slug, reading);
  }
  const made = new Map<string, Site>();
  const directory = directoryOf(readings, reads);
  for (const [slug, reading] of [...readings].sort(([a], [b]) => inOrder(a, b))) {
    const awaited = awaitedDealerships(reading, directory);
    const unknown = unknownReferences(reading, directory, awaited);
    problems.push(...unknown);
    const kept = before.sites.get(slug);
    const isWhole = unknown.length + awaited.size === 0;
    const version = isWhole ? versionOf(reading, directory) : kept?.version;
    // A site is made anew only if a file of it changed: one dealer's edit must not cost a thousand others.
    const site = kept?.version === version ? kept : siteOf(reading, directory, mint);
    if (site) made.set(slug, site);
  }
  const lanes = weeklyLanesOf([...made.values()]);
  const sites = new Map(
    [...made].map(([slug, site]) => {
      const weeklyLane = lanes.get(slug) ?? 0;
      const kept = before.sites.get(slug);
      const isKept = kept?.version === site.version && kept.weeklyLane === weeklyLane;
      return [slug, isKept ? kept : Object.freeze({ ...site, weeklyLane })];
    }),
  );
  return { readings, sites, problems };
}

/** As `localeCompare`, which for a thousand slugs takes as long as all the rest. */
const inOrder = new Intl.Collator().compare;

interface Claim {
  /** A value that only one folder may use. */
  readonly key: string;
  readonly owner: string;
  readonly file: string;
  readonly pointer: string;
  readonly what: string;
}

function claimsOf(reading: FolderReading): Claim[] {
  const claim = (kind: string, value: string | number, file: string, pointer: string, owner = file): Claim => ({
    key: `${kind} ${value}`,
    owner,
    file,
    pointer,
    what: `The ${kind} ${value}`,
  });
  const site = `${reading.slug}/site.json`;
  return [
    ...reading.hosts.map((host, index) => claim("host", host, site, `/hosts/${index}`)),
    ...reading.dealerships.flatMap(({ slug, id }) => {
      const file = `${reading.slug}/dealerships/${slug}.json`;
      return [claim("dealership slug", slug, file, ""), claim("dealership id", id, file, "/id")];
    }),
    ...reading.locations.flatMap(({ file, pointer, location }) => [
      claim("location id", location.id, file, `${pointer}/id`, `${file}${pointer}`),
      claim("location slug", location.slug, file, `${pointer}/slug`, `${file}${pointer}`),
    ]),
  ];
}

/** Claims on a value that is taken already, by another folder or by this one. */
function clashesOf(reading: FolderReading, made: ReadonlyMap<string, string>): SiteProblem[] {
  const own = new Map<string, string>();
  const problems: SiteProblem[] = [];
  for (const { key, owner, file, pointer, what } of claimsOf(reading)) {
    const other = made.get(key) ?? own.get(key);
    if (other !== undefined) problems.push({ file, pointer, message: `${what} is already taken by ${other}.` });
    own.set(key, owner);
  }
  return problems;
}

interface Directory {
  readonly dealerships: ReadonlyMap<string, { readonly dealership: Dealership; readonly reading: FolderReading }>;
  /** All dealerships for which some folder has a file, including invalid files. */
  readonly named: ReadonlySet<string>;
}

function directoryOf(readings: ReadonlyMap<string, FolderReading>, reads: readonly FolderRead[]): Directory {
  const all = [...readings.values()];
  return {
    named: new Set(reads.flatMap((read) => read.named)),
    dealerships: new Map(
      all.flatMap((reading) =>
        reading.dealerships.map((dealership) => [dealership.slug, { dealership, reading }] as const),
      ),
    ),
  };
}

/** Dealerships of the site whose file is invalid: that file's own problem is reported elsewhere. */
function awaitedDealerships(reading: FolderReading, { dealerships, named }: Directory): ReadonlySet<string> {
  const wanted = [
    ...(reading.layer.dealerships ?? []),
    ...reading.locations.map(({ location }) => location.dealership_slug),
  ];
  return new Set(wanted.filter((slug) => named.has(slug) && !dealerships.has(slug)));
}

function unknownReferences(reading: FolderReading, directory: Directory, awaited: ReadonlySet<string>): SiteProblem[] {
  const file = `${reading.slug}/site.json`;
  const problems: SiteProblem[] = [];
  for (const [index, slug] of (reading.layer.dealerships ?? []).entries()) {
    if (directory.dealerships.has(slug) || awaited.has(slug)) continue;
    const message = `There is no dealership "${slug}": add dealerships/${slug}.json, or take it out of the list.`;
    problems.push({ file, pointer: `/site/dealerships/${index}`, message });
  }
  for (const { file: where, pointer, location } of reading.locations) {
    if (directory.dealerships.has(location.dealership_slug) || awaited.has(location.dealership_slug)) continue;
    const message = `There is no dealership "${location.dealership_slug}".`;
    problems.push({ file: where, pointer: `${pointer}/dealership_slug`, message });
  }
  // While a dealership is unknown, so are its locations.
  if (awaited.size > 0) return problems;
  const known = new Set(locationsOf(reading, directory).map((location) => location.slug));
  for (const [index, slug] of (reading.layer.locations ?? []).entries()) {
    if (known.has(slug)) continue;
    const message = `There is no location "${slug}" at the dealerships of this site.`;
    problems.push({ file, pointer: `/site/locations/${index}`, message });
  }
  return problems;
}

/** All locations of the site's dealerships, in whichever folder their files are. */
function locationsOf(reading: FolderReading, directory: Directory): Location[] {
  const listed = new Set(reading.layer.dealerships ?? []);
  const folders = new Set([reading, ...[...listed].flatMap((slug) => directory.dealerships.get(slug)?.reading ?? [])]);
  return [...folders]
    .flatMap((folder) => folder.locations)
    .filter(({ location }) => listed.has(location.dealership_slug))
    .flatMap(({ location }) => {
      const dealership = directory.dealerships.get(location.dealership_slug)?.dealership;
      return dealership ? [locationOf(location, dealership.id)] : [];
    });
}

function locationOf({ review_summary: summary, ...input }: LocationInput, dealershipId: number): Location {
  const hours = input.contact_detail.opening_hours;
  return {
    ...input,
    dealership_id: dealershipId,
    average_rating: input.average_rating ?? summary?.average_rating ?? null,
    review_count: input.review_count ?? summary?.count ?? null,
    reviews: input.reviews ?? summary?.reviews ?? [],
    contact_detail: {
      ...input.contact_detail,
      opening_hours: hours.map((hour) => ({
        ...hour,
        formated_hours: hour.formated_hours ?? dayHours(hour).formated_hours,
      })),
    },
    special_hours: input.special_hours.map(({ hours: both, ...special }) => ({
      ...special,
      location_id: input.id,
      start_hour: special.start_hour ?? both?.begin ?? null,
      end_hour: special.end_hour ?? both?.end ?? null,
    })),
  };
}

/** A promo card with the days and the address of its campaign (HOME-034). */
function promoCard(card: PromoCard, { campaigns }: SiteConfig): PromoCard {
  const { start, end: expiry } = daysOf({ ...card, end: card.expiry }, campaigns);
  return { ...card, start, expiry, url: campaignHref(card.url, card.campaign) };
}

/** A text that differs when any file of the site does, the files of its dealerships in other folders included. */
function versionOf(reading: FolderReading, { dealerships }: Directory): string {
  const found = (reading.layer.dealerships ?? []).flatMap((slug) => dealerships.get(slug)?.reading.hash ?? []);
  return createHash("sha256")
    .update([reading.hash, ...found].join())
    .digest("hex")
    .slice(0, 16);
}

function siteOf(reading: FolderReading, directory: Directory, mint: (slug: string) => SiteId): Site {
  const hostnames = Object.fromEntries(reading.hosts.map((host) => [host, reading.slug]));
  const layer = { ...reading.layer, hostnames };
  const config = resolveConfig(layer);
  const found = config.dealerships.flatMap((slug) => directory.dealerships.get(slug) ?? []);
  const dealerships = found.map((entry) => entry.dealership);
  const byDealership = new Map(dealerships.map((one) => [one.slug, resolveConfig(layer, one.config)]));
  const all = locationsOf(reading, directory);
  const chosen = config.locations.flatMap((slug) => all.find((location) => location.slug === slug) ?? []);
  return {
    id: mint(reading.slug),
    slug: reading.slug,
    name: config.siteName,
    config,
    configFor: (slug: string) => byDealership.get(slug) ?? config,
    brand: reading.brand,
    legal: reading.legal,
    dealerships,
    locations: config.locations.length > 0 ? chosen : all,
    models: reading.models,
    slides: reading.slides.map((slide) => ({ ...slide, url: campaignHref(slide.url, slide.campaign) })),
    home: reading.home,
    deliveryBands: reading.deliveryBands,
    imageHosts: reading.imageHosts,
    promos: config.promoCards.map((card) => promoCard(card as PromoCard, config)),
    pages: reading.pages,
    makeLogos: reading.makeLogos,
    posts: reading.posts,
    publicDir: join(reading.folder, "public"),
    version: versionOf(reading, directory),
  };
}
