import { formatMoney } from "../../lib/format.ts";
import { wallClock } from "../../lib/time-zones.ts";
import type { CardCar } from "../search/schema.ts";
import type { SiteConfig } from "../site/schema.ts";
import { isAvailable } from "../stock/rules.ts";
import { repaymentOf } from "./amortisation.ts";
import { type LenderTerms, lenderEntry, lenderTerms } from "./lender-entry.ts";
import { rateText } from "./rates.ts";
import type { QuoteCall } from "./youx.ts";

/** Shown on the same screen as any comparison rate, never cut (domain rule of the National Credit Code). */
export const COMPARISON_RATE_WARNING =
  "WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. " +
  "Different terms, fees or other loan amounts might result in a different comparison rate.";

/** What every weekly estimate assumes (FIN-063..065): years, and shares of the price. */
export const ESTIMATE_TERMS = { years: 5, deposit: 0.1, finalPayment: 0.3 } as const;

/** Providers whose entry must carry the payment that is shown (FIN-026..029). */
const PAYMENT_NEEDED: Readonly<Record<string, "paymentWeek" | "paymentMonth">> = {
  Manual: "paymentWeek",
  Angle: "paymentWeek",
  Powertorque: "paymentWeek",
  "Nissan Finance": "paymentMonth",
};
const PRICE_ABOVE_500 = new Set(["Taurus", "Manual", "Angle", "Powertorque", "Nissan Finance"]);
const TAURUS_YEARS = 12;

export type EstimateConfig = Pick<
  SiteConfig,
  "financeProvider" | "financeExcludedMakes" | "financeExcludedDealerships" | "timezone"
>;
export type EstimateCar = Pick<
  CardCar,
  "make" | "year" | "price" | "status" | "sold" | "dealership_slug" | "finance_lenders"
>;

/** The three figures that are only ever shown together, in one type size. */
export interface FinanceEstimate {
  /** Whole dollars, rounded up. */
  readonly repayment: number;
  readonly period: "week" | "month";
  /** Per cent a year. */
  readonly interestRate: number;
  readonly comparisonRate: number;
  /** The lender's own words, whole; empty when it gave none. */
  readonly disclaimer: string;
}

/** The estimate of a car under the site's finance provider, or null where the rules forbid showing one (FIN-016..030). */
export function estimateFor(car: EstimateCar, config: EstimateConfig, now: number): FinanceEstimate | null {
  const provider = config.financeProvider;
  if (!provider || !isAvailable(car)) return null;
  const entry = lenderEntry(car.finance_lenders, provider);
  if (!entry || isExcluded(car, config)) return null;
  const lender = lenderTerms(entry);
  const { interestRate, comparisonRate, disclaimer } = lender;
  if (interestRate === null || comparisonRate === null) return null;
  if (!providerAccepts(provider, car, lender, config, now)) return null;
  const repayment = shownRepayment(provider, car.price, lender, interestRate);
  if (!repayment) return null;
  return { ...repayment, interestRate, comparisonRate, disclaimer };
}

/** Weekly repayment in dollars, unrounded, of a price under `ESTIMATE_TERMS` (FIN-057, FIN-063..065). */
export function weeklyRepayment(price: number, interest: number): number {
  const { years, deposit, finalPayment } = ESTIMATE_TERMS;
  const principal = price * (1 - deposit);
  return repaymentOf({ principal, residual: price * finalPayment, interest, years, frequency: "week" });
}

function isExcluded(car: EstimateCar, config: EstimateConfig): boolean {
  const make = car.make.toLowerCase();
  if (config.financeExcludedMakes.some((excluded) => excluded.toLowerCase() === make)) return true;
  return config.financeExcludedDealerships.includes(car.dealership_slug);
}

function providerAccepts(
  provider: string,
  car: EstimateCar,
  lender: LenderTerms,
  config: EstimateConfig,
  now: number,
): boolean {
  if (PRICE_ABOVE_500.has(provider) && (car.price ?? 0) <= 500) return false;
  if (provider === "Taurus" && (car.year ?? 0) <= yearIn(config.timezone, now) - TAURUS_YEARS) return false;
  const needed = PAYMENT_NEEDED[provider];
  return needed === undefined || lender[needed] !== null;
}

function shownRepayment(provider: string, price: number | null, lender: LenderTerms, interestRate: number) {
  const { paymentWeek: week, paymentMonth: month } = lender;
  if (month !== null && (week === null || PAYMENT_NEEDED[provider] === "paymentMonth")) {
    return { repayment: Math.ceil(month), period: "month" } as const;
  }
  if (week !== null) return { repayment: Math.ceil(week), period: "week" } as const;
  if (price === null || price <= 0) return null;
  return { repayment: Math.ceil(weeklyRepayment(price, interestRate)), period: "week" } as const;
}

function yearIn(timezone: string, now: number): number {
  return Number(wallClock(now, timezone).day.slice(0, 4));
}

/** The same in words: `$138`, `a week`, `7.49%`, `8.38%`. */
export interface EstimateView {
  readonly repayment: string;
  readonly period: string;
  readonly rate: string;
  readonly comparison: string;
  /** How better figures are asked for (FIN-082). */
  readonly quote?: QuoteCall;
}

export function estimateView(estimate: FinanceEstimate): EstimateView {
  return {
    repayment: formatMoney(estimate.repayment),
    period: `a ${estimate.period}`,
    rate: rateText(estimate.interestRate),
    comparison: rateText(estimate.comparisonRate),
  };
}

/** What the estimates of a page assume, to stand with `COMPARISON_RATE_WARNING` (FIN-061, FIN-063..065). */
export function estimateBasis(config: BasisConfig): string {
  const { years, deposit, finalPayment } = ESTIMATE_TERMS;
  const terms = `${years} year loan, ${deposit * 100}% deposit, ${finalPayment * 100}% final payment`;
  return `${terms}, to approved applicants. ${comparisonBasis(config)}`;
}

type BasisConfig = Pick<SiteConfig, "financeBasisText" | "financeBasisRates">;

/** What every comparison rate of a site is for, with its example rates where the site tells some (FIN-061, FIN-062). */
export function comparisonBasis({ financeBasisText, financeBasisRates: rates }: BasisConfig): string {
  const example = rates
    ? `, for example ${rateText(rates.interest)} p.a. with ${rateText(rates.comparison)} comparison`
    : "";
  return `Comparison rate for a ${financeBasisText}${example}.`;
}
