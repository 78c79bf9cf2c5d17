import type { PaymentProcessors } from "../../services/payments/port.ts";
import { carHead, placeLine } from "../cards/car-head.ts";
import type { PriceView } from "../cards/card.ts";
import { linkPath } from "../site/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Site } from "../site/site.ts";
import { text } from "../site/texts/texts.ts";
import { firstPicture } from "../stock/pictures.ts";
import type { Car } from "../stock/schema.ts";
import type { ItemType } from "../vocabulary/vehicle-kinds.ts";
import { checkoutPath, depositCents, moneyText, processorsFor, type ReserveOffer, reserveTerms } from "./rules.ts";

/** The car as the checkout shows it. */
export interface CheckoutCar {
  readonly path: string;
  readonly name: string;
  readonly title: string;
  readonly badge: string | null;
  /** URL of the car's first picture. */
  readonly picture: string | null;
  readonly kind: ItemType;
  readonly price: PriceView;
  readonly place: string | null;
  readonly stocknum: string;
  readonly licence: string;
}

export interface ProcessorChoice {
  readonly name: string;
  readonly label: string;
}

/** Data of any form that takes a payment; none of it belongs to a particular shopper. */
export interface PaymentFormView {
  /** Path of the page itself, since payment forms are always posted to the server. */
  readonly action: string;
  readonly processors: readonly ProcessorChoice[];
  readonly termsRequired: boolean;
  readonly termsHref: string;
  readonly privacyHref: string;
  /** Name of the business that collects the data (Australian Privacy Principle 5). */
  readonly collector: string;
}

export interface CheckoutView extends PaymentFormView, Pick<ReserveOffer, "terms" | "guarantee"> {
  readonly noun: string;
  /** Label of its button, the same as on the button that led here. */
  readonly submit: string;
  readonly deposit: string;
  /** The dealer's text about cooling-off, which differs by state; null if the site has none. */
  readonly coolingOff: string | null;
  readonly optInText: string;
}

export function checkoutCar(car: Car, site: Site): CheckoutCar {
  const head = carHead(car, site);
  const { path, name, title, badge, price, stocknum, licence } = head;
  return {
    path,
    name,
    title,
    badge,
    picture: firstPicture(car),
    kind: car.item_type,
    price,
    place: placeLine(head),
    stocknum,
    licence,
  };
}

/** The checkout of a car that can be reserved. */
export function checkoutView(car: Car, site: Site, processors: PaymentProcessors): CheckoutView {
  const config = site.configFor(car.dealership_slug);
  return {
    ...paymentFormView(
      checkoutPath(car, config.checkoutStyle),
      processorsFor(car, config, processors),
      site,
      config,
      processors,
    ),
    ...reserveTerms(config),
    noun: config.vehicleNoun.toLowerCase(),
    submit: text(config, "vehicle.reserve", { Vehicle: config.vehicleNoun }),
    deposit: moneyText(depositCents(config)),
    coolingOff: text(config, "checkout.coolingOff") || null,
    optInText: config.optInText,
  };
}

/** The data of this site's payment forms, whatever they are for. */
export function paymentFormView(
  action: string,
  names: readonly string[],
  site: Site,
  config: SiteConfig,
  processors: PaymentProcessors,
): PaymentFormView {
  return {
    action,
    processors: names.map((name) => ({ name, label: processors.get(name)?.label ?? name })),
    termsRequired: config.termsRequired,
    termsHref: linkPath(config, "terms"),
    privacyHref: linkPath(config, "privacyPolicy"),
    collector: site.legal.name,
  };
}
