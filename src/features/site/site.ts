import type { FontName } from "../../ui/tokens/font-names.ts";
import type { PageForm } from "../forms/lead-forms.ts";
import type { BriefConfig, Spot } from "./brief.ts";
import type { FeedSource } from "./dealership/feed-sources.ts";
import type { LeadReceivers } from "./dealership/lead-receivers.ts";
import type { HomeWords } from "./home-file.ts";
import type { DeliveryBands } from "./reading/delivery-file.ts";
import type { SiteConfig } from "./schema.ts";

declare const siteIdBrand: unique symbol;
/** Identifies one dealer's site. Only `data.ts` creates one, from a request's host; every query requires it. */
export type SiteId = string & { readonly [siteIdBrand]: "SiteId" };

/** A dealership (SITE-037..041, LOC-039..041); `config` has its own overrides of the site's options. */
export interface Dealership {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly logo: { readonly url: string } | null;
  readonly manufacturer_name: string | null;
  readonly average_rating: number | null;
  readonly review_count: number | null;
  readonly config: Partial<SiteConfig>;
  readonly leads: LeadReceivers;
  /** Where the daily summary of payments goes; absent or empty: to the receivers of its leads. */
  readonly moneyEmail?: readonly string[];
  /** Where its stock files come from; absent or empty: they are only imported by hand. */
  readonly sources?: readonly FeedSource[];
  /** Slug of the site whose folder holds this dealership's file; absent only in tests. */
  readonly folder?: string;
}

interface OpeningHour {
  /** 0 Sunday … 6 Saturday. */
  readonly weekday: number;
  readonly status: "Open" | "Closed";
  readonly formated_hours: string;
  readonly open: string | null;
  readonly close: string | null;
}

/** A location of the dealer (LOC-001 to LOC-038). An empty `location_type` means sales. */
export interface Location {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly primary: boolean;
  readonly visible: boolean;
  readonly location_type: "sales" | "service" | "parts" | "";
  readonly location_subtype: string | readonly string[] | null;
  readonly dealership_id: number;
  readonly dealership_slug: string;
  readonly manufacturers: readonly string[];
  readonly dealer_license_number: string | null;
  readonly motor_vehicle_repairer: string | null;
  readonly image: { readonly url: string; readonly thumb?: { readonly url: string } } | null;
  readonly average_rating: number | null;
  readonly review_count: number | null;
  readonly reviews: readonly Review[];
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly postcode: string;
    readonly lat: number | null;
    readonly long: number | null;
    readonly place_id: string | null;
    readonly place_url: string | null;
  };
  readonly contact_detail: {
    readonly phone: string | null;
    readonly landline_phone: string | null;
    readonly opening_hours: readonly OpeningHour[];
  };
  readonly special_hours: readonly SpecialHours[];
}

export interface SpecialHours {
  readonly date: string;
  readonly location_id: number;
  readonly status: "Open" | "Closed";
  readonly start_hour: string | null;
  readonly end_hour: string | null;
}

export interface Review {
  readonly id: number;
  readonly customer_name: string;
  readonly text: string;
  readonly rating: number;
  readonly review_date: string;
  readonly created_at_time_ago_in_words: string;
  readonly reply_text: string | null;
  readonly reply_date: string | null;
  readonly image: string | null;
}

/** A new model that the dealer offers (MODEL-001 to MODEL-015). */
export interface Model {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly new_slug: string | null;
  readonly override_url: string | null;
  readonly status: "new" | "coming_soon" | null;
  readonly manufacturer_name: string;
  readonly manufacturer_body: string | null;
  readonly manufacturer_body2: string | null;
  readonly manufacturer_body3: string | null;
  readonly bodies: readonly string[];
  readonly image: { readonly url: string } | null;
  readonly cloudfront_new_image_url: string | null;
  readonly short_description: string | null;
  readonly from_price: number | null;
  /** Metres from bumper to bumper; null if not known. */
  readonly length: number | null;
}

/** A make (MODEL-016 to MODEL-019). */
export interface Manufacturer {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly logo: { readonly url: string } | null;
}

/** A page that the dealer wrote. If `path` is a further address, `original` is its file's first one (CONT-001). */
export interface ContentPage {
  readonly path: string;
  readonly original?: string;
  readonly title: string;
  readonly description: string | null;
  readonly form: PageForm | null;
  /** The picture at the top of the page, in layouts that have one. */
  readonly image: string | null;
  readonly markdown: string;
}

