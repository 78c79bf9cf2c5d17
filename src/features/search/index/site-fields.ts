import type { SiteConfig } from "../../site/schema.ts";
import type { Site } from "../../site/site.ts";
import { WEEKLY_LANES } from "../../site/weekly-lanes.ts";
import { WEEKLY_FIELDS, weeklyField } from "./documents/weekly-fields.ts";

/** The part of a site on which the meaning of a search's fields depends. */
export type AskingSite = Pick<Site, "weeklyLane"> & { readonly config?: Pick<SiteConfig, "subscriptionEnabled"> };

/** How the index names what a site shows; most sites use the plain names, and are told so by `isPlain`. */
export interface SiteFields {
  readonly isPlain: boolean;
  /** The index's name of a field; null for one that this site does not have. */
  readonly own: (name: string) => string | null;
  /** The sort keys of the index for one of a site's. */
  readonly sort: (name: string, direction: string) => readonly string[];
  /** The site's name of each field that the index has another name for. */
  readonly plain: ReadonlyMap<string, string>;
}

/** A subscription site shows the price of a week where a car has one, so only other cars have a price to buy at. */
const OUTRIGHT = { price: "outright_price", price_range: "outright_price_range" } as const;

/** Fields of the index that stand for a plain one on some sites or, as a place's words in a feed, behind it. */
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
    // Dollars a week and dollars for a car cannot be compared: the weekly ones count as the lower.
    const both = [`subscription_price:${direction}`, `${field}:${direction}`];
    return direction === "desc" ? both.toReversed() : both;
  };
  const plain = new Map([...names].flatMap(([name, field]) => (field === null ? [] : [[field, name] as const])));
  return { isPlain: lane === 0 && !isSubscription, own, sort, plain };
}
