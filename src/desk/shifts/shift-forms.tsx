import { Form } from "react-router";
import type { RosterView } from "./roster-view.ts";

interface ShiftFormProps {
  readonly view: RosterView;
  readonly dealership: string;
}

/** The days of the week by which hours are added, Monday first. */
const DAYS = [
  [1, "Mon"],
  [2, "Tue"],
  [3, "Wed"],
  [4, "Thu"],
  [5, "Fri"],
  [6, "Sat"],
  [0, "Sun"],
] as const;

const Times = ({ starts, ends }: { readonly starts?: string; readonly ends?: string }) => (
  <>
    <label className="field">
      <span>From</span>
      <input className="input" type="time" name="starts" defaultValue={starts} />
    </label>
    <label className="field">
      <span>To</span>
      <input className="input" type="time" name="ends" defaultValue={ends} />
    </label>
  </>
);

/** Adds somebody's usual hours, on several days at once. */
export const AddShift = ({ view, dealership }: ShiftFormProps) => (
  <section className="board" aria-labelledby="add">
    <h2 id="add">Add hours</h2>
    <Form method="post" className="stack" preventScrollReset>
      <input type="hidden" name="dealership" value={dealership} />
      <div className="shift-lists">
        <label className="field">
          <span>Who</span>
          <select className="input" name="staff">
            {view.candidates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Times starts="08:30" ends="17:30" />
      </div>
      <fieldset className="days">
        <legend>On</legend>
        {DAYS.map(([weekday, name]) => (
          <label key={weekday}>
            <input type="checkbox" name="weekday" value={weekday} defaultChecked={weekday > 0 && weekday < 6} /> {name}
          </label>
        ))}
      </fieldset>
      <div className="shift-lists">
        <label className="field">
          <span>Where</span>
          <select className="input" name="location">
            <option value="">Every place</option>
            {view.locations.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>For</span>
          <select className="input" name="team">
            <option value="">Every kind of lead</option>
            {view.teams.map(({ team, name }) => (
              <option key={team} value={team}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label className="tick">
        <input type="checkbox" name="on-call" /> On call: leads come while the place is closed, too
      </label>
      <button type="submit" className="button go" name="intent" value="add">
        Add hours
      </button>
    </Form>
  </section>
);

/** Says what somebody does on one single day. */
export const OtherDay = ({ view, dealership }: ShiftFormProps) => (
  <section className="board" aria-labelledby="other">
    <h2 id="other">A day that is different</h2>
    <Form method="post" className="stack" preventScrollReset>
      <input type="hidden" name="dealership" value={dealership} />
      <div className="shift-lists">
        <label className="field">
          <span>Who</span>
          <select className="input" name="staff">
            {view.people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>Day</span>
          <input className="input" type="date" name="day" defaultValue={view.today} min={view.today} required />
        </label>
        <label className="field">
          <span>How</span>
          <select className="input" name="how">
            <option value="away">Away</option>
            <option value="hours">Works other hours</option>
            <option value="usual">As usual</option>
          </select>
        </label>
        <Times />
      </div>
      <button type="submit" className="button" name="intent" value="day">
        Note it
      </button>
    </Form>
  </section>
);
