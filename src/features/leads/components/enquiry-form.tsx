import { type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import type { RefObject } from "react";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextArea, TextField } from "../../../ui/field.tsx";
import { type EnquiryView, enquiryData, enquiryFormSchema, type SentEnquiry, TRAP_FIELD } from "../enquiry-view.ts";
import { AppointmentFields } from "./appointment-fields.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { box, CollectionNotice, control, problemsOf, Submit, TermsBox, Trap } from "./form-parts.tsx";
import { useLead } from "./use-lead.ts";
import { usePrefill } from "./use-prefill.ts";

export type Draft = Readonly<Record<string, string>>;

interface EnquiryFormProps {
  readonly enquiry: EnquiryView;
  /** The page's own, made by the server, so that a form sent twice without JavaScript stays one lead. */
  readonly submissionId?: string;
  /** What the server said of a form posted without JavaScript. */
  readonly lastResult?: SubmissionResult;
  /** Keeps what was typed while the dialog is closed. */
  readonly draft?: RefObject<Draft>;
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
 * The enquiry about a car. With JavaScript it stays where it is, says what is wrong, and leaves for the thank-you page
 * once the lead is taken (LEAD-023..030); without, it posts to its own page.
 */
export function EnquiryForm({ enquiry, submissionId, lastResult, draft }: EnquiryFormProps) {
  const schema = enquiryFormSchema(enquiry);
  const { send, sending, failure } = useLead(
    enquiry.api,
    { category: enquiry.category, car: enquiry.name },
    submissionId,
  );
  const [form, fields] = useForm<SentEnquiry & { terms_conditions?: boolean }>({
    id: "enquiry",
    lastResult,
    defaultValue: draft?.current,
    defaultNoValidate: true,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithValibot(formData, { schema }),
    onSubmit(event, { formData, submission }) {
      event.preventDefault();
      if (submission?.status !== "success") return;
      const typed = submission.value as SentEnquiry;
      send(formData, (visit) => enquiryData(typed, enquiry, visit));
    },
  });
  usePrefill(form.id);
  return (
    <form
      id={form.id}
      method="post"
      action={enquiry.action}
      noValidate
      onSubmit={form.onSubmit}
      onInput={(event) => {
        if (draft) draft.current = typedText(event.currentTarget);
      }}
      className="grid gap-4"
    >
      <ErrorSummary problems={problemsOf(form, failure, LABELS)} />
      <input type="hidden" name="submission_id" value={submissionId ?? ""} readOnly />
      <Trap />
      <div className="grid gap-4 sm:grid-cols-2">
        {FIELDS.map(({ half, ...field }) => (
          <TextField
            key={field.name}
            {...field}
            {...control(fields[field.name])}
            required
            className={half ? undefined : "in-template-superstore:sm:col-span-2"}
          />
        ))}
      </div>
      {enquiry.ask === "test-drive" ? (
        <AppointmentFields address={enquiry.appointments} date={fields.date} time={fields.time} />
      ) : null}
      <TextArea label="Message" optional rows={3} maxLength={5000} {...control(fields.message)} />
      <Checkbox {...box(fields.opt_in)}>{enquiry.optInText}</Checkbox>
      {enquiry.termsRequired ? <TermsBox field={fields.terms_conditions} href={enquiry.termsHref} /> : null}
      <CollectionNotice collector={enquiry.collector} privacyHref={enquiry.privacyHref} />
      <div className="bg-surface in-template-superstore:sticky in-template-superstore:bottom-0 in-template-superstore:-mx-1 in-template-superstore:border-t in-template-superstore:border-line in-template-superstore:px-1 in-template-superstore:py-4">
        <Submit sending={sending}>{enquiry.submit}</Submit>
      </div>
    </form>
  );
}

function typedText(form: HTMLFormElement): Draft {
  const entries = [...new FormData(form)].filter(([name]) => name !== "submission_id" && name !== TRAP_FIELD);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
