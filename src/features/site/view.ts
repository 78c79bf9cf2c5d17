import type { FooterSection, MenuItem, MenuLink } from "./menus.ts";
import { LINKS, type LinkKey } from "./menus.ts";
import type { TemplateName } from "./options/general.ts";
import type { SiteConfig } from "./schema.ts";
import type { Location, Model, Site } from "./site.ts";

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

/** A model as the menus name it. */
export interface ModelLink {
  readonly name: string;
  readonly href: string;
  readonly image: string | null;
  /** Whole dollars; null where not told. */
  readonly from: number | null;
}

export interface MakeModels {
  readonly make: string;
  readonly models: readonly ModelLink[];
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
  readonly range: readonly MakeModels[];
  readonly stock: LinkView;
  readonly links: Readonly<Record<"signIn" | "models" | "contact" | "watchlist", string>>;
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

function linkAddress(config: SiteConfig, key: LinkKey): string {
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

function menuView(config: SiteConfig, item: MenuItem): MenuView {
  const children = (item.children ?? []).map((child) => linkView(config, child));
  const mega = (item.style ?? config.headerMenuStyle) === "mega";
  const models = item.source === "models" && mega;
  const opens = models ? "models" : children.length > 0 ? "list" : "nothing";
  const href = item.href ?? (item.link ? linkAddress(config, item.link) : null);
  return { label: item.label, href, children, opens };
}

const footerView = (config: SiteConfig, section: FooterSection): FooterSectionView => ({
  title: section.title.replaceAll("{siteName}", config.siteName),
  links: section.items.map((item) => linkView(config, item)),
  models: section.source === "models",
});

/** Where a model's name leads (MODEL-005, MODEL-037). */
export const modelHref = (model: Model): string => model.override_url ?? `/${model.new_slug ?? model.slug}`;

/** Most models shown of a make in a menu: two rows of four. The rest are a click away on the range page. */
const MENU_MODELS = 8;

function rangeOf(models: readonly Model[], showPrice: boolean): MakeModels[] {
  const makes = new Map<string, ModelLink[]>();
  for (const model of models) {
    const list = makes.get(model.manufacturer_name) ?? [];
    if (list.length === 0) makes.set(model.manufacturer_name, list);
    if (list.length === MENU_MODELS) continue;
    list.push({
      name: model.name,
      href: modelHref(model),
      image: model.cloudfront_new_image_url ?? model.image?.url ?? null,
      from: showPrice ? model.from_price : null,
    });
  }
  return [...makes].map(([make, list]) => ({ make, models: list }));
}

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

function primaryOf(locations: readonly Location[]): Location | null {
  const shown = locations.filter((location) => location.visible);
  return shown.find((location) => location.primary) ?? shown[0] ?? null;
}

/** Today's weekday in the site's time zone: 0 Sunday … 6 Saturday. */
export function weekdayAt(now: number, timezone: string): number {
  const name = new Intl.DateTimeFormat("en-AU", { weekday: "long", timeZone: timezone }).format(now);
  return (WEEK.indexOf(name as (typeof WEEK)[number]) + 1) % 7;
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
  return { text: `${shown.length} locations`, href };
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
  const week = primary ? weekOf(primary, weekdayAt(now, config.timezone)) : [];
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
    headerMenu: config.headerMenu.map((item) => menuView(config, item)),
    footerMenu: config.footerMenu.map((section) => footerView(config, section)),
    range: rangeOf(site.models, config.modelShowFromPrice),
    stock: { label: config.allStockLabel, href: linkAddress(config, "stock") },
    links: {
      signIn: linkAddress(config, "signIn"),
      models: linkAddress(config, "models"),
      contact: linkAddress(config, "contact"),
      watchlist: linkAddress(config, "myGarage"),
    },
    legal: { ...site.legal, licences: config.showLicenceNumbers ? licencesOf(site.locations) : [] },
    year: Number(new Intl.DateTimeFormat("en-AU", { year: "numeric", timeZone: config.timezone }).format(now)),
    config: browserOptions(config),
  };
}

function browserOptions(config: SiteConfig): SiteView["config"] {
  const entries = BROWSER_OPTIONS.map((name) => [name, config[name]]);
  return Object.fromEntries(entries) as SiteView["config"];
}
