import { formatMoney } from "../../../lib/words/format.ts";
import { classNames } from "../../../ui/class-names.ts";
import { buttonClass } from "../../../ui/controls/button-style.ts";
import { rateText } from "../../loans/rates.ts";
import {
  type CalculatorFigure,
  type CalculatorInputs,
  type CalculatorTerms,
  mostResidual,
  yearsText,
} from "../calculator.ts";
import { pageInputs, pageResult, priceProblem } from "../page-calculator.ts";
import type { PageCalculatorView } from "../page-calculator-view.ts";
import { EndPanel, EnquireInstead, NothingToLend, ResultPanel } from "./calculator-result.tsx";
import { FigureField } from "./figure-field.tsx";
import { useFigures } from "./use-figures.ts";
import { useFirstUse } from "./use-first-use.ts";

interface CalculatorPageProps {
  readonly calculator: PageCalculatorView;
  readonly className?: string;
  readonly heading?: string;
}

/**
 * The calculator of a finance page (FIN-075), with typed figures, for a car that has not been chosen yet. Without
 * JavaScript it is a plain form.
 */
export function CalculatorPage({ calculator, className, heading = "mb-5 text-xl" }: CalculatorPageProps) {
  const { least, action, enquireHref } = calculator;
  const { figures, asked, choose: take } = useFigures(calculator);
  const { terms, notice, fees } = figures;
  const tellUse = useFirstUse({});
  const inputs = pageInputs(asked, terms);
  const result = pageResult(inputs, terms, least);
  const isPaidFor = priceProblem(inputs.amount, least) === null && inputs.tradeIn >= inputs.amount;
  const choose = (change: Partial<CalculatorInputs>) => {
    tellUse();
    take(change);
  };
  return (
    <section
      id="finance-calculator"
      aria-labelledby="finance-calculator-name"
      className={classNames("calculator-place scroll-mt-24", className)}
    >
      <h2 id="finance-calculator-name" className={heading}>
        Finance calculator
      </h2>
      <form
        method="get"
        action={action}
        onSubmit={(event) => event.preventDefault()}
        data-variant="panel"
        className="calculator"
      >
        {calculator.carried.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TypedFields inputs={inputs} terms={terms} least={least} choose={choose} />
        <ResultPanel
          variant="panel"
          inputs={inputs}
          terms={terms}
          result={result}
          otherwise={isPaidFor ? <NothingToLend /> : <EnquireInstead />}
          notice={notice}
          fees={fees}
          onFrequency={(frequency) => choose({ frequency })}
        />
        <EndPanel variant="panel" inputs={inputs} terms={terms} result={result}>
          <a href={enquireHref} className={buttonClass({ kind: "on-dark" })}>
            Talk to us about finance
          </a>
        </EndPanel>
      </form>
    </section>
  );
}

const FIELDS: readonly { name: CalculatorFigure; label: string; format: (value: number) => string }[] = [
  { name: "amount", label: "Price", format: formatMoney },
  { name: "tradeIn", label: "Deposit or trade\u2011in", format: formatMoney },
  { name: "residual", label: "Final payment", format: formatMoney },
  { name: "term", label: "Term", format: yearsText },
  { name: "interest", label: "Interest rate", format: rateText },
];

interface TypedFieldsProps {
  readonly inputs: CalculatorInputs;
  readonly terms: CalculatorTerms;
  readonly least: number;
  readonly choose: (change: Partial<CalculatorInputs>) => void;
}

function TypedFields({ inputs, terms, least, choose }: TypedFieldsProps) {
  const fixed: Partial<Record<CalculatorFigure, boolean>> = {
    interest: terms.interestSlider === "disabled",
    residual: mostResidual(inputs.term, terms) === 0,
  };
  const shown = FIELDS.filter(({ name }) => name !== "interest" || terms.interestSlider !== "hidden");
  return (
    <div className="calculator-fields calculator-typed">
      {shown.map(({ name, label, format }) => (
        <FigureField
          key={name}
          label={label}
          name={name}
          value={inputs[name]}
          format={format}
          error={name === "amount" ? priceProblem(inputs.amount, least) : null}
          early={name === "amount" ? (price) => priceProblem(price, least) === null : undefined}
          disabled={fixed[name]}
          onChange={(value) => choose({ [name]: value })}
        />
      ))}
      <button type="submit" className={buttonClass({ kind: "outline" }, "hidden noscript:inline-flex")}>
        Calculate
      </button>
    </div>
  );
}
