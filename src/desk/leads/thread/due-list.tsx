import { Link, useFetcher } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { IntentButton } from "../../parts/forms/intent-button.tsx";
import type { DueView } from "./due-view.ts";
import { PUT_OFF } from "./put-off.ts";

/** The user's due reminders, above the list of people. */
export function DueList({ due }: { readonly due: readonly DueView[] }) {
  if (due.length === 0) return null;
  return (
    <section aria-label="Reminders">
      <h2 className="group">
        <span>Reminders</span>
        <span>{due.length}</span>
      </h2>
      <ul className="plain due">
        {due.map((one, at) => (
          <Due key={one.id} due={one} isFirst={at === 0} />
        ))}
      </ul>
    </section>
  );
}

/** A due reminder; the keys act on the first one. */
export function Due({ due, isFirst }: { readonly due: DueView; readonly isFirst: boolean }) {
  const { Form, state } = useFetcher();
  const { id, person, name, text, when, of } = due;
  return (
    <li aria-busy={state !== "idle"}>
      <p>
        <Icon name="clock" size={16} />{" "}
        <Link className="link" to={`/leads/${person}`}>
          {name}
        </Link>
        : {text} <span className="dim">{of ? `${when}, asked for by ${of}` : when}</span>
      </p>
      <Form method="post" action={`/leads/${person}`} className="line">
        <input type="hidden" name="reminder" value={id} />
        <IntentButton intent="end reminder" data-key={isFirst ? "d" : undefined}>
          Done<span className="unseen">: {text}</span>
        </IntentButton>
        <label>
          <span className="unseen">Put off: {text}</span>
          <select name="until" className="input">
            {PUT_OFF.map((until) => (
              <option key={until}>{until}</option>
            ))}
          </select>
        </label>
        <IntentButton intent="put reminder off" className="button bare" data-key={isFirst ? "l" : undefined}>
          Later<span className="unseen">: {text}</span>
        </IntentButton>
      </Form>
    </li>
  );
}
