import { classNames } from "../../../ui/class-names.ts";
import { RadioTiles } from "../../../ui/controls/choices/radio-tiles.tsx";
import { describedBy, FieldFrame, INPUT, TextField } from "../../../ui/controls/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TextLink } from "../../../ui/link.tsx";
import { control } from "../../leads/components/form-parts.tsx";
import { BUYING_TEAM_HOURS, STEPS } from "../rules.ts";
import { DescribeSchema, DetailsSchema, STATES } from "../schema.ts";
import type { TradeInView } from "../trade-in-view.ts";
import { NextButton, StepButtons, StepForm, StepHead, type StepReply, useStepForm } from "./step-form.tsx";

interface StepProps {
  readonly view: TradeInView;
  readonly answer: StepReply | null;
}

const LABELS = { rego: "Registration number", state: "Registered in", vehicle: "Make, model and year" };

type Meta = Parameters<typeof control>[0];

/** Step 1: the number plate (TRADE-012, TRADE-013). */
export function DetailsStep({ view, answer }: StepProps) {
  const [form, fields] = useStepForm({
    id: "trade-in-details",
    schema: DetailsSchema,
    answer,
    typed: { rego: view.rego, state: view.state },
  });
  return (
    <>
      <StepHead view={view} title={STEPS[0].title} />
      <StepForm view={view} form={form} intent="details" labels={LABELS}>
        <PlateField field={fields.rego as Meta} required />
        <StateTiles field={fields.state as Meta} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <NextButton>{`Find my ${view.noun}`}</NextButton>
          <TextLink href={view.describeHref} icon={null}>
            No rego? Describe it instead
          </TextLink>
        </div>
      </StepForm>
      <Assurances noun={view.noun} />
    </>
  );
}

/** A field that looks like a number plate: wide, in capitals. */
function PlateField({ field, required = false }: { readonly field: Meta; readonly required?: boolean }) {
  const { id, error, ...input } = control(field);
  return (
    <FieldFrame id={id} label={LABELS.rego} optional={!required} error={error}>
      <input
        type="text"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        required={required}
        {...describedBy(id, { label: LABELS.rego, error })}
        {...input}
        className={classNames(INPUT, "figures min-h-15 text-[1.375rem]! font-strong tracking-[.08em] uppercase")}
      />
    </FieldFrame>
  );
}

function StateTiles({ field }: { readonly field: Meta }) {
  const { id, name, error, defaultValue } = control(field);
  return (
    <RadioTiles
      id={id}
      legend={LABELS.state}
      name={name}
      defaultValue={String(defaultValue)}
      options={STATES.map((state) => ({ value: state, label: state.toUpperCase() }))}
      error={error}
      columns="grid-cols-4"
    />
  );
}

function Assurances({ noun }: { readonly noun: string }) {
  return (
    <ul className="mt-8 grid gap-2 border-t border-line pt-5 text-sm text-muted">
      <li className="flex gap-2.5">
        <Icon name="lock" size={18} className="mt-px" />
        Used only to identify your {noun}. Nothing is published.
      </li>
      <li className="flex gap-2.5">
        <Icon name="clock" size={18} className="mt-px" />
        Buying team {BUYING_TEAM_HOURS.join(", ")}
      </li>
    </ul>
  );
}

/** The shopper describes the car, if the plate does not identify it. Our team values it instead. */
export function DescribeStep({ view, answer }: StepProps) {
  const [form, fields] = useStepForm({
    id: "trade-in-describe",
    schema: DescribeSchema,
    answer,
    typed: { vehicle: view.vehicle, rego: view.rego, state: view.state },
  });
  return (
    <>
      <StepHead view={view} title={STEPS[0].title}>
        <p className="mt-2 max-w-[56ch] text-muted">
          Tell us what it is, and our buying team will call you with an estimate.
        </p>
      </StepHead>
      <StepForm view={view} form={form} intent="describe" labels={LABELS}>
        <TextField
          label={LABELS.vehicle}
          hint="Like 2018 Mazda CX-5 Touring"
          maxLength={200}
          required
          {...control(fields.vehicle as Meta)}
        />
        <PlateField field={fields.rego as Meta} />
        <StateTiles field={fields.state as Meta} />
        <StepButtons view={view}>
          <NextButton>Next: Upload Images</NextButton>
        </StepButtons>
      </StepForm>
    </>
  );
}
