import type { PaymentProcessors } from "../../services/payments/port.ts";
import { termsAskedBy } from "../leads/terms.ts";
import type { Site } from "../site/site.ts";
import { text } from "../site/texts/texts.ts";
import { type PaymentFormView, paymentFormView } from "./checkout-view.ts";

export const ONLINE_PAYMENT = "/online-payment";

/** The form of `/online-payment` (RESV-016). */
export interface OnlinePaymentView extends PaymentFormView {
  /** Dealerships that can be paid; a single one is not asked for. */
  readonly dealerships: readonly { readonly value: string; readonly label: string }[];
  readonly intro: string;
}

export function onlinePaymentView(site: Site, processors: PaymentProcessors): OnlinePaymentView {
  return {
    ...paymentFormView(ONLINE_PAYMENT, [...processors.keys()], site, site.config, processors),
    termsRequired: paymentTerms(site),
    dealerships: site.dealerships.map(({ slug, name }) => ({ value: slug, label: name })),
    intro: text(site.config, "onlinePayment.intro"),
  };
}

/** Whether the form shows the terms: where any dealership that can be paid requires them. */
export const paymentTerms = (site: Site): boolean =>
  termsAskedBy(
    site,
    site.dealerships.map(({ slug }) => slug),
  );
