import { type OpeningRow, type OpenTurn, openingRows, openTurns, type Timed } from "../hours/opening.ts";
import { contactSlug, linkPath, uniquePhones } from "../site/rules.ts";
import type { Location, Site } from "../site/site.ts";
import { text } from "../site/texts/texts.ts";
import { type PhoneView, phoneView } from "../site/view.ts";
import { KIND_LABELS, kindOf, type PlaceKind } from "./kinds.ts";
import { type RatingView, shownRating } from "./rules.ts";

/** A location as its card shows it (LOC-053 to LOC-065). */
export interface LocationView {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  readonly kind: PlaceKind;
  /** `Sales`, or `Sales · Kia` where it sells certain makes. */
  readonly does: string;
  readonly image: string | null;
  readonly address: string;
  readonly city: string;
  readonly phones: readonly (PhoneView & { readonly label: "Phone" | "Landline" })[];
  /** The coming week, Monday first. */
  readonly hours: readonly OpeningRow[];
  /** Whether it is open, now and next; null where its hours are not known. */
  readonly open: readonly OpenTurn[] | null;
  readonly licences: readonly string[];
  readonly rating: RatingView | null;
  readonly directions: string;
  /** `Book A Service` for a workshop, else `Contact Us` (LOC-061). */
  readonly action: { readonly label: string; readonly href: string };
  /** The page whose form writes to this location, where cards offer `Email Us` (LOC-065). */
  readonly email: string | null;
  readonly coming: boolean;
  readonly dealership: string;
  /** Degrees north and east. */
  readonly at: { readonly lat: number; readonly long: number } | null;
}

function directionsTo({ name, address }: Location): string {
  if (address.place_url) return address.place_url;
  const destination = `${name}, ${address.street}, ${address.city} ${address.state} ${address.postcode}`;
  const params = new URLSearchParams({ api: "1", destination });
  if (address.place_id !== null) params.set("destination_place_id", address.place_id);
  return `https://www.google.com/maps/dir/?${params}`;
}

/** Address of a location's contact page (LOC-085); where several share it, a parameter names all but the first. */
export function contactHref(site: Site, { slug }: Pick<Location, "slug">): string {
  const shared = contactSlug(slug);
  const first = shownLocations(site).find((location) => contactSlug(location.slug) === shared);
  const path = `${site.config.contactPath}/${shared}`;
  return first?.slug === slug ? path : `${path}?${new URLSearchParams({ location: slug })}`;
}

function phonesOf({ contact_detail: { phone, landline_phone } }: Location): LocationView["phones"] {
  const numbers = uniquePhones([phone, landline_phone].filter((number) => number !== null));
  return numbers.map((number) => ({ ...phoneView(number), label: number === phone ? "Phone" : "Landline" }));
}

/** One location of the site, and when its texts change. @param now epoch ms */
export function locationView(site: Site, location: Location, now: number): Timed<LocationView> {
  const { config } = site;
  const { address } = location;
  const kind = kindOf(location);
  const licences = [location.dealer_license_number, location.motor_vehicle_repairer];
  const { timezone } = site.configFor(location.dealership_slug);
  const open = openTurns(location, now, timezone);
  const value: LocationView = {
    slug: location.slug,
    name: location.name,
    href: `${config.locationPathPrefix}/${location.slug}`,
    kind,
    does: [KIND_LABELS[kind], location.manufacturers.join(", ")].filter(Boolean).join(" · "),
    image: location.image?.thumb?.url ?? location.image?.url ?? null,
    address: `${address.street}, ${address.city} ${address.state} ${address.postcode}`,
    city: address.city,
    phones: phonesOf(location),
    hours: openingRows(location, now, timezone).value,
    open: open?.value ?? null,
    licences: config.showLicenceNumbers ? licences.filter((number) => number !== null) : [],
    rating: shownRating(location, config),
    directions: directionsTo(location),
    action:
      kind === "service"
        ? { label: "Book A Service", href: linkPath(config, "bookAService") }
        : { label: text(config, "places.contact"), href: config.links.contact ?? contactHref(site, location) },
    email: config.locationEmailModal ? `${contactHref(site, location)}#enquire` : null,
    coming: config.locationComingBadge.includes(location.slug),
    dealership: location.dealership_slug,
    at: address.lat === null || address.long === null ? null : { lat: address.lat, long: address.long },
  };
  return { value, changesAt: open?.changesAt ?? null };
}

/** Several locations, and when the texts of the first of them change. */
export function locationViews(site: Site, locations: readonly Location[], now: number): Timed<readonly LocationView[]> {
  const views = locations.map((location) => locationView(site, location, now));
  const instants = views.flatMap(({ changesAt }) => (changesAt === null ? [] : [changesAt]));
  return {
    value: views.map(({ value }) => value),
    changesAt: instants.length > 0 ? Math.min(...instants) : null,
  };
}

/** The visible locations, in the site's order. */
export const shownLocations = (site: Site): readonly Location[] => site.locations.filter(({ visible }) => visible);
