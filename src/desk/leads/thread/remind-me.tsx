import { Form } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import type { ThreadView } from "./thread-view.ts";

/** The form by which somebody is reminded of a person; it opens below its button. */
export function RemindMe({ view: { name, remindAt } }: { readonly view: ThreadView }) {
  return (
    <details className="remind">
      <summary className="button" data-key="r">
        <Icon name="clock" size={16} /> Remind me
      </summary>
      <Form method="post" className="stack" preventScrollReset aria-label={`Remind me of ${name}`}>
        <input type="hidden" name="intent" value="remind" />
        <label className="field">
          <span>When, on the showroom’s clock</span>
          <input className="input" type="datetime-local" name="at" required defaultValue={remindAt} />
        </label>
        <label className="field">
          <span>Of what</span>
          <input className="input" name="about" required maxLength={200} placeholder="Ring about the trade-in" />
        </label>
        <button type="submit" className="button go">
          Remind me
        </button>
      </Form>
    </details>
  );
}

/** The open reminders of a person, each with what ends it. */
export function Reminders({ view }: { readonly view: ThreadView }) {
  if (view.reminders.length === 0) return null;
  return (
    <section>
      <h3>Reminders</h3>
      <ul className="plain reminders">
        {view.reminders.map(({ id, when, text, by }) => (
          <li key={id}>
            <p>
              {text} <span className="dim">{`${when}, ${by}`}</span>
            </p>
            {view.mayAnswer ? (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="reminder" value={id} />
                <button type="submit" className="button" name="intent" value="end reminder">
                  Done<span className="unseen">: {text}</span>
                </button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
