import { dealerPhone, licenceLines, maskedPhone, smsHref, telHref } from "../site/rules.ts";
import type { Location, Site } from "../site/site.ts";
import { placeNamed } from "../stock/facts/place-named.ts";
import { carName, titleLines } from "../stock/names.ts";
import type { Car } from "../stock/schema.ts";
import { type PriceView, priceView } from "./card.ts";
import { type RevealCall, revealCall } from "./phone-reveal.ts";

/** The dealer's number as the page shows it: whole, or masked until the shopper presses it (LEAD-055..057). */
export interface PhoneView {
  readonly text: string;
  readonly href: string;
  /** The number for text messages, where it takes them (NAV-017). */
  readonly sms: string | null;
  readonly masked: string | null;
  /** The call to send when the number is revealed (API-004). */
  readonly reveal?: RevealCall;
}

/** Name, price and location of a car, for the head of any page about it. */
export interface CarHead {
  readonly path: string;
  /** The full name, and the same in two lines: year, make and model; the rest. */
  readonly name: string;
  readonly title: string;
  readonly badge: string | null;
  readonly price: PriceView;
  readonly place: { readonly name: string; readonly address: string | null } | null;
  readonly stocknum: string;
  readonly licence: string;
  readonly phone: PhoneView | null;
}

/** The head of a car on this site, with the settings of the dealership that sells it. */
export function carHead(car: Car, site: Site): CarHead {
  const config = site.configFor(car.dealership_slug);
  const location = site.locations.find((candidate) => candidate.id === car.location_id) ?? null;
  const name = carName(car, config);
  return {
    path: car.path,
    name,
    ...titleLines(name, car),
    price: priceView(car, config),
    place: location ? { name: location.name, address: addressLine(location) } : placeOf(car, site),
    stocknum: car.stocknum,
    licence: licenceLine(site, car.dealership_slug),
    phone: phoneView(car, site),
  };
}

/** The car's location in one line: "Fernhill, 12 High Street, Brisbane". */
export const placeLine = ({ place }: Pick<CarHead, "place">): string | null =>
  place && [place.name, place.address].filter(Boolean).join(", ");

function phoneView(car: Car, site: Site): PhoneView | null {
  const phone = dealerPhone(car, site);
  if (!phone) return null;
  const config = site.configFor(car.dealership_slug);
  return {
    text: phone,
    href: telHref(phone),
    sms: config.smsEnabled ? smsHref(phone) : null,
    ...(config.hideDealerPhone ? { masked: maskedPhone(phone), reveal: revealCall(car, config) } : { masked: null }),
  };
}

/** The business name with its licence numbers, which the law requires on every page that advertises a car. */
function licenceLine(site: Site, dealershipSlug: string): string {
  return [site.legal.name, ...licenceLines(site, dealershipSlug)].join(" · ");
}

function addressLine({ address }: Location): string {
  return [address.street, address.city].filter(Boolean).join(", ");
}

function placeOf(car: Car, site: Site): CarHead["place"] {
  const name = placeNamed(car, site);
  return name === null ? null : { name, address: null };
}
