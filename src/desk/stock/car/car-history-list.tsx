import { Form } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { Face } from "../../parts/face.tsx";
import { IntentButton } from "../../parts/forms/intent-button.tsx";
import type { HistoryLine } from "./car-history.ts";

interface CarHistoryListProps {
  readonly history: readonly HistoryLine[];
  readonly mayEdit: boolean;
}

/** A car's history, newest first; each edit that can be undone has a button for it. */
export function CarHistoryList({ history, mayEdit }: CarHistoryListProps) {
  return (
    <section className="part" aria-labelledby="history">
      <h3 id="history">History</h3>
      {history.length === 0 ? (
        <p className="mid">Nobody has changed it, and its price is the one it came with.</p>
      ) : null}
      <ul className="rows car-history">
        {history.map(({ key, by, text, reason, when, undo }) => (
          <li key={key}>
            {by === null ? <Icon name="trend-down" size={16} /> : <Face name={by} />}
            <span className="grow">
              <b>{by ?? "Feed"}</b> {text}
              <small>{reason ? `${when}, ${reason}` : when}</small>
            </span>
            {undo && mayEdit ? (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="act" value={undo.act} />
                <IntentButton intent="undo" className="button bare">
                  Undo<span className="unseen"> {undo.says}</span>
                </IntentButton>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
