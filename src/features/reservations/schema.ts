import * as v from "valibot";
import { plainFigure } from "../../lib/words/plain-figure.ts";
import {
  askForMissing,
  emailField,
  line,
  nameField,
  optInField,
  phoneField,
  postcodeField,
  termsEntries,
} from "../forms/contact.ts";

/** The field of the "try again" button: the reference of the declined payment to repeat. */
export const REPEAT_FIELD = "repeat";

/** The payer's fields, checked as in other forms. */
const payerEntries = {
  name: nameField,
  last_name: nameField,
  email: emailField,
  phone: phoneField,
  postcode: postcodeField,
};

/** One of the processors offered; a form with only one sends that one. */
const processorField = (offered: readonly string[]) => v.picklist(offered, "Please choose how you would like to pay.");

interface FormConfig {
  readonly termsRequired: boolean;
  readonly processors: readonly string[];
}

/** The schema of the checkout's form, the same in the browser and on the server. */
export function checkoutSchema({ termsRequired, processors }: FormConfig) {
  return v.object(
    {
      ...payerEntries,
      processor: processorField(processors),
      opt_in: optInField,
      ...termsEntries({ termsRequired }),
    },
    askForMissing,
  );
}

/** Smallest amount on `/online-payment`, in dollars. */
const LEAST_PAYMENT = 1;
const MOST_PAYMENT = 50_000;
const AMOUNT = "Please enter an amount from $1 to $50,000, like 350 or 1,250.50.";

/** Dollars and cents as people write them, converted to whole cents. */
export const amountField = v.pipe(
  line(20),
  v.transform(plainFigure),
  v.regex(/^\d{1,6}(\.\d{1,2})?$/, AMOUNT),
  v.transform((text) => Math.round(Number(text) * 100)),
  v.minValue(LEAST_PAYMENT * 100, AMOUNT),
  v.maxValue(MOST_PAYMENT * 100, AMOUNT),
);

/** The schema of the online payment form (RESV-016). */
export function onlinePaymentSchema({ termsRequired, payees }: OnlineFormConfig) {
  const { postcode, ...entries } = payerEntries;
  const processors = [...new Set(payees.flatMap((one) => one.processors))];
  const slugs = payees.map((one) => one.dealership);
  return v.pipe(
    v.object(
      {
        amount: amountField,
        payment_reference: line(60),
        ...entries,
        dealership_slug: v.picklist(slugs, "Please choose who the payment is for."),
        processor: processorField(processors),
        ...termsEntries({ termsRequired }),
      },
      askForMissing,
    ),
    v.forward(
      v.partialCheck(
        [["dealership_slug"], ["processor"]],
        ({ dealership_slug, processor }) =>
          payees.some((one) => one.dealership === dealership_slug && one.processors.includes(processor)),
        "This dealership cannot be paid that way. Please choose another.",
      ),
      ["processor"],
    ),
  );
}

interface OnlineFormConfig {
  readonly termsRequired: boolean;
  /** The dealerships that can be paid, each with its processors. */
  readonly payees: readonly { readonly dealership: string; readonly processors: readonly string[] }[];
}

export type CheckoutFields = v.InferOutput<ReturnType<typeof checkoutSchema>>;
export type OnlinePaymentFields = v.InferOutput<ReturnType<typeof onlinePaymentSchema>>;
