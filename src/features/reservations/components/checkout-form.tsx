import type { SubmissionResult } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import { Checkbox } from "../../../ui/controls/choices/checkbox.tsx";
import { rememberUser } from "../../forms/user-details.ts";
import { ErrorSummary } from "../../leads/components/error-summary.tsx";
import { useDraft } from "../../leads/components/form/use-draft.ts";
import { box, CollectionNotice, problemsOf, TermsBox, Trap } from "../../leads/components/form-parts.tsx";
import { useCheckedForm } from "../../leads/components/use-checked-form.ts";
import { usePrefill } from "../../leads/components/use-prefill.ts";
import { VisitField } from "../../leads/components/visit/visit-field.tsx";
import { useSite } from "../../site/components/site-context.tsx";
import type { CheckoutView } from "../checkout-view.ts";
import { type CheckoutFields, checkoutSchema } from "../schema.ts";
import { PAYER_LABELS, PayButton, PayerFields, PayWith, useSending } from "./payment-fields.tsx";

interface CheckoutFormProps {
  readonly checkout: CheckoutView;
  /** Submission id of the page, made by the server, so that submitting the form twice makes one payment. */
  readonly submissionId: string;
  /** The server's answer to the form. */
  readonly lastResult?: SubmissionResult;
}

/**
 * The form for the buyer's details. It is checked in the browser and then posted as an ordinary form, because the
 * response is another page.
 */
export function CheckoutForm({ checkout, submissionId, lastResult }: CheckoutFormProps) {
  const { slug } = useSite();
  const [sending, send] = useSending();
  const schema = checkoutSchema({
    termsRequired: checkout.termsRequired,
    processors: checkout.processors.map(({ name }) => name),
  });
  const [form, fields] = useCheckedForm<CheckoutFields & { terms_conditions?: boolean }>({
    id: "checkout",
    lastResult,
    onValidate: ({ formData }) => parseWithValibot(formData, { schema }),
    onSubmit(_event, { formData }) {
      rememberUser(slug, formData);
      send();
    },
  });
  const draft = useDraft(form.id, lastResult !== undefined);
  usePrefill(form.id);
  const sent = lastResult?.initialValue?.submission_id;
  return (
    <form
      id={form.id}
      method="post"
      action={checkout.action}
      noValidate
      onSubmit={form.onSubmit}
      onInput={draft.keep}
      className="grid gap-4"
    >
      <ErrorSummary problems={problemsOf(form, null, PAYER_LABELS)} />
      <input type="hidden" name="submission_id" value={typeof sent === "string" ? sent : submissionId} readOnly />
      <Trap />
      <VisitField />
      <PayerFields fields={fields} />
      <PayWith processors={checkout.processors} field={fields.processor} />
      <Checkbox {...box(fields.opt_in)}>{checkout.optInText}</Checkbox>
      {checkout.termsRequired ? <TermsBox field={fields.terms_conditions} href={checkout.termsHref} /> : null}
      <CollectionNotice collector={checkout.collector} privacyHref={checkout.privacyHref} />
      <PayButton sending={sending}>{checkout.submit}</PayButton>
    </form>
  );
}
