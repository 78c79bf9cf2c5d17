import type { ReactNode } from "react";
import { formatMoney } from "../../../lib/words/format.ts";
import { Segments } from "../../../ui/controls/segments.tsx";
import { FREQUENCIES, type Frequency, paymentsOf } from "../../loans/amortisation.ts";
import { rateText } from "../../loans/rates.ts";
import { type CalculatorInputs, type CalculatorResult, type CalculatorTerms, comparisonText } from "../calculator.ts";

/** `panel`: dark, beside the fields. `band`: dark, above them. `tint`: light, above them. */
export type CalculatorVariant = "panel" | "band" | "tint";

const NAMES: Readonly<Record<Frequency, string>> = { week: "Weekly", fortnight: "Fortnightly", month: "Monthly" };
const OPTIONS = FREQUENCIES.map((value) => ({ value, label: NAMES[value] }));

const groundOf = (variant: CalculatorVariant) => (variant === "panel" ? "dark" : undefined);

interface ResultPanelProps {
  readonly variant: CalculatorVariant;
  readonly inputs: CalculatorInputs;
  readonly terms: CalculatorTerms;
  /** Null if `otherwise` is shown instead. */
  readonly result: CalculatorResult | null;
  readonly otherwise?: ReactNode;
  readonly notice: string;
  readonly fees: string | null;
  readonly onFrequency: (frequency: Frequency) => void;
}

/** The payment frequency, the three figures in one type size, their assumptions and the warning. */
export function ResultPanel(props: ResultPanelProps) {
  const { variant, inputs, terms, result, otherwise, notice, fees, onFrequency } = props;
  return (
    <div data-ground={variant === "tint" ? undefined : "dark"} className="calculator-result">
      <Segments
        legend="Repayments"
        legendHidden
        name="frequency"
        options={OPTIONS}
        value={inputs.frequency}
        onChange={(value) => onFrequency(FREQUENCIES.find((frequency) => frequency === value) ?? "week")}
      />
      <div aria-live="polite" aria-atomic>
        {result ? <Figures inputs={inputs} terms={terms} result={result} /> : otherwise}
      </div>
      <p className="calculator-notice">
        {fees ? `${fees} ` : null}
        {notice}
      </p>
    </div>
  );
}

/** Shown in place of the total if the repayment is too small for a loan (FIN-081). */
export const EnquireInstead = () => <p className="price-type text-xl">Enquire for Finance</p>;

/** Shown if the deposit is at least the price. */
export const NothingToLend = () => (
  <p className="text-md">Your deposit pays for it all: there is nothing left to lend.</p>
);

interface EndPanelProps {
  readonly variant: CalculatorVariant;
  readonly inputs: CalculatorInputs;
  readonly terms: CalculatorTerms;
  readonly result: CalculatorResult | null;
  /** The next step. */
  readonly children: ReactNode;
}

/** The total cost, and the next step. */
export function EndPanel({ variant, inputs, terms, result, children }: EndPanelProps) {
  return (
    <div data-ground={groundOf(variant)} className="calculator-end">
      {result ? <Total inputs={inputs} terms={terms} result={result} /> : null}
      {children}
    </div>
  );
}

type FiguresProps = {
  readonly inputs: CalculatorInputs;
  readonly terms: CalculatorTerms;
  readonly result: CalculatorResult;
};

/** Repayment, rate and comparison rate, always together and none more prominent than the others. */
function Figures({ inputs, terms, result }: FiguresProps) {
  const figures = [
    [`a ${inputs.frequency}`, formatMoney(result.repayment)],
    ["interest p.a.", rateText(inputs.interest)],
    ["comparison p.a.", comparisonText(inputs.interest, terms)],
  ] as const;
  return (
    <dl className="calculator-figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Total({ inputs, terms, result }: FiguresProps) {
  const { upfront = 0 } = terms.fees;
  const payments = paymentsOf({ years: inputs.term, frequency: inputs.frequency });
  return (
    <p className="calculator-total">
      Total payable <strong>{formatMoney(result.total)}</strong>
      <span>
        {payments} {payments === 1 ? "repayment" : "repayments"}
        {upfront > 0 ? `, ${formatMoney(upfront)} on the first day` : null}
        {inputs.residual > 0 ? ` and ${formatMoney(inputs.residual)} at the end` : null}
      </span>
    </p>
  );
}
