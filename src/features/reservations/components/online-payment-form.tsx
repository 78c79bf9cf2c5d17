import type { SubmissionResult } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import { SelectField, TextField } from "../../../ui/controls/field.tsx";
import { rememberUser } from "../../forms/user-details.ts";
import { ErrorSummary } from "../../leads/components/error-summary.tsx";
import { useDraft } from "../../leads/components/form/use-draft.ts";
import { CollectionNotice, control, problemsOf, TermsBox, Trap } from "../../leads/components/form-parts.tsx";
import { useCheckedForm } from "../../leads/components/use-checked-form.ts";
import { usePrefill } from "../../leads/components/use-prefill.ts";
import { VisitField } from "../../leads/components/visit/visit-field.tsx";
import { useSite } from "../../site/components/site-context.tsx";
import type { OnlinePaymentView } from "../online-payment-view.ts";
import { onlinePaymentSchema } from "../schema.ts";
import { PAYER_LABELS, PayButton, PayerFields, PayWith, useSending } from "./payment-fields.tsx";

interface OnlinePaymentFormProps {
  readonly view: OnlinePaymentView;
  readonly submissionId: string;
  readonly lastResult?: SubmissionResult;
}

type Typed = Readonly<
  Record<
    "amount" | "payment_reference" | "name" | "last_name" | "email" | "phone" | "dealership_slug" | "processor",
    string
  >
> & { readonly terms_conditions?: boolean };

const LABELS = {
  ...PAYER_LABELS,
  amount: "Amount",
  payment_reference: "Invoice or reference number",
  dealership_slug: "Pay to",
};

/** Amount, purpose and payer (RESV-016). */
export function OnlinePaymentForm({ view, submissionId, lastResult }: OnlinePaymentFormProps) {
  const { slug } = useSite();
  const [sending, send] = useSending();
  const schema = onlinePaymentSchema({
    termsRequired: view.termsRequired,
    payees: view.dealerships.map(({ value, processors }) => ({ dealership: value, processors })),
  });
  const [form, fields] = useCheckedForm<Typed>({
    id: "online-payment",
    lastResult,
    onValidate: ({ formData }) => parseWithValibot(formData, { schema }) as never,
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
      action={view.action}
      noValidate
      onSubmit={form.onSubmit}
      onInput={draft.keep}
      className="grid gap-4"
    >
      <ErrorSummary problems={problemsOf(form, null, LABELS)} />
      <input type="hidden" name="submission_id" value={typeof sent === "string" ? sent : submissionId} readOnly />
      <Trap />
      <VisitField />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={LABELS.amount}
          hint="In dollars, like 350 or 1,250.50"
          inputMode="decimal"
          required
          {...control(fields.amount)}
        />
        <TextField
          label={LABELS.payment_reference}
          hint="As it stands on what we sent you"
          required
          {...control(fields.payment_reference)}
        />
      </div>
      <PayTo dealerships={view.dealerships} field={fields.dealership_slug} />
      <PayerFields
        fields={{ name: fields.name, last_name: fields.last_name, email: fields.email, phone: fields.phone }}
      />
      <PayWith processors={view.processors} field={fields.processor} />
      {view.termsRequired ? <TermsBox field={fields.terms_conditions} href={view.termsHref} /> : null}
      <CollectionNotice collector={view.collector} privacyHref={view.privacyHref} />
      <PayButton sending={sending}>Continue to payment</PayButton>
    </form>
  );
}

interface PayToProps {
  readonly dealerships: OnlinePaymentView["dealerships"];
  readonly field: Parameters<typeof control>[0];
}

function PayTo({ dealerships, field }: PayToProps) {
  const [only, ...rest] = dealerships;
  if (only && rest.length === 0) return <input type="hidden" name={field.name} value={only.value} readOnly />;
  return (
    <SelectField label={LABELS.dealership_slug} required {...control(field)}>
      <option value="">Please choose</option>
      {dealerships.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
