import { formatMoney } from "../../lib/format.ts";
import { wallClock } from "../../lib/time-zones.ts";
import type { CardCar } from "../search/schema.ts";
import type { SiteConfig } from "../site/schema.ts";
import { isAvailable } from "../stock/rules.ts";

/** Shown on the same screen as any comparison rate, never cut (domain rule of the National Credit Code). */
export const COMPARISON_RATE_WARNING =
  "WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. " +
  "Different terms, fees or other loan amounts might result in a different comparison rate.";

/** What every weekly estimate assumes (FIN-063..065): years, and shares of the price. */
export const ESTIMATE_TERMS = { years: 5, deposit: 0.1, finalPayment: 0.3 } as const;

const WEEKS_A_YEAR = 52;
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

type LenderEntry = Readonly<Record<string, unknown>>;

/** The estimate of a car under the site's finance provider, or null where the rules forbid showing one (FIN-016..030). */
export function estimateFor(car: EstimateCar, config: EstimateConfig, now: number): FinanceEstimate | null {
  const provider = config.financeProvider;
  if (!provider || !isAvailable(car)) return null;
  const entry = lenderEntry(car.finance_lenders, provider);
  if (!entry || isExcluded(car, config)) return null;
  const interestRate = figure(entry.interestRate);
  const comparisonRate = figure(entry.comparisonRate);
  if (interestRate === null || comparisonRate === null) return null;
  if (!providerAccepts(provider, car, entry, config, now)) return null;
  const repayment = repaymentOf(provider, car.price, entry, interestRate);
  if (!repayment) return null;
  return { ...repayment, interestRate, comparisonRate, disclaimer: textOf(entry.disclaimer) };
}

/** `finance_lenders` is keyed by the lender's name in lower case, dashes as underscores (FIN-001); its slug is tried too. */
export function lenderEntry(lenders: EstimateCar["finance_lenders"], provider: string): LenderEntry | null {
  const name = provider.toLowerCase();
  for (const key of [name.replaceAll("-", "_"), name.replaceAll(/[\s-]+/g, "_")]) {
    const entry = lenders?.[key];
    if (entry && Object.keys(entry).length > 0) return entry;
  }
  return null;
}

/** Weekly repayment in dollars, unrounded, of a price under `ESTIMATE_TERMS` (FIN-057, FIN-063..065). */
export function weeklyRepayment(price: number, interestRate: number): number {
  const principal = price * (1 - ESTIMATE_TERMS.deposit);
  const residual = price * ESTIMATE_TERMS.finalPayment;
  const payments = ESTIMATE_TERMS.years * WEEKS_A_YEAR;
  const rate = interestRate / 100 / WEEKS_A_YEAR;
  if (rate === 0) return (principal - residual) / payments;
  const discount = (1 + rate) ** -payments;
  return ((principal - residual * discount) * rate) / (1 - discount);
}

/** A rate as it is shown: two decimals, per cent. */
export function rateText(rate: number): string {
  return `${rate.toFixed(2)}%`;
}

function isExcluded(car: EstimateCar, config: EstimateConfig): boolean {
  const make = car.make.toLowerCase();
  if (config.financeExcludedMakes.some((excluded) => excluded.toLowerCase() === make)) return true;
  return config.financeExcludedDealerships.includes(car.dealership_slug);
}

function providerAccepts(
  provider: string,
  car: EstimateCar,
  entry: LenderEntry,
  config: EstimateConfig,
  now: number,
): boolean {
  if (PRICE_ABOVE_500.has(provider) && (car.price ?? 0) <= 500) return false;
  if (provider === "Taurus" && (car.year ?? 0) <= yearIn(config.timezone, now) - TAURUS_YEARS) return false;
  const needed = PAYMENT_NEEDED[provider];
  return needed === undefined || positive(entry[needed]) !== null;
}

function repaymentOf(provider: string, price: number | null, entry: LenderEntry, interestRate: number) {
  const week = positive(entry.paymentWeek);
  const month = positive(entry.paymentMonth);
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

/** A number, or the number that a feed wrote as text. */
function figure(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string" || value.trim() === "") return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

function positive(value: unknown): number | null {
  const number = figure(value);
  return number !== null && number > 0 ? number : null;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

/** The same in words: `$138`, `a week`, `7.49%`, `8.38%`. */
export interface EstimateView {
  readonly repayment: string;
  readonly period: string;
  readonly rate: string;
  readonly comparison: string;
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
export function estimateBasis(config: Pick<SiteConfig, "financeBasisText">): string {
  const { years, deposit, finalPayment } = ESTIMATE_TERMS;
  const terms = `${years} year loan, ${deposit * 100}% deposit, ${finalPayment * 100}% final payment`;
  return `${terms}, to approved applicants. Comparison rate for a ${config.financeBasisText}.`;
}
