import { formatMoney } from "../../lib/format.ts";
import type { SiteConfig } from "../site/schema.ts";
import {
  boundedInputs,
  type CalculatorInputs,
  type CalculatorTerms,
  type KnownComparison,
  STEPS,
  within,
} from "./calculator.ts";
import { type LenderTerms, lenderKeys } from "./lender-entry.ts";
import { rateText } from "./rates.ts";

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

/** What a calculator is for: a car's price in dollars, and what its lender offers for it. */
export interface CalculatorSubject {
  readonly price: number | null;
  readonly lender: LenderTerms | null;
}

/** FIN-042: the greatest loan, and how much more than its price is lent for a car above it. */
const AMOUNT_MAX = 100_000;
const ABOVE_PRICE = 1.05;
/** FIN-054. */
const DEFAULT_AMOUNT = 30_000;
/** FIN-043. */
const TERM_MIN = 1;

/** What the site's calculator offers for a car, or for none (FIN-040 to FIN-060). */
export function calculatorTerms(config: CalculatorConfig, { price, lender }: CalculatorSubject): CalculatorTerms {
  const [least, most] = config.calcInterestRange;
  const followsPrice = config.calcAmountMaxFollowsPrice && price !== null && price > AMOUNT_MAX;
  const { financed, monthly } = feesOf(config, lender);
  const interest = { min: least, max: most, step: STEPS.interest };
  const start: CalculatorInputs = {
    amount: price !== null && price > 0 ? price : DEFAULT_AMOUNT,
    term: lender?.years ?? config.calcDefaultTerm,
    interest: lenderRate(lender) ?? within(config.calcDefaultInterest, interest),
    tradeIn: lender?.deposit ?? 0,
    residual: lender?.balloon ?? 0,
    frequency: "week",
  };
  const terms: CalculatorTerms = {
    amount: {
      min: config.calcAmountMin,
      max: followsPrice ? Math.round(price * ABOVE_PRICE) : AMOUNT_MAX,
      step: STEPS.money,
    },
    term: { min: TERM_MIN, max: config.calcTermMax, step: STEPS.term },
    offeredTerms: config.calcTermIncrements?.length ? config.calcTermIncrements.toSorted((a, b) => a - b) : null,
    interest,
    interestSlider: config.calcInterestSlider,
    hasResidual: config.financeProvider !== "Angle",
    roundUp: config.calcRoundUp,
    fees: { financed, monthly },
    quotes: lender?.repayments ?? {},
    comparisons: knownComparisons(config, lender),
    comparisonOtherwise: config.comparisonRateFallback,
    start,
  };
  return { ...terms, start: boundedInputs(start, terms) };
}

/** The lender's rate, unless no loan can have it. */
function lenderRate(lender: LenderTerms | null): number | null {
  const rate = lender?.interestRate ?? null;
  return rate !== null && rate >= 0 && rate <= 100 ? rate : null;
}

/** The lender's comparison rate as delivered, with Angle in two decimals (FIN-060); the site's example rates (FIN-062). */
function knownComparisons(config: CalculatorConfig, lender: LenderTerms | null): KnownComparison[] {
  const known: KnownComparison[] = [];
  const interest = lenderRate(lender);
  if (interest !== null && lender?.comparisonRate && lender.comparisonDelivered) {
    const isAngle = config.financeProvider === "Angle";
    known.push({ interest, text: isAngle ? rateText(lender.comparisonRate) : `${lender.comparisonDelivered}%` });
  }
  const basis = config.financeBasisRates;
  return basis ? [...known, { interest: basis.interest, text: rateText(basis.comparison) }] : known;
}

interface Fees {
  readonly financed: number;
  readonly monthly: number;
  /** Each by its name, in dollars. */
  readonly parts: readonly (readonly [name: string, dollars: number])[];
}

/** A brand's own fees (FIN-068 to FIN-071); else the establishment fee of the provider or lender (FIN-056). */
function feesOf(config: CalculatorConfig, lender: LenderTerms | null): Fees {
  const brand = config.brandFinanceFees;
  const financed = brand
    ? ([
        ["establishment", brand.establishment],
        ["security registration", brand.securityRegistration],
        ["dealer agency", brand.dealerAgency],
      ] as const)
    : ([["establishment", establishmentFee(config, lender)]] as const);
  const monthly = brand?.monthlyAdmin ?? 0;
  const parts = [...financed, ["monthly admin", monthly] as const].filter(([, dollars]) => dollars > 0);
  return { financed: financed.reduce((sum, [, dollars]) => sum + dollars, 0), monthly, parts };
}

function establishmentFee(config: CalculatorConfig, lender: LenderTerms | null): number {
  const names = [config.financeProvider, lender?.financeProvider].flatMap((name) => (name ? lenderKeys(name) : []));
  const agreed = Object.entries(config.establishmentFees).find(([name]) =>
    lenderKeys(name).some((key) => names.includes(key)),
  );
  return agreed?.[1] ?? lender?.establishmentFees ?? 0;
}

/** The fees that a calculator's figures hold, in words; null where there are none. */
export function feesText(config: CalculatorConfig, lender: LenderTerms | null): string | null {
  const { parts } = feesOf(config, lender);
  if (parts.length === 0) return null;
  return `Includes fees: ${parts.map(([name, dollars]) => `${name} ${formatMoney(dollars)}`).join(", ")}.`;
}
