import type { SiteConfig } from "../../site/schema.ts";
import type { Site } from "../../site/site.ts";
import { WEEKLY_LANES } from "../../site/weekly-lanes.ts";
import { WEEKLY_FIELDS, weeklyField } from "./documents/weekly-fields.ts";

/** The part of a site that decides the meaning of a search's fields. */
export type AskingSite = Pick<Site, "weeklyLane"> & { readonly config?: Pick<SiteConfig, "subscriptionEnabled"> };

/** Maps the fields a site shows to the index's names. Most sites use the plain names, which `isPlain` says. */
export interface SiteFields {
  readonly isPlain: boolean;
  /** The index's name of a field; null for one that this site does not have. */
  readonly own: (name: string) => string | null;
  /** The index's sort keys for one of the site's sort keys. */
  readonly sort: (name: string, direction: string) => readonly string[];
  /** The site's names for fields that have another name in the index. */
  readonly plain: ReadonlyMap<string, string>;
}

/** A subscription site shows a car's weekly price if it has one, so only the other cars have a price to buy at. */
const OUTRIGHT = { price: "outright_price", price_range: "outright_price_range" } as const;

/** Fields of the index that replace a plain one on some sites, or supplement it (a feed's words for a place). */
export const isSiteField = (field: string): boolean =>
  /^(weekly_price(_range)?_\d+|listing_score_\d+|outright_price(_range)?|place_in_feed)$/.test(field);

export function siteFields({ weeklyLane: lane = 0, config }: AskingSite): SiteFields {
  const isSubscription = config?.subscriptionEnabled ?? false;
  const names = new Map<string, string | null>([
    ...WEEKLY_FIELDS.map((name) => [name, lane < WEEKLY_LANES ? weeklyField(name, lane) : null] as const),
    ...(lane < WEEKLY_LANES ? [["listing_score", weeklyField("listing_score", lane)] as const] : []),
    ...(isSubscription ? Object.entries(OUTRIGHT) : []),
  ]);
  const own = (name: string) => {
    const found = names.get(name);
    return found === undefined ? name : found;
  };
  const sort = (name: string, direction: string) => {
    const field = own(name);
    if (field === null) return [];
    if (!isSubscription || name !== "price") return [`${field}:${direction}`];
    // Dollars a week and dollars for a car are not comparable, so weekly prices sort as the lower ones.
    const both = [`subscription_price:${direction}`, `${field}:${direction}`];
    return direction === "desc" ? both.toReversed() : both;
  };
  const plain = new Map([...names].flatMap(([name, field]) => (field === null ? [] : [[field, name] as const])));
  return { isPlain: lane === 0 && !isSubscription, own, sort, plain };
}
