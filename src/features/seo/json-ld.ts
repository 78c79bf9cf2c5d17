import { withoutEmpty } from "../../lib/without-empty.ts";
import { dayHours, type WrittenHours } from "../hours/hours.ts";
import { phoneAt } from "../site/rules.ts";
import type { BlogPost, Location, Site } from "../site/site.ts";
import type { JsonLd } from "./head.ts";

const CONTEXT = { "@context": "https://schema.org" };
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
/** The schema.org type for each kind of location. */
const KINDS = { sales: "AutoDealer", service: "AutoRepair", parts: "AutoPartsStore", "": "AutoDealer" } as const;

/**
 * A location as schema.org's AutoDealer (a workshop is an AutoRepair) with address, position and hours. It has no
 * rating, because search engines reject ratings that a business publishes about itself.
 */
export function locationJsonLd(location: Location, site: Site, origin: string): JsonLd {
  const { address, contact_detail, special_hours } = location;
  const url = `${origin}${site.config.locationPathPrefix}/${location.slug}`;
  const hours = [
    ...contact_detail.opening_hours.flatMap((hour) => specification(hour, { dayOfWeek: WEEKDAYS[hour.weekday] })),
    ...special_hours.flatMap(({ date, status, start_hour: open, end_hour: close }) => {
      const days = { validFrom: date, validThrough: date };
      return status === "Closed"
        ? [{ "@type": "OpeningHoursSpecification", ...days, opens: "00:00", closes: "00:00" }]
        : specification({ status, open, close }, days);
    }),
  ];
  return withoutEmpty({
    ...CONTEXT,
    "@type": KINDS[location.location_type],
    "@id": `${url}#place`,
    url,
    name: location.name,
    parentOrganization: { "@type": "Organization", "@id": `${origin}/#organisation`, name: site.name },
    telephone: phoneAt(location),
    image: location.image ? new URL(location.image.url, origin).href : null,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postcode,
      addressCountry: "AU",
    },
    geo:
      address.lat === null || address.long === null
        ? null
        : { "@type": "GeoCoordinates", latitude: address.lat, longitude: address.long },
    hasMap: address.place_url ?? placeMap(location),
    openingHoursSpecification: hours,
    brand: location.manufacturers.map((name) => ({ "@type": "Brand", name })),
  });
}

/**
 * The hours of such days, in the reading that the page shows. Where closing time is late or not known, only the
 * opening is stated; nothing where it opens by appointment only.
 */
function specification(written: WrittenHours, days: Readonly<Record<string, string | undefined>>) {
  const { status, open, close, byAppointment } = dayHours(written);
  if (status === "Closed" || byAppointment || (open === null && close === null)) return [];
  const hours = { opens: open, closes: close === "24:00" ? "23:59" : close };
  return [withoutEmpty({ "@type": "OpeningHoursSpecification", ...days, ...hours })];
}

/** Address of the location on Google's map (LOC-023), for one that has no map address of its own. */
function placeMap({ name, address: { place_id: id } }: Location): string | null {
  if (id === null) return null;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: name, query_place_id: id })}`;
}

/** The dealer as a whole, on its home page, with its locations as departments. */
export function organisationJsonLd(site: Site, origin: string): JsonLd {
  const places = site.locations.filter(({ visible }) => visible);
  return withoutEmpty({
    ...CONTEXT,
    "@type": "Organization",
    "@id": `${origin}/#organisation`,
    url: `${origin}/`,
    name: site.name,
    legalName: site.legal.name,
    logo: new URL(site.brand.logo.url, origin).href,
    department: places.map((place) => ({
      "@type": KINDS[place.location_type],
      "@id": `${origin}${site.config.locationPathPrefix}/${place.slug}#place`,
      name: place.name,
    })),
  });
}

/** `url` is the post's own address. */
export function postJsonLd(post: BlogPost, site: Site, url: string, origin: string): JsonLd {
  return withoutEmpty({
    ...CONTEXT,
    "@type": "BlogPosting",
    "@id": url,
    url,
    headline: post.heading,
    description: post.description,
    datePublished: post.date,
    image: post.image ? new URL(post.image, origin).href : null,
    publisher: { "@type": "Organization", "@id": `${origin}/#organisation`, name: site.name },
  });
}

/** One step of a breadcrumb. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** The breadcrumb for search engines, with the same names as on the page. */
export function crumbsJsonLd(crumbs: readonly Crumb[], origin: string): JsonLd {
  return {
    ...CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: crumb.label,
      item: `${origin}${crumb.href}`,
    })),
  };
}
