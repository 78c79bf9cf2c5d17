import { wallClock } from "../../lib/time/time-zones.ts";
import { addDays } from "../../lib/time/zoned.ts";
import { withoutEmpty } from "../../lib/without-empty.ts";
import type { DocumentHead } from "../seo/head.ts";
import { crumbsJsonLd } from "../seo/json-ld.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Site } from "../site/site.ts";
import type { Availability } from "../stock/facts/availability.ts";
import { pictureSources } from "../stock/pictures.ts";
import { askingPrice, isFromPrice, isWithoutGst, specText } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";
import type { VehicleView } from "./view.ts";

/** The site's public address without a trailing slash, and the instant (epoch ms) at which the page is made. */
interface HeadAt {
  readonly origin: string;
  readonly now: number;
}

/** A car page's metadata for search engines and shared links. It is valid for one day in the dealer's time zone. */
export function vehicleHead(car: Car, vehicle: VehicleView, site: Site, at: HeadAt): DocumentHead {
  const { origin, now } = at;
  const { name, price, availability, crumbs, icons, place } = vehicle;
  const isPriced = price.kind === "car-price" || price.kind === "reduced";
  const isSold = price.kind === "sold";
  const config = site.configFor(car.dealership_slug);
  const { currency } = config;
  const priceUntil = priceValidUntil(config, now);
  const isWhole = isPriced && !isWithoutGst(car) && !isFromPrice(car);
  const listing = { origin, name, price: isPriced ? askingPrice(car) : null, currency, seller: car.dealership_name };
  const facts = icons.map((fact) => fact.value);
  return {
    title: vehicleTitle(name, isWhole ? price.text : null, site.name),
    description: isSold
      ? soldDescription(name, site.name)
      : vehicleDescription(name, facts, place?.name ?? null, site.name),
    canonical: `${origin}${car.path}`,
    siteName: site.name,
    image: `${origin}/og/cars/${car.slug}.jpg`,
    jsonLd: [
      vehicleJsonLd(car, { ...listing, priceUntil, availability: availability.kind }),
      crumbsJsonLd(crumbs, origin),
    ],
  };
}

/** The last day (`YYYY-MM-DD`) on which the current price is valid, if the dealer sets one; otherwise null. */
export function priceValidUntil(
  { priceValidDays, timezone }: Pick<SiteConfig, "priceValidDays" | "timezone">,
  now: number,
): string | null {
  return priceValidDays === null ? null : addDays(wallClock(now, timezone).day, priceValidDays);
}

/** The page's title in a search result: the car, its price if one is shown, and the site's name. */
export function vehicleTitle(name: string, price: string | null, siteName: string): string {
  return [price ? `${name}, ${price}` : name, siteName].join(" | ");
}

/** The search result's description of a sold car, the same as on its page. */
const soldDescription = (name: string, siteName: string) =>
  `${name} was recently sold at ${siteName}. See others like it.`;

/** The most characters of a description that a search result shows. */
const SHOWN = 160;

/** One sentence of facts for a search result: its longest version that is shown in full, otherwise the shortest. */
export function vehicleDescription(name: string, facts: readonly string[], place: string | null, siteName: string) {
  const seen = facts.length > 0 ? ` ${facts.join(", ")}.` : "";
  const sale = `${name} for sale at ${siteName}`;
  const sentence = `${sale}${place ? ` in ${place}` : ""}.${seen}`;
  const shortest = `${sale}.${seen}`;
  const forms = [
    `${sentence} See pictures and specifications, and enquire.`,
    `${sentence} See pictures, and enquire.`,
    sentence,
  ];
  return forms.find((text) => text.length <= SHOWN) ?? shortest;
}

interface Listing {
  /** `https://halden.example`, without a trailing slash. */
  readonly origin: string;
  readonly name: string;
  /** Whole dollars; null if the price is not shown. */
  readonly price: number | null;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly seller: string;
  /** See `priceValidUntil`. */
  readonly priceUntil: string | null;
  readonly availability: Availability["kind"];
}

const CONDITIONS = {
  new: "https://schema.org/NewCondition",
  demo: "https://schema.org/UsedCondition",
  used: "https://schema.org/UsedCondition",
} as const;

/** schema.org's vehicle types. Any other kind is a `Vehicle`. */
const TYPES: Readonly<Partial<Record<Car["item_type"], string>>> = { car: "Car", motorcycle: "Motorcycle" };

/**
 * The car as schema.org data. A car with its own price is also a `Product`, which search engines show with its price;
 * they reject a product whose offer has no price, or that has no offer. A car without a shown price has no offer, and
 * the offer of a sold car says only that it is sold.
 */
export function vehicleJsonLd(car: Car, listing: Listing): Record<string, unknown> {
  const url = `${listing.origin}${car.path}`;
  const engine = specText(car.simple_fuel) ?? specText(car.fuel);
  const type = TYPES[car.item_type] ?? "Vehicle";
  return withoutEmpty({
    "@context": "https://schema.org",
    "@type": listing.price === null || isFromPrice(car) ? type : ["Product", type],
    "@id": `${url}#vehicle`,
    url,
    name: listing.name,
    sku: car.stocknum,
    brand: { "@type": "Brand", name: car.make },
    model: car.model,
    vehicleModelDate: car.year === null ? null : String(car.year),
    vehicleConfiguration: specText(car.badge),
    vehicleIdentificationNumber: specText(car.vin),
    mileageFromOdometer: car.km === null ? null : { "@type": "QuantitativeValue", value: car.km, unitCode: "KMT" },
    itemCondition: CONDITIONS[car.car_type],
    bodyType: specText(car.simple_body) ?? specText(car.body),
    vehicleTransmission: specText(car.simple_transmission) ?? specText(car.trans),
    driveWheelConfiguration: specText(car.simple_drive) ?? specText(car.drive),
    vehicleEngine: engine ? { "@type": "EngineSpecification", fuelType: engine } : null,
    color: specText(car.colour),
    vehicleInteriorColor: specText(car.interior_colour),
    numberOfDoors: car.doors,
    vehicleSeatingCapacity: car.seats,
    image: pictureSources(car)
      .flatMap((source) => URL.parse(source, listing.origin)?.href ?? [])
      .slice(0, 10),
    offers: offer(listing, url, car),
  });
}

const AVAILABILITIES = {
  "in-stock": "InStock",
  "coming-soon": "PreOrder",
  reserved: "LimitedAvailability",
  sold: "SoldOut",
} as const;

function offer(
  { price, currency, priceUntil, seller, availability }: Listing,
  url: string,
  car: Pick<Car, "price_type">,
): object | null {
  if (price === null && availability !== "sold") return null;
  const priceFacts = { [isFromPrice(car) ? "minPrice" : "price"]: price, priceCurrency: currency };
  const taxed = isWithoutGst(car) ? { valueAddedTaxIncluded: false } : {};
  const isPart = isWithoutGst(car) || isFromPrice(car);
  const specified = isPart
    ? { priceSpecification: { "@type": "PriceSpecification", ...priceFacts, ...taxed } }
    : priceFacts;
  return {
    "@type": "Offer",
    url,
    ...(price !== null && specified),
    ...(price !== null && priceUntil !== null && { priceValidUntil: priceUntil }),
    availability: `https://schema.org/${AVAILABILITIES[availability]}`,
    seller: { "@type": "AutoDealer", name: seller },
  };
}
