import { type FieldMetadata, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import { type RefObject, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextArea, TextField } from "../../../ui/field.tsx";
import { useSite } from "../../site/components/site-context.tsx";
import {
  type EnquiryView,
  enquiryData,
  enquiryFormSchema,
  leadOutcome,
  type SentEnquiry,
  SUBMIT_ERROR,
  TRAP_FIELD,
} from "../enquiry-view.ts";
import { leadAttributes, newSubmissionId, rememberSuccess } from "../visit.ts";
import { ErrorSummary, type FormProblem } from "./error-summary.tsx";

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
  message: "Message",
};

/**
 * The enquiry about a car. With JavaScript it stays where it is, says what is wrong, and leaves for the thank-you page
 * once the lead is taken (LEAD-023..030); without, it posts to its own page.
 */
export function EnquiryForm({ enquiry, submissionId, lastResult, draft }: EnquiryFormProps) {
  const schema = enquiryFormSchema(enquiry);
  const { send, sending, failure } = useLead(enquiry, submissionId);
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
      if (submission?.status === "success") send(submission.value as SentEnquiry, formData);
    },
  });
  const problems = failure ? [{ fieldId: null, text: failure }] : form.status === "error" ? problemsOf(form) : [];
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
      <ErrorSummary problems={problems} />
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
      <TextArea label="Message" optional rows={3} maxLength={5000} {...control(fields.message)} />
      <Checkbox {...box(fields.opt_in)}>{enquiry.optInText}</Checkbox>
      {enquiry.termsRequired ? (
        <Checkbox {...box(fields.terms_conditions)} required>
          I agree to the{" "}
          <a href={enquiry.termsHref} target="_blank" rel="noreferrer" className="underline underline-offset-3">
            terms of use
          </a>
          .
        </Checkbox>
      ) : null}
      <CollectionNotice enquiry={enquiry} />
      <div className="bg-surface in-template-superstore:sticky in-template-superstore:bottom-0 in-template-superstore:-mx-1 in-template-superstore:border-t in-template-superstore:border-line in-template-superstore:px-1 in-template-superstore:py-4">
        <Button type="submit" size="large" wide disabled={sending}>
          {sending ? "Submitting..." : "Send enquiry"}
        </Button>
      </div>
    </form>
  );
}

/** Sends the lead once at a time; each attempt of the same form carries the same submission id. */
function useLead(enquiry: EnquiryView, given: string | undefined) {
  const { slug } = useSite();
  const navigate = useNavigate();
  const submissionId = useRef(given);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (fields: SentEnquiry, formData: FormData) => {
    submissionId.current ??= newSubmissionId();
    const visit = {
      url: location.href,
      submissionId: submissionId.current,
      lead_attributes: leadAttributes(slug),
    };
    setSending(true);
    setFailure(null);
    const caught = formData.get(TRAP_FIELD) !== "";
    const outcome = caught
      ? leadOutcome({ lead_id: "none" })
      : await postLead(enquiry, enquiryData(fields, enquiry, visit));
    if (outcome.kind === "failed") {
      setFailure(outcome.message);
      setSending(false);
      return;
    }
    rememberSuccess(slug, { category: enquiry.category, car: enquiry.name });
    navigate("/success");
  };
  return { send, sending, failure };
}

async function postLead(enquiry: EnquiryView, userData: Record<string, unknown>) {
  try {
    const response = await fetch(enquiry.api, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ userData, isLastStep: true }),
    });
    return leadOutcome(await response.json());
  } catch {
    return { kind: "failed", message: SUBMIT_ERROR } as const;
  }
}

/** Off the screen and out of the tab order: only programs fill it in. */
function Trap() {
  return (
    <div aria-hidden className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        Leave this empty
        <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** APP 5: who collects, why, and to whom it goes, before anything is sent. */
function CollectionNotice({ enquiry }: { readonly enquiry: EnquiryView }) {
  return (
    <p className="text-xs text-muted">
      {enquiry.collector} collects these details to answer your enquiry and keeps them in its customer records system.
      See our{" "}
      <a href={enquiry.privacyHref} className="underline underline-offset-3">
        privacy policy
      </a>
      .
    </p>
  );
}

type TextMeta = FieldMetadata<string | undefined>;
type BoxMeta = FieldMetadata<boolean | undefined>;

const control = (field: Pick<TextMeta, "id" | "name" | "initialValue" | "errors" | "key">) => ({
  id: field.id,
  name: field.name,
  defaultValue: field.initialValue ?? "",
  error: field.errors?.[0],
});

const box = (field: Pick<BoxMeta, "id" | "name" | "initialValue" | "errors">) => ({
  id: field.id,
  name: field.name,
  defaultChecked: String(field.initialValue ?? "") === "on",
  error: field.errors?.[0],
});

interface FormState {
  readonly id: string;
  readonly errors: string[] | undefined;
  readonly allErrors: Record<string, string[]>;
}

/** Each problem names its field, since "required" alone would not say which. */
function problemsOf({ id, errors = [], allErrors }: FormState): FormProblem[] {
  const fields = Object.entries(allErrors).filter(([name]) => name !== "");
  return [
    ...errors.map((text) => ({ fieldId: null, text })),
    ...fields.map(([name, [text = ""]]) => ({
      fieldId: `${id}-${name}`,
      text: LABELS[name] ? `${LABELS[name]}: ${text}` : text,
    })),
  ];
}

function typedText(form: HTMLFormElement): Draft {
  const entries = [...new FormData(form)].filter(([name]) => name !== "submission_id" && name !== TRAP_FIELD);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
