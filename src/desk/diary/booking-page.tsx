import { Form, Link } from "react-router";
import { telHref } from "../../features/site/rules.ts";
import { Icon } from "../../ui/icon.tsx";
import { IntentButton } from "../parts/forms/intent-button.tsx";
import { Note } from "../parts/note.tsx";
import { CarField, DayForm, StaffField, TimeField } from "./booking-fields.tsx";
import type { BookingPanel } from "./booking-view.ts";
import { type FormOutcome, Panel } from "./panel.tsx";

interface BookingPageProps {
  readonly panel: BookingPanel;
  readonly outcome: FormOutcome | null;
}

/** One booking: who comes and for what, how it ended or the form to move it, and its history. */
export function BookingPage({ panel, outcome }: BookingPageProps) {
  return (
    <Panel heading={panel.name} sub={`${panel.heading}, ${panel.where}`} picture={panel.picture} outcome={outcome}>
      {panel.clash ? <Note kind="late">For this time {panel.clash}. Offer another car or another time.</Note> : null}
      <Facts panel={panel} />
      {panel.may.end || panel.may.cancel ? <Endings panel={panel} /> : null}
      {panel.may.move ? <Moving panel={panel} outcome={outcome} /> : null}
      <section className="part">
        <h3>What was done</h3>
        {panel.acts.length === 0 ? <p className="mid">Booked on the website.</p> : null}
        {panel.acts.map(({ id, words, when }) => (
          <p key={id} className="event">
            {words} <time>{when}</time>
          </p>
        ))}
      </section>
    </Panel>
  );
}

function Facts({ panel }: { readonly panel: BookingPanel }) {
  return (
    <>
      <div className="buttons">
        <span className="say quiet">{panel.state}</span>
        {panel.thread ? (
          <Link className="button" to={panel.thread}>
            <Icon name="message" size={16} /> Thread
          </Link>
        ) : null}
        {panel.phone ? (
          <a className="button" href={telHref(panel.phone)}>
            <Icon name="phone" size={16} /> {panel.phone}
          </a>
        ) : null}
      </div>
      <dl className="pairs">
        <dt>{panel.kind === "service" ? "Service of" : "Test drive of"}</dt>
        <dd>
          {panel.carHref ? (
            <Link className="link" to={panel.carHref}>
              {panel.vehicle}
            </Link>
          ) : (
            panel.vehicle
          )}{" "}
          {panel.plate ? <span className="plate">{panel.plate}</span> : null}
        </dd>
        {panel.work ? (
          <>
            <dt>Work</dt>
            <dd>{panel.work}</dd>
          </>
        ) : null}
        {panel.email ? (
          <>
            <dt>E-mail</dt>
            <dd>{panel.email}</dd>
          </>
        ) : null}
        <dt>With</dt>
        <dd>{panel.staff?.name ?? "Nobody yet"}</dd>
        <dt>Reference</dt>
        <dd>{panel.reference}</dd>
        {panel.message ? (
          <>
            <dt>They say</dt>
            <dd className="said">{panel.message}</dd>
          </>
        ) : null}
      </dl>
    </>
  );
}

function Endings({ panel }: { readonly panel: BookingPanel }) {
  return (
    <Form method="post" preventScrollReset className="buttons part-line">
      {panel.may.end && panel.ended !== "done" ? <IntentButton intent="done">Done</IntentButton> : null}
      {panel.may.end && panel.ended !== "no-show" ? <IntentButton intent="no-show">Did not come</IntentButton> : null}
      {panel.may.cancel ? <IntentButton intent="cancelled">Cancel this booking</IntentButton> : null}
    </Form>
  );
}

/**
 * The time that the form starts with: where the booking was dragged to, if that is free; otherwise its own time on its
 * own day, and none on other days.
 */
const wantedTime = ({ dragged, date, own }: BookingPanel): string =>
  dragged?.isFree ? dragged.time : date === own.date ? own.time : "";

/**
 * Moves a booking. The day comes first, since it decides the free times; time, car and colleague are saved together.
 */
function Moving({ panel, outcome }: BookingPageProps) {
  const { date, today, dragged, times } = panel;
  return (
    <section className="part">
      <h3>Move or change</h3>
      {dragged ? (
        <Note kind={dragged.isFree ? "soon" : "late"}>
          {dragged.isFree
            ? `Dragged to ${dragged.text}. Save to move it; the shopper gets a mail.`
            : `${dragged.text} is not free on this day. Choose another time, nothing is moved yet.`}
        </Note>
      ) : null}
      <DayForm key={`day-${date}`} name="on" date={date} today={today} without={["on", "moment"]} />
      <Form method="post" preventScrollReset className="stack" key={`move-${date}-${dragged?.time}-${panel.seen}`}>
        <input type="hidden" name="date" value={date} />
        <input type="hidden" name="seen" value={panel.seen} />
        <TimeField times={times} outcome={outcome} given={wantedTime(panel)} />
        {panel.kind === "test-drive" ? <CarField outcome={outcome} given={panel.stocknum} /> : null}
        <StaffField colleagues={panel.colleagues} outcome={outcome} given={String(panel.staff?.id ?? "")} />
        <IntentButton intent="move" className="button go" disabled={times.length === 0}>
          Save
        </IntentButton>
      </Form>
    </section>
  );
}
