import { formatMoney } from "../../lib/words/format.ts";
import { toCents } from "../loans/amortisation.ts";
import { standardLoan } from "../loans/comparison-rate.ts";
import { type FeesConfig, feesOf } from "../loans/fees.ts";
import { providerRules } from "../loans/finance-providers.ts";
import { type LenderTerms, lenderEntry, lenderTerms, rateProblem } from "../loans/lender-entry.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { CardCar } from "../stock/card-car.ts";
import { askingPrice, isWithoutGst } from "../stock/rules.ts";
import { type Cost, type LoanTerms, repaymentFor } from "./loan-cost.ts";
import { type ProductCar, type ProductConfig, productOffer } from "./product-offer.ts";
import type { LenderOffer, Payment } from "./schema.ts";

/** Assumptions of an estimate if the lender states none (FIN-063..065): years, and shares of the price. */
const ESTIMATE_TERMS = { years: 5, deposit: 0.1, finalPayment: 0.3 } as const;

type EntryConfig = FeesConfig & Pick<SiteConfig, "financeBasisText" | "financeProvider">;
export type OfferConfig = EntryConfig & ProductConfig;
export type OfferCar = ProductCar & Pick<CardCar, "finance_lenders">;

/** Whether the provider's loans have a final payment (FIN-059). */
export const hasFinalPayment = ({ financeProvider }: Pick<SiteConfig, "financeProvider">): boolean =>
  providerRules(financeProvider).finalPayment;

/**
 * The offer of the site's provider at `now` (epoch ms): its entry for the car, otherwise the offer of one of its
 * products (docs/finance.md). Null if it has neither, or an entry whose rates contradict each other (`rateProblem`),
 * which a product does not replace.
 */
export function lenderOffer(car: OfferCar, config: OfferConfig, now: number): LenderOffer | null {
  if (!config.financeProvider) return null;
  const entry = lenderEntry(car.finance_lenders, config.financeProvider);
  const terms = entry && lenderTerms(entry);
  // An entry without both rates cannot be an estimate (FIN-018), so a product may replace it.
  const isWhole = terms !== null && terms.interestRate !== null && terms.comparisonRate !== null;
  const product = isWhole ? null : productOffer(car, config, now);
  // If the price excludes GST, only the lender's own figures count, because nothing can be computed from the price.
  return product ?? (terms && offerOf(terms, isWithoutGst(car) ? null : askingPrice(car), config));
}

export function offerOf(lender: LenderTerms, price: number | null, config: EntryConfig): LenderOffer | null {
  const fees = feesOf(config, lender);
  if (rateProblem(lender, fees, standardLoan(config.financeBasisText))) return null;
  const cost = { price, fees, interest: lender.interestRate };
  const loan = loanOf(lender, cost, config);
  const stated = statedPayment(lender, loan, config);
  const week = stated ? null : repaymentFor(loan, cost, "week");
  return {
    lender,
    fees,
    loan,
    payment: stated ?? (week !== null && week > 0 ? { dollars: week, period: "week" } : null),
  };
}

function statedPayment(lender: LenderTerms, { years }: LoanTerms, config: EntryConfig): Payment | null {
  const week = lender.paymentWeek ?? lender.repayments[String(years)] ?? null;
  const month = lender.paymentMonth;
  const byMonth = providerRules(config.financeProvider).paysBy === "month";
  if (month !== null && (week === null || byMonth)) return { dollars: month, period: "month" };
  return week === null ? null : { dollars: week, period: "week" };
}

/**
 * The loan behind the offer. Missing terms are filled in with those of every estimate (FIN-063..065), or with none. If
 * the lender states a payment, the choice is whichever gives that payment; if neither does, missing terms stay null.
 */
function loanOf(lender: LenderTerms, cost: Cost, config: EntryConfig): LoanTerms {
  // The site's own assumption is only for an estimate, which needs both rates (FIN-018).
  const isEstimate = lender.interestRate !== null && lender.comparisonRate !== null;
  const stated: LoanTerms = { years: lender.years, deposit: lender.deposit, finalPayment: lender.balloon };
  const price = cost.price ?? 0;
  const { years } = ESTIMATE_TERMS;
  const assumed = filled(stated, {
    years,
    deposit: toCents(price * ESTIMATE_TERMS.deposit),
    finalPayment: hasFinalPayment(config) ? toCents(price * ESTIMATE_TERMS.finalPayment) : 0,
  });
  const bare = filled(stated, { years, deposit: 0, finalPayment: 0 });
  if (!isEstimate) return bare;
  const payment = statedPayment(lender, assumed, config);
  if (payment === null) return assumed;
  return [assumed, bare].find((loan) => explains(payment, loan, cost)) ?? stated;
}

const filled = (stated: LoanTerms, otherwise: LoanTerms): LoanTerms => ({
  years: stated.years ?? otherwise.years,
  deposit: stated.deposit ?? otherwise.deposit,
  finalPayment: stated.finalPayment ?? otherwise.finalPayment,
});

/**
 * Whether the loan explains the payment. A lender rounds, and may include a small unnamed fee: a dollar, or two per
 * cent.
 */
function explains(payment: Payment, loan: LoanTerms, cost: Cost): boolean {
  const repayment = repaymentFor(loan, cost, payment.period);
  return repayment !== null && Math.abs(payment.dollars - repayment) <= Math.max(1, repayment * 0.02);
}

/**
 * `5 year loan, 10% deposit, no final payment`. Whole percentages of the price are shown as such, other amounts in
 * dollars; "" if nothing is known.
 */
export function loanWords({ years, deposit, finalPayment }: LoanTerms, price: number | null): string {
  const part = (dollars: number | null, name: string) => {
    if (dollars === null) return null;
    return dollars === 0 ? `no ${name}` : `${shareWords(dollars, price) ?? formatMoney(dollars)} ${name}`;
  };
  const term = years === null ? null : `${Number(years.toFixed(2))} year loan`;
  return [term, part(deposit, "deposit"), part(finalPayment, "final payment")].filter(Boolean).join(", ");
}

function shareWords(dollars: number, price: number | null): string | null {
  if (price === null) return null;
  const share = Math.round((dollars / price) * 100);
  // Lenders round to whole dollars.
  return share > 0 && Math.abs(dollars - (price * share) / 100) < 1 ? `${share}%` : null;
}
