import { formatMoney } from "../../../lib/format.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { EVENTS, fireEvent } from "../../analytics/events.ts";
import { useEnquiry } from "../../leads/components/enquiry-provider.tsx";
import { useSite } from "../../site/components/site-context.tsx";
import { type CalculatorInputs, yearsText } from "../calculator.ts";
import type { CalculatorView } from "../calculator-view.ts";
import { rateText } from "../rates.ts";
import type { CalculatorLook } from "./calculator-result.tsx";

interface CalculatorEnquiryProps {
  readonly calculator: CalculatorView;
  readonly inputs: CalculatorInputs;
  readonly look: CalculatorLook;
}

/**
 * The calculator's next step: the enquiry about this vehicle, with what was chosen in its message (ANLY-002), or the
 * site's finance page.
 */
export function CalculatorEnquiry({ calculator, inputs, look }: CalculatorEnquiryProps) {
  const enquiry = useEnquiry();
  const { config } = useSite();
  const button = buttonClass({ kind: look === "panel" ? "on-dark" : "ink" });
  if (!calculator.enquires || !enquiry) {
    return (
      <a href={calculator.financeHref} className={button}>
        How our finance works
      </a>
    );
  }
  return (
    <a
      href={enquiry.enquiry.action}
      className={button}
      onClick={(event) => {
        fireEvent(EVENTS.calculatorEnquiry, calculator.about, config.analyticsEndpoint);
        enquiry.open(event, "enquire", enquiryMessage(inputs));
      }}
    >
      Enquire about finance
    </a>
  );
}

const OFTEN = { week: "weekly", fortnight: "fortnightly", month: "monthly" } as const;

/** What a shopper chose, in words of their own; what it would cost is the dealer's to say, with all that belongs to it. */
export function enquiryMessage({ amount, tradeIn, residual, term, interest, frequency }: CalculatorInputs): string {
  const parts = [
    `${formatMoney(amount)} over ${yearsText(term)} at ${rateText(interest)} p.a., paid ${OFTEN[frequency]}`,
    tradeIn > 0 ? `deposit or trade-in ${formatMoney(tradeIn)}` : null,
    residual > 0 ? `final payment ${formatMoney(residual)}` : null,
  ];
  return `I would like to talk about finance: ${parts.filter(Boolean).join("; ")}.`;
}
