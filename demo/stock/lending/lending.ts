import { repaymentOf } from "../../../src/features/loans/amortisation.ts";
import type { LoanFees } from "../../../src/features/loans/comparison-rate.ts";
import { providerRules } from "../../../src/features/loans/finance-providers.ts";
import type { CarType } from "../../../src/features/vocabulary/vehicle-kinds.ts";
import type { Chance } from "../random.ts";
import { comparisonRate } from "./comparison-rate.ts";

/**
 * A lender's offer for some vehicles. Fees are in dollars, the rate in per cent a year, deposits and final payments in
 * shares of the price.
 */
interface Programme {
  readonly weight: number;
  /** Car types of the offer; all by default. */
  readonly only?: readonly CarType[];
  readonly rate: number;
  readonly establishment: number;
  readonly monthly: number;
  readonly years: number;
  readonly deposit: number;
  readonly balloon: number;
  /** The units in which the lender's entry states the term: a feed may use any of these, or all. */
  readonly term: readonly ("years" | "months" | "weeks")[];
  /** Further fields that this lender's entry has. */
  readonly extras: readonly ("fee" | "total" | "month" | "byTerm")[];
  /** Whether the lender writes its figures as text: `"8.90"`. */
  readonly asText?: boolean;
  readonly disclaimer: string;
}

const ESTIMATE =
  "The figures are an estimate and no offer of credit. Your own rate depends on the age of the vehicle, on the term and on " +
  "your credit history. The lender charges an establishment fee and a monthly fee. Subject to approval by the lender: its " +
  "terms, conditions, fees and charges apply.";
const BRIEF = "Subject to approval. Fees, charges and conditions apply.";
const FACTORY =
  "For private buyers of a vehicle that the maker names, ordered this quarter. No fee is charged. Subject to approval.";

const ALL = ["years", "months", "weeks"] as const;

/** Rates, terms, deposits and final payments that differ, so that a page with hard-coded figures is noticed. */
const PROGRAMMES: readonly Programme[] = [
  // biome-ignore format: a table is read in rows
  { weight: 46, rate: 7.49, establishment: 350, monthly: 5.5, years: 5, deposit: 0.1, balloon: 0.3, term: ALL, extras: [], disclaimer: ESTIMATE },
  // biome-ignore format: a table is read in rows
  { weight: 12, rate: 8.29, establishment: 395, monthly: 8, years: 7, deposit: 0, balloon: 0, term: ["years"], extras: ["fee", "total"], disclaimer: ESTIMATE },
  // biome-ignore format: a table is read in rows
  { weight: 10, rate: 6.99, establishment: 0, monthly: 10, years: 3, deposit: 0.2, balloon: 0, term: ["months"], extras: ["fee", "month"], disclaimer: BRIEF },
  // biome-ignore format: a table is read in rows
  { weight: 10, rate: 7.95, establishment: 495, monthly: 0, years: 4, deposit: 0, balloon: 0.4, term: ["weeks"], extras: ["fee", "byTerm"], disclaimer: ESTIMATE },
  // biome-ignore format: a table is read in rows
  { weight: 8, rate: 8.9, establishment: 250, monthly: 12, years: 6, deposit: 0.15, balloon: 0.2, term: ["years"], extras: ["month", "total"], asText: true, disclaimer: "" },
  // biome-ignore format: a table is read in rows
  { weight: 8, only: ["used"], rate: 11.75, establishment: 595, monthly: 6, years: 5, deposit: 0.05, balloon: 0, term: ["months"], extras: ["fee"], disclaimer: BRIEF },
  // biome-ignore format: a table is read in rows
  { weight: 12, only: ["new"], rate: 0, establishment: 0, monthly: 0, years: 3, deposit: 0.2, balloon: 0, term: ALL, extras: ["fee", "total"], disclaimer: FACTORY },
  // biome-ignore format: a table is read in rows
  { weight: 8, only: ["new", "demo"], rate: 3.9, establishment: 0, monthly: 0, years: 4, deposit: 0.3, balloon: 0.35, term: ["years"], extras: [], disclaimer: FACTORY },
];

/** The vehicle that a loan is for. */
export interface LentOn {
  /** In dollars. */
  readonly price: number;
  readonly carType: CarType;
  /**
   * The fees that the site charges on every loan, which its lender's repayments include. By default the lender's own,
   * which its comparison rate includes.
   */
  readonly fees?: LoanFees;
}

/** A lender's entry for a vehicle with this price in dollars, as its feed would deliver it. */
export function lenderEntryOf(
  financeProvider: string,
  { price, carType, fees }: LentOn,
  luck: Chance,
): Readonly<Record<string, unknown>> {
  const open = PROGRAMMES.filter(({ only }) => only === undefined || only.includes(carType));
  const programme = luck.weighted(open, ({ weight }) => weight);
  const { rate, years, extras } = programme;
  const { financed: establishment, monthly } = fees ?? {
    financed: programme.establishment,
    monthly: programme.monthly,
  };
  const deposit = Math.round(price * programme.deposit);
  const balloon = providerRules(financeProvider).finalPayment ? Math.round(price * programme.balloon) : 0;
  const loan = { principal: price - deposit + (fees?.financed ?? 0), residual: balloon, interest: rate };
  const admin = fees?.monthly ?? 0;
  const week = Math.ceil(repaymentOf({ ...loan, years, frequency: "week" }) + (admin * 12) / 52);
  const month = Math.ceil(repaymentOf({ ...loan, years, frequency: "month" }) + admin);
  const written = (figure: number) => (programme.asText ? figure.toFixed(2) : figure);
  return {
    interestRate: written(rate),
    comparisonRate: written(comparisonRate({ rate, establishment, monthly })),
    ...(providerRules(financeProvider).paysBy === "month" ? {} : { paymentWeek: week }),
    ...(providerRules(financeProvider).paysBy === "month" || extras.includes("month") ? { paymentMonth: month } : {}),
    ...termOf(programme),
    deposit,
    balloon,
    ...(extras.includes("fee") ? { establishmentFees: establishment } : {}),
    ...(extras.includes("total") ? { totalPayable: deposit + week * years * 52 + balloon } : {}),
    ...(extras.includes("byTerm")
      ? { [`term${years}`]: week, term5: weekly(loan, 5, admin), term7: weekly(loan, 7, admin) }
      : {}),
    ...(programme.disclaimer ? { disclaimer: programme.disclaimer } : {}),
    financeProvider,
  };
}

const weekly = (
  loan: { readonly principal: number; readonly residual: number; readonly interest: number },
  years: number,
  admin = 0,
) => Math.ceil(repaymentOf({ ...loan, years, frequency: "week" }) + (admin * 12) / 52);

function termOf({ term, years }: Programme): Readonly<Record<string, number>> {
  return {
    ...(term.includes("years") ? { termYears: years } : {}),
    ...(term.includes("months") ? { termMonths: years * 12 } : {}),
    ...(term.includes("weeks") ? { termWeeks: years * 52 } : {}),
  };
}

/** A stored YouX quote for this price in dollars: the weekly repayment and both rates, in per cent a year. */
export function youxQuoteOf(price: number, luck: Chance) {
  const rate = luck.pick([6.74, 7.95, 9.4]);
  const loan = { principal: price, residual: 0, interest: rate };
  return {
    weeklyRepaymentAmount: weekly(loan, 5),
    advertisedRate: rate,
    comparisonRate: comparisonRate({ rate, establishment: 395, monthly: 8 }),
  };
}
