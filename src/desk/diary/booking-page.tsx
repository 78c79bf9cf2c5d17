import { Form, Link, useSearchParams } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../parts/note.tsx";
import type { BookingPanel } from "./booking-view.ts";
import { Panel, PanelField, type Told } from "./panel.tsx";

interface BookingPageProps {
  readonly panel: BookingPanel;
  readonly told: Told | null;
}

/** One booking: who comes and for what, how it ended or where it is moved to, and what was done to it. */
export function BookingPage({ panel, told }: BookingPageProps) {
  return (
    <Panel heading={panel.name} sub={`${panel.heading}, ${panel.where}`} picture={panel.picture} told={told}>
      {panel.clash ? <Note kind="late">For this time {panel.clash}. Offer another car or another time.</Note> : null}
      <Facts panel={panel} />
      {panel.may.end || panel.may.cancel ? <Endings panel={panel} /> : null}
      {panel.may.move ? <Moving panel={panel} told={told} /> : null}
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
          <a className="button" href={`tel:${panel.phone.replace(/[^\d+]/g, "")}`}>
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
      {panel.may.end && panel.ended !== "done" ? (
        <button type="submit" className="button" name="intent" value="done">
          Done
        </button>
      ) : null}
      {panel.may.end && panel.ended !== "no-show" ? (
        <button type="submit" className="button" name="intent" value="no-show">
          Did not come
        </button>
      ) : null}
      {panel.may.cancel ? (
        <button type="submit" className="button" name="intent" value="cancelled">
          Cancel this booking
        </button>
      ) : null}
    </Form>
  );
}

/** The time that the form begins with: where it was dragged to, else its own on its own day. */
const wantedTime = ({ dragged, date, own }: BookingPanel): string =>
  dragged?.isFree ? dragged.time : date === own.date ? own.time : "";

/** The day is chosen first, which shows its free times; then time, car and colleague are saved together. */
function Moving({ panel, told }: BookingPageProps) {
  const [params] = useSearchParams();
  const others = [...params].filter(([name]) => name !== "on" && name !== "moment");
  const typed = told?.typed ?? {};
  return (
    <section className="part">
      <h3>Move or change</h3>
      {panel.dragged ? (
        <Note kind={panel.dragged.isFree ? "soon" : "late"}>
          {panel.dragged.isFree
            ? `Dragged to ${panel.dragged.text}. Save to move it; the shopper gets a mail.`
            : `${panel.dragged.text} is not free on this day. Choose another time, nothing is moved yet.`}
        </Note>
      ) : null}
      <Form
        className="chosen-day"
        preventScrollReset
        onChange={(event) => event.currentTarget.requestSubmit()}
        key={`day-${panel.date}`}
      >
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="field">
          <span>Day</span>
          <input className="input" type="date" name="on" min={panel.today} defaultValue={panel.date} />
        </label>
        <noscript>
          <button type="submit" className="button">
            Show its free times
          </button>
        </noscript>
      </Form>
      <Form
        method="post"
        preventScrollReset
        className="stack"
        key={`move-${panel.date}-${panel.dragged?.time}-${panel.seen}`}
      >
        <input type="hidden" name="date" value={panel.date} />
        <input type="hidden" name="seen" value={panel.seen} />
        {panel.times.length === 0 ? (
          <p className="mid">Nothing is free on this day. Choose another.</p>
        ) : (
          <PanelField label="Time" name="time" told={told}>
            {(props) => (
              <select {...props} defaultValue={typed.time ?? wantedTime(panel)}>
                {panel.times.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            )}
          </PanelField>
        )}
        {panel.kind === "test-drive" ? (
          <PanelField label="Car, by stock number or plate" name="car" told={told}>
            {(props) => (
              <input {...props} defaultValue={typed.car ?? panel.stocknum} maxLength={40} autoComplete="off" />
            )}
          </PanelField>
        ) : null}
        <PanelField label="With" name="staff" told={told}>
          {(props) => (
            <select {...props} defaultValue={typed.staff ?? String(panel.staff?.id ?? "")}>
              <option value="">Nobody yet</option>
              {panel.colleagues.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </PanelField>
        <button type="submit" className="button go" name="intent" value="move" disabled={panel.times.length === 0}>
          Save
        </button>
      </Form>
    </section>
  );
}
