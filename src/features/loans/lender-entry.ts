import { type LoanFees, type StandardLoan, understated } from "./comparison-rate.ts";
import { rateText } from "./rates.ts";

/** A lender's entry as a feed delivers it, with any keys and values. */
export type LenderEntry = Readonly<Record<string, unknown>>;
/** The entries of a car, by the lender's name. */
export type Lenders = Readonly<Record<string, LenderEntry>> | null;

/**
 * The content of an entry in dollars, per cent a year and years; null if not stated (FIN-002 to FIN-015). A rate,
 * deposit, balloon or fee of 0 counts as stated; a payment, term or total of 0 does not.
 */
export interface LenderTerms {
  readonly interestRate: number | null;
  readonly comparisonRate: number | null;
  /** The comparison rate in the lender's own notation: `8.4`, `8.40` (FIN-060). */
  readonly comparisonDelivered: string | null;
  readonly paymentWeek: number | null;
  readonly paymentMonth: number | null;
  /** The term in years, whether it was stated in years, months or weeks. */
  readonly years: number | null;
  /** The lender's own weekly repayment by term in years: `term5` (FIN-007). */
  readonly repayments: Readonly<Record<string, number>>;
  readonly deposit: number | null;
  readonly balloon: number | null;
  readonly establishmentFees: number | null;
  readonly totalPayable: number | null;
  /** The lender's own text in full; empty if there is none. */
  readonly disclaimer: string;
  readonly financeProvider: string;
}

/**
 * Looks up a lender. `finance_lenders` is keyed by the name in lower case with underscores for dashes (FIN-001); the
 * slug is tried too.
 */
export function lenderEntry(lenders: Lenders, provider: string): LenderEntry | null {
  for (const key of lenderKeys(provider)) {
    const entry = lenders?.[key];
    if (entry && Object.keys(entry).length > 0) return entry;
  }
  return null;
}

/** Fields of an entry whose dollars depend on the price. */
const OF_ONE_PRICE = /^(paymentWeek|paymentMonth|term\d{1,2}|deposit|balloon|totalPayable)$/;

/** The entries reduced to what does not depend on the price: rates, terms and fees, but no amounts of the loan. */
export function ratesAlone(lenders: Lenders): Lenders {
  if (lenders === null) return null;
  const alone = Object.entries(lenders).map(([name, entry]) => {
    const fields = Object.entries(entry).filter(([field]) => !OF_ONE_PRICE.test(field));
    return [name, Object.fromEntries(fields)] as const;
  });
  return Object.fromEntries(alone);
}

/** The keys that a lender may have: `360 finance`, `360_finance`. */
export function lenderKeys(provider: string): readonly string[] {
  const name = provider.toLowerCase();
  return [name.replaceAll("-", "_"), name.replaceAll(/[\s-]+/g, "_")];
}

export function lenderTerms(entry: LenderEntry): LenderTerms {
  const comparisonRate = rate(entry.comparisonRate);
  return {
    interestRate: rate(entry.interestRate),
    comparisonRate,
    comparisonDelivered: comparisonRate === null ? null : String(entry.comparisonRate).replace("%", "").trim(),
    paymentWeek: positive(entry.paymentWeek),
    paymentMonth: positive(entry.paymentMonth),
    years: positive(entry.termYears) ?? perYear(entry.termMonths, 12) ?? perYear(entry.termWeeks, 52),
    repayments: repaymentsByTerm(entry),
    deposit: amount(entry.deposit),
    balloon: amount(entry.balloon),
    establishmentFees: amount(entry.establishmentFees),
    totalPayable: positive(entry.totalPayable),
    disclaimer: textOf(entry.disclaimer),
    financeProvider: textOf(entry.financeProvider),
  };
}

/**
 * Why the rates of an entry must not be shown, as a sentence with both figures; null if they may. `fees` are the other
 * known charges of the lender or its site.
 */
export function rateProblem(
  { interestRate, comparisonRate, establishmentFees }: LenderTerms,
  fees: LoanFees = { financed: establishmentFees ?? 0, monthly: 0 },
  loan?: StandardLoan,
): string | null {
  if (interestRate === null || comparisonRate === null) return null;
  const least = understated(comparisonRate, interestRate, fees, loan);
  if (least === null) return null;
  const charged = fees.financed > 0 || fees.monthly > 0 ? " with its fees" : "";
  return `The comparison rate ${rateText(comparisonRate)} is less than ${rateText(least)}, which the interest rate ${rateText(interestRate)}${charged} gives.`;
}

/** Sentences for a feed's report about a car's lenders whose rates are not shown, each with the lender's name. */
export function lenderProblems(lenders: Lenders): readonly string[] {
  return Object.entries(lenders ?? {}).flatMap(([name, entry]) => {
    const problem = rateProblem(lenderTerms(entry));
    return problem ? [`${name}: ${problem}`] : [];
  });
}

function repaymentsByTerm(entry: LenderEntry): Record<string, number> {
  const found = Object.entries(entry).flatMap(([name, value]) => {
    const [, years] = /^term(\d{1,2})$/.exec(name) ?? [];
    const repayment = positive(value);
    return years === undefined || repayment === null ? [] : [[String(Number(years)), repayment] as const];
  });
  return Object.fromEntries(found);
}

function perYear(value: unknown, parts: number): number | null {
  const number = positive(value);
  return number === null ? null : number / parts;
}

/** A number, also from text with or without its sign: `7.49%`, `$1,300`. */
export function figure(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  const digits = /^\s*\$?\s*(-?\d[\d,]*(?:\.\d*)?|-?\.\d+)\s*%?\s*$/.exec(value)?.[1];
  return digits === undefined ? null : Number(digits.replaceAll(",", ""));
}

function positive(value: unknown): number | null {
  const number = figure(value);
  return number !== null && number > 0 ? number : null;
}

/** Dollars, 0 or more; null otherwise. A share of the price ("10%") counts as dollars only if it is 0. */
function amount(value: unknown): number | null {
  const number = figure(value);
  if (number !== 0 && isShare(value)) return null;
  return number !== null && number >= 0 ? number : null;
}

const isShare = (value: unknown): boolean => typeof value === "string" && value.trimEnd().endsWith("%");

/** The highest plausible rate, in per cent a year. A larger number must mean something else. */
const HIGHEST_RATE = 100;

function rate(value: unknown): number | null {
  const number = figure(value);
  return number !== null && number >= 0 && number <= HIGHEST_RATE ? number : null;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
