import { Form, Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { useSending } from "../leads/use-sending.ts";
import { IntentButton } from "../parts/forms/intent-button.tsx";
import { type Outcome, OutcomeNotes } from "../parts/outcome.tsx";
import { ReportParts } from "./report-parts.tsx";
import type { RunView } from "./run-view.ts";

interface RunPageProps {
  readonly view: RunView;
  readonly outcome: Outcome | null;
}

/** What one stock file did, or would do: a sentence, then the cars, then the rejected rows. */
export function RunPage({ view, outcome }: RunPageProps) {
  return (
    <section className="talk run-page" id="opened" tabIndex={-1} aria-labelledby="verdict">
      <header className="verdict">
        <div className="line">
          <Link to="/feeds" className="button bare square phone-only">
            <Icon name="chevron-left" />
            <span className="unseen">Back to feeds</span>
          </Link>
          <p className="mid">
            <span className={`say ${view.standing.kind}`}>{view.standing.text}</span> {view.from}, {view.dealership},{" "}
            {view.when}
          </p>
        </div>
        <h2 id="verdict">{view.verdict}</h2>
        {view.why.map((why) => (
          <p key={why}>{why}</p>
        ))}
        {view.settled ? <p className="dim">By {view.settled}</p> : null}
        <OutcomeNotes outcome={outcome} />
        <Decision view={view} />
      </header>
      <div className="run-body">
        <ReportParts view={view} refused={view.hasFile ? `/feeds/${view.id}/refused` : null} />
      </div>
    </section>
  );
}

/** The decision on a held file. The safe choice is the coloured button; the other one states its effect. */
function Decision({ view }: { readonly view: RunView }) {
  const isSending = useSending(["release", "drop", "undo"]);
  const sold = view.ledger.find(({ says }) => says.includes("sold"))?.count ?? 0;
  if (!view.can.release && !view.can.undo) return null;
  return (
    <Form method="post" className="buttons" preventScrollReset>
      {view.can.release ? (
        <>
          <IntentButton intent="drop" className="button go" disabled={isSending}>
            Keep the stock as it is
          </IntentButton>
          <IntentButton intent="release" disabled={isSending}>
            {isSending ? "Letting it go" : sold > 0 ? `Let it go, sell ${sold}` : "Let it go"}
          </IntentButton>
        </>
      ) : (
        <IntentButton intent="undo" disabled={isSending}>
          {isSending ? "Taking it back" : "Take back what it changed"}
        </IntentButton>
      )}
    </Form>
  );
}
