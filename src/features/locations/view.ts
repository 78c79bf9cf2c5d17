import { type OpeningRow, openingRows } from "../site/opening.ts";
import { linkPath, uniquePhones } from "../site/rules.ts";
import type { Location, Site } from "../site/site.ts";
import { type PhoneView, phoneView } from "../site/view.ts";

/** A place as its card shows it (LOC-053 to LOC-063). */
export interface LocationView {
  readonly name: string;
  readonly href: string;
  readonly image: string | null;
  readonly address: string;
  readonly phones: readonly PhoneView[];
  readonly hours: readonly OpeningRow[];
  readonly licences: readonly string[];
  readonly rating: { readonly average: number; readonly count: number } | null;
  readonly directions: string;
  /** `Book A Service` where it services, else `Contact Us` (LOC-061). */
  readonly action: { readonly label: string; readonly href: string };
  readonly coming: boolean;
}

function directionsTo({ name, address }: Location): string {
  if (address.place_url) return address.place_url;
  const destination = `${name}, ${address.street}, ${address.city} ${address.state} ${address.postcode}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination })}`;
}

/** @param now epoch ms: the coming week's hours stand in it */
export function locationView(site: Site, location: Location, now: number): LocationView {
  const { config } = site;
  const { address, contact_detail } = location;
  const services = location.location_type === "service";
  const licences = [location.dealer_license_number, location.motor_vehicle_repairer].filter(
    (number) => number !== null,
  );
  const rating =
    location.average_rating !== null && location.average_rating > config.starsMinimum
      ? { average: location.average_rating, count: location.review_count ?? 0 }
      : null;
  return {
    name: location.name,
    href: `${config.locationPathPrefix}/${location.slug}`,
    image: location.image?.thumb?.url ?? location.image?.url ?? null,
    address: `${address.street}, ${address.city} ${address.state} ${address.postcode}`,
    phones: uniquePhones([contact_detail.phone, contact_detail.landline_phone].filter((number) => number !== null)).map(
      phoneView,
    ),
    hours: openingRows(location, now, config.timezone).value,
    licences: config.showLicenceNumbers ? licences : [],
    rating,
    directions: directionsTo(location),
    action: services
      ? { label: "Book A Service", href: linkPath(config, "bookAService") }
      : { label: "Contact Us", href: linkPath(config, "contact") },
    coming: config.locationComingBadge.includes(location.slug),
  };
}

/** The places that are shown, in the site's order. */
export const shownLocations = (site: Site): readonly Location[] => site.locations.filter(({ visible }) => visible);