export interface BlogPost {
  readonly slug: string;
  readonly heading: string;
  readonly description: string;
  readonly date: string;
  readonly image: string | null;
  readonly markdown: string;
}

/** A slide of the promotions slider (HOME-030 to HOME-033). `image` is empty for a slide of text only. */
export interface Slide {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly image: string;
  readonly hide_overlay: boolean;
  /** The campaign whose days limit the slide (HOME-034). */
  readonly campaign?: string | undefined;
}

/** A promo card among the results (SRCH-009 to SRCH-016). */
export interface PromoCard {
  readonly url: string;
  readonly image: string | null;
  readonly heading: string;
  readonly text: string;
  readonly start: string | null;
  readonly expiry: string | null;
  readonly position: number | readonly number[] | null;
  readonly display: readonly string[];
  readonly strictDisplay: boolean;
  /** As for a slide. `start` and `expiry` already include the campaign's days. */
  readonly campaign?: string | undefined;
}

export interface Brand {
  /** `#rrggbb`; every other colour is derived from it. */
  readonly colour: string;
  readonly accent: string | null;
  /** How colourful the greys are, from 0 (neutral) to 2. */
  readonly neutral: number;
  /** Hue of the greys in degrees of OKLCH (82 is warm sand); null for the hue of the brand. */
  readonly neutralHue: number | null;
  readonly fonts: {
    readonly heading: FontName;
    readonly body: FontName;
  };
  readonly radius: "crisp" | "sharp" | "soft" | "round";
  readonly density: "roomy" | "dense";
  /** Background of the header on a template that colours it; absent means `brand`. */
  readonly header?: "brand" | "light";
  /** Address of the site's own logo (SVG), and the text beside it. */
  readonly logo: { readonly url: string; readonly name: string; readonly tagline: string | null };
}

/**
 * One dealer's website, as its folder under `sites/` describes it. `openSites` reads it; every request gets the site of
 * its host. Most of it is loaded when it is read (keeping/).
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { openSites } from "./data.ts";
 *
 * const sites = await openSites("sites", { defaultSite: null });
 * const site = sites.forHost("halden.localhost:3000");
 * assert.equal(site?.slug, "halden");
 * const [dealership] = site.dealerships;
 * assert(dealership);
 * // Options of the whole site, and with one dealership's own choices on top.
 * assert.equal(typeof site.config.timezone, "string");
 * assert.equal(typeof site.configFor(dealership.slug).timezone, "string");
 * await sites.close();
 * ```
 */
export interface Site {
  readonly id: SiteId;
  readonly slug: string;
  readonly name: string;
  /** Options merged in the order platform < template < site, each under its own camelCase name. */
  readonly config: SiteConfig;
  /** The options with this dealership's overrides on top (SITE-015, SITE-017). */
  configFor(dealershipSlug: string): SiteConfig;
  readonly brand: Brand;
  /** Legal text shown with the business name: legal name, ABN, an acknowledgement. */
  readonly legal: { readonly name: string; readonly abn: string | null; readonly acknowledgement: string | null };
  readonly dealerships: readonly Dealership[];
  readonly locations: readonly Location[];
  readonly models: readonly Model[];
  readonly slides: readonly Slide[];
  readonly home: HomeWords;
  /** Delivery prices by kilometres, nearest first; null or absent: the platform's own. */
  readonly deliveryBands?: DeliveryBands | null;
  readonly promos: readonly PromoCard[];
  readonly pages: ReadonlyMap<string, ContentPage>;
  /** The site's own logos of makes, by the make's slug, from `public/makes/`; absent or empty: the platform's own. */
  readonly makeLogos?: ReadonlyMap<string, string>;
  /** Blog posts, newest first. */
  readonly posts: readonly BlogPost[];
  /** Hosts other than this server and the operator's whose pictures the pages show; null or absent for none. */
  readonly imageHosts?: readonly string[] | null;
  /** The brief options that stay in memory for every site, for work across all sites (brief.ts); absent in tests. */
  readonly briefFor?: (dealershipSlug: string) => BriefConfig;
  readonly spots?: readonly Spot[];
  /** Which lane of the search index's weekly figures belongs to this site (weekly-lanes.ts); absent: the first. */
  readonly weeklyLane?: number;
  /** The folder of the files served under `/site/` (logo, pictures). It need not exist. */
  readonly publicDir: string;
  /** Changes whenever any file of the folder does; part of the page cache's key. */
  readonly version: string;
}
