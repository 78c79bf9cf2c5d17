import { type Packed, pack } from "../../lib/packed.ts";
import { nextDayAt, yearIn } from "../../lib/time/time-zones.ts";
import { instantOf } from "../../lib/time/zoned.ts";
import {
  earliest,
  nextTurnAt,
  type OpeningRow,
  type OpenTurn,
  openingRows,
  openTurns,
  type Timed,
} from "../hours/opening.ts";
import { isRunning } from "./campaigns/campaigns.ts";
import { type PopupView, popupDays, popupView } from "./campaigns/popup.ts";
import type { TemplateName } from "./choices.ts";
import { type LogoView, logoView } from "./logo-view.ts";
import { leadingColumns, leadingItems } from "./menus/leading-menus.ts";
import type { HeaderItem } from "./menus/menu-links.ts";
import { modelBodies, modelHref, modelImage, modelTitle } from "./models.ts";
import { licenceLines, linkPath, phoneAt, primaryLocation, sellsCars, telHref, uniqueByStreet } from "./rules.ts";
import type { SiteConfig } from "./schema.ts";
import type { Location, Model, Site, Slide } from "./site.ts";
import { text } from "./texts/texts.ts";

export interface LinkView {
  readonly label: string;
  readonly href: string;
}

/** One entry of the header's menu: a link, a submenu, or both. */
export interface MenuView {
  readonly label: string;
  readonly href: string | null;
  readonly children: readonly LinkView[];
  /** What its submenu is: nothing, a short list, or the site's models in a wide panel (NAV-008). */
  readonly opens: "nothing" | "list" | "models";
}

export interface FooterSectionView {
  readonly title: string;
  readonly links: readonly LinkView[];
  /** Whether the section lists the site's models in a dropdown (NAV-011). */
  readonly models: boolean;
}

/** A model as the menus name it (MODEL-038). */
export interface ModelLink {
  readonly name: string;
  readonly href: string;
  readonly image: string | null;
  /** Whole dollars; null if not known. */
  readonly from: number | null;
  readonly bodies: readonly string[];
}

export interface PhoneView {
  readonly text: string;
  readonly href: string;
}

/** The options that components use in the browser. All others are used on the server only. */
const BROWSER_OPTIONS = [
  "locale",
  "itemTypes",
  "vehicleNoun",
  "texts",
  "menuTrigger",
  "favouritesEnabled",
  "compareEnabled",
  "watchlistEnabled",
  "myGaragePath",
  "rememberPanels",
  "loadingMessages",
  "imageServiceUrl",
  "resultsLayout",
  "analyticsEndpoint",
] as const satisfies readonly (keyof SiteConfig)[];
type BrowserOption = (typeof BROWSER_OPTIONS)[number];

/**
 * The site's data in every page: everything that the header, footer and shared components show. Plain data, kept small.
 */
export interface SiteView {
  readonly slug: string;
  readonly name: string;
  readonly template: TemplateName;
  readonly logo: LogoView;
  /** Whether the header has a light background, whatever the template's default is. */
  readonly lightHeader: boolean;
  readonly phone: PhoneView | null;
  /** `5 showrooms`, or the street of the only one. */
  readonly places: { readonly text: string; readonly href: string } | null;
  /**
   * Whether the primary location is open, now and at later instants (`OpenNow` in components/open-now.tsx); null if its
   * hours are not known.
   */
  readonly open: readonly OpenTurn[] | null;
  /** The primary location's week, Monday first. */
  readonly week: readonly OpeningRow[];
  readonly address: string | null;
  readonly headerMenu: readonly MenuView[];
  readonly footerMenu: readonly FooterSectionView[];
  readonly models: readonly ModelLink[];
  /** The slide shown beside the models in their menu. */
  readonly menuFeature: Slide | null;
  readonly stock: LinkView;
  readonly links: Readonly<Record<"models" | "contact" | "locations" | "tradeIn" | "privacyPolicy", string>>;
  readonly legal: {
    readonly name: string;
    readonly licences: readonly string[];
    readonly abn: string | null;
    readonly acknowledgement: string | null;
  };
  readonly year: number;
  readonly popup: PopupView | null;
  readonly config: Pick<SiteConfig, BrowserOption>;
}

/** A phone number with its `tel:` address (NAV-016). */
export const phoneView = (phone: string): PhoneView => ({ text: phone, href: telHref(phone) });

/** Links to the range page, and to the range page filtered by each body of the site's models (MODEL-034). */
function bodyLinks(config: SiteConfig, models: readonly Model[]): LinkView[] {
  const href = linkPath(config, "models");
  const bodies = [...new Set(models.flatMap(modelBodies))];
  return [
    { label: "All models", href },
    ...bodies.map((body) => ({ label: body, href: `${href}?${new URLSearchParams({ body })}` })),
  ];
}

