import * as v from "valibot";
import { LOCALE } from "../../../lib/words/locale.ts";
import { ITEM_TYPES } from "../../vocabulary/vehicle-kinds.ts";
import { GATED_ROUTES, PLUGINS, TEMPLATES } from "../choices.ts";
import { LINK_KEYS } from "../menus.ts";
import { textsSchema } from "../texts/schema.ts";
import { group, option, secretOption, unset } from "./option.ts";
import { address, currency, flag, localeTag, oneOf, path, slug, strict, text, timeZone, webAddress } from "./shapes.ts";

export const siteOptions = group("The site: its name, dealerships, language and texts", {
  siteSlug: option("site", "The site's slug: the name of its folder (SITE-026).", slug, ""),
  siteName: option("site", "The site's display name. Required (SITE-028).", text, ""),
  template: option("site", "The template that lays out the pages (SITE-014).", oneOf(TEMPLATES), "default"),
  dealerships: option(
    "site",
    "Slugs of the dealerships whose stock and locations the site shows, its own or another site's (SITE-029).",
    v.array(slug),
    [],
  ),
  locations: option(
    "site",
    "Slugs of the locations shown, in this order. Empty: every location of the dealerships (SITE-031).",
    v.array(slug),
    [],
  ),
  dealershipWebsites: option(
    "site",
    "Websites that the dealer has for one make alone: linked from the make's page, and the website_id of calls about its vehicles (SITE-030).",
    v.array(strict({ make: text, url: webAddress, website_id: v.union([v.number(), text]) })),
    [],
  ),
  hostnames: option(
    "platform",
    "The site's own `hosts`, each with its slug. Never written in a file (SITE-013).",
    v.record(v.string(), slug),
    {},
  ),
  siteUrl: unset(
    "site",
    "The site's public address, for links that leave it: shares, sitemaps, mails. Without it the first of its `hosts` over HTTPS.",
    webAddress,
  ),
  websiteId: unset(
    "site",
    "The id that calls carry as website_id, unless the vehicle's make has a website of its own (API-004).",
    v.union([v.number(), text]),
  ),
  locale: option(
    "site",
    "Language and region that every page says it is written in, a BCP 47 tag. Numbers, dates and prices stay Australian (SITE-004).",
    localeTag,
    LOCALE,
  ),
  currency: option("site", "Currency of every price, ISO 4217 (SITE-004).", currency, "AUD"),
  timezone: option(
    "site/dealership",
    "Time zone of opening hours, bookings and campaign days, by IANA name; a dealership in another state names its own, which other sites keep to, too (SITE-004).",
    timeZone,
    "Australia/Brisbane",
  ),
  itemTypes: option("site", "What the site sells (SITE-003).", v.array(oneOf(ITEM_TYPES)), ["car"]),
  vehicleNoun: option("site/template", "What a vehicle is called; lower-cased inside sentences.", text, "Car"),
  texts: option(
    "site/template/dealership",
    "Replacements of the platform's texts, by text key (SITE-025): docs/site-texts.md lists them all.",
    textsSchema,
    {},
  ),
  links: option(
    "site",
    "Other addresses for the platform's links, by link key (NAV-015).",
    v.record(oneOf(LINK_KEYS), address),
    {},
  ),
  pages: option(
    "site",
    'Further addresses for content pages: path to Markdown file, like {"/offers": "special-offers.md"}. Every file of `pages/` is served at its own path without being named here.',
    v.record(path, v.pipe(v.string(), v.endsWith(".md", "Name a Markdown file of the pages folder."))),
    {},
  ),
  websitePlugins: option(
    "site",
    "Plugins switched on: price gauge, market analysis, history report (SITE-043 to SITE-045).",
    v.array(strict({ feature: text, name: oneOf(PLUGINS) })),
    [],
  ),
});

export const serviceOptions = group("Services and keys", {
  apiBaseUrl: option("site", "Where the platform's calls are served (API-008).", address, "/api"),
  searchUrl: option(
    "site",
    "Path at which the search calls of the specification are answered (API-011).",
    path,
    "/api/search",
  ),
  searchIndex: option("site", "Name of the stock index (API-013).", text, "Car_production"),
  searchKey: secretOption("site", "Key of the search service (API-015)."),
  stockFeedToken: secretOption(
    "site",
    "Token of the addresses at which other programs read the stock ([how](stock-feeds.md)); without it there are none.",
  ),
  mapsKey: secretOption(
    "site",
    "Key of the maps and geocoding service that finds postcodes; without it our own table of suburbs does (LEAD-066).",
  ),
  imageServiceUrl: unset("site", "Where pictures are resized; without it originals are shown (IMG-001).", address),
  analyticsEndpoint: unset("site", "Where events are sent; without it none are (ANLY).", address),
});

export const memberOptions = group("Members: favourites, watchlist, sign-in", {
  gatedRoutes: option(
    "site",
    "Pages that ask for a sign-in first, besides the member's own (SITE-057).",
    v.array(oneOf(GATED_ROUTES)),
    [],
  ),
  checkoutGatedDealerships: option(
    "dealership",
    "Ids of the dealerships whose checkout asks for a sign-in, when `gatedRoutes` has checkout (SITE-060).",
    v.array(v.number()),
    [],
  ),
  compareEnabled: option("site", "Shoppers may compare cars (SITE-051).", flag, true),
  favouritesEnabled: option("site", "Shoppers may keep favourites in their browser (SITE-052).", flag, true),
  favouriteRule: option(
    "site",
    "Which cars may be a favourite (USER-018).",
    oneOf(["available", "usedPricedWithImages"]),
    "available",
  ),
  watchlistEnabled: option("site", "Members may keep a watchlist (USER-009).", flag, true),
  myGaragePath: option(
    "site",
    "Address of the member's own page (SITE-058).",
    oneOf(["/my-garage", "/mymotorama", "/mybigboxcars", "/myblinkr", "/myservco"]),
    "/my-garage",
  ),
});
