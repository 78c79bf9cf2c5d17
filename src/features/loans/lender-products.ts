import type { CarType } from "../vocabulary/vehicle-kinds.ts";
import type { LoanFees } from "./comparison-rate.ts";
import type { FeeParts, KnownFees } from "./fees.ts";
import type { FinanceProvider } from "./finance-providers.ts";

/** One row of a product's rate table. Bounds are inclusive; an absent bound does not limit. */
export interface ProductRate {
  /** Years since the vehicle's year; 0 for a new vehicle and for one of next year. */
  readonly ageFrom?: number | undefined;
  readonly ageTo?: number | undefined;
  /** Years of the loan. */
  readonly termFrom?: number | undefined;
  readonly termTo?: number | undefined;
  /** The credit history that the rate is for, in the lender's words ("an excellent credit history"). */
  readonly tier?: string | undefined;
  /** Both in per cent a year. The comparison rate is the lender's own. */
  readonly interest: number;
  readonly comparison: number;
}

/**
 * A loan that a lender offers for any vehicle within its limits, as described in the site's files. It is the source of
 * an estimate if the stock's feed has no entry of the lender. Dollars, years, and shares of the price (0.3 is 30%).
 */
export interface LenderProduct {
  readonly lender: FinanceProvider;
  readonly name: string;
  /** Who provides the credit, with the licence: "Marram Finance Group Pty Ltd, Australian Credit Licence 000 744". */
  readonly licence: string;
  /** First and last day on which it is offered, both inclusive, in the dealer's time zone; absent: no bound. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** The vehicles that it covers; absent: any. */
  readonly carTypes?: readonly CarType[] | undefined;
  readonly makes?: readonly string[] | undefined;
  /** Years of a vehicle's age, at the start and at the end of the loan. */
  readonly age: {
    readonly least?: number | undefined;
    readonly most?: number | undefined;
    readonly mostAtEnd?: number | undefined;
  };
  /** The smallest and the largest amount lent, including financed fees. */
  readonly amount: { readonly least: number; readonly most: number };
  readonly rates: readonly ProductRate[];
  readonly fees: {
    readonly establishment: number;
    readonly securityRegistration: number;
    readonly dealerAgency: number;
    readonly monthlyAdmin: number;
    /** Whether one-off fees are lent with the price or paid on the first day. */
    readonly paid: "financed" | "upfront";
  };
  /** The largest final payment by term: a share of the price for loans of up to so many years. */
  readonly balloons: readonly { readonly upToYears: number; readonly most: number }[];
  /** The loan used for estimates. */
  readonly estimate: {
    readonly years: number;
    readonly deposit: number;
    readonly balloon: number;
    readonly tier?: string | undefined;
  };
}

/** The vehicle and the loan that a product is checked for. */
export interface Lent {
  /** Years; null where the vehicle's year is not known. */
  readonly age: number | null;
  readonly carType: CarType;
  readonly make: string;
  /** The amount lent, in dollars. */
  readonly principal: number;
}

/** The product's fees by name, and how they are paid. */
export function productFees({ fees }: Pick<LenderProduct, "fees">): KnownFees {
  const { establishment, securityRegistration, dealerAgency, monthlyAdmin, paid } = fees;
  const once = establishment + securityRegistration + dealerAgency;
  const charged = (parts: FeeParts) => parts.filter(([, dollars]) => dollars > 0);
  const first = charged([
    ["establishment", establishment],
    ["security registration", securityRegistration],
    ["dealer agency", dealerAgency],
  ]);
  const monthly = charged([["monthly admin", monthlyAdmin]]);
  return {
    financed: paid === "financed" ? once : 0,
    upfront: paid === "upfront" ? once : 0,
    monthly: monthlyAdmin,
    known: true,
    parts: paid === "financed" ? [...first, ...monthly] : monthly,
    apart: paid === "upfront" ? first : [],
  };
}

