import type { Location, Site } from "../site/site.ts";
import { linkAddress, type PhoneView, phoneView } from "../site/view.ts";

const WEEK = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** A place as its card shows it (LOC-053 to LOC-063). */
export interface LocationView {
  readonly name: string;
  readonly href: string;
  readonly image: string | null;
  readonly address: string;
  readonly phones: readonly PhoneView[];
  readonly hours: readonly { readonly day: string; readonly hours: string; readonly today: boolean }[];
  readonly licences: readonly string[];
  readonly rating: { readonly average: number; readonly count: number } | null;
  readonly directions: string;
  /** `Book A Service` where it services, else `Contact Us` (LOC-061). */
  readonly action: { readonly label: string; readonly href: string };
  readonly coming: boolean;
}

/** NAV-032: numbers with the same digits appear once. */
export function phonesOf(numbers: readonly (string | null)[]): PhoneView[] {
  const byDigits = new Map<string, PhoneView>();
  for (const number of numbers) {
    const digits = number?.replace(/\D/g, "") ?? "";
    if (number !== null && digits !== "" && !byDigits.has(digits)) byDigits.set(digits, phoneView(number));
  }
  return [...byDigits.values()];
}

function directionsTo({ name, address }: Location): string {
  if (address.place_url) return address.place_url;
  const destination = `${name}, ${address.street}, ${address.city} ${address.state} ${address.postcode}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination })}`;
}

/** @param weekday today's: 0 Sunday … 6 Saturday */
export function locationView(site: Site, location: Location, weekday: number): LocationView {
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
    phones: phonesOf([contact_detail.phone, contact_detail.landline_phone]),
    hours: [1, 2, 3, 4, 5, 6, 0].flatMap((day) => {
      const row = contact_detail.opening_hours.find((hours) => hours.weekday === day);
      if (!row) return [];
      return [
        { day: WEEK[day] ?? "", hours: row.status === "Open" ? row.formated_hours : "Closed", today: day === weekday },
      ];
    }),
    licences: config.showLicenceNumbers ? licences : [],
    rating,
    directions: directionsTo(location),
    action: services
      ? { label: "Book A Service", href: linkAddress(config, "bookAService") }
      : { label: "Contact Us", href: linkAddress(config, "contact") },
    coming: config.locationComingBadge.includes(location.slug),
  };
}

/** The places that are shown, in the site's order. */
export const shownLocations = (site: Site): readonly Location[] => site.locations.filter(({ visible }) => visible);
