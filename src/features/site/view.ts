import { wallClock } from "../../lib/time-zones.ts";
import { modelBodies, modelHref, modelImage } from "../models/rules.ts";
import type { FooterSection, MenuItem, MenuLink } from "./menus.ts";
import { LINKS, type LinkKey } from "./menus.ts";
import type { TemplateName } from "./options/general.ts";
import type { SiteConfig } from "./schema.ts";
import type { Location, Model, Site, Slide } from "./site.ts";

export interface LinkView {
  readonly label: string;
  readonly href: string;
}

/** One entry of the header's menu: a link, or what opens under it. */
export interface MenuView {
  readonly label: string;
  readonly href: string | null;
  readonly children: readonly LinkView[];
  /** What it opens: nothing, a short list, or the site's models in a wide panel (NAV-008). */
  readonly opens: "nothing" | "list" | "models";
}

export interface FooterSectionView {
  readonly title: string;
  readonly links: readonly LinkView[];
  /** Lists the site's models in a dropdown (NAV-011). */
  readonly models: boolean;
}

/** A model as the menus name it (MODEL-038). */
export interface ModelLink {
  readonly name: string;
  readonly href: string;
  readonly image: string | null;
  /** Whole dollars; null where not told. */
  readonly from: number | null;
  readonly bodies: readonly string[];
}

export interface PhoneView {
  readonly text: string;
  readonly href: string;
}

/** The options that components ask for in the browser. Others are decided in loaders. */
const BROWSER_OPTIONS = [
  "vehicleNoun",
  "texts",
  "menuTrigger",
  "headerMenuStyle",
  "favouritesEnabled",
  "compareEnabled",
  "smsEnabled",
  "noPriceText",
  "imageServiceUrl",
] as const satisfies readonly (keyof SiteConfig)[];
type BrowserOption = (typeof BROWSER_OPTIONS)[number];

/** What every page carries of its site: all that header, footer and shared components show. Plain data, kept small. */
export interface SiteView {
  readonly slug: string;
  readonly name: string;
  readonly template: TemplateName;
  readonly logo: { readonly url: string; readonly name: string; readonly tagline: string | null };
  readonly phone: PhoneView | null;
  /** `5 showrooms`, or the street of the only one. */
  readonly places: { readonly text: string; readonly href: string } | null;
  /** `Open today 8.30am – 5pm` of the primary location; null where its hours are not told. */
  readonly openToday: string | null;
  /** The primary location's week, Monday first. */
  readonly week: readonly { readonly day: string; readonly hours: string; readonly today: boolean }[];
  readonly address: string | null;
  readonly headerMenu: readonly MenuView[];
  readonly footerMenu: readonly FooterSectionView[];
  readonly models: readonly ModelLink[];
  /** What the models menu shows beside them. */
  readonly menuFeature: Slide | null;
  readonly stock: LinkView;
  readonly links: Readonly<Record<"models" | "contact" | "locations", string>>;
  readonly legal: {
    readonly name: string;
    readonly licences: readonly string[];
    readonly abn: string | null;
    readonly acknowledgement: string | null;
  };
  readonly year: number;
  readonly config: Pick<SiteConfig, BrowserOption>;
}

const digits = (phone: string): string => `tel:${phone.replace(/(?!^\+)\D/g, "")}`;

/** A phone number with its `tel:` address (NAV-016). */
export const phoneView = (phone: string): PhoneView => ({ text: phone, href: digits(phone) });

/** Where a link of the platform leads on this site (NAV-015): its own `links`, the option made for it, the usual path. */
export function linkAddress(config: SiteConfig, key: LinkKey): string {
  const own: Partial<Record<LinkKey, string>> = {
    sellMyCar: config.sellMyCarPath,
    finance: config.financePagePath,
    contact: config.contactPath,
    locations: config.locationPathPrefix,
    myGarage: config.myGaragePath,
  };
  return config.links[key] ?? own[key] ?? LINKS[key];
}

const linkView = (config: SiteConfig, link: MenuLink): LinkView => ({
  label: link.label,
  href: link.href ?? (link.link ? linkAddress(config, link.link) : "/"),
});

/** The bodies that the site's models come in, each a link to the range page narrowed to it (MODEL-034). */
function bodyLinks(config: SiteConfig, models: readonly Model[]): LinkView[] {
  const bodies = new Set(models.flatMap(modelBodies));
  return [...bodies].map((body) => ({
    label: body,
    href: `${linkAddress(config, "models")}?${new URLSearchParams({ body })}`,
  }));
}

