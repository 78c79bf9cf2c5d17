import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { TextField } from "../../parts/forms/fields.tsx";
import { IntentButton } from "../../parts/forms/intent-button.tsx";
import { useSending } from "../use-sending.ts";
import type { ThreadView } from "./thread-view.ts";

/** The form that sets a reminder about a person; it opens below its button. */
export function RemindMe({ view: { name, remindAt, reminders } }: { readonly view: ThreadView }) {
  const box = useRef<HTMLDetailsElement>(null);
  useOnceKept(reminders.length, () => {
    const hadFocus = box.current?.contains(document.activeElement);
    box.current?.removeAttribute("open");
    box.current?.querySelector("form")?.reset();
    if (hadFocus) box.current?.querySelector("summary")?.focus();
  });
  return (
    <details className="remind" ref={box}>
      <summary className="button" data-key="r">
        <Icon name="clock" size={16} /> Remind me
      </summary>
      <Form method="post" className="stack" preventScrollReset aria-label={`Remind me of ${name}`}>
        <input type="hidden" name="intent" value="remind" />
        <TextField
          label="When, on the showroom’s clock"
          type="datetime-local"
          name="at"
          required
          defaultValue={remindAt}
        />
        <TextField label="Of what" name="about" required maxLength={200} placeholder="Ring about the trade-in" />
        <button type="submit" className="button go">
          Remind me
        </button>
      </Form>
    </details>
  );
}

/**
 * Calls back once the user's own reminder has been saved. A colleague's must not close a form that is being filled in.
 */
function useOnceKept(count: number, onKept: () => void): void {
  const isSending = useSending(["remind"]);
  const last = useRef({ isSending, count });
  const latest = useRef(onKept);
  latest.current = onKept;
  useEffect(() => {
    const before = last.current;
    last.current = { isSending, count: isSending ? before.count : count };
    if (before.isSending && !isSending && count > before.count) latest.current();
  }, [isSending, count]);
}

/** A person's open reminders, each with the button that completes it. */
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
                <IntentButton intent="end reminder">
                  Done<span className="unseen">: {text}</span>
                </IntentButton>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
