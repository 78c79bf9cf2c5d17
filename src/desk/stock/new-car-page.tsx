import { type KeyboardEvent, useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { STATES } from "../../features/trade-in/schema.ts";
import { counted } from "../../lib/words/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { SelectField, TextField } from "../parts/forms/fields.tsx";
import { IntentButton } from "../parts/forms/intent-button.tsx";
import { Note } from "../parts/note.tsx";
import { PageTop } from "../parts/page-top.tsx";
import {
  NEW_CAR_FIELDS,
  NEW_CAR_NAMES,
  type NewCarField,
  type NewCarName,
  type NewCarOutcome,
} from "./new-car-fields.ts";
import type { NewCarView } from "./new-car-view.ts";

interface NewCarPageProps {
  readonly view: NewCarView;
  readonly outcome: NewCarOutcome | null;
}

/** The form for a new car: its plate or VIN fills in the known facts, and everything can be typed as well. */
export function NewCarPage({ view, outcome }: NewCarPageProps) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <section className="page slim new-car" aria-labelledby="new-car-heading" aria-busy={isBusy}>
      <PageTop id="new-car-heading" heading="Add a car" back={{ to: "/stock", words: "Back to the stock" }} />
      <OutcomeMessage outcome={outcome} />
      {/* Values that the last look-up filled in replace those in the fields. */}
      <CarForm key={JSON.stringify(outcome)} view={view} outcome={outcome} isBusy={isBusy} />
    </section>
  );
}

function OutcomeMessage({ outcome }: Pick<NewCarPageProps, "outcome">) {
  if (outcome?.problem)
    return (
      <Note kind="late">
        {outcome.problem.says}{" "}
        {outcome.problem.car === null ? null : (
          <Link to={`/stock/${outcome.problem.car}`} className="link">
            Open that car
          </Link>
        )}
      </Note>
    );
  const { mark, dealership, ...fields } = outcome?.wrong ?? {};
  if (mark ?? dealership) return <Note kind="late">{mark ?? dealership}</Note>;
  const wrong = Object.keys(fields).length;
  if (wrong > 0)
    return <Note kind="late">Nothing is added yet: {counted(wrong, "field")} below to look at again.</Note>;
  return outcome?.found ? <Note kind="good">{outcome.found}</Note> : null;
}

interface CarFormProps extends NewCarPageProps {
  readonly isBusy: boolean;
}

function CarForm({ view, outcome, isBusy }: CarFormProps) {
  const [make, setMake] = useState(outcome?.typed.make ?? "");
  const models = view.models.filter((one) => make === "" || one.make.toLowerCase() === make.trim().toLowerCase());
  return (
    <Form method="post" className="board new-car-form" noValidate>
      {/* The Enter key presses a form's first button, which must not be the one that pays for a query to the
          register. */}
      <IntentButton intent="add" className="unseen" tabIndex={-1} aria-hidden>
        Add the car
      </IntentButton>
      <LookUp view={view} outcome={outcome} isBusy={isBusy} />
      <div className="new-car-fields">
        {NEW_CAR_NAMES.map((name) => (
          <Field key={name} name={name} outcome={outcome} {...(name === "make" ? { onType: setMake } : {})} />
        ))}
      </div>
      <datalist id="list-make">
        {view.makes.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <datalist id="list-model">
        {[...new Set(models.map(({ model }) => model))].map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <datalist id="list-colour">
        {view.colours.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <div className="buttons">
        <IntentButton intent="add" className="button go" disabled={isBusy}>
          Add the car
        </IntentButton>
        <span className="mid">Stock number, make and model are enough to begin. Its photos come next.</span>
      </div>
    </Form>
  );
}

/** The plate or VIN that fills in known facts, and the vehicles to choose from if there are several. */
function LookUp({ view, outcome, isBusy }: CarFormProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [only] = view.places;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    button.current?.click();
  };
  return (
    <div className="new-car-look">
      {view.places.length === 1 && only ? (
        <p className="mid">
          For <b>{only.name}</b>
          <input type="hidden" name="dealership" value={only.slug} />
        </p>
      ) : (
        <SelectField
          label="Dealership"
          size="wide"
          name="dealership"
          defaultValue={outcome?.asked.dealership ?? ""}
          aria-invalid={outcome?.wrong.dealership ? true : undefined}
          none="Choose"
          options={view.places.map(({ slug, name }) => [slug, name])}
        />
      )}
      <TextField
        label="Number plate or VIN"
        name="mark"
        defaultValue={outcome?.asked.mark}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={outcome?.wrong.mark ? true : undefined}
        onKeyDown={onKeyDown}
      />
      <SelectField
        label="Registered in"
        name="state"
        defaultValue={outcome?.asked.state || only?.state || "nsw"}
        options={STATES.map((state) => [state, state.toUpperCase()])}
      />
      <IntentButton intent="look up" data-asks="" ref={button} disabled={isBusy}>
        <Icon name="search" />
        Fill in
      </IntentButton>
      {outcome?.several ? (
        <label className="field wide">
          <span>It may be one of these. Choose one, then fill in</span>
          <input type="hidden" name="several" value={outcome.asked.mark} />
          <input type="hidden" name="several-vin" value={outcome.several.vin} />
          <select className="input" name="description">
            {outcome.several.descriptions.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </div>
  );
}

interface FieldProps {
  readonly name: NewCarName;
  readonly outcome: NewCarOutcome | null;
  readonly onType?: (typed: string) => void;
}

const LISTED: readonly NewCarName[] = ["make", "model", "colour"];

function Field({ name, outcome, onType }: FieldProps) {
  const { label, choices, isNeeded, isNumber }: NewCarField = NEW_CAR_FIELDS[name];
  const isWrong = outcome?.wrong[name] !== undefined;
  const common = {
    name,
    className: "input",
    defaultValue: outcome?.typed[name] ?? "",
    required: isNeeded,
    "aria-invalid": isWrong ? true : undefined,
    "aria-describedby": isWrong ? `wrong-${name}` : undefined,
  } as const;
  return (
    <div className="field">
      <label htmlFor={`new-${name}`}>{label}</label>
      {choices ? (
        <select {...common} id={`new-${name}`} {...(isNeeded && !outcome ? { defaultValue: choices[0]?.[0] } : {})}>
          {isNeeded ? null : <option value="">Not said</option>}
          {choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          id={`new-${name}`}
          inputMode={isNumber ? "decimal" : undefined}
          list={LISTED.includes(name) ? `list-${name}` : undefined}
          autoComplete="off"
          maxLength={200}
          onChange={(event) => onType?.(event.currentTarget.value)}
        />
      )}
      {isWrong ? (
        <small className="wrong" id={`wrong-${name}`}>
          {outcome?.wrong[name]}
        </small>
      ) : null}
    </div>
  );
}
