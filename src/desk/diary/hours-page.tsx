import { Form } from "react-router";
import type { BookingKind } from "../../features/leads/bookings/appointments.ts";
import type { DiarySettings } from "../../features/leads/bookings/settings.ts";
import { TextAreaField, TextField } from "../parts/forms/fields.tsx";
import { IntentButton } from "../parts/forms/intent-button.tsx";
import { type FormOutcome, marked, Panel } from "./panel.tsx";

interface KindView {
  readonly kind: BookingKind;
  /** True if the settings come from the desk rather than from the dealership's file. */
  readonly isSaid: boolean;
  readonly settings: DiarySettings;
}

interface HoursPageProps {
  readonly view: {
    readonly dealership: string;
    readonly location: string;
    readonly kinds: readonly KindView[];
    readonly mayChange: boolean;
    readonly feed: string | null;
    readonly acts: readonly { readonly id: number; readonly words: string; readonly when: string }[];
  };
  readonly outcome: FormOutcome | null;
}

const KIND_NAMES: Readonly<Record<BookingKind, string>> = { "test-drive": "Test drives", service: "Services" };

/** The diary's hours and capacity by kind, and the address of the location's calendar. */
export function HoursPage({ view, outcome }: HoursPageProps) {
  return (
    <Panel heading="Hours and calendar" sub={view.dealership} outcome={outcome}>
      {view.kinds.map((of) => (
        <OfKind
          key={`${of.kind} ${JSON.stringify(of.settings)}`}
          of={of}
          mayChange={view.mayChange}
          outcome={outcome}
        />
      ))}
      <section className="part">
        <h3>Calendar of {view.location}</h3>
        <p className="mid">
          A phone or a calendar program that subscribes to this address shows{" "}
          {view.kinds.map(({ kind }) => KIND_NAMES[kind].toLowerCase()).join(" and ")}, each with first name and car.
          Whoever has the address can read it, also after they have left: make a new one then.
        </p>
        {view.feed ? (
          <TextField
            label="Address"
            readOnly
            value={view.feed}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        ) : null}
        {view.mayChange ? (
          <Form method="post" preventScrollReset className="buttons">
            <IntentButton intent="renew the address">
              {view.feed ? "Make a new address" : "Make an address"}
            </IntentButton>
            {view.feed ? <IntentButton intent="take the address back">Take the address back</IntentButton> : null}
          </Form>
        ) : null}
      </section>
      {view.acts.length > 0 ? (
        <section className="part">
          <h3>What was done</h3>
          {view.acts.map(({ id, words, when }) => (
            <p key={id} className="event">
              {words} <time>{when}</time>
            </p>
          ))}
        </section>
      ) : null}
    </Panel>
  );
}

interface OfKindProps {
  readonly of: KindView;
  readonly mayChange: boolean;
  readonly outcome: FormOutcome | null;
}

function OfKind({ of: { kind, isSaid, settings }, mayChange, outcome }: OfKindProps) {
  const typed = outcome?.typed.kind === kind ? outcome.typed : {};
  const numbers = [
    ["atOnce", "At once, empty if nobody counts", settings.atOnce],
    ["perDay", "A day, empty if nobody counts", settings.perDay],
    ["minutes", "Minutes that one lasts", settings.minutes],
    ["buffer", "Minutes between two", settings.buffer],
    ["notice", "Hours of notice for shoppers", settings.notice],
  ] as const;
  const isHoliday = typed.kind ? typed.closedOnHolidays === "on" : settings.closedOnHolidays;
  return (
    <section className="part" aria-labelledby={`hours-${kind}`}>
      <h3 id={`hours-${kind}`}>{KIND_NAMES[kind]}</h3>
      <p className="mid">{isSaid ? "Said at the desk." : "As the dealership’s file has it."}</p>
      <Form method="post" preventScrollReset>
        <fieldset className="numbers" disabled={!mayChange}>
          <legend className="unseen">{KIND_NAMES[kind]}</legend>
          <input type="hidden" name="kind" value={kind} />
          {numbers.map(([name, label, value]) => (
            <TextField
              key={name}
              label={label}
              {...marked(name, outcome)}
              inputMode="numeric"
              maxLength={6}
              defaultValue={typed[name] ?? value ?? ""}
            />
          ))}
          <TextAreaField
            label="Closed days, as 24/12/2026, a line each"
            {...marked("closedDays", outcome)}
            rows={3}
            defaultValue={typed.closedDays ?? settings.closedDays.join("\n")}
          />
          <label className="diary-tick">
            <input type="checkbox" name="closedOnHolidays" defaultChecked={isHoliday} />
            Closed on public holidays
          </label>
          {mayChange ? (
            <span className="buttons">
              <IntentButton intent="say" className="button go">
                Save
              </IntentButton>
              {isSaid ? <IntentButton intent="follow the file">Follow the file again</IntentButton> : null}
            </span>
          ) : null}
        </fieldset>
      </Form>
    </section>
  );
}
