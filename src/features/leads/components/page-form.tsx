import type { SubmissionResult } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { formSchema, typedIn } from "../../forms/checks.ts";
import { refusedFields } from "../enquiry-view.ts";
import { type PageFormView, pageFormData } from "../form-view.ts";
import { firstStepOf, STEP_INCOMPLETE, stepSchema, stepShown } from "../forms/steps.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { FormFields } from "./form/form-fields.tsx";
import { Step, StepActions, StepList, type Steps, useSteps } from "./form/step-form.tsx";
import { useDraft } from "./form/use-draft.ts";
import { useFileUploads } from "./form/use-file-uploads.ts";
import { useLead } from "./form/use-lead.ts";
import { type BoxMeta, CollectionNotice, problemsOf, Submit, TermsBox, Trap } from "./form-parts.tsx";
import { useCheckedForm } from "./use-checked-form.ts";
import { usePrefill } from "./use-prefill.ts";

interface PageFormProps {
  readonly form: PageFormView;
  /** The page's submission id, made by the server, so that a form sent twice without JavaScript makes one lead. */
  readonly submissionId: string;
  /** The server's answer to a form posted without JavaScript. */
  readonly lastResult?: SubmissionResult;
  /** A card, or the full width of the page with heading and steps on the left. */
  readonly layout?: "card" | "split";
  /** Id of the form's anchor on the page. */
  readonly place?: string;
  /** Text below the heading and the steps. */
  readonly note?: ReactNode;
}

/** Default anchor of the form, so that a page sent back shows the form rather than the top of the page. */
export const FORM_PLACE = "enquire";

type Typed = Record<string, unknown>;

const LAYOUTS = {
  card: {
    section: "form-box box box-edge p-5 md:p-8",
    head: "mb-5",
    heading: "text-xl",
    steps: "mt-4",
  },
  split: {
    section: "grid items-start gap-x-[8%] gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]",
    head: "",
    heading: "display-type text-2xl",
    steps: "mt-6 lg:mt-8 lg:grid-flow-row lg:gap-0 lg:*:py-3 lg:[&>:not([aria-current])]:border-t",
  },
} as const;

/** The enquiry form of a page, under its own heading (LEAD-007 to LEAD-013). */
export function PageForm(props: PageFormProps) {
  const { form: view, submissionId, layout = "card", place = FORM_PLACE, note } = props;
  const { form, fields, steps, draft, sending, failure } = usePageForm(props);
  const labels = Object.fromEntries(view.fields.map(({ name, label }) => [name, label]));
  const isStepped = view.steps.length > 0;
  const look = LAYOUTS[layout];
  return (
    <section id={place} aria-labelledby="form-heading" className={classNames("scroll-mt-4 print:hidden", look.section)}>
      <div className={look.head}>
        <h2 id="form-heading" className={look.heading}>
          {view.heading}
        </h2>
        {isStepped ? <StepList {...steps} className={look.steps} /> : null}
        {note}
      </div>
      <form
        id={form.id}
        method="post"
        action={`${view.path}#${place}`}
        encType={view.uploads ? "multipart/form-data" : undefined}
        noValidate
        onSubmit={form.onSubmit}
        onInput={draft.keep}
        onChange={(event) => followLocation(event, view.dealershipOf)}
        className="group/form grid min-w-0 gap-4"
      >
        <ErrorSummary
          heading={isStepped && !steps.isLast ? STEP_INCOMPLETE : undefined}
          problems={problemsOf(form, failure, labels)}
        />
        <input type="hidden" name="submission_id" value={submissionId} readOnly />
        <Trap />
        <InSteps view={view} formId={form.id} steps={steps} metas={fields}>
          {view.termsRequired ? <TermsBox field={fields.terms_conditions as BoxMeta} href={view.termsHref} /> : null}
          <CollectionNotice collector={view.collector} privacyHref={view.privacyHref} />
          <Submit sending={sending}>{view.submit}</Submit>
        </InSteps>
      </form>
    </section>
  );
}

interface InStepsProps {
  readonly view: PageFormView;
  readonly formId: string;
  readonly steps: Steps;
  readonly metas: Readonly<Record<string, unknown>>;
  /** Content after the fields: notices and the button. */
  readonly children: ReactNode;
}

/** Renders the fields, all at once or step by step. `children` are in the last step. */
function InSteps({ view, formId, steps, metas, children }: InStepsProps) {
  if (steps.steps.length === 0) {
    return (
      <>
        <FormFields views={view.fields} metas={metas} appointments={view.appointments} />
        {children}
      </>
    );
  }
  return (
    <>
      {steps.steps.map(({ title, fields }, step) => (
        <Step key={title} formId={formId} steps={steps} step={step}>
          <FormFields
            views={view.fields.filter(({ name }) => fields.includes(name))}
            metas={metas}
            appointments={view.appointments}
          />
          {step === steps.steps.length - 1 ? children : null}
        </Step>
      ))}
      <StepActions steps={steps} />
    </>
  );
}

/**
 * The form's state: checked step by step, sent with the last step (LEAD-020 to LEAD-022), and stored as a draft until
 * then.
 */
function usePageForm({ form: view, submissionId, lastResult }: PageFormProps) {
  const { kind, category, model } = view;
  const car = model ? `${model.make} ${model.name}` : null;
  const { send, sending, failure } = useLead(view.api, { category, car }, submissionId);
  const steps = useSteps(kind, view.steps, stepShown(view.steps, lastResult));
  const draft = useDraft(kind, lastResult !== undefined);
  const upload = useFileUploads(view);
  const [refused, setRefused] = useState<SubmissionResult>();
  const names = [...view.fields.map(({ name }) => name), "terms_conditions"];
  const [form, fields] = useCheckedForm<Typed>({
    id: kind,
    lastResult: refused ?? lastResult,
    defaultValue: Object.fromEntries(view.fields.map(({ name, defaultValue }) => [name, defaultValue])),
    onValidate: ({ formData }) =>
      parseWithValibot(formData, { schema: stepSchema(formSchema(view, typedIn(formData)), steps.steps, steps.at) }),
    async onSubmit(event, { formData, submission }) {
      event.preventDefault();
      if (submission?.status !== "success") return;
      if (!steps.isLast) return steps.show(steps.at + 1);
      const typed = submission.value as Typed;
      const files: Record<string, string> = {};
      const sendFiles = async () => {
        const uploaded = await upload(formData);
        Object.assign(files, uploaded.ids);
        return uploaded.errors;
      };
      const outcome = await send(formData, (visit) => pageFormData({ ...typed, ...files }, view, visit), sendFiles);
      if (outcome.kind === "sent") draft.forget();
      else if (outcome.errors.length > 0) setRefused(submission.reply(refusedFields(outcome.errors, names)));
    },
  });
  usePrefill(form.id);
  const wrong = form.status === "error" ? firstStepOf(view.steps, Object.keys(form.allErrors).filter(Boolean)) : null;
  // The whole form is checked with the last step. If an earlier step has a problem, show that step.
  useEffect(() => {
    if (wrong !== null && wrong < steps.at) steps.show(wrong);
  }, [wrong, steps]);
  return { form, fields, steps, draft, sending, failure };
}

/** Choosing a location also chooses its dealership (NAV-035). */
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
