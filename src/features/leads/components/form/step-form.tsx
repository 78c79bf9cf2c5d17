import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { classNames } from "../../../../ui/class-names.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { useSite } from "../../../site/components/site-context.tsx";
import { draftName, savedDraft } from "../../forms/draft.ts";
import { type FormStep, STEP_FIELD } from "../../forms/steps.ts";

/*
 * A form in steps. All its fields are in one <form>. `useSteps` decides which step is shown, `StepList` shows the
 * progress, `Step` frames one step's fields, and `StepActions` has the buttons forward and back. Without JavaScript all
 * steps are shown, one below the other, and the form is sent as a whole. While scripts are still loading, the button
 * forward posts the form and the server answers with the next step.
 */

export interface Steps {
  readonly steps: readonly FormStep[];
  /** Index of the shown step, from 0. */
  readonly at: number;
  /** True also for a form without steps. */
  readonly isLast: boolean;
  readonly show: (at: number) => void;
}

/**
 * Which step of the form is shown: at first `first`, then the one in the page's address (`#step-2`), so that the
 * browser's Back returns to the previous step. An address cannot skip ahead of the step that the shopper has reached in
 * this tab. With `inAddress` false, for a dialog, the address is not used.
 */
export function useSteps(formId: string, steps: readonly FormStep[], first: number, inAddress = true): Steps {
  const { slug } = useSite();
  const { hash, pathname, search } = useLocation();
  const draft = draftName({ pathname, search }, formId);
  const navigate = useNavigate();
  const [at, setAt] = useState(first);
  const reached = useRef(first);
  const shown = useRef(first);
  const count = steps.length;

  useEffect(() => {
    if (savedDraft(slug, draft, Date.now())) reached.current = count - 1;
  }, [slug, draft, count]);
  useEffect(() => {
    const named = stepOfHash(hash);
    if (inAddress && named !== null && named < count) setAt(Math.min(named, reached.current));
  }, [inAddress, hash, count]);
  // After a change of step, focus moves to the new step's heading.
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    document.getElementById(headingId(formId, at))?.focus();
  }, [formId, at]);

  const show = async (to: number) => {
    if (!inAddress) return setAt(to);
    reached.current = Math.max(reached.current, at, to);
    const address = (step: number) => ({ pathname, search, hash: `#step-${step + 1}` });
    // The current step gets its own address too, so that Back leads to it.
    if (stepOfHash(hash) !== at) await navigate(address(at), { replace: true, preventScrollReset: true });
    await navigate(address(to), { preventScrollReset: true });
  };
  return { steps, at, isLast: at >= count - 1, show };
}

/** Index of the step that an address names, from 0; null if it names none. */
function stepOfHash(hash: string): number | null {
  const named = /^#step-([1-9])$/.exec(hash);
  return named ? Number(named[1]) - 1 : null;
}

const headingId = (formId: string, at: number) => `${formId}-step-${at + 1}`;

/** The progress: a line above each step's name, thick up to the current step. */
export function StepList({ steps, at, className }: Pick<Steps, "steps" | "at"> & { readonly className?: string }) {
  return (
    <ol aria-label="Steps" className={classNames("grid auto-cols-fr grid-flow-col gap-3 noscript:hidden", className)}>
      {steps.map(({ title }, step) => (
        <li
          key={title}
          aria-current={step === at ? "step" : undefined}
          data-done={step < at || undefined}
          className="flex gap-1.5 border-t-3 border-line pt-2.5 text-sm text-muted aria-[current=step]:border-brand-edge aria-[current=step]:font-strong aria-[current=step]:text-ink data-done:border-brand-edge"
        >
          {step < at ? <Icon name="check" size={18} label="Done:" className="mt-px" /> : null}
          {title}
        </li>
      ))}
    </ol>
  );
}

interface StepProps {
  readonly formId: string;
  readonly steps: Steps;
  /** Index of this step, from 0. */
  readonly step: number;
  readonly children: ReactNode;
}

/** Heading and fields of one step. */
export function Step({ formId, steps: { steps, at }, step, children }: StepProps) {
  const id = headingId(formId, step);
  return (
    <section
      aria-labelledby={id}
      className={classNames("grid min-w-0 gap-4", "noscript:not-first:mt-4", step !== at && "not-noscript:hidden")}
    >
      <h3 id={id} tabIndex={-1} className="scroll-mt-24 text-lg outline-none">
        <span className="sr-only">{`Step ${step + 1} of ${steps.length}: `}</span>
        {steps[step]?.title}
      </h3>
      {children}
    </section>
  );
}

/** Buttons to the next and the previous step. On the last step the form's own button sends it. */
export function StepActions({ steps: { steps, at, isLast, show } }: { readonly steps: Steps }) {
  const next = steps[at + 1];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 noscript:hidden">
      <div className="flex items-center gap-4">
        {at > 0 ? (
          <Button kind="outline" onClick={() => show(at - 1)}>
            <Icon name="arrow-left" size={18} />
            Back
          </Button>
        ) : null}
        <span aria-hidden className="figures text-sm text-muted">
          Step {at + 1} of {steps.length}
        </span>
      </div>
      {isLast || !next ? null : (
        <Button type="submit" name={STEP_FIELD} value={at} className="max-sm:w-full">
          Next: {next.title}
        </Button>
      )}
    </div>
  );
}