/**
 * The fees as the law's formula counts them (regulation 100). Its example lends the full $30,000, so one-off fees are
 * added beside it, whether they are financed or paid.
 */
export function comparedFees({ fees }: Pick<LenderProduct, "fees">): LoanFees {
  const { establishment, securityRegistration, dealerAgency, monthlyAdmin } = fees;
  return { financed: 0, upfront: establishment + securityRegistration + dealerAgency, monthly: monthlyAdmin };
}

/** Whether the product is offered on a day (`YYYY-MM-DD`). */
export const runsOn = ({ from, until }: Pick<LenderProduct, "from" | "until">, day: string): boolean =>
  (from === undefined || from <= day) && (until === undefined || day <= until);

/** A product's limits for a loan on one vehicle, whatever figures are chosen. */
export interface LoanLimits extends Pick<LenderProduct, "amount" | "balloons"> {
  /** The rows of the rate table for this vehicle and the estimate's tier, which differ only by term. */
  readonly rates: readonly ProductRate[];
  /** The longest loan in years that the vehicle's age at its end allows; null if the age does not limit it. */
  readonly longest: number | null;
}

export function loanLimits(product: LenderProduct, age: number | null): LoanLimits {
  const { amount, balloons, rates, estimate } = product;
  const { mostAtEnd } = product.age;
  return {
    amount,
    balloons,
    rates: rates.filter((row) => isForVehicle(row, age, estimate.tier)),
    longest: age === null || mostAtEnd === undefined ? null : mostAtEnd - age,
  };
}

/** The rate for a loan of so many years; null if the product has none. */
export function rateOfTerm({ rates, longest }: Pick<LoanLimits, "rates" | "longest">, years: number) {
  if (longest !== null && years > longest) return null;
  return rates.find(({ termFrom, termTo }) => within(years, termFrom, termTo)) ?? null;
}

/** The largest final payment for a term, as a share of the price; 0 if there is none for the term. */
export function mostBalloon({ balloons }: Pick<LenderProduct, "balloons">, years: number): number {
  const fitting = balloons.filter(({ upToYears }) => years <= upToYears);
  return fitting.toSorted((a, b) => a.upToYears - b.upToYears)[0]?.most ?? 0;
}

/** Whether the product covers this vehicle and this amount. */
export function lendsOn({ age, amount, carTypes, makes, estimate }: LenderProduct, lent: Lent): boolean {
  if (carTypes && !carTypes.includes(lent.carType)) return false;
  if (makes && !makes.some((make) => make.toLowerCase() === lent.make.toLowerCase())) return false;
  if (lent.principal < amount.least || lent.principal > amount.most) return false;
  const { least = 0, most = Number.POSITIVE_INFINITY, mostAtEnd = Number.POSITIVE_INFINITY } = age;
  const isAnyAge = least === 0 && most === Number.POSITIVE_INFINITY && mostAtEnd === Number.POSITIVE_INFINITY;
  if (lent.age === null) return isAnyAge;
  return lent.age >= least && lent.age <= most && lent.age + estimate.years <= mostAtEnd;
}

/**
 * The first row of the rate table for a vehicle of this age and the estimate's term and tier; null if there is none.
 */
export function productRate({ rates, estimate }: LenderProduct, age: number | null): ProductRate | null {
  const rows = rates.filter((row) => isForVehicle(row, age, estimate.tier));
  return rateOfTerm({ rates: rows, longest: null }, estimate.years);
}

const isForVehicle = (row: ProductRate, age: number | null, tier: string | undefined): boolean =>
  within(age, row.ageFrom, row.ageTo) && (row.tier ?? null) === (tier ?? null);

/** An unknown value fits only if there are no bounds. */
function within(value: number | null, least: number | undefined, most: number | undefined): boolean {
  if (value === null) return least === undefined && most === undefined;
  return value >= (least ?? 0) && value <= (most ?? Number.POSITIVE_INFINITY);
}
