import { Form, Link } from "react-router";
import { counted } from "../../lib/words/format.ts";
import { Face } from "../parts/face.tsx";
import { IntentButton } from "../parts/forms/intent-button.tsx";
import { Note } from "../parts/note.tsx";
import { Thumb } from "../parts/thumb.tsx";
import type { RosterView } from "./roster-view.ts";
import { AddShift, OtherDay } from "./shift-forms.tsx";

interface ShiftsPageProps {
  readonly view: RosterView;
  readonly dealership: string;
  readonly mayEdit: boolean;
  readonly mayBeAway: boolean;
}

/** The staff on shift now, the leads that nobody has taken, the week and, for managers, the forms that change it. */
export function ShiftsPage({ view, dealership, mayEdit, mayBeAway }: ShiftsPageProps) {
  const isEmpty = view.people.length === 0;
  return (
    <>
      <Now view={view} dealership={dealership} mayBeAway={mayBeAway} />
      <Untaken view={view} />
      {isEmpty ? (
        <Note kind="soon">
          No roster yet.{" "}
          {mayEdit
            ? "Add hours below. From then on each new lead is offered to one person at a time."
            : "A manager writes down who works when. Until then leads wait in the list."}
        </Note>
      ) : (
        <Week view={view} />
      )}
      {mayEdit && !isEmpty ? <People view={view} dealership={dealership} /> : null}
      {mayEdit && !isEmpty ? <OtherDay view={view} dealership={dealership} /> : null}
      {mayEdit ? <AddShift view={view} dealership={dealership} /> : null}
    </>
  );
}

function Now({ view, dealership, mayBeAway }: Omit<ShiftsPageProps, "mayEdit">) {
  const { isAway, isRostered } = view.me;
  return (
    <section className="board" aria-labelledby="now">
      <h2 id="now">On shift now</h2>
      <p className="mid">
        {view.isOpen
          ? `${view.place} is open. A new lead goes on to the next after ${counted(view.minutes, "minute")}.`
          : `${view.place} is closed. A new lead waits for whoever is on shift next, and goes on to the next after ${counted(view.minutes, "minute")}.`}
      </p>
      <ul className="rows">
        {view.now.map((line) => (
          <li key={line.id}>
            <Face name={line.name} />
            <div className="grow">
              <b>{line.name}</b>
              <small>{[line.hours, line.more].filter(Boolean).join(", ")}</small>
            </div>
          </li>
        ))}
        {view.now.length === 0 ? <li className="mid">Nobody is on shift.</li> : null}
      </ul>
      {mayBeAway && isRostered ? (
        <Form method="post" className="buttons" preventScrollReset>
          <DayFields dealership={dealership} day={view.today} how={isAway ? "usual" : "away"} />
          <IntentButton intent="own day">{isAway ? "I am here after all" : "I am away today"}</IntentButton>
        </Form>
      ) : null}
    </section>
  );
}

interface DayFieldsProps {
  readonly dealership: string;
  readonly day: string;
  readonly how: "away" | "usual";
}

const DayFields = ({ dealership, day, how }: DayFieldsProps) => (
  <>
    <input type="hidden" name="dealership" value={dealership} />
    <input type="hidden" name="day" value={day} />
    <input type="hidden" name="how" value={how} />
  </>
);

function Untaken({ view }: { readonly view: RosterView }) {
  if (view.untaken.length === 0) return null;
  return (
    <section className="board" aria-labelledby="untaken">
      <h2 id="untaken">Not taken yet</h2>
      <ul className="rows">
        {view.untaken.map(({ lead, person, name, picture, icon, line, came, standing, asked, openedBy }) => (
          <li key={lead}>
            <Thumb picture={picture} icon={icon} />
            <div className="grow">
              <Link className="link" to={`/leads/${person}`}>
                {name}
              </Link>{" "}
              <span className="mid">{line}</span>
              <small>
                Came {came}, {standing}
              </small>
              {asked.length > 0 ? <small>Asked: {asked.join(", ")}</small> : null}
              <small>{openedBy.length > 0 ? `Opened by ${openedBy.join(", ")}` : "Nobody has opened it"}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Week = ({ view }: { readonly view: RosterView }) => (
  <section className="board" aria-labelledby="week">
    <h2 id="week">The usual week</h2>
    <div className="week">
      {view.week.map(({ name, lines }) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line.id}>
                <Face name={line.name} />
                <span>
                  {line.name} <small>{[line.hours, line.more].filter(Boolean).join(", ")}</small>
                </span>
              </li>
            ))}
            {lines.length === 0 ? <li className="dim">Nobody</li> : null}
          </ul>
        </section>
      ))}
    </div>
    {view.days.length > 0 ? (
      <>
        <h3>Other days</h3>
        <ul className="rows">
          {view.days.map(({ key, name, day, says }) => (
            <li key={key}>
              <span className="grow">{name}</span>
              <span className="mid">
                {day}, {says}
              </span>
            </li>
          ))}
        </ul>
      </>
    ) : null}
  </section>
);

const People = ({ view, dealership }: { readonly view: RosterView; readonly dealership: string }) => (
  <section className="board" aria-labelledby="people">
    <h2 id="people">On the roster</h2>
    <ul className="rows">
      {view.people.map(({ id, name, isAway, isGone }) => (
        <li key={id}>
          <Face name={name} />
          <div className="grow">
            <b>{name}</b>
            {isAway ? <small>Away today</small> : null}
            {isGone ? <small>May not sign in any more, and is asked no more</small> : null}
          </div>
          <Form method="post" preventScrollReset>
            <DayFields dealership={dealership} day={view.today} how={isAway ? "usual" : "away"} />
            <input type="hidden" name="staff" value={id} />
            <IntentButton intent="day">
              {isAway ? "Here after all" : "Away today"}
              <span className="unseen">: {name}</span>
            </IntentButton>
          </Form>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="dealership" value={dealership} />
            <input type="hidden" name="staff" value={id} />
            <IntentButton intent="remove" className="button bare">
              Take off<span className="unseen">: {name}</span>
            </IntentButton>
          </Form>
        </li>
      ))}
    </ul>
  </section>
);
