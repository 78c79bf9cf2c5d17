import { type Submission, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { GenericSchema } from "valibot";
import { Button } from "../../../ui/controls/button.tsx";
import { LinkButton } from "../../../ui/link.tsx";
import { ErrorSummary } from "../../leads/components/error-summary.tsx";
import { useDraft } from "../../leads/components/form/use-draft.ts";
import { problemsOf, Trap } from "../../leads/components/form-parts.tsx";
import type { StepAnswer } from "../posted-step.ts";
import { CAR_FIELD } from "../rules.ts";
import type { TradeInView } from "../trade-in-view.ts";

/** Answers to a step that do not lead to another page. */
export type StepReply = Exclude<StepAnswer, { readonly to: string }>;

const replyOf = (answer: StepReply | null): SubmissionResult | undefined =>
  answer && "reply" in answer ? answer.reply : undefined;
/** Whether the estimate failed and the shopper may continue without it. */
export const mayGoWithout = (answer: StepReply | null): boolean =>
  answer !== null && "reply" in answer && answer.without;

type Typed = Record<string, unknown>;

interface StepFormOptions {
  readonly id: string;
  readonly schema: GenericSchema;
  readonly answer: StepReply | null;
  readonly typed?: Readonly<Record<string, string>>;
}

/**
 * A step's form, with the same checks in the browser and on the server. The server's problems are shown at their
 * fields.
 */
export function useStepForm({ id, schema, answer, typed }: StepFormOptions) {
  return useForm<Typed>({
    id,
    lastResult: replyOf(answer),
    defaultNoValidate: true,
    defaultValue: typed,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithValibot(formData, { schema }) as Submission<Typed>,
  });
}

type SubmitEventOfForm = Parameters<NonNullable<ComponentProps<"form">["onSubmit"]>>[0];

interface StepFormProps {
  readonly view: TradeInView;
  readonly form: ReturnType<typeof useStepForm>[0];
  /** The name of the step that is posted. */
  readonly intent: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** Whether the form was sent by the button back, which needs no check. */
function asksForNothing({ nativeEvent }: SubmitEventOfForm): boolean {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.value === "back";
}

/** Posts the step to its own page: in place with JavaScript, as a plain form without. */
export function StepForm({ view, form, intent, labels, children }: StepFormProps) {
  const draft = useDraft(form.id, form.status === "error", view.uid ?? "");
  return (
    <Form
      id={form.id}
      method="post"
      action={view.action}
      noValidate
      preventScrollReset
      onSubmit={(event) => (asksForNothing(event) ? undefined : form.onSubmit(event))}
      onInput={draft.keep}
      className="grid gap-6"
    >
      <ErrorSummary problems={problemsOf(form, null, labels)} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={CAR_FIELD} value={view.carKey} />
      <Trap />
      {children}
    </Form>
  );
}

/** The step's number and title. Focus moves here after a change of step. */
export function StepHead({
  view,
  title,
  children,
}: {
  readonly view: TradeInView;
  readonly title: string;
  readonly children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { uid } = view;
  useEffect(() => {
    // The first step of a newly opened page does not take the focus.
    if (uid) heading.current?.focus({ preventScroll: true });
  }, [uid]);
  return (
    <div className="mb-6">
      {view.step === "offer" ? null : <p className="text-sm text-muted">Step {view.number} of 4</p>}
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none md:text-2xl">
        {title}
      </h2>
      {children}
    </div>
  );
}

/** Buttons to go back without losing anything, and to continue. */
export function StepButtons({ view, children }: { readonly view: TradeInView; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {view.back ? (
        <LinkButton href={view.back} kind="outline">
          Back
        </LinkButton>
      ) : null}
      {children}
    </div>
  );
}

/** Sends the step once: while it is being sent, the button spins and ignores further presses. */
export function NextButton({ children }: { readonly children: string }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Button type="submit" busy={busy} className="max-sm:grow">
      {children}
    </Button>
  );
}

/** The offered car, with a link to choose another. */
export function OfferedCar({ view }: { readonly view: TradeInView }) {
  if (!view.car) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 border-y border-line py-2">
      <p className="flex min-w-0 grow flex-wrap gap-x-3 py-1.5">
        <strong className="font-strong">{view.car.title}</strong>
        {view.car.plate ? <span className="figures whitespace-nowrap text-muted">{view.car.plate}</span> : null}
      </p>
      {view.step === "offer" ? null : (
        <LinkButton href={view.changeHref} kind="plain" size="small" className="-mx-4">
          Change
        </LinkButton>
      )}
    </div>
  );
}
