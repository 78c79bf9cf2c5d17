import { useState } from "react";
import { useQuote } from "../../estimate/components/use-quote.ts";
import type { CalculatorInputs } from "../calculator.ts";
import { type CalculatorFigures, quotedFigures } from "../quoted-figures.ts";

/** The figures in use, and the shopper's choices among them. */
export interface FiguresInUse {
  readonly figures: CalculatorFigures;
  readonly asked: CalculatorInputs;
  readonly choose: (change: Partial<CalculatorInputs>) => void;
}

/**
 * A calculator's figures. Once the page has a quote, its figures replace the lender's (FIN-083), so that box and
 * calculator show the same rate. The shopper's choices stay; the other values are reset to the new figures.
 */
export function useFigures(
  calculator: CalculatorFigures & { readonly asked: Partial<CalculatorInputs> },
): FiguresInUse {
  const [chosen, setChosen] = useState(calculator.asked);
  const answered = useQuote(calculator.quote);
  const figures = answered ? quotedFigures(calculator, answered.quote, quotedOf(answered.call)) : calculator;
  return {
    figures,
    asked: { ...figures.terms.start, ...chosen },
    choose: (change) => setChosen((before) => ({ ...before, ...change })),
  };
}

const quotedOf = ({ body, notice }: NonNullable<CalculatorFigures["quote"]>) => ({
  price: body.purchasePrice,
  years: body.loanTerm,
  notice,
});
