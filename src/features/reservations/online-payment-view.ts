import type { PaymentProcessor, ProcessorsOf } from "../../services/payments/port.ts";
import { areTermsRequired } from "../leads/terms.ts";
import type { Site } from "../site/site.ts";
import { text } from "../site/texts/texts.ts";
import { type PaymentFormView, paymentFormView } from "./checkout-view.ts";
import { payeeOf } from "./rules.ts";

export const ONLINE_PAYMENT = "/online-payment";

/** The form of `/online-payment` (RESV-016). */
export interface OnlinePaymentView extends PaymentFormView {
  /** Dealerships that can be paid; the form does not ask if there is only one. */
  readonly dealerships: readonly {
    readonly value: string;
    readonly label: string;
    /** Names of the processors that this dealership accepts. */
    readonly processors: readonly string[];
  }[];
  readonly intro: string;
}

/** The dealerships of a site that can be paid online, each with its processors. */
export function onlinePayees(site: Site, processorsOf: ProcessorsOf) {
  return site.dealerships.flatMap(({ slug, name }) => {
    const processors = processorsOf(payeeOf(site, slug));
    return processors.size > 0 ? [{ dealership: slug, name, processors }] : [];
  });
}

export function onlinePaymentView(site: Site, processorsOf: ProcessorsOf): OnlinePaymentView {
  const payees = onlinePayees(site, processorsOf);
  const all = new Map<string, PaymentProcessor>(payees.flatMap(({ processors }) => [...processors]));
  return {
    ...paymentFormView(ONLINE_PAYMENT, [...all.keys()], site, site.config, all),
    termsRequired: paymentTerms(site),
    dealerships: payees.map(({ dealership, name, processors }) => ({
      value: dealership,
      label: name,
      processors: [...processors.keys()],
    })),
    intro: text(site.config, "onlinePayment.intro"),
  };
}

/** Whether the form shows the terms: if any dealership that can be paid requires them. */
export const paymentTerms = (site: Site): boolean =>
  areTermsRequired(
    site,
    site.dealerships.map(({ slug }) => slug),
  );