function menuView(config: SiteConfig, item: MenuItem, models: readonly Model[]): MenuView {
  const ofModels = item.source === "models" && models.length > 0;
  const mega = ofModels && (item.style ?? config.headerMenuStyle) === "mega";
  const own = (item.children ?? []).map((child) => linkView(config, child));
  const children = ofModels ? bodyLinks(config, models) : own;
  const opens = mega ? "models" : children.length > 0 ? "list" : "nothing";
  const href = item.href ?? (item.link ? linkAddress(config, item.link) : null);
  return { label: item.label, href, children, opens };
}

const footerView = (config: SiteConfig, section: FooterSection): FooterSectionView => ({
  title: section.title.replaceAll("{siteName}", config.siteName),
  links: section.items.map((item) => linkView(config, item)),
  models: section.source === "models",
});

const modelLink = (model: Model, showPrice: boolean): ModelLink => ({
  name: `${model.manufacturer_name} ${model.name}`,
  href: modelHref(model),
  image: modelImage(model),
  from: showPrice ? model.from_price : null,
  bodies: modelBodies(model),
});

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

function primaryOf(locations: readonly Location[]): Location | null {
  const shown = locations.filter((location) => location.visible);
  return shown.find((location) => location.primary) ?? shown[0] ?? null;
}

function weekOf(location: Location, today: number): SiteView["week"] {
  return WEEK.flatMap((day, at) => {
    const weekday = (at + 1) % 7;
    const row = location.contact_detail.opening_hours.find((hours) => hours.weekday === weekday);
    if (!row) return [];
    return [{ day, hours: row.status === "Open" ? row.formated_hours : "Closed", today: weekday === today }];
  });
}

function placesOf(locations: readonly Location[], href: string): SiteView["places"] {
  const shown = locations.filter((location) => location.visible);
  const first = shown[0];
  if (!first) return null;
  if (shown.length === 1) return { text: `${first.address.street}, ${first.address.city}`, href };
  return { text: `${shown.length} showrooms`, href };
}

const licencesOf = (locations: readonly Location[]): string[] => [
  ...new Set(
    locations
      .flatMap((location) => [location.dealer_license_number, location.motor_vehicle_repairer])
      .filter((n) => n !== null),
  ),
];

const postal = ({ address }: Location): string =>
  `${address.street}, ${address.city} ${address.state} ${address.postcode}`;

/** The slice of a site that every page carries. `now` in epoch ms decides the day's opening hours and the year. */
export function siteView(site: Site, now: number): SiteView {
  const { config } = site;
  const primary = primaryOf(site.locations);
  const week = primary ? weekOf(primary, wallClock(now, config.timezone).weekday) : [];
  const today = week.find((row) => row.today);
  const phone = primary?.contact_detail.phone ?? primary?.contact_detail.landline_phone ?? null;
  return {
    slug: site.slug,
    name: site.name,
    template: config.template,
    logo: site.brand.logo,
    phone: phone ? phoneView(phone) : null,
    places: placesOf(site.locations, linkAddress(config, "locations")),
    openToday: today ? (today.hours === "Closed" ? "Closed today" : `Open today ${today.hours}`) : null,
    week,
    address: primary ? postal(primary) : null,
    headerMenu: config.headerMenu.map((item) => menuView(config, item, site.models)),
    footerMenu: config.footerMenu.map((section) => footerView(config, section)),
    models: site.models.map((model) => modelLink(model, config.modelShowFromPrice)),
    menuFeature: site.slides[1] ?? site.slides[0] ?? null,
    stock: { label: config.allStockLabel, href: linkAddress(config, "stock") },
    links: {
      models: linkAddress(config, "models"),
      contact: linkAddress(config, "contact"),
      locations: linkAddress(config, "locations"),
    },
    legal: { ...site.legal, licences: config.showLicenceNumbers ? licencesOf(site.locations) : [] },
    year: Number(wallClock(now, config.timezone).day.slice(0, 4)),
    config: browserOptions(config),
  };
}

function browserOptions(config: SiteConfig): SiteView["config"] {
  const entries = BROWSER_OPTIONS.map((name) => [name, config[name]]);
  return Object.fromEntries(entries) as SiteView["config"];
}
