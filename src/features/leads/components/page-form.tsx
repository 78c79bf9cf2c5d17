import { type FieldMetadata, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import type { FormEvent } from "react";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { SelectField, TextArea, TextField } from "../../../ui/field.tsx";
import { type FieldView, type PageFormView, pageFormData } from "../form-view.ts";
import { pageFormSchema } from "../page-forms.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { box, CollectionNotice, control, problemsOf, Submit, TermsBox, Trap } from "./form-parts.tsx";
import { useLead } from "./use-lead.ts";
import { usePrefill } from "./use-prefill.ts";

interface PageFormProps {
  readonly form: PageFormView;
  /** The page's own, made by the server, so that a form sent twice without JavaScript stays one lead. */
  readonly submissionId: string;
  /** What the server said of the form posted without JavaScript. */
  readonly lastResult?: SubmissionResult;
}

/** Where the form stands in its page, so that a page sent back shows it and not its own beginning. */
export const FORM_PLACE = "enquire";

type Typed = Record<string, unknown>;

/** The enquiry form of a page (LEAD-007 to LEAD-013), framed, under its own heading. */
export function PageForm(props: PageFormProps) {
  const { heading } = props.form;
  return (
    <section
      id={FORM_PLACE}
      aria-labelledby="form-heading"
      className="scroll-mt-4 rounded-l bg-surface-2 p-5 md:p-8 in-template-superstore:border in-template-superstore:border-t-4 in-template-superstore:border-line in-template-superstore:border-t-brand-edge in-template-superstore:bg-surface"
    >
      <h2 id="form-heading" className="mb-5 text-xl">
        {heading}
      </h2>
      <Fields {...props} />
    </section>
  );
}

function Fields({ form: view, submissionId, lastResult }: PageFormProps) {
  const { kind, config, category, model } = view;
  const schema = pageFormSchema(kind, config);
  const car = model ? `${model.make} ${model.name}` : null;
  const { send, sending, failure } = useLead(view.api, { category, car }, submissionId);
  const [form, fields] = useForm<Typed>({
    id: kind,
    lastResult,
    defaultNoValidate: true,
    defaultValue: Object.fromEntries(view.fields.map(({ name, defaultValue }) => [name, defaultValue])),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithValibot(formData, { schema }),
    onSubmit(event, { formData, submission }) {
      event.preventDefault();
      if (submission?.status !== "success") return;
      const typed = submission.value as Typed;
      send(formData, (visit) => pageFormData(typed, view, visit));
    },
  });
  const labels = Object.fromEntries(view.fields.map(({ name, label }) => [name, label]));
  usePrefill(form.id);
  return (
    <form
      id={form.id}
      method="post"
      action={`${view.path}#${FORM_PLACE}`}
      noValidate
      onSubmit={form.onSubmit}
      onChange={(event) => followLocation(event, view.dealershipOf)}
      className="grid gap-4"
    >
      <ErrorSummary problems={problemsOf(form, failure, labels)} />
      <input type="hidden" name="submission_id" value={submissionId} readOnly />
      <Trap />
      <div className="grid gap-4 sm:grid-cols-2">
        {view.fields.map((field) => (
          <Field key={field.name} field={field} meta={fields[field.name] as Meta} />
        ))}
      </div>
      {"terms_conditions" in schema.entries ? (
        <TermsBox field={fields.terms_conditions as BoxMeta} href={view.termsHref} />
      ) : null}
      <CollectionNotice collector={view.collector} privacyHref={view.privacyHref} />
      <Submit sending={sending}>{view.submit}</Submit>
    </form>
  );
}

/** The dealership of the location that was chosen is chosen with it (NAV-035). */
function followLocation(
  { currentTarget, target }: FormEvent<HTMLFormElement>,
  dealershipOf: PageFormView["dealershipOf"],
) {
  if (!(target instanceof HTMLSelectElement) || target.name !== "location") return;
  const dealership = dealershipOf?.[target.value];
  const list = currentTarget.elements.namedItem("dealership_slug");
  if (!dealership || !(list instanceof HTMLSelectElement)) return;
  list.value = dealership;
  list.dispatchEvent(new Event("input", { bubbles: true }));
}

type Meta = FieldMetadata<string | undefined>;
type BoxMeta = FieldMetadata<boolean | undefined>;

function Field({ field, meta }: { readonly field: FieldView; readonly meta: Meta }) {
  const { label, required, hint, options = [] } = field;
  const shared = {
    label,
    required,
    hint,
    optional: !required,
    className: field.half ? "sm:only:col-span-2" : "sm:col-span-2",
  };
  switch (field.control) {
    case "hidden":
      return <input type="hidden" name={field.name} value={field.defaultValue ?? ""} readOnly />;
    case "box":
      return (
        <Checkbox {...box(meta as unknown as BoxMeta)} required={required} className="sm:col-span-2">
          {label}
        </Checkbox>
      );
    case "lines":
      return <TextArea {...shared} rows={4} maxLength={5000} {...control(meta)} />;
    case "choice":
      return (
        <SelectField {...shared} {...control(meta)}>
          <option value="">Please choose</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      );
    default:
      return (
        <TextField
          {...shared}
          {...control(meta)}
          type={field.type}
          inputMode={field.inputMode}
          autoComplete={field.autoComplete}
        />
      );
  }
}
