import { wallClock } from "../../lib/time/time-zones.ts";
import { type ImageConfig, imageUrl } from "../media/rules.ts";
import { mainLocation } from "../site/rules.ts";
import type { Location, Site } from "../site/site.ts";
import { carName } from "../stock/names.ts";
import { pictureSources } from "../stock/pictures.ts";
import { askingPrice, isAvailable, isPrice, priceState, specText } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";
import { type PriceIs, priceIs } from "../stock/shown-price.ts";

/** Most pictures of a car that any feed names. */
const MOST_PICTURES = 20;

/** A car as feeds tell it: read once, from the store and the site's own files. Null and "" where it is not known. */
export interface Listing {
  readonly car: Car;
  /** What its page calls it. */
  readonly name: string;
  /** Its stock number; with the dealership's id where a site has several, which may use the same numbers. */
  readonly id: string;
  /** Absolute address of its page. */
  readonly url: string;
  /** Absolute addresses of its pictures, the first being its main one. */
  readonly pictures: readonly string[];
  /** What its page asks for it, in dollars; null where the page tells no price. */
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
  /** The day in the dealer's zone on which it came into stock, `YYYY-MM-DD`. */
  readonly since: string;
  /** Where it stands; null where neither the site nor the car itself says so. */
  readonly place: Place | null;
  /** Whether somebody may buy it now: in stock, not sold, not reserved. */
  readonly isForSale: boolean;
}

/** A location, of the site's files or of the car's own record. Parts of an address that are not known are "". */
export interface Place {
  readonly slug: string;
  readonly name: string;
  readonly address: Pick<Location["address"], "street" | "city" | "state" | "postcode" | "lat" | "long" | "place_id">;
}

/** The listing of a car on a site whose pages begin with `origin` (no slash at the end). */
export function listingOf(car: Car, site: Site, origin: string): Listing {
  const config = site.configFor(car.dealership_slug);
  const state = priceState(car, config);
  const isTold = state.kind === "car-price" || state.kind === "reduced";
  const asked = askingPrice(car);
  const all = pictureSources(car).map((source) => readable(source, config));
  return {
    car,
    name: carName(car, config),
    id: site.dealerships.length > 1 ? `${car.dealership_id}-${car.stocknum}` : car.stocknum,
    url: `${origin}${car.path}`,
    pictures: [...new Set(all.flatMap((source) => absolute(source, origin)))].slice(0, MOST_PICTURES),
    price: isTold && isPrice(asked) ? asked : null,
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

/** Why a receiver that takes whole prices alone takes no car with this price; null where it does. */
export function priceRefusal({ price, priceIs }: Pick<Listing, "price" | "priceIs">): string | null {
  if (price === null) return null;
  if (priceIs === "plus GST") return "its price is without GST, and a receiver would tell it as the whole";
  return priceIs === "from" ? "its price is where its prices begin, and a receiver would tell it as the car's" : null;
}

/** Forms of pictures that a catalogue refuses: Meta takes neither, Google no AVIF. */
const REFUSED = /\.(avif|webp)([?#]|$)/i;

/** A picture as any receiver reads it: a JPEG made by the site's service where it is of another form. */
const readable = (source: string, config: ImageConfig): string =>
  REFUSED.test(source) ? imageUrl(source, { width: 1600, quality: 85, format: "jpeg" }, config) : source;

/** The whole address of a picture; nothing where it is none that a program could read. */
function absolute(source: string, origin: string): string[] {
  const url = URL.parse(source, `${origin}/`);
  return url && /^https?:$/.test(url.protocol) ? [url.href] : [];
}

/**
 * The location at which a car stands: its own, else its dealership's primary one for sales, else any of that, else the
 * one that came with the car, for a site that shows another's stock without its locations.
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

/** The price with its currency, `33990 AUD`; null where the page tells none. */
export const amountOf = ({ price, currency }: Pick<Listing, "price" | "currency">): string | null =>
  price === null ? null : `${price} ${currency}`;

/** The whole address in one line, `12 High St, Southport, QLD 4215, AU`; null where a part is missing. */
export function addressLine(place: Place | null): string | null {
  const { street, city, state, postcode } = place?.address ?? { street: "", city: "", state: "", postcode: "" };
  return street && city && postcode ? `${street}, ${city}, ${[state, postcode].filter(Boolean).join(" ")}, AU` : null;
}

/** A VIN by ISO 3779: seventeen signs without I, O and Q. */
export const isVin = (vin: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/.test(vin);
