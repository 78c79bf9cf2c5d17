import { FieldError } from "../../../ui/controls/field.tsx";
import { STEPS } from "../rules.ts";
import { SelectionSchema } from "../schema.ts";
import type { TradeInView } from "../trade-in-view.ts";
import { NextButton, StepButtons, StepForm, StepHead, type StepReply, useStepForm } from "./step-form.tsx";

const CHOICE =
  "grid min-h-14 cursor-pointer grid-cols-[22px_minmax(0,1fr)] items-center gap-3.5 rounded-field border-[1.5px] border-line-strong " +
  "bg-surface px-4 py-3 transition-colors hover:border-ink has-checked:border-brand-edge has-checked:bg-brand-100 " +
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";
const DOT =
  "size-5.5 appearance-none rounded-full border-[1.5px] border-line-strong bg-surface outline-none checked:border-[7px] checked:border-control";

/** Step 2: a choice between the cars that the plate may belong to (TRADE-014, TRADE-018). */
export function SelectionStep({ view, answer }: { readonly view: TradeInView; readonly answer: StepReply | null }) {
  const [form, fields] = useStepForm({
    id: "trade-in-selection",
    schema: SelectionSchema,
    answer,
    typed: view.desc ? { desc: view.desc } : {},
  });
  const error = fields.desc?.errors?.[0];
  const chosen = String(fields.desc?.initialValue ?? "");
  return (
    <>
      <StepHead view={view} title={STEPS[1].title}>
        <p className="mt-2 text-muted">
          More than one {view.noun} fits {view.rego}. Which is yours?
        </p>
      </StepHead>
      <StepForm view={view} form={form} intent="selection" labels={{}}>
        <fieldset id={`${form.id}-desc`} tabIndex={-1} aria-describedby={error ? `${form.id}-error` : undefined}>
          <legend className="sr-only">Your {view.noun}</legend>
          <div className="grid gap-2.5">
            {view.descriptions.map((description) => (
              <label key={description} className={CHOICE}>
                <input
                  type="radio"
                  name="desc"
                  value={description}
                  defaultChecked={description === chosen}
                  aria-invalid={error ? true : undefined}
                  className={DOT}
                />
                {description}
              </label>
            ))}
          </div>
          {error ? <FieldError id={`${form.id}-error`}>{error}</FieldError> : null}
        </fieldset>
        <StepButtons view={view}>
          <NextButton>Next: Upload Images</NextButton>
        </StepButtons>
      </StepForm>
    </>
  );
}
