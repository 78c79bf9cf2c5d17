import { yearIn } from "../../lib/time/time-zones.ts";
import { wholeDollars } from "../loans/amortisation.ts";
import { providerRules } from "../loans/finance-providers.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { ESTIMATE_OPTIONS } from "../site/weekly-lanes.ts";
import type { CardCar } from "../stock/card-car.ts";
import { askingPrice, isAvailable } from "../stock/rules.ts";
import { lenderOffer, type OfferCar, type OfferConfig } from "./lender-offer.ts";
import type { FinanceEstimate, LenderOffer } from "./schema.ts";
import { quotedEstimate, storedQuote } from "./youx.ts";

export type EstimateConfig = OfferConfig & Pick<SiteConfig, (typeof ESTIMATE_OPTIONS)[number]>;
export type EstimateCar = Pick<
  CardCar,
  | "make"
  | "year"
  | "price"
  | "offer_price"
  | "car_type"
  | "status"
  | "sold"
  | "dealership_slug"
  | "finance_lenders"
  | "youxQuote"
>;

/**
 * The estimate of a car by the site's finance provider; null if the rules forbid one (FIN-016..030). It has the
 * lender's figures, or those of the quote that came with the car (FIN-083).
 */
export function estimateFor(car: EstimateCar, config: EstimateConfig, now: number): FinanceEstimate | null {
  const offer = isAvailable(car) ? shownOffer(car, config, now) : null;
  if (!offer) return null;
  const { interestRate, comparisonRate } = offer.lender;
  if (interestRate === null || comparisonRate === null) return null;
  const { needs } = providerRules(config.financeProvider);
  if (needs !== null && offer.lender[needs] === null) return null;
  const quote = config.youxQuoteEnabled ? storedQuote(car) : null;
  if (quote) return quotedEstimate(quote);
  const { payment, loan, product } = offer;
  if (payment === null) return null;
  const repayment = wholeDollars(payment.dollars);
  return {
    repayment,
    period: payment.period,
    interestRate,
    comparisonRate,
    loan,
    by: "lender",
    ...(product && { product }),
  };
}

type LentCar = OfferCar & Pick<CardCar, "dealership_slug">;
type LentConfig = OfferConfig & Pick<SiteConfig, "financeExcludedMakes" | "financeExcludedDealerships">;

/** The lender's offer that a page may show; null for a car that site or lender do not finance. */
export const shownOffer = (car: LentCar, config: LentConfig, now: number): LenderOffer | null =>
  isLentOn(car, config, now) ? lenderOffer(car, config, now) : null;

/**
 * Whether site and lender finance such a car at all, whatever figures come with it: its make and dealership are not
 * excluded, and it is neither too cheap nor too old. For other cars no card, box or calculator shows any figures.
 */
export function isLentOn(car: LentCar, config: LentConfig, now: number): boolean {
  const make = car.make.toLowerCase();
  if (config.financeExcludedMakes.some((excluded) => excluded.toLowerCase() === make)) return false;
  if (config.financeExcludedDealerships.includes(car.dealership_slug)) return false;
  const { priceAbove, tooOldAt } = providerRules(config.financeProvider);
  if (priceAbove !== null && (askingPrice(car) ?? 0) <= priceAbove) return false;
  return tooOldAt === null || (car.year ?? 0) > yearIn(now, config.timezone) - tooOldAt;
}

/** An estimate's cost per week in whole dollars; a monthly repayment is converted. */
export const weeklyOf = ({ repayment, period }: Pick<FinanceEstimate, "repayment" | "period">): number =>
  period === "week" ? repayment : wholeDollars((repayment * 12) / 52);
