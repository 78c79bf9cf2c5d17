import { dayHours } from "../../hours/hours.ts";
import { campaignHref } from "../campaigns/campaign-link.ts";
import { daysOf } from "../campaigns/campaigns.ts";
import { resolveConfig, type Secrets, valueOfNamed, withSecrets } from "../options/config.ts";
import type { FolderReading } from "../reading/folder.ts";
import type { LocationInput } from "../reading/location-files.ts";
import type { SiteConfig } from "../schema.ts";
import type { Dealership, Location, PromoCard, Site } from "../site.ts";
import type { FolderFacts } from "./folder-facts.ts";

/** The folders that a site is made of, as they were when it was made. */
export interface SiteParts {
  readonly own: FolderFacts;
  /** The dealerships that the site lists, in that order, each with the folder that holds its file. */
  readonly found: readonly { readonly slug: string; readonly facts: FolderFacts }[];
  /** The dealerships that its locations name, in the same way. */
  readonly named: SiteParts["found"];
}

/** The part of a site that is loaded when somebody uses it. */
export type SiteBody = Omit<
  Site,
  "id" | "slug" | "name" | "dealerships" | "publicDir" | "version" | "weeklyLane" | "briefFor" | "spots"
>;

/** Loads a site's folders. Throws if a stored reading is gone. */
export function siteBody({ own, found }: SiteParts, secrets: Secrets): SiteBody {
  const reading = own.open();
  const opened = new Map(found.flatMap(({ facts }) => (facts === own ? [] : [[facts, facts.open()] as const])));
  const hostnames = Object.fromEntries(reading.hosts.map((host) => [host, reading.slug]));
  const layer = withSecrets({ ...publicAddress(reading), ...reading.layer, hostnames }, secrets);
  const config = resolveConfig(layer);
  const files = found.flatMap(({ slug, facts }) => {
    const file = facts.written.dealerships.find((one) => one.slug === slug);
    return file ? [{ ...file, facts }] : [];
  });
  const byDealership = new Map(
    files.map(({ slug, config: its, facts }) => {
      const home = opened.get(facts);
      return [slug, resolveConfig(layer, { ...(home && clockOf(home)), ...withSecrets(its, secrets) })];
    }),
  );
  const ids = new Map(files.map(({ slug, id }) => [slug, id]));
  const all = [reading, ...opened.values()].flatMap(({ locations }) =>
    locations.flatMap(({ location }) => at(location, ids)),
  );
  const chosen = config.locations.flatMap((slug) => all.find((location) => location.slug === slug) ?? []);
  return {
    config,
    configFor: (slug: string) => byDealership.get(slug) ?? config,
    brand: reading.brand,
    legal: reading.legal,
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
  };
}

/**
 * The public address of a site that does not state one. Without an address the links in its mails would lead nowhere.
 */
function publicAddress({ hosts }: FolderReading): { readonly siteUrl?: string } {
  const host = hosts.find((one) => /[a-z]\.[a-z]/.test(one) && !one.endsWith(".localhost"));
  return host === undefined ? {} : { siteUrl: `https://${host}` };
}

/** The time zone of a folder's dealerships. A site that shows them beside its own uses this zone for their hours. */
const clockOf = ({ layer }: FolderReading) => ({ timezone: resolveConfig(layer).timezone });

/** The dealership with the values of its secrets. A webhook whose address is not set in the environment is left out. */
export function dealershipWith(dealership: Dealership, secrets: Secrets): Dealership {
  const { leads } = dealership;
  const config = withSecrets(dealership.config, secrets);
  const url = leads.webhook && valueOfNamed(leads.webhook.url, secrets);
  if (config === dealership.config && url === (leads.webhook?.url ?? null)) return dealership;
  const webhook = leads.webhook && url ? { ...leads.webhook, url } : null;
  return { ...dealership, config, leads: { ...leads, webhook } };
}

function at(location: LocationInput, ids: ReadonlyMap<string, number>): Location[] {
  const id = ids.get(location.dealership_slug);
  return id === undefined ? [] : [locationOf(location, id)];
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

/** A promo card with its campaign's days, and the campaign's name in its address (HOME-034). */
function promoCard(card: PromoCard, { campaigns }: SiteConfig): PromoCard {
  const { start, end: expiry } = daysOf({ ...card, end: card.expiry }, campaigns);
  return { ...card, start, expiry, url: campaignHref(card.url, card.campaign) };
}
