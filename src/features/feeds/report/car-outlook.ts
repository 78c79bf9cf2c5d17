import type { Database } from "../../../db/open.ts";
import type { SearchEngine } from "../../../services/search/port.ts";
import { documentOf } from "../../search/index/documents/document.ts";
import { holdOnly, showingOf, siteAddress } from "../../search/showing.ts";
import { unseenHost } from "../../site/dealership/picture-hosts.ts";
import type { Site } from "../../site/site.ts";
import { soldLeavesAt } from "../../stock/display-window.ts";
import type { StockRule } from "../../stock/rules.ts";
import type { Car } from "../../stock/schema.ts";
import { pictureStandings } from "../../stock-pictures/data.ts";
import { pictureNotes } from "../../stock-pictures/wording.ts";
import { mediaOf } from "../../viewer/media-addresses.ts";
import type { OutlookOptions } from "./outlook.ts";

/** How one car appears on one site. */
interface CarOnSite {
  readonly site: string;
  /** Whether the site's lists and searches show it. */
  readonly listed: boolean;
  /** Address of its own page; null if the site has none. */
  readonly page: string | null;
  /** The site's rules that keep it out of its lists. */
  readonly hidden: readonly { readonly rule: StockRule; readonly says: string }[];
  /** Facts about the car that shoppers do not see although the site shows it. */
  readonly notes: readonly string[];
}

export interface CarOutlook {
  readonly stocknum: string;
  readonly dealership: string;
  readonly name: string;
  readonly sites: readonly CarOnSite[];
  /** The state of its fetched pictures, if not all are shown. */
  readonly pictures: readonly string[];
}

/**
 * The sites on which a car is shown, and the rules that hide it on others, decided by the sites' own rules. `now` is
 * epoch ms.
 */
export async function carOutlook(
  car: Car,
  options: OutlookOptions & { readonly db: Database },
  now: number,
): Promise<CarOutlook> {
  const { stocknum, dealership_slug: dealership, name } = car;
  const engine = options.open();
  await holdOnly(engine, [{ ...car, id: 1 }], 0);
  const sites = await Promise.all(options.sites.map((site) => onSite({ ...car, id: 1 }, site, engine, options, now)));
  const pictures = pictureNotes(await pictureStandings(options.db, car));
  return { stocknum, dealership, name, pictures, sites: sites.sort((a, b) => Number(b.listed) - Number(a.listed)) };
}

async function onSite(
  car: Car,
  site: Site,
  engine: SearchEngine,
  options: OutlookOptions,
  now: number,
): Promise<CarOnSite> {
  const { listed, hidden } = await showingOf([car], site, engine, now);
  const isOwn = site.dealerships.some(({ slug }) => slug === car.dealership_slug);
  const leaves = soldLeavesAt(car, site.config);
  const hasPage = isOwn && (leaves === null || leaves > now);
  return {
    site: site.slug,
    listed: listed.length > 0,
    page: hasPage ? `${siteAddress(site)}${car.path}` : null,
    hidden: hidden.map(({ rule, says }) => ({ rule, says })),
    notes: isOwn ? [...priceNotes(car, site), ...mediaNotes(car, site, options)] : [],
  };
}

/** Notes about a car without a price: no price filter finds it, and it comes last when sorted by price. */
function priceNotes(car: Car, { config }: Site): string[] {
  if (documentOf(car).price !== null) return [];
  return [
    `it has no price${car.price === null ? "" : ` (${car.price} is too low to be one)`}: it says "${config.noPriceText}" and no search by price finds it`,
  ];
}

function mediaNotes(car: Car, site: Site, { imageHosts }: OutlookOptions): string[] {
  const counts = new Map<string, { count: number; says: string }>();
  for (const address of mediaOf(car)) {
    const unseen = unseenHost(address, site, imageHosts);
    if (unseen) counts.set(unseen.host, { says: unseen.says, count: (counts.get(unseen.host)?.count ?? 0) + 1 });
  }
  return [...counts].map(
    ([host, { count, says }]) => `${count} of its pictures and films from ${host} are not shown: ${says}`,
  );
}

/** The outlook as text for people. */
export function outlookText({ stocknum, dealership, name, sites, pictures }: CarOutlook): string {
  const shows = sites.filter(({ page, listed }) => page !== null || listed);
  const others = sites.filter((one) => !shows.includes(one));
  const lines = [`${stocknum} of ${dealership}: ${name}`];
  for (const { site, listed, page, hidden, notes } of shows) {
    lines.push(
      listed ? `  listed on ${site}: ${page}` : `  not listed on ${site}, though its page answers at ${page}:`,
    );
    for (const { says } of hidden) lines.push(`    - ${says}`);
    for (const note of notes) lines.push(`    note: ${note}`);
  }
  if (shows.length === 0) lines.push("  on no site:");
  for (const { site, hidden } of others) lines.push(`  not on ${site}: ${hidden.map(({ says }) => says).join("; ")}`);
  for (const note of pictures) lines.push(`  ${note}`);
  return lines.join("\n");
}
