import { Form } from "react-router";
import { SelectField, TextField } from "../parts/forms/fields.tsx";
import { IntentButton } from "../parts/forms/intent-button.tsx";
import type { RosterView } from "./roster-view.ts";

interface ShiftFormProps {
  readonly view: RosterView;
  readonly dealership: string;
}

/** The days of the week in the form that adds hours, Monday first. */
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
    <TextField label="From" type="time" name="starts" defaultValue={starts} />
    <TextField label="To" type="time" name="ends" defaultValue={ends} />
  </>
);

/** Adds a staff member's usual hours, on several days at once. */
export const AddShift = ({ view, dealership }: ShiftFormProps) => (
  <section className="board" aria-labelledby="add">
    <h2 id="add">Add hours</h2>
    <Form method="post" className="stack" preventScrollReset>
      <input type="hidden" name="dealership" value={dealership} />
      <div className="shift-lists">
        <SelectField label="Who" name="staff" options={view.candidates.map(({ id, name }) => [id, name])} />
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
        <SelectField
          label="Where"
          name="location"
          none="Every place"
          options={view.locations.map(({ slug, name }) => [slug, name])}
        />
        <SelectField
          label="For"
          name="team"
          none="Every kind of lead"
          options={view.teams.map(({ team, name }) => [team, name])}
        />
      </div>
      <label className="tick">
        <input type="checkbox" name="on-call" /> On call: leads come while the place is closed, too
      </label>
      <IntentButton intent="add" className="button go">
        Add hours
      </IntentButton>
    </Form>
  </section>
);

/** Sets a staff member's hours on a single day. */
export const OtherDay = ({ view, dealership }: ShiftFormProps) => (
  <section className="board" aria-labelledby="other">
    <h2 id="other">A day that is different</h2>
    <Form method="post" className="stack" preventScrollReset>
      <input type="hidden" name="dealership" value={dealership} />
      <div className="shift-lists">
        <SelectField label="Who" name="staff" options={view.people.map(({ id, name }) => [id, name])} />
        <TextField label="Day" type="date" name="day" defaultValue={view.today} min={view.today} required />
        <SelectField
          label="How"
          name="how"
          options={[
            ["away", "Away"],
            ["hours", "Works other hours"],
            ["usual", "As usual"],
          ]}
        />
        <Times />
      </div>
      <IntentButton intent="day">Note it</IntentButton>
    </Form>
  </section>
);
