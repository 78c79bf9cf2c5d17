import { formatMoney } from "../../lib/words/format.ts";
import { plural } from "../../lib/words/plural.ts";
import type { Payee, ProcessorsOf } from "../../services/payments/port.ts";
import type { SiteConfig } from "../site/schema.ts";
import { isAvailable } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";

const HOUR_MS = 3_600_000;
/** Hours for which a deposit reserves a car (RESV-008). */
const HOLD_HOURS = 48;
export const HOLD_MS = HOLD_HOURS * HOUR_MS;
/** Age at which an unfinished payment is abandoned; its hosted page then takes no more payments. */
export const PAYMENT_LIFE_MS = 24 * HOUR_MS;

/** The processors of this server, by the names that a car's `payment_processors` uses. */
interface Processors {
  readonly has: (name: string) => boolean;
}

/** The payee of a payment to a dealership on this site. */
export const payeeOf = ({ slug }: { readonly slug: string }, dealership: string): Payee => ({
  site_slug: slug,
  dealership_slug: dealership,
});

/** Origins of the processors' pages that a form of this site may lead to, each once. */
export function payPageOrigins(
  site: { readonly slug: string; readonly dealerships: readonly { readonly slug: string }[] },
  processorsOf: ProcessorsOf,
): readonly string[] {
  const processors = site.dealerships.flatMap(({ slug }) => [...processorsOf(payeeOf(site, slug)).values()]);
  return [...new Set(processors.flatMap(({ pageOrigins }) => pageOrigins))];
}

type ReservableCar = Pick<Car, "status" | "sold" | "reserved" | "payment_processors">;

/**
 * The processors that can take this car's deposit here, in the car's order (RESV-005); if the stock file names none,
 * those of its dealership.
 */
export function processorsFor(
  { payment_processors }: Pick<Car, "payment_processors">,
  { defaultPaymentProcessors }: Pick<SiteConfig, "defaultPaymentProcessors">,
  processors: Processors,
): readonly string[] {
  const named = payment_processors.length > 0 ? payment_processors : defaultPaymentProcessors;
  return [...new Set(named)].filter((name) => processors.has(name));
}

/** Whether the car can be reserved online at all (RESV-004). */
export function isReservable(
  car: ReservableCar,
  config: Pick<SiteConfig, "reservationsEnabled" | "defaultPaymentProcessors">,
  processors: Processors,
): boolean {
  return (
    isAvailable(car) && !car.reserved && config.reservationsEnabled && processorsFor(car, config, processors).length > 0
  );
}

export type CheckoutStyle = SiteConfig["checkoutStyle"];

/** Address of `Reserve Car Now` on this site (RESV-001 to RESV-003). */
export function checkoutPath({ path, slug }: Pick<Car, "path" | "slug">, style: CheckoutStyle): string {
  switch (style) {
    case "checkout":
      return `${path}/checkout`;
    case "buyOnline":
      return `${path}/buy-online`;
    case "journey":
      return `/checkout-journey?${new URLSearchParams({ car_id: slug })}`;
  }
}

/** The address at which a payment's outcome is shown. */
export function outcomePath(checkout: string, reference: string): string {
  return `${checkout}${checkout.includes("?") ? "&" : "?"}${new URLSearchParams({ payment: reference })}`;
}

/** The deposit in cents (RESV-006). */
export const depositCents = ({ depositAmount }: Pick<SiteConfig, "depositAmount">): number =>
  Math.round(depositAmount * 100);

export const moneyText = (cents: number): string => formatMoney(cents / 100);

/** When to check an open payment again: soon at first, later within the hour. `created` and `now` are epoch ms. */
export const nextCheckAt = (created: number, now: number): number =>
  now + Math.min(Math.max((now - created) / 2, 30_000), HOUR_MS);

/** Conditions for returning a bought vehicle (RESV-009 to RESV-014). */
const guaranteeTerms = (noun: string): readonly string[] => [
  `Tell us in writing within 2 days of picking up the ${noun}.`,
  `Return the ${noun} by 5pm the next day after your notice.`,
  `Not valid once the ${noun} has been driven over 300 km.`,
  `Not valid if the ${noun} has been damaged.`,
  "Not valid with a loan that the refund cannot cover.",
  `For at most 2 ${plural(noun)} per customer in any 12 months.`,
];
const GUARANTEE_NAME = `${HOLD_HOURS}-hour money-back guarantee`;

/** The texts about reserving on the page of a vehicle that can be reserved (VDP-081, VDP-107). */
export interface ReserveOffer {
  readonly href: string;
  /** Whether the site shows the button among its actions, and the terms among its tabs. */
  readonly action: boolean;
  readonly tab: boolean;
  readonly terms: readonly string[];
  readonly guarantee: { readonly name: string; readonly terms: readonly string[] } | null;
}

type OfferConfig = Pick<
  SiteConfig,
  | "checkoutStyle"
  | "reservationsEnabled"
  | "defaultPaymentProcessors"
  | "depositAmount"
  | "moneyBackGuarantee"
  | "vehicleActions"
  | "vehicleTabs"
  | "vehicleNoun"
>;

/** The offer to reserve a car; null if it cannot be reserved online (RESV-004). */
export function reserveOffer(
  car: ReservableCar & Pick<Car, "path" | "slug">,
  config: OfferConfig,
  processors: Processors,
): ReserveOffer | null {
  if (!isReservable(car, config, processors)) return null;
  return {
    href: checkoutPath(car, config.checkoutStyle),
    action: config.vehicleActions.includes("reserve"),
    tab: config.vehicleTabs.includes("reserveOnline"),
    ...reserveTerms(config),
  };
}

/** The terms of the deposit (RESV-006 to RESV-008), and of the guarantee on sites that give one (RESV-015). */
export function reserveTerms({
  depositAmount,
  moneyBackGuarantee,
  vehicleNoun,
}: Pick<SiteConfig, "depositAmount" | "moneyBackGuarantee" | "vehicleNoun">): Pick<
  ReserveOffer,
  "terms" | "guarantee"
> {
  const noun = vehicleNoun.toLowerCase();
  return {
    terms: [
      `A deposit of ${moneyText(depositCents({ depositAmount }))} reserves this ${noun} online.`,
      "Your deposit is fully refundable.",
      `The ${noun} is held for you for ${HOLD_HOURS} hours.`,
    ],
    guarantee: moneyBackGuarantee ? { name: GUARANTEE_NAME, terms: guaranteeTerms(noun) } : null,
  };
}
