import type { SubmissionResult } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import { type RefObject, useState } from "react";
import { Checkbox } from "../../../ui/controls/choices/checkbox.tsx";
import { TextArea, TextField } from "../../../ui/controls/field.tsx";
import type { AppointmentDay } from "../bookings/appointments.ts";
import {
  type EnquiryView,
  enquiryData,
  enquiryFormSchema,
  refusedFields,
  type SentEnquiry,
  TRAP_FIELD,
} from "../enquiry-view.ts";
import { STEP_INCOMPLETE, stepSchema, stepShown } from "../forms/steps.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { AppointmentFields, FreeTimeField } from "./form/appointment-fields.tsx";
import { Step, StepActions, StepList, useSteps } from "./form/step-form.tsx";
import { useDraft } from "./form/use-draft.ts";
import { useLead } from "./form/use-lead.ts";
import { box, CollectionNotice, control, problemsOf, Submit, TermsBox, Trap } from "./form-parts.tsx";
import { useCheckedForm } from "./use-checked-form.ts";
import { usePrefill } from "./use-prefill.ts";

export type Draft = Readonly<Record<string, string>>;

interface EnquiryFormProps {
  readonly enquiry: EnquiryView;
  /** The page's submission id, made by the server, so that a form sent twice without JavaScript makes one lead. */
  readonly submissionId?: string;
  /** The free times of a test drive, on the form's own page. If absent or empty, the browser requests them. */
  readonly days?: readonly AppointmentDay[];
  /** The server's answer to a form posted without JavaScript. */
  readonly lastResult?: SubmissionResult;
  /** Holds what was typed while the dialog is closed. */
  readonly draft?: RefObject<Draft>;
  /** Initial text of the message. */
  readonly message?: string | null;
}

const FIELDS = [
  { name: "name", label: "First name", type: "text", autoComplete: "given-name", half: true },
  { name: "last_name", label: "Last name", type: "text", autoComplete: "family-name", half: true },
  { name: "email", label: "Email", type: "email", autoComplete: "email", half: false },
  { name: "phone", label: "Phone", type: "tel", autoComplete: "tel", half: false },
] as const;

const LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(FIELDS.map(({ name, label }) => [name, label])),
  date: "Preferred date",
  time: "Preferred time",
  message: "Message",
};

/**
 * The enquiry about a car. With JavaScript it stays on the page, shows problems, and goes to the thanks page once the
 * lead is stored (LEAD-020..030). Without JavaScript it posts to a page of its own.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { enquiry, submissionId, draft, days } = props;
  const { form, fields, steps, kept, sending, failure } = useEnquiryForm(props);
  const isStepped = steps.steps.length > 0;
  const end = (
    <>
      {enquiry.termsRequired ? <TermsBox field={fields.terms_conditions} href={enquiry.termsHref} /> : null}
      <CollectionNotice collector={enquiry.collector} privacyHref={enquiry.privacyHref} />
      <div className="enquiry-submit bg-surface">
        <Submit sending={sending}>{enquiry.submit}</Submit>
      </div>
    </>
  );
  return (
    <form
      id={form.id}
      method="post"
      action={enquiry.action}
      noValidate
      onSubmit={form.onSubmit}
      onInput={(event) => {
        kept.keep(event);
        if (draft) draft.current = typedText(event.currentTarget);
      }}
      className="grid gap-4"
    >
      {isStepped ? <StepList {...steps} /> : null}
      <ErrorSummary
        heading={isStepped && !steps.isLast ? STEP_INCOMPLETE : undefined}
        problems={problemsOf(form, failure, LABELS)}
      />
      <input type="hidden" name="submission_id" value={submissionId ?? ""} readOnly />
      <Trap />
      {isStepped ? (
        <>
          {steps.steps.map(({ title, fields: asked }, step) => (
            <Step key={title} formId={form.id} steps={steps} step={step}>
              <EnquiryFields enquiry={enquiry} fields={fields} asked={asked} days={days} />
              {step === steps.steps.length - 1 ? end : null}
            </Step>
          ))}
          <StepActions steps={steps} />
        </>
      ) : (
        <>
          <EnquiryFields enquiry={enquiry} fields={fields} asked={null} days={days} />
          {end}
        </>
      )}
    </form>
  );
}

type Typed = SentEnquiry & { terms_conditions?: boolean };

/** The form's state. It is checked step by step if the site has steps, and sent with the last one. */
function useEnquiryForm({ enquiry, submissionId, lastResult, draft, message }: EnquiryFormProps) {
  const schema = enquiryFormSchema(enquiry);
  const success = { category: enquiry.category, car: enquiry.name };
  const { send, sending, failure } = useLead(enquiry.api, success, submissionId);
  // A dialog has no address of its own, so its steps cannot be in the address either.
  const steps = useSteps("enquiry", enquiry.steps, stepShown(enquiry.steps, lastResult), draft === undefined);
  const kept = useDraft("enquiry", lastResult !== undefined);
  const [refused, setRefused] = useState<SubmissionResult>();
  const [form, fields] = useCheckedForm<Typed>({
    id: "enquiry",
    lastResult: refused ?? lastResult,
    defaultValue: draft?.current ?? (message ? { message } : undefined),
    onValidate: ({ formData }) =>
      parseWithValibot(formData, { schema: stepSchema(schema, enquiry.steps, steps.at) as typeof schema }),
    async onSubmit(event, { formData, submission }) {
      event.preventDefault();
      if (submission?.status !== "success") return;
      if (!steps.isLast) return steps.show(steps.at + 1);
      const typed = submission.value as SentEnquiry;
      const outcome = await send(formData, (visit) => enquiryData(typed, enquiry, visit));
      if (outcome.kind === "sent") return kept.forget();
      if (outcome.errors.length === 0) return;
      setRefused(submission.reply(refusedFields(outcome.errors, Object.keys(schema.entries))));
    },
  });
  usePrefill(form.id);
  return { form, fields, steps, kept, sending, failure };
}

interface EnquiryFieldsProps {
  readonly enquiry: EnquiryView;
  readonly fields: ReturnType<typeof useEnquiryForm>["fields"];
  /** Names of the fields in this step; null for all. */
  readonly asked: readonly string[] | null;
  readonly days: readonly AppointmentDay[] | undefined;
}

function EnquiryFields({ enquiry, fields, asked, days = [] }: EnquiryFieldsProps) {
  const isAsked = (name: string) => asked === null || asked.includes(name);
  const lines = FIELDS.filter(({ name }) => isAsked(name));
  return (
    <>
      {lines.length > 0 ? (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {lines.map(({ half, ...field }) => (
            <TextField
              key={field.name}
              {...field}
              {...control(fields[field.name])}
              required
              className={half ? undefined : "sm:col-span-[var(--long-field-columns,1)]"}
            />
          ))}
        </div>
      ) : null}
      {enquiry.ask === "test-drive" && isAsked("date") ? (
        days.length > 0 ? (
          <FreeTimeField days={days} date={fields.date} time={fields.time} />
        ) : (
          <AppointmentFields address={enquiry.appointments} date={fields.date} time={fields.time} />
        )
      ) : null}
      {isAsked("message") ? (
        <TextArea label="Message" optional rows={3} maxLength={5000} {...control(fields.message)} />
      ) : null}
      {isAsked("opt_in") ? <Checkbox {...box(fields.opt_in)}>{enquiry.optInText}</Checkbox> : null}
    </>
  );
}

function typedText(form: HTMLFormElement): Draft {
  const entries = [...new FormData(form)].filter(([name]) => name !== "submission_id" && name !== TRAP_FIELD);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
