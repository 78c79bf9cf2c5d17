import { Form, useSearchParams } from "react-router";
import type { BookingKind } from "../../features/leads/bookings/appointments.ts";
import { SelectField, TextAreaField, TextField } from "../parts/forms/fields.tsx";
import { IntentButton } from "../parts/forms/intent-button.tsx";
import { CarField, DayForm, StaffField, TimeField } from "./booking-fields.tsx";
import type { TimeChoice } from "./booking-view.ts";
import { type FormOutcome, marked, Panel } from "./panel.tsx";

interface BookView {
  readonly kind: BookingKind;
  readonly kinds: readonly BookingKind[];
  readonly date: string;
  readonly today: string;
  readonly times: readonly TimeChoice[];
  readonly time: string;
  readonly where: string;
  readonly colleagues: readonly { readonly id: number; readonly name: string }[];
  readonly person: { readonly id: number; readonly name: string } | null;
  readonly me: number;
  readonly submissionId: string;
}

interface BookPageProps {
  readonly view: BookView;
  readonly outcome: FormOutcome | null;
}

const KIND_NAMES: Readonly<Record<BookingKind, string>> = { "test-drive": "Test drive", service: "Service" };

/** Booking by hand: first the kind and the day, which show the free times, then the shopper and the colleague. */
export function BookPage({ view, outcome }: BookPageProps) {
  return (
    <Panel heading={view.person ? `Book for ${view.person.name}` : "Book"} sub={view.where} outcome={outcome}>
      <DayForm name="day" date={view.date} today={view.today} without={["day", "kind", "time", "chosen"]}>
        {/* A day that the user chose is shown even when full; otherwise the page opens on the first day with free
            times. */}
        <input type="hidden" name="chosen" value="yes" />
        <SelectField
          label="What"
          name="kind"
          defaultValue={view.kind}
          options={view.kinds.map((kind) => [kind, KIND_NAMES[kind]])}
        />
      </DayForm>
      <Who view={view} outcome={outcome} />
    </Panel>
  );
}

function Who({ view, outcome }: BookPageProps) {
  const [params] = useSearchParams();
  // A form that was refused comes back with its own day, even if that has become full meanwhile.
  const sameDay = new URLSearchParams(params);
  sameDay.set("day", view.date);
  sameDay.set("chosen", "yes");
  const isFree = view.times.some(({ value }) => value === view.time);
  return (
    <Form method="post" action={`?${sameDay}`} preventScrollReset className="stack">
      <input type="hidden" name="submission" value={view.submissionId} />
      <input type="hidden" name="kind" value={view.kind} />
      <input type="hidden" name="date" value={view.date} />
      <TimeField
        key={`${view.kind} ${view.date}`}
        times={view.times}
        outcome={outcome}
        given={isFree ? view.time : undefined}
      />
      {view.person ? <input type="hidden" name="person" value={view.person.id} /> : <Contact outcome={outcome} />}
      {view.kind === "test-drive" ? <CarField outcome={outcome} given={undefined} /> : null}
      <StaffField colleagues={view.colleagues} outcome={outcome} given={String(view.me)} />
      <TextAreaField
        label="Note, for the desk alone"
        {...marked("note", outcome)}
        defaultValue={outcome?.typed.note}
        maxLength={5000}
        rows={3}
      />
      <IntentButton intent="book" className="button go" disabled={view.times.length === 0}>
        Book
      </IntentButton>
    </Form>
  );
}

const Contact = ({ outcome }: Pick<BookPageProps, "outcome">) => (
  <>
    <TextField
      label="Name"
      {...marked("name", outcome)}
      defaultValue={outcome?.typed.name}
      required
      maxLength={100}
      autoComplete="off"
    />
    <TextField
      label="Phone"
      {...marked("phone", outcome)}
      type="tel"
      defaultValue={outcome?.typed.phone}
      maxLength={32}
      autoComplete="off"
    />
    <TextField
      label="E-mail"
      {...marked("email", outcome)}
      type="email"
      defaultValue={outcome?.typed.email}
      maxLength={254}
      autoComplete="off"
    />
  </>
);
