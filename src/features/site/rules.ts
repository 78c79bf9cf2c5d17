import { parsePhone } from "../../lib/words/phone.ts";
import type { CarType } from "../vocabulary/vehicle-kinds.ts";
import { LINKS, type LinkKey } from "./menus.ts";
import type { SiteConfig } from "./schema.ts";
import type { Dealership, Location, Site } from "./site.ts";

/** Links whose path also has an option of its own, besides `links`. */
const PATH_OPTIONS = {
  sellMyCar: "sellMyCarPath",
  finance: "financePagePath",
  contact: "contactPath",
  locations: "locationPathPrefix",
  myGarage: "myGaragePath",
} as const satisfies Partial<Record<LinkKey, keyof SiteConfig>>;

export type LinkConfig = Pick<SiteConfig, "links" | (typeof PATH_OPTIONS)[keyof typeof PATH_OPTIONS]>;

/**
 * The address of a platform link on this site (NAV-015): from `links`, otherwise from the path's own option, otherwise
 * the listed path.
 */
export function linkPath(config: LinkConfig, key: LinkKey): string {
  const option = key in PATH_OPTIONS ? PATH_OPTIONS[key as keyof typeof PATH_OPTIONS] : null;
  return config.links[key] ?? (option === null ? LINKS[key] : config[option]);
}

/** Links to pages that a dealer writes. Without a file of that name under `pages/` there is no such page. */
const WRITTEN = [
  "about",
  "bookTestDrive",
  "buying",
  "careers",
  "faqs",
  "fleet",
  "offers",
  "privacyPolicy",
  "roadsideAssist",
  "specialOffers",
  "terms",
  "unsubscribe",
  "warranty",
] as const satisfies readonly LinkKey[];