function menuView(config: SiteConfig, item: HeaderItem, models: readonly Model[]): MenuView {
  const ofModels = item.models && models.length > 0;
  const children = ofModels ? bodyLinks(config, models) : item.children;
  const opens = ofModels && item.style === "mega" ? "models" : children.length > 0 ? "list" : "nothing";
  return { label: item.label, href: item.href, children, opens };
}

const modelLink = (model: Model, showPrice: boolean): ModelLink => ({
  name: modelTitle(model.manufacturer_name, model.name),
  href: modelHref(model),
  image: modelImage(model),
  from: showPrice ? model.from_price : null,
  bodies: modelBodies(model),
});

function placesOf({ locations, config }: Pick<Site, "locations" | "config">): SiteView["places"] {
  const href = linkPath(config, "locations");
  const sales = locations.filter((place) => place.visible && sellsCars(place));
  const shown = uniqueByStreet(sales);
  const first = shown[0];
  if (!first) return null;
  if (shown.length === 1) return { text: `${first.address.street}, ${first.address.city}`, href };
  return { text: text(config, "header.places", { count: String(shown.length) }), href };
}

const postal = ({ address }: Location): string =>
  `${address.street}, ${address.city} ${address.state} ${address.postcode}`;

/** The slides shown at `now` (epoch ms): those without a campaign, and those whose campaign is running (HOME-034). */
export const runningSlides = ({ slides, config }: Pick<Site, "slides" | "config">, now: number): readonly Slide[] =>
  slides.filter((slide) => isRunning(slide, config, now).value);

/**
 * The site's view, and the instant at which it or a sentence about a location's opening changes. Changes at the new
 * year at the latest, for the year in the footer.
 * @param now epoch ms
 */
export function siteViewAt(site: Site, now: number): Timed<SiteView> {
  const slides = site.slides.map((slide) => isRunning(slide, site.config, now).changesAt);
  const { timezone } = site.config;
  const newYear = instantOf(`${yearIn(now, timezone) + 1}-01-01`, "00:00", timezone);
  const instants = [nextTurnAt(site, now), popupDays(site.config, now)?.changesAt, newYear, ...slides];
  return { value: siteView(site, now), changesAt: earliest(instants) };
}

/** The site's view as pages send it. */
interface SentView {
  readonly packed: Packed<SiteView>;
  /** When a page that shows the view becomes wrong, in epoch ms; null if it never does by itself. */
  readonly changesAt: number | null;
  /** When the view must be made again, in epoch ms: at `changesAt`, or when the site's next day begins. */
  readonly until: number;
}

const sent = new WeakMap<Site, SentView & { readonly version: Site["version"]; readonly from: number }>();

/** The site's view at `now` (epoch ms). All pages share one packed text until the view changes. */
export function sentView(site: Site, now: number): SentView {
  const cached = sent.get(site);
  if (cached && cached.version === site.version && cached.from <= now && now < cached.until) return cached;
  const { value, changesAt } = siteViewAt(site, now);
  const until = Math.min(changesAt ?? Number.POSITIVE_INFINITY, nextDayAt(now, site.config.timezone));
  const made = { packed: pack(value), changesAt, until, version: site.version, from: now };
  sent.set(site, made);
  return made;
}

/** The site's data in every page. `now` (epoch ms) decides the day's opening hours and the year. */
export function siteView(site: Site, now: number): SiteView {
  const { config } = site;
  const primary = primaryLocation(site.locations);
  const { timezone } = primary ? site.configFor(primary.dealership_slug) : config;
  const week = primary ? openingRows(primary, now, timezone).value : [];
  const slides = runningSlides(site, now);
  const phone = primary && phoneAt(primary);
  return {
    slug: site.slug,
    name: site.name,
    template: config.template,
    logo: logoView(site.brand.logo),
    lightHeader: site.brand.header === "light",
    phone: phone ? phoneView(phone) : null,
    places: placesOf(site),
    open: primary ? (openTurns(primary, now, timezone)?.value ?? null) : null,
    week,
    address: primary ? postal(primary) : null,
    headerMenu: leadingItems(site).map((item) => menuView(config, item, site.models)),
    footerMenu: leadingColumns(site),
    models: site.models.map((model) => modelLink(model, config.modelShowFromPrice)),
    menuFeature: slides[1] ?? slides[0] ?? null,
    stock: { label: config.allStockLabel, href: linkPath(config, "stock") },
    links: {
      models: linkPath(config, "models"),
      contact: linkPath(config, "contact"),
      locations: linkPath(config, "locations"),
      tradeIn: linkPath(config, "tradeIn"),
      privacyPolicy: linkPath(config, "privacyPolicy"),
    },
    legal: { ...site.legal, licences: licenceLines(site) },
    year: yearIn(now, config.timezone),
    popup: popupView(config, now),
    config: browserOptions(config),
  };
}

function browserOptions(config: SiteConfig): SiteView["config"] {
  const entries = BROWSER_OPTIONS.map((name) => [name, config[name]]);
  return Object.fromEntries(entries) as SiteView["config"];
}
