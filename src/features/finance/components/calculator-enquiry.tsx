import { buttonClass } from "../../../ui/controls/button-style.ts";
import { EVENTS, fireEvent } from "../../analytics/events.ts";
import { useEnquiry } from "../../leads/components/enquiry-provider.tsx";
import { useSite } from "../../site/components/site-context.tsx";
import type { CalculatorInputs } from "../calculator.ts";
import { calculatorMessage } from "../calculator-message.ts";
import type { CalculatorView } from "../calculator-view.ts";
import type { CalculatorVariant } from "./calculator-result.tsx";

interface CalculatorEnquiryProps {
  readonly calculator: CalculatorView;
  readonly inputs: CalculatorInputs;
  readonly variant: CalculatorVariant;
}

/**
 * The calculator's main button: the enquiry about this vehicle, with the choices in its message (ANLY-002), or the
 * site's finance page. Without JavaScript the form leads to the enquiry's own page.
 */
export function CalculatorEnquiry({ calculator, inputs, variant }: CalculatorEnquiryProps) {
  const enquiry = useEnquiry();
  const { config } = useSite();
  const button = buttonClass({ kind: variant === "panel" ? "on-dark" : "ink" });
  if (!calculator.enquires || !enquiry) {
    return (
      <a href={calculator.financeHref} className={button}>
        How our finance works
      </a>
    );
  }
  return (
    <button
      type="submit"
      formAction={enquiry.enquiry.action}
      className={button}
      onClick={(event) => {
        fireEvent(EVENTS.calculatorEnquiry, calculator.about, config.analyticsEndpoint);
        enquiry.open(event, "enquire", calculatorMessage(inputs));
      }}
    >
      Enquire about finance
    </button>
  );
}
