import { Form, Link } from "react-router";
import { IntentButton } from "../../parts/forms/intent-button.tsx";
import type { ThreadView } from "./thread-view.ts";

/** Threads that are likely the same person's, to be joined or marked as different people. */
export function Perhaps({ view }: { readonly view: ThreadView }) {
  if (view.perhaps.length === 0) return null;
  return (
    <section>
      <h3>Perhaps the same person</h3>
      <ul className="plain perhaps">
        {view.perhaps.map(({ id, name, where, why }) => (
          <li key={id}>
            <p>
              <Link className="link" to={`/leads/${id}`}>
                {name}
              </Link>{" "}
              <span className="mid">{`${where}: ${why}`}</span>
            </p>
            <Form method="post" className="line" preventScrollReset>
              <input type="hidden" name="other" value={`/leads/${id}`} />
              <IntentButton intent="merge">
                Join them<span className="unseen">: {name}</span>
              </IntentButton>
              <IntentButton intent="not the same" className="button bare">
                Not the same<span className="unseen">: {name}</span>
              </IntentButton>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
