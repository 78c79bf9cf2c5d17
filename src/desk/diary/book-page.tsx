import { Form, useSearchParams } from "react-router";
import type { BookingKind } from "../../features/leads/bookings/appointments.ts";
import type { TimeChoice } from "./booking-view.ts";
import { Panel, PanelField, type Told } from "./panel.tsx";

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
  readonly told: Told | null;
}

const KIND_NAMES: Readonly<Record<BookingKind, string>> = { "test-drive": "Test drive", service: "Service" };

/** Booking by hand: what and which day first, which shows the free times; then who, and with whom. */
export function BookPage({ view, told }: BookPageProps) {
  const [params] = useSearchParams();
  const others = [...params].filter(([name]) => !["day", "kind", "time", "chosen"].includes(name));
  return (
    <Panel heading={view.person ? `Book for ${view.person.name}` : "Book"} sub={view.where} told={told}>
      <Form className="chosen-day" preventScrollReset onChange={(event) => event.currentTarget.requestSubmit()}>
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* Whoever chooses a day is shown that one, full or not; otherwise it opens where something is free. */}
        <input type="hidden" name="chosen" value="yes" />
        <label className="field">
          <span>What</span>
          <select className="input" name="kind" defaultValue={view.kind}>
            {view.kinds.map((kind) => (
              <option key={kind} value={kind}>
                {KIND_NAMES[kind]}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>Day</span>
          <input className="input" type="date" name="day" min={view.today} defaultValue={view.date} />
        </label>
        <noscript>
          <button type="submit" className="button">
            Show its free times
          </button>
        </noscript>
      </Form>
      <Who view={view} told={told} />
    </Panel>
  );
}

function Who({ view, told }: BookPageProps) {
  const [params] = useSearchParams();
  const typed = told?.typed ?? {};
  // A refused form comes back with its own day, even when that has filled up meanwhile.
  const sameDay = new URLSearchParams(params);
  sameDay.set("day", view.date);
  sameDay.set("chosen", "yes");
  const isFree = view.times.some(({ value }) => value === view.time);
  return (
    <Form method="post" action={`?${sameDay}`} preventScrollReset className="stack">
      <input type="hidden" name="submission" value={view.submissionId} />
      <input type="hidden" name="kind" value={view.kind} />
      <input type="hidden" name="date" value={view.date} />
      {view.times.length === 0 ? (
        <p className="mid">Nothing is free on this day. Choose another.</p>
      ) : (
        <PanelField label="Time" name="time" told={told}>
          {(props) => (
            <select
              {...props}
              key={`${view.kind} ${view.date}`}
              defaultValue={typed.time ?? (isFree ? view.time : undefined)}
            >
              {view.times.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </PanelField>
      )}
      {view.person ? <input type="hidden" name="person" value={view.person.id} /> : <Contact told={told} />}
      {view.kind === "test-drive" ? (
        <PanelField label="Car, by stock number or plate" name="car" told={told}>
          {(props) => <input {...props} defaultValue={typed.car} maxLength={40} autoComplete="off" />}
        </PanelField>
      ) : null}
      <PanelField label="With" name="staff" told={told}>
        {(props) => (
          <select {...props} defaultValue={typed.staff ?? String(view.me)}>
            <option value="">Nobody yet</option>
            {view.colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </PanelField>
      <PanelField label="Note, for the desk alone" name="note" told={told}>
        {(props) => <textarea {...props} defaultValue={typed.note} maxLength={5000} rows={3} />}
      </PanelField>
      <button type="submit" className="button go" name="intent" value="book" disabled={view.times.length === 0}>
        Book
      </button>
    </Form>
  );
}

function Contact({ told }: { readonly told: Told | null }) {
  const typed = told?.typed ?? {};
  return (
    <>
      <PanelField label="Name" name="name" told={told}>
        {(props) => <input {...props} defaultValue={typed.name} required maxLength={100} autoComplete="off" />}
      </PanelField>
      <PanelField label="Phone" name="phone" told={told}>
        {(props) => <input {...props} type="tel" defaultValue={typed.phone} maxLength={32} autoComplete="off" />}
      </PanelField>
      <PanelField label="E-mail" name="email" told={told}>
        {(props) => <input {...props} type="email" defaultValue={typed.email} maxLength={254} autoComplete="off" />}
      </PanelField>
    </>
  );
}
