import type { CardCar } from "../search/schema.ts";

/** A lender's entry as a feed delivers it: whatever it wrote under whatever name. */
export type LenderEntry = Readonly<Record<string, unknown>>;

/** What an entry says, in dollars, per cent a year and years; null where it says nothing (FIN-002 to FIN-015). */
export interface LenderTerms {
  readonly interestRate: number | null;
  readonly comparisonRate: number | null;
  /** The comparison rate in the lender's own figures: `8.4`, `8.40` (FIN-060). */
  readonly comparisonDelivered: string | null;
  readonly paymentWeek: number | null;
  readonly paymentMonth: number | null;
  /** The term in years, whether it was told in years, months or weeks. */
  readonly years: number | null;
  /** The lender's own weekly repayment by the term's years: `term5` (FIN-007). */
  readonly repayments: Readonly<Record<string, number>>;
  readonly deposit: number | null;
  readonly balloon: number | null;
  readonly establishmentFees: number | null;
  readonly totalPayable: number | null;
  /** The lender's own words, whole; empty when it gave none. */
  readonly disclaimer: string;
  readonly financeProvider: string;
}

/** `finance_lenders` is keyed by the lender's name in lower case, dashes as underscores (FIN-001); its slug is tried too. */
export function lenderEntry(lenders: CardCar["finance_lenders"], provider: string): LenderEntry | null {
  for (const key of lenderKeys(provider)) {
    const entry = lenders?.[key];
    if (entry && Object.keys(entry).length > 0) return entry;
  }
  return null;
}

/** The names under which a lender may stand: `360 finance`, `360_finance`. */
export function lenderKeys(provider: string): readonly string[] {
  const name = provider.toLowerCase();
  return [name.replaceAll("-", "_"), name.replaceAll(/[\s-]+/g, "_")];
}

export function lenderTerms(entry: LenderEntry): LenderTerms {
  const comparisonRate = figure(entry.comparisonRate);
  return {
    interestRate: figure(entry.interestRate),
    comparisonRate,
    comparisonDelivered: comparisonRate === null ? null : String(entry.comparisonRate).trim(),
    paymentWeek: positive(entry.paymentWeek),
    paymentMonth: positive(entry.paymentMonth),
    years: positive(entry.termYears) ?? perYear(entry.termMonths, 12) ?? perYear(entry.termWeeks, 52),
    repayments: repaymentsByTerm(entry),
    deposit: positive(entry.deposit),
    balloon: positive(entry.balloon),
    establishmentFees: positive(entry.establishmentFees),
    totalPayable: positive(entry.totalPayable),
    disclaimer: textOf(entry.disclaimer),
    financeProvider: textOf(entry.financeProvider),
  };
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

/** A number, or the number that a feed wrote as text. */
export function figure(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string" || value.trim() === "") return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

export function positive(value: unknown): number | null {
  const number = figure(value);
  return number !== null && number > 0 ? number : null;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
