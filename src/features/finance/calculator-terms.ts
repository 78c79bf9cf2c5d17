import { hasFinalPayment } from "../estimate/lender-offer.ts";
import type { LenderOffer } from "../estimate/schema.ts";
import { impliedFees, standardLoan, understated } from "../loans/comparison-rate.ts";
import { feesOf, type KnownFees } from "../loans/fees.ts";
import { providerRules } from "../loans/finance-providers.ts";
import type { LenderTerms } from "../loans/lender-entry.ts";
import { type LoanLimits, type ProductRate, rateOfTerm } from "../loans/lender-products.ts";
import { rateText } from "../loans/rates.ts";
import type { SiteConfig } from "../site/schema.ts";
import { isPrice } from "../stock/rules.ts";
import {
  boundedInputs,
  type CalculatorInputs,
  type CalculatorTerms,
  type KnownComparison,
  type LendersRepayments,
  offeringOwn,
  STEPS,
  within,
} from "./calculator.ts";

export type CalculatorConfig = Pick<
  SiteConfig,
  | "financeProvider"
  | "financeBasisText"
  | "financeBasisRates"
  | "comparisonRateFallback"
  | "establishmentFees"
  | "brandFinanceFees"
  | "calcAmountMin"
  | "calcAmountMaxFollowsPrice"
  | "calcTermMax"
  | "calcTermIncrements"
  | "calcInterestRange"
  | "calcInterestSlider"
  | "calcDefaultTerm"
  | "calcDefaultInterest"
  | "calcRoundUp"
>;

/** The subject of a calculator: a car's price in dollars, and its lender's offer. */
export interface CalculatorSubject {
  readonly price: number | null;
  readonly offer: LenderOffer | null;
}

/** The largest loan, and the factor above a car's price up to which a dearer car's loan may go (FIN-042). */
const AMOUNT_MAX = 100_000;
const ABOVE_PRICE = 1.05;
/** The loan of a calculator without a car, in dollars (FIN-054). */
const DEFAULT_AMOUNT = 30_000;
/** The shortest term, in years (FIN-043). */
const TERM_MIN = 1;

/**
 * The terms of the site's calculator, for a car or for none (FIN-040 to FIN-060). It starts with the lender's offer.
 */
export function calculatorTerms(config: CalculatorConfig, { price, offer }: CalculatorSubject): CalculatorTerms {
  const lender = offer?.lender ?? null;
  const fees = offer?.fees ?? feesOf(config, null);
  const hasPrice = isPrice(price);
  const followsPrice = config.calcAmountMaxFollowsPrice && hasPrice && price > AMOUNT_MAX;
  const interest = startInterest(config, lender);
  const limits = offer?.limits ?? null;
  const rates = limits?.rates ?? [];
  const most = followsPrice ? Math.round(price * ABOVE_PRICE) : AMOUNT_MAX;
  // If the price is above the slider's end, deposit and final payment keep their shares: otherwise the deposit would
  // pay for most of the smaller loan.
  const lent = hasPrice && price > most ? most / price : 1;
  const start: CalculatorInputs = {
    amount: hasPrice ? price : DEFAULT_AMOUNT,
    term: offer?.loan.years ?? config.calcDefaultTerm,
    interest,
    tradeIn: (offer?.loan.deposit ?? 0) * lent,
    residual: (offer?.loan.finalPayment ?? 0) * lent,
    frequency: offer?.payment?.period ?? "week",
  };
  const terms: CalculatorTerms = {
    amount: {
      min: config.calcAmountMin,
      max: most,
      step: STEPS.money,
    },
    ...offeringOwn(yearsOf(config, limits), offer && ownTerm(offer)),
    interest: reaching(config, [interest, ...rates.map((row) => row.interest)]),
    interestSlider: config.calcInterestSlider,
    hasResidual: hasFinalPayment(config),
    roundUp: config.calcRoundUp,
    fees: { financed: fees.financed, ...(fees.upfront && { upfront: fees.upfront }), monthly: fees.monthly },
    lends: !hasPrice || price >= config.calcAmountMin,
    limits,
    quotes: NO_QUOTES,
    ...comparisonsOf(config, lender, fees, rates),
    comparisonOtherwise: config.comparisonRateFallback,
    start,
  };
  const bounded = boundedInputs(start, terms);
  return { ...terms, start: bounded, quotes: offer && isLoan(offer, start, bounded) ? repaymentsOf(offer) : NO_QUOTES };
}

