import { formatMoney } from "../../../lib/words/format.ts";
import { buttonClass } from "../../../ui/controls/button-style.ts";
import { Segments } from "../../../ui/controls/segments.tsx";
import { Slider } from "../../../ui/controls/sliders/slider.tsx";
import { rateText } from "../../loans/rates.ts";
import {
  boundedInputs,
  type CalculatorInputs,
  type CalculatorTerms,
  calculate,
  mostResidual,
  STEPS,
  yearsFigure,
  yearsText,
} from "../calculator.ts";
import type { CalculatorView } from "../calculator-view.ts";
import { CalculatorEnquiry } from "./calculator-enquiry.tsx";
import { type CalculatorVariant, EndPanel, EnquireInstead, NothingToLend, ResultPanel } from "./calculator-result.tsx";
import { useFigures } from "./use-figures.ts";
import { useFirstUse } from "./use-first-use.ts";

interface CalculatorProps {
  readonly calculator: CalculatorView;
  readonly variant: CalculatorVariant;
}

/**
 * Sliders, each with a field to type in, and the loan's cost after every move. Without JavaScript it is a form of
 * fields.
 */
export function Calculator({ calculator, variant }: CalculatorProps) {
  const { about, action } = calculator;
  const { figures, asked, choose: take } = useFigures(calculator);
  const { terms, notice, fees } = figures;
  const tellUse = useFirstUse(about);
  const inputs = boundedInputs(asked, terms);
  const choose = (change: Partial<CalculatorInputs>) => {
    tellUse();
    take(change);
  };
  const outcome = calculate(inputs, terms);
  const fields = <Fields key="fields" inputs={inputs} terms={terms} choose={choose} />;
  const result = (
    <ResultPanel
      key="result"
      variant={variant}
      inputs={inputs}
      terms={terms}
      result={outcome}
      otherwise={terms.lends && inputs.tradeIn >= inputs.amount ? <NothingToLend /> : <EnquireInstead />}
      notice={notice}
      fees={fees}
      onFrequency={(frequency) => choose({ frequency })}
    />
  );
  return (
    <form
      method="get"
      action={action}
      onSubmit={(event) => event.preventDefault()}
      data-variant={variant}
      className="calculator"
    >
      {variant === "panel" ? [fields, result] : [result, fields]}
      <EndPanel variant={variant} inputs={inputs} terms={terms} result={outcome}>
        <CalculatorEnquiry calculator={calculator} inputs={inputs} variant={variant} />
      </EndPanel>
    </form>
  );
}

interface FieldsProps {
  readonly inputs: CalculatorInputs;
  readonly terms: CalculatorTerms;
  readonly choose: (change: Partial<CalculatorInputs>) => void;
}

/** A typed value need not match a step of the slider; the rules keep it within the limits. */
const asTyped = (figure: number): number => figure;

function Fields({ inputs, terms, choose }: FieldsProps) {
  const { amount, tradeIn } = inputs;
  const share = mostResidual(inputs.term, terms);
  const money = { step: STEPS.money, format: formatMoney, typed: asTyped };
  return (
    <div className="calculator-fields">
      <Slider
        label="Loan amount"
        name="amount"
        {...terms.amount}
        {...money}
        value={amount}
        onChange={(value) => choose({ amount: value })}
      />
      <Term inputs={inputs} terms={terms} choose={choose} />
      {terms.interestSlider === "hidden" ? null : (
        <Slider
          label="Interest rate"
          name="interest"
          {...terms.interest}
          value={inputs.interest}
          format={rateText}
          typed={asTyped}
          disabled={terms.interestSlider === "disabled"}
          onChange={(value) => choose({ interest: value })}
        />
      )}
      <Slider
        label="Deposit or trade‑in"
        name="tradeIn"
        min={0}
        max={amount}
        {...money}
        value={tradeIn}
        onChange={(value) => choose({ tradeIn: value })}
      />
      {share > 0 ? (
        <Slider
          label="Final payment"
          name="residual"
          min={0}
          max={Math.min(amount - tradeIn, amount * share)}
          {...money}
          value={inputs.residual}
          onChange={(value) => choose({ residual: value })}
        />
      ) : (
        <p className="flex min-h-12 items-center justify-between gap-4 text-sm font-strong">
          Final payment <span className="figures text-base">$0</span>
        </p>
      )}
      <button type="submit" className={buttonClass({ kind: "outline" }, "hidden noscript:inline-flex")}>
        Calculate
      </button>
    </div>
  );
}

/** A slider of years, or a choice between the few terms that site and lender offer (FIN-045). */
function Term({ inputs, terms, choose }: FieldsProps) {
  const { offeredTerms } = terms;
  if (offeredTerms) {
    return (
      <Segments
        legend="Term in years"
        name="term"
        options={offeredTerms.map((years) => ({ value: String(years), label: yearsFigure(years) }))}
        value={String(inputs.term)}
        onChange={(value) => choose({ term: Number(value) })}
      />
    );
  }
  return (
    <Slider
      label="Term"
      name="term"
      {...terms.term}
      value={inputs.term}
      format={yearsText}
      typed={asTyped}
      onChange={(value) => choose({ term: value })}
    />
  );
}
