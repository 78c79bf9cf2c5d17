import { formatMoney } from "../../lib/words/format.ts";
import { rateText } from "../loans/rates.ts";
import type { SiteConfig } from "../site/schema.ts";
import { loanWords } from "./lender-offer.ts";
import { productSentence } from "./product-words.ts";
import type { FinanceEstimate, QuoteCall } from "./schema.ts";

/** Must be shown in full on the same screen as any comparison rate (National Credit Code). */
export const COMPARISON_RATE_WARNING =
  "WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. " +
  "Different terms, fees or other loan amounts might result in a different comparison rate.";

/** An estimate as text: `$138`, `a week`, `7.49%`, `8.38%`. */
export interface EstimateView {
  readonly repayment: string;
  readonly period: string;
  readonly rate: string;
  readonly comparison: string;
  /**
   * `5 year loan, 10% deposit, 30% final payment`, if the notice does not describe the loan; "" if nothing is known.
   */
  readonly loan?: string;
  /** A sentence about the lender's product, if the notice has none; absent for a lender's own entry. */
  readonly product?: string;
  /** The call that requests better figures (FIN-082). */
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

export const estimateTitle = ({ period }: Pick<EstimateView, "period">): string =>
  `${period === "a month" ? "Monthly" : "Weekly"} finance estimate`;

type BasisConfig = Pick<SiteConfig, "financeBasisText" | "financeBasisRates">;

/** The loan that a site's comparison rates assume, with example rates if the site has some (FIN-061, FIN-062). */
function comparisonBasis({ financeBasisText, financeBasisRates: rates }: BasisConfig): string {
  const example = rates
    ? `, for example ${rateText(rates.interest)} p.a. with ${rateText(rates.comparison)} comparison`
    : "";
  return `Comparison rate for a ${financeBasisText}${example}.`;
}

/**
 * The full notice: the loan that the figures assume, the loan that comparison rates assume, and the warning that the
 * law requires.
 */
export const figuresNotice = (about: string, config: BasisConfig): string =>
  `${about} ${comparisonBasis(config)} ${COMPARISON_RATE_WARNING}`;

/** The notice of one estimate, according to the lender's entry or product that its figures come from (FIN-063..065). */
export function estimateNotice(
  { loan, product }: Pick<FinanceEstimate, "loan" | "product">,
  price: number | null,
  config: BasisConfig,
): string {
  const about = loanNotice(loanWords(loan, price));
  return figuresNotice(product ? `${about} ${productSentence(product)}` : about, config);
}

const loanNotice = (words: string): string =>
  words === ""
    ? "The lender's own figure, to approved applicants."
    : `${words[0]?.toUpperCase()}${words.slice(1)}, to approved applicants.`;

interface Estimated {
  readonly estimate: EstimateView | null;
}

/** Cards with one notice for all their figures; null if no card has any. */
export interface NoticedCards<Card> {
  readonly cards: readonly Card[];
  readonly financeNotice: string | null;
}

/**
 * A page's cards with one notice (FIN-061, FIN-063..065). If all assume the same kind of loan, the notice describes it;
 * otherwise each card describes its own, and the notice says so.
 */
export function noticedCards<Card extends Estimated>(cards: readonly Card[], config: BasisConfig): NoticedCards<Card> {
  const estimates = cards.flatMap(({ estimate }) => estimate ?? []);
  const [first, ...rest] = new Set(estimates.map(({ loan }) => loan ?? ""));
  if (first === undefined) return { cards, financeNotice: null };
  const areAlike = rest.length === 0;
  const about = areAlike ? loanNotice(first) : "Each estimate is for the loan shown with it, to approved applicants.";
  const products = new Set(estimates.flatMap(({ product }) => product ?? []));
  return {
    cards: cards.map((card) => noticed(card, areAlike)),
    financeNotice: figuresNotice([about, ...products].join(" "), config),
  };
}

/** A card without the parts that its page's notice covers. */
function noticed<Card extends Estimated>(card: Card, areAlike: boolean): Card {
  if (!card.estimate) return card;
  const { loan, product: _, ...figures } = card.estimate;
  return { ...card, estimate: areAlike || loan === undefined ? figures : { ...figures, loan } };
}
