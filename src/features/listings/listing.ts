import { wallClock } from "../../lib/time/time-zones.ts";
import { type ImageConfig, imageUrl } from "../media/rules.ts";
import { mainLocation } from "../site/rules.ts";
import type { Location, Site } from "../site/site.ts";
import { carName } from "../stock/names.ts";
import { pictureSources } from "../stock/pictures.ts";
import { askingPrice, isAvailable, isPrice, priceState, specText } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";
import { type PriceIs, priceIs } from "../stock/shown-price.ts";

/** The most pictures of a car in any feed. */
const MOST_PICTURES = 20;

/** A car as feeds describe it, read once from the database and the site's own files. Null and "" mean not known. */
export interface Listing {
  readonly car: Car;
  /** Its name as on its page. */
  readonly name: string;
  /** Its stock number; with the dealership's id on a site with several, which may use the same numbers. */
  readonly id: string;
  /** Absolute address of its page. */
  readonly url: string;
  /** Absolute addresses of its pictures, the main one first. */
  readonly pictures: readonly string[];
  /** The price on its page in dollars; null if the page shows none. */
  readonly price: number | null;
  /** ISO 4217 code of the price. */
  readonly currency: string;
  readonly priceIs: PriceIs;
  readonly vin: string;
  readonly trim: string | null;
  readonly body: string | null;
  readonly transmission: string | null;
  readonly fuel: string | null;
  readonly drive: string | null;
  readonly colour: string | null;
  /** The day on which it came into stock, by the dealer's time zone, `YYYY-MM-DD`. */
  readonly since: string;
  /** The car's location; null if neither the site nor the car's record states it. */
  readonly place: Place | null;
  /** Whether it can be bought now: in stock, not sold, not reserved. */
  readonly isForSale: boolean;
}

/** A location from the site's files or the car's own record. Unknown parts of the address are "". */
export interface Place {
  readonly slug: string;
  readonly name: string;
  readonly address: Pick<Location["address"], "street" | "city" | "state" | "postcode" | "lat" | "long" | "place_id">;
}

/** The listing of a car on a site whose addresses begin with `origin` (without a trailing slash). */
export function listingOf(car: Car, site: Site, origin: string): Listing {
  const config = site.configFor(car.dealership_slug);
  const state = priceState(car, config);
  const isPriceShown = state.kind === "car-price" || state.kind === "reduced";
  const amount = askingPrice(car);
  const all = pictureSources(car).map((source) => readable(source, config));
  return {
    car,
    name: carName(car, config),
    id: site.dealerships.length > 1 ? `${car.dealership_id}-${car.stocknum}` : car.stocknum,
    url: `${origin}${car.path}`,
    pictures: [...new Set(all.flatMap((source) => absolute(source, origin)))].slice(0, MOST_PICTURES),
    price: isPriceShown && isPrice(amount) ? amount : null,
    currency: config.currency,
    priceIs: priceIs(car),
    vin: (car.vin ?? "").replace(/\s/g, "").toUpperCase(),
    trim: specText(car.badge),
    body: specText(car.simple_body) ?? specText(car.body),
    transmission: specText(car.simple_transmission) ?? specText(car.trans),
    fuel: specText(car.simple_fuel) ?? specText(car.fuel),
    drive: specText(car.simple_drive) ?? specText(car.drive),
    colour: specText(car.colour),
    since: wallClock(Date.parse(car.created_at), config.timezone).day,
    place: placeOf(car, site),
    isForSale: isAvailable(car) && car.status === "in_stock" && !car.reserved,
  };
}

/** Why a receiver that accepts only full prices does not accept this price; null if it does. */
export function priceRefusal({ price, priceIs }: Pick<Listing, "price" | "priceIs">): string | null {
  if (price === null) return null;
  if (priceIs === "plus GST") return "its price is without GST, and a receiver would tell it as the whole";
  return priceIs === "from" ? "its price is where its prices begin, and a receiver would tell it as the car's" : null;
}

/** Picture formats that catalogues refuse: Meta accepts neither, Google no AVIF. */
const REFUSED = /\.(avif|webp)([?#]|$)/i;

/** A picture that every receiver can read. Other formats are converted to JPEG by the site's image service. */
const readable = (source: string, config: ImageConfig): string =>
  REFUSED.test(source) ? imageUrl(source, { width: 1600, quality: 85, format: "jpeg" }, config) : source;

/** The absolute address of a picture; empty if it is not one that a program can fetch. */
function absolute(source: string, origin: string): string[] {
  const url = URL.parse(source, `${origin}/`);
  return url && /^https?:$/.test(url.protocol) ? [url.href] : [];
}

/**
 * A car's location: its own, otherwise its dealership's main one, otherwise the one in the car's record, for a site
 * that shows another's stock without its locations.
 */
function placeOf(car: Car, site: Site): Place | null {
  const { dealership_slug: slug, location_id } = car;
  const stands = site.locations.find((place) => place.dealership_slug === slug && place.id === location_id);
  return stands ?? mainLocation(site.locations, slug) ?? placeWithin(car);
}

function placeWithin({ location, dealership_slug }: Car): Place | null {
  if (!location?.name) return null;
  const { street, city, state, postcode } = location.address ?? {};
  const address = { street: street ?? "", city: city ?? "", state: state ?? "", postcode: postcode ?? "" };
  const nowhere = { lat: null, long: null, place_id: null };
  return { slug: location.slug || dealership_slug, name: location.name, address: { ...address, ...nowhere } };
}

/** The price with its currency, `33990 AUD`; null if the page shows none. */
export const amountOf = ({ price, currency }: Pick<Listing, "price" | "currency">): string | null =>
  price === null ? null : `${price} ${currency}`;

/** The full address in one line, `12 High St, Southport, QLD 4215, AU`; null if a part is missing. */
export function addressLine(place: Place | null): string | null {
  const { street, city, state, postcode } = place?.address ?? { street: "", city: "", state: "", postcode: "" };
  return street && city && postcode ? `${street}, ${city}, ${[state, postcode].filter(Boolean).join(" ")}, AU` : null;
}

/** Whether a text is a VIN by ISO 3779: seventeen characters without I, O and Q. */
export const isVin = (vin: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/.test(vin);
