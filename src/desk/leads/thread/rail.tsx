import { Fragment } from "react";
import { Form, Link } from "react-router";
import { telHref } from "../../../features/site/rules.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Face } from "../../parts/face.tsx";
import { TextField } from "../../parts/forms/fields.tsx";
import { CarLine } from "./car-line.tsx";
import { Perhaps } from "./perhaps.tsx";
import { Reminders } from "./remind-me.tsx";
import { ownLeads } from "./thread-items.ts";
import type { ThreadView } from "./thread-view.ts";

const RAIL = "person-sheet";

/** Opens the rail as a sheet, if the window is too narrow to show it beside the thread. */
export const RailButton = ({ name }: { readonly name: string }) => (
  <button type="button" className="button square rail-button" popoverTarget={RAIL}>
    <Icon name="user" size={18} />
    <span className="unseen">What is known of {name}</span>
  </button>
);

/** The facts about a person beside their thread: addresses, cars, consents, and where they came from. */
export function Rail({ view }: { readonly view: ThreadView }) {
  return (
    <aside className="rail" id={RAIL} popover="auto" aria-label={`${view.name}: addresses, cars, consents`}>
      <section>
        <div className="line">
          <Face name={view.name} big />
          <b className="cut grow">{view.name}</b>
          <button type="button" className="button bare square rail-button" popoverTarget={RAIL}>
            <Icon name="x" />
            <span className="unseen">Close</span>
          </button>
        </div>
        <ul className="contact">
          {view.phone ? (
            <li>
              <Icon name="phone" size={16} />
              <a href={telHref(view.phone)}>{view.phone}</a>
            </li>
          ) : null}
          {view.email ? (
            <li>
              <Icon name="mail" size={16} />
              <a className="cut" href={`mailto:${view.email}`}>
                {view.email}
              </a>
            </li>
          ) : null}
          {view.others.map((one) => (
            <li key={one} className="mid">
              <Icon name="user" size={16} />
              <span className="cut">also {one}</span>
            </li>
          ))}
        </ul>
        {view.bookHref ? (
          <Link className="button" to={view.bookHref}>
            <Icon name="calendar" size={16} /> Book a time
          </Link>
        ) : null}
      </section>
      <Reminders view={view} />
      <Perhaps view={view} />
      {view.beside.length > 0 ? (
        <section>
          <h3>Also writes to</h3>
          <ul className="plain">
            {view.beside.map(({ id, where, standing }) => (
              <li key={id}>
                <Link to={`/leads/${id}`}>{where}</Link> <span className="mid">{standing}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {view.cars.length > 0 ? (
        <section>
          <h3>Cars</h3>
          {view.cars.map((car) => (
            <CarLine key={`${car.name} ${car.facts}`} car={car} />
          ))}
        </section>
      ) : null}
      <section>
        <h3>May we send offers?</h3>
        {view.wantsNoOffers ? (
          <p className="no">
            <Icon name="x" size={16} />
            <span>They want no offers: none goes to them, whatever they agreed to.</span>
          </p>
        ) : null}
        {view.consents.length === 0 && !view.wantsNoOffers ? (
          <p className="mid">Never asked. Answer what they asked, and send no offers.</p>
        ) : null}
        {view.consents.map(({ given, words, when }) => (
          <p key={`${words} ${when}`} className={given ? "yes" : "no"}>
            <Icon name={given ? "check" : "x"} size={16} />
            <span>
              {given ? "Yes" : "No"}: “{words}” <span className="dim">{when}</span>
            </span>
          </p>
        ))}
      </section>
      <section>
        <h3>How they found us</h3>
        <dl className="pairs">
          {view.pairs.map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
      {view.mayMerge ? <Joining view={view} /> : null}
      {view.mayErase ? (
        <section>
          <Link to={`/leads/${view.id}/erase`} className="button bare">
            Erase this person …
          </Link>
        </section>
      ) : null}
    </aside>
  );
}

/** Joining and splitting threads by hand. */
function Joining({ view }: { readonly view: ThreadView }) {
  const leads = ownLeads(view.days);
  return (
    <section>
      <details>
        <summary>Join or split threads</summary>
        <Form method="post" className="stack">
          <input type="hidden" name="intent" value="merge" />
          <TextField
            label="Address of the other thread of this person"
            name="other"
            required
            placeholder="…/desk/leads/123"
            autoComplete="off"
          />
          <button type="submit" className="button">
            Join it to this one
          </button>
        </Form>
        {leads.length > 1 ? (
          <Form method="post" className="stack">
            <input type="hidden" name="intent" value="split" />
            <fieldset className="checks">
              <legend>These are somebody else’s:</legend>
              {leads.map((lead) => (
                <label key={lead.key}>
                  <input type="checkbox" name="lead" value={lead.id} /> {lead.title}, {lead.time}
                </label>
              ))}
            </fieldset>
            <button type="submit" className="button">
              Split them off
            </button>
          </Form>
        ) : null}
      </details>
    </section>
  );
}
