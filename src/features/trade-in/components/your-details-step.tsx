import { useRef } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { Checkbox } from "../../../ui/controls/choices/checkbox.tsx";
import { RadioTiles } from "../../../ui/controls/choices/radio-tiles.tsx";
import { TextArea, TextField } from "../../../ui/controls/field.tsx";
import { PostcodeField } from "../../../ui/controls/postcode-field.tsx";
import { KilometreField, MoneyField } from "../../leads/components/amount-fields.tsx";
import { box, control, TermsBox } from "../../leads/components/form-parts.tsx";
import { usePrefill } from "../../leads/components/use-prefill.ts";
import { leadAttributes } from "../../leads/visit.ts";
import { useSite } from "../../site/components/site-context.tsx";
import { STEPS } from "../rules.ts";
import { CONDITIONS, CONTACT_OPTIONS, KEYS, SERVICE_HISTORIES, YES_NO, yourDetailsSchema } from "../schema.ts";
import type { TradeInView } from "../trade-in-view.ts";
import { mayGoWithout, NextButton, OfferedCar, StepForm, StepHead, type StepReply, useStepForm } from "./step-form.tsx";

/** Labels by the names of TRADE-026 to TRADE-035, with the questions of TRADE-069 and TRADE-070. */
const LABELS = {
  name: "First name",
  last_name: "Last name",
  email: "Email",
  phone: "Phone",
  postcode: "Postcode",
  odometer: "Odometer",
  service_history: "Service history",
  number_of_keys: "Number of keys",
  car_condition: "Condition",
  under_finance: "Is Your Car Currently Under Finance?",
  asking_price: "The price you have in mind",
  comments: "Comments",
  contact_option: "How should we contact you?",
  terms_conditions: "Terms",
} as const;

const FORM = "trade-in-yours";

type Fields = ReturnType<typeof useStepForm>[1];
type Meta = Parameters<typeof control>[0];
type Box = Parameters<typeof box>[0] & Parameters<typeof TermsBox>[0]["field"];

interface YourDetailsProps {
  readonly view: TradeInView;
  readonly answer: StepReply | null;
}

/**
 * Step 4: the car's condition and the shopper's details (TRADE-026 to TRADE-035); then the valuation and the lead are
 * sent (TRADE-036).
 */
export function YourDetailsStep({ view, answer }: YourDetailsProps) {
  const { slug } = useSite();
  const attributes = useRef<HTMLInputElement>(null);
  const [form, fields] = useStepForm({ id: FORM, schema: yourDetailsSchema(view), answer, typed: view.typed });
  usePrefill(FORM);
  return (
    <>
      <StepHead view={view} title={STEPS[3].title} />
      <OfferedCar view={view} />
      <StepForm view={view} form={form} intent="yours" labels={LABELS}>
        <input ref={attributes} type="hidden" name="lead_attributes" />
        <AboutTheCar view={view} fields={fields} />
        <AboutYou fields={fields} />
        <Checkbox {...box(fields.opt_in as Box)}>{view.optInText}</Checkbox>
        {view.termsRequired ? <TermsBox field={fields.terms_conditions as Box} href={view.useTermsHref} /> : null}
        <Notice view={view} />
        <Buttons
          view={view}
          without={mayGoWithout(answer)}
          onSend={() => {
            if (attributes.current) attributes.current.value = JSON.stringify(leadAttributes(slug));
          }}
        />
      </StepForm>
    </>
  );
}

const fieldProps = (fields: Fields, name: keyof typeof LABELS) => ({
  ...control(fields[name] as Meta),
  label: LABELS[name],
});

function tiles(fields: Fields, name: keyof typeof LABELS, options: readonly string[], columns: string) {
  const { id, error, defaultValue } = control(fields[name] as Meta);
  const named = options.map((value) => ({ value, label: value }));
  return { id, name, error, defaultValue: String(defaultValue), legend: LABELS[name], options: named, columns };
}

function AboutTheCar({ view, fields }: { readonly view: TradeInView; readonly fields: Fields }) {
  return (
    <>
      <KilometreField {...fieldProps(fields, "odometer")} picks={view.kmPicks} required />
      <RadioTiles {...tiles(fields, "service_history", SERVICE_HISTORIES, "grid-cols-3")} />
      <RadioTiles {...tiles(fields, "number_of_keys", KEYS, "grid-cols-3")} />
      <RadioTiles {...tiles(fields, "car_condition", CONDITIONS, "grid-cols-2 sm:grid-cols-4")} />
      <RadioTiles {...tiles(fields, "under_finance", YES_NO, "grid-cols-2")} optional />
      <MoneyField {...fieldProps(fields, "asking_price")} picks={view.moneyPicks} optional />
      <TextArea
        {...fieldProps(fields, "comments")}
        hint="Anything we should know: extras, scratches, what was replaced"
        rows={4}
        maxLength={5000}
        required
      />
    </>
  );
}

function AboutYou({ fields }: { readonly fields: Fields }) {
  return (
    <>
      <div className="grid gap-4 border-t border-line pt-6 sm:grid-cols-2">
        <TextField {...fieldProps(fields, "name")} autoComplete="given-name" required />
        <TextField {...fieldProps(fields, "last_name")} autoComplete="family-name" required />
        <TextField {...fieldProps(fields, "email")} type="email" autoComplete="email" required />
        <TextField {...fieldProps(fields, "phone")} type="tel" autoComplete="tel" required />
        <PostcodeField {...fieldProps(fields, "postcode")} />
      </div>
      <RadioTiles
        {...tiles(fields, "contact_option", CONTACT_OPTIONS, "grid-cols-3")}
        defaultValue={String(fields.contact_option?.initialValue ?? CONTACT_OPTIONS[0])}
      />
    </>
  );
}

/** Says who collects the data, why, and who receives it (Australian Privacy Principle 5). */
function Notice({ view }: { readonly view: TradeInView }) {
  const link = "underline underline-offset-3";
  return (
    <p className="text-xs text-muted">
      {view.collector} collects these details to value your {view.noun} and to answer you. It keeps them in its customer
      records system{view.estimates ? " and passes them to its valuation service" : ""}. See our{" "}
      <a href={view.privacyHref} className={link}>
        privacy policy
      </a>{" "}
      and the{" "}
      <a href={view.termsHref} className={link}>
        valuation terms
      </a>
      .
    </p>
  );
}

interface ButtonsProps {
  readonly view: TradeInView;
  /** Whether the estimate failed, in which case the details can be sent alone. */
  readonly without: boolean;
  readonly onSend: () => void;
}

function Buttons({ view, without, onSend }: ButtonsProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the press of the buttons within, which are buttons
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button is a click
    <div className="flex flex-wrap items-center justify-between gap-3" onClick={onSend}>
      {/* Last in the form's order, so that Enter sends the form instead of going back. */}
      <div className="order-2 flex flex-wrap gap-3 max-sm:grow">
        <NextButton>{view.estimates && !without ? "See my estimate" : "Send to our buying team"}</NextButton>
        {without ? (
          <Button type="submit" name="without" value="1" kind="outline">
            Send without an estimate
          </Button>
        ) : null}
      </div>
      <Button type="submit" name="intent" value="back" kind="outline" formNoValidate className="order-1">
        Back
      </Button>
    </div>
  );
}