const pathOf = (href: string): string => href.replace(/[?#].*$/s, "").replace(/(?<=.)\/$/, "");
const WRITTEN_PATHS: ReadonlySet<string> = new Set(WRITTEN.map((key) => pathOf(LINKS[key])));

type OfSite = Pick<Site, "config" | "pages" | "models">;

/**
 * Whether an address leads to a page that the dealer has not written, or to the model range of a site without models.
 */
export function leadsNowhere({ config, pages, models }: OfSite, href: string): boolean {
  const path = pathOf(href);
  if (path === linkPath(config, "models")) return models.length === 0;
  if (!WRITTEN_PATHS.has(path) || pages.has(path)) return false;
  return !models.some(({ slug, new_slug }) => path === `/${new_slug ?? slug}`);
}

/** The address, or that of `otherwise` if the dealer has not written the page. */
export const leadingPath = (site: OfSite, href: string, otherwise: LinkKey): string =>
  leadsNowhere(site, href) ? linkPath(site.config, otherwise) : href;

/**
 * A phone link: `tel:` with digits and a leading `+` only. `+61 (0)7 …` loses the zero that is not dialled (NAV-016).
 */
export function telHref(phone: string): string {
  const dialled = parsePhone(phone)?.dialled ?? `${phone.trim().startsWith("+") ? "+" : ""}${phone.replace(/\D/g, "")}`;
  return `tel:${dialled}`;
}

/** A text message link: `sms:` with the number as in `telHref` (NAV-017). */
export const smsHref = (phone: string): string => telHref(phone).replace("tel:", "sms:");

/** The number in one canonical form, however it is written. */
const numberOf = (phone: string) => parsePhone(phone)?.national ?? phone.replace(/\D/g, "");

/** The first five characters, with an `X` for each further one (LEAD-056). */
export function maskedPhone(phone: string): string {
  return phone.slice(0, 5) + "X".repeat(Math.max(0, phone.length - 5));
}

/** The numbers without repeats, ignoring differences in how they are written (NAV-032). */
export function uniquePhones(phones: readonly string[]): string[] {
  return firstOfEach(phones, numberOf);
}

/**
 * Locations without repeats of a street, ignoring letter case and outer spaces (NAV-033). A highway runs through many
 * towns, so the same street in another city is another address.
 */
export function uniqueByStreet<T extends { readonly address: Pick<Location["address"], "street" | "city"> }>(
  places: readonly T[],
): T[] {
  return firstOfEach(places, ({ address }) => [address.street, address.city].map(plainly).join("\n"));
}

const plainly = (text: string) => text.trim().toLowerCase();

function firstOfEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Map<string, T>();
  for (const item of items) if (!seen.has(keyOf(item))) seen.set(keyOf(item), item);
  return [...seen.values()];
}

/** The facts about a car that decide which number to call. */
interface CalledAbout {
  readonly car_type: CarType;
  readonly dealership_slug: string;
  readonly location_id: number | null;
  /** The location as it was when the car was stored. */
  readonly location: { readonly phone: string | null } | null;
}

type CalledSite = Pick<Site, "locations"> & {
  readonly configFor: (dealershipSlug: string) => PhoneConfig;
};

type PhoneConfig = Pick<SiteConfig, "phoneOverride" | "phoneByCarType" | "phoneNewDefault" | "phoneUsedDefault">;

/**
 * The number to call about a car (LEAD-058 to LEAD-062), by the settings of its dealership: the override, then the car
 * type's own number, then the new/used default (a demo counts as new), then the number of the car's location. The
 * location's number comes from the site's own file before the car's record. Null if there is none.
 */
export function dealerPhone(car: CalledAbout, { locations, configFor }: CalledSite): string | null {
  const config = configFor(car.dealership_slug);
  const byDefault: Readonly<Record<CarType, string | null>> = {
    new: config.phoneNewDefault,
    demo: config.phoneNewDefault,
    used: config.phoneUsedDefault,
  };
  const location = locations.find(({ id }) => id === car.location_id);
  return (
    config.phoneOverride ??
    config.phoneByCarType[car.car_type] ??
    byDefault[car.car_type] ??
    (location && phoneAt(location)) ??
    car.location?.phone ??
    null
  );
}

/** The location marked primary, otherwise the first visible one; null if there is none. */
export function primaryLocation(locations: readonly Location[]): Location | null {
  const visible = locations.filter((location) => location.visible);
  return visible.find((location) => location.primary) ?? visible[0] ?? null;
}

/**
 * The dealership for anything that names none: that of the primary location, whose phone and address the header shows.
 * Null for a site without dealerships.
 */
export function primaryDealership({
  locations,
  dealerships,
}: Pick<Site, "locations" | "dealerships">): Dealership | null {
  const primary = primaryLocation(locations)?.dealership_slug;
  return dealerships.find(({ slug }) => slug === primary) ?? dealerships[0] ?? null;
}

/**
 * The main location of a dealership, preferring one that sells cars. Unlisted locations count only if none is listed.
 */
export function mainLocation(locations: readonly Location[], dealershipSlug: string): Location | null {
  const all = locations.filter(({ dealership_slug }) => dealership_slug === dealershipSlug);
  const listed = all.filter(({ visible }) => visible);
  const own = listed.length > 0 ? listed : all;
  const selling = own.filter(sellsCars);
  return selling.find(({ primary }) => primary) ?? selling[0] ?? own[0] ?? null;
}

/** Whether cars are sold at a location: an empty type means sales (LOC-006). */
export const sellsCars = ({ location_type }: Pick<Location, "location_type">): boolean =>
  location_type === "sales" || location_type === "";

/** The number for calling a location; null if it has none. */
export const phoneAt = ({ contact_detail }: Pick<Location, "contact_detail">): string | null =>
  contact_detail.phone ?? contact_detail.landline_phone;

/** The licence numbers to show beside the business's name (LOC-060), without repeats, for one dealership or for all. */
export function licenceLines(
  site: { readonly config: Pick<SiteConfig, "showLicenceNumbers">; readonly locations: readonly Location[] },
  dealershipSlug?: string,
): string[] {
  if (!site.config.showLicenceNumbers) return [];
  const own = site.locations.filter((location) => !dealershipSlug || location.dealership_slug === dealershipSlug);
  const lines = own.flatMap((location) => [location.dealer_license_number, location.motor_vehicle_repairer]);
  return [...new Set(lines.filter((line) => line !== null))];
}

/** A location's slug in contact addresses: the contact page of `brisbane-sales` is `/contact-us/brisbane` (LOC-085). */
export function contactSlug(locationSlug: string): string {
  return locationSlug.replace(/-(sales|service|parts)$/i, "");
}

const EARTH_RADIUS_KM = 6371;

/** Great-circle distance in kilometres (LOC-082). Degrees north and east. */
export function distanceKm(
  from: { readonly lat: number; readonly long: number },
  to: { readonly lat: number; readonly long: number },
): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const dLat = radians(to.lat - from.lat);
  const dLong = radians(to.long - from.long);
  const a =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(dLong / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)));
}
