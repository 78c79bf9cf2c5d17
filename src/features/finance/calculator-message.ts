import { formatMoney } from "../../lib/words/format.ts";
import { rateText } from "../loans/rates.ts";
import { boundedInputs, type CalculatorInputs, yearsText } from "./calculator.ts";
import { type CalculatorView, calculatorInputsOf, hasCalculatorFields } from "./calculator-view.ts";

const OFTEN = { week: "weekly", fortnight: "fortnightly", month: "monthly" } as const;

/**
 * The shopper's choices as a message. It states no repayments: those must come from the dealer, with everything that
 * the law requires.
 */
export function calculatorMessage({ amount, tradeIn, residual, term, interest, frequency }: CalculatorInputs): string {
  const parts = [
    `${formatMoney(amount)} over ${yearsText(term)} at ${rateText(interest)} p.a., paid ${OFTEN[frequency]}`,
    tradeIn > 0 ? `deposit or trade-in ${formatMoney(tradeIn)}` : null,
    residual > 0 ? `final payment ${formatMoney(residual)}` : null,
  ];
  return `I would like to talk about finance: ${parts.filter(Boolean).join("; ")}.`;
}

/** The message for calculator fields in an address; null if there are none. */
export function broughtMessage(calculator: CalculatorView | null, query: URLSearchParams): string | null {
  if (!calculator || !hasCalculatorFields(query)) return null;
  const { terms } = calculator;
  return calculatorMessage(boundedInputs({ ...terms.start, ...calculatorInputsOf(query) }, terms));
}