const NO_QUOTES: LendersRepayments = { week: {}, month: {} };

function startInterest(
  { calcInterestRange: [min, max], calcDefaultInterest }: CalculatorConfig,
  lender: LenderTerms | null,
) {
  return lender?.interestRate ?? within(calcDefaultInterest, { min, max });
}

/**
 * The term that the lender states, or that the weekly figure on card and page assumes. An entry without both rates
 * gives no such figure (FIN-018), so a term that it leaves out has no other source.
 */
const ownTerm = ({ lender, loan }: LenderOffer): number | null =>
  lender.interestRate === null || lender.comparisonRate === null ? lender.years : loan.years;

/** The site's terms. If there is a product, only those that it has a rate for. */
function yearsOf(
  { calcTermMax, calcTermIncrements }: CalculatorConfig,
  limits: LoanLimits | null,
): Pick<CalculatorTerms, "term" | "offeredTerms"> {
  const rates: readonly Pick<ProductRate, "termFrom" | "termTo">[] = limits?.rates ?? [{}];
  const least = Math.min(...rates.map(({ termFrom = TERM_MIN }) => termFrom));
  const most = Math.max(...rates.map(({ termTo = calcTermMax }) => termTo));
  const max = Math.min(calcTermMax, most, limits?.longest ?? calcTermMax);
  const listed = calcTermIncrements?.toSorted((a, b) => a - b) ?? [];
  const offered = limits ? listed.filter((years) => rateOfTerm(limits, years)) : listed;
  return {
    term: { min: Math.max(TERM_MIN, least), max, step: STEPS.term },
    offeredTerms: listed.length === 0 ? null : offered,
  };
}

/** The site's range of interest rates, extended to include these rates. */
function reaching({ calcInterestRange }: Pick<CalculatorConfig, "calcInterestRange">, rates: readonly number[]) {
  const all = [...calcInterestRange, ...rates];
  return { min: Math.min(...all), max: Math.max(...all), step: STEPS.interest };
}

/**
 * Whether the calculator can start with exactly the lender's loan, because the lender's own repayments are valid for no
 * other loan.
 */
function isLoan({ loan }: LenderOffer, inputs: CalculatorInputs, start: CalculatorInputs): boolean {
  const figures = ["amount", "interest", "tradeIn", "residual"] as const;
  return loan.deposit !== null && loan.finalPayment !== null && figures.every((name) => inputs[name] === start[name]);
}

function repaymentsOf({ lender, loan: { years } }: LenderOffer): LendersRepayments {
  const ofTerm = (dollars: number | null) => (years === null || dollars === null ? {} : { [String(years)]: dollars });
  return { week: { ...lender.repayments, ...ofTerm(lender.paymentWeek) }, month: ofTerm(lender.paymentMonth) };
}

/**
 * The lender's comparison rate as delivered, for Angle with two decimals (FIN-060), and the site's example rates
 * (FIN-062).
 */
function comparisonsOf(
  config: CalculatorConfig,
  lender: LenderTerms | null,
  fees: KnownFees,
  rates: LoanLimits["rates"],
) {
  const { interestRate: interest = null, comparisonRate: comparison = null } = lender ?? {};
  const comparisonLoan = standardLoan(config.financeBasisText);
  const comparisons: KnownComparison[] = [];
  const isPair = interest !== null && comparison !== null;
  if (isPair) {
    const inDecimals = providerRules(config.financeProvider).comparison === "in two decimals";
    comparisons.push({ interest, text: inDecimals ? rateText(comparison) : `${lender?.comparisonDelivered}%` });
  }
  // The rates of the product's other terms, as stated by the product.
  comparisons.push(...rates.map((row) => ({ interest: row.interest, text: rateText(row.comparison) })));
  const charged = fees.known && isPair ? impliedFees(interest, comparison, fees, comparisonLoan) : fees;
  const basis = config.financeBasisRates;
  if (basis && understated(basis.comparison, basis.interest, charged, comparisonLoan) === null) {
    comparisons.push({ interest: basis.interest, text: rateText(basis.comparison) });
  }
  const { financed, monthly } = charged;
  return { comparisons, comparisonFees: fees.known ? { financed, monthly } : null, comparisonLoan };
}
