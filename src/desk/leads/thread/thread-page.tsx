import { useState } from "react";
import { Form, Link } from "react-router";
import { telHref } from "../../../features/site/rules.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Face } from "../../parts/face.tsx";
import { Note } from "../../parts/note.tsx";
import { OutcomeNotes } from "../../parts/outcome.tsx";
import { Pick } from "../../parts/pick.tsx";
import { Clock } from "../clock.tsx";
import { Reply } from "../reply/reply.tsx";
import { SNOOZE_NAMES } from "../snooze.ts";
import { WaitingBlocks } from "../waiting/waiting-blocks.tsx";
import { Rail, RailButton } from "./rail.tsx";
import { RemindMe } from "./remind-me.tsx";
import type { ThreadView } from "./thread-view.ts";
import { Timeline } from "./timeline.tsx";

interface ThreadPageProps {
  readonly view: ThreadView;
  /** Whether the response to the last form was lost. */
  readonly isUnsent: boolean;
  readonly outcome: { readonly problem: string | null; readonly done: string | null; readonly text?: string } | null;
}

/** A person's thread: their name, all messages and events, the answer form, and the other facts about them. */
export function ThreadPage({ view, outcome, isUnsent }: ThreadPageProps) {
  const [taken, setTaken] = useState<{ readonly text: string } | null>(null);
  return (
    <>
      <section className="talk" id="opened" tabIndex={-1} aria-labelledby="person">
        <Head view={view} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach what scrolls */}
        <section ref={showNewest} className="talk-body" tabIndex={0} aria-label={`Thread with ${view.name}`}>
          {view.isJoined ? (
            <Note kind="soon">
              Somebody joined this thread with the one that was open. Nothing was sent: what you wrote stands below.
            </Note>
          ) : null}
          {view.erased ? (
            <Note kind="soon">
              Erased on {view.erased}. What is left says that somebody asked, of which kind and when, and nothing of
              them.
            </Note>
          ) : null}
          <OutcomeNotes outcome={outcome} />
          <Timeline view={view} />
          <WaitingBlocks by={view.reader} person={view.id} onEdit={(text) => setTaken({ text })} />
        </section>
        {view.mayAnswer ? <Reply view={view} kept={outcome?.text} taken={taken} isUnsent={isUnsent} /> : null}
      </section>
      <Rail view={view} />
    </>
  );
}

/** Scrolls a thread to its end when it opens, where the newest entry is; on a phone the page itself scrolls. */
function showNewest(body: HTMLElement | null): void {
  if (!body) return;
  if (body.scrollHeight > body.clientHeight) body.scrollTop = body.scrollHeight;
  // Wait a frame, since the router first scrolls a new page to its top.
  else requestAnimationFrame(() => scrollTo({ top: document.documentElement.scrollHeight }));
}

function Head({ view }: { readonly view: ThreadView }) {
  return (
    <header className="talk-top">
      <Link to="/leads" className="button bare square phone-only">
        <Icon name="chevron-left" />
        <span className="unseen">Back to leads</span>
      </Link>
      <div className="grow">
        <h2 id="person" className="cut">
          {view.name}
        </h2>
        <p className="cut">{view.summary}</p>
      </div>
      {view.clock ? <Clock clock={view.clock} /> : null}
      <RailButton name={view.name} />
      {view.phone ? (
        <a className="button square" href={telHref(view.phone)} data-key="c">
          <Icon name="phone" size={18} />
          <span className="unseen">Call {view.name}</span>
        </a>
      ) : null}
      {view.mayAnswer ? <Decisions view={view} /> : <span className="mid">{view.state.words}</span>}
    </header>
  );
}

/** The assignee and the state. With JavaScript a choice is submitted at once, otherwise with a button. */
function Decisions({ view }: { readonly view: ThreadView }) {
  return (
    <div className="decisions">
      <Form method="post" onChange={(event) => event.currentTarget.requestSubmit()} preventScrollReset>
        <input type="hidden" name="intent" value="assign" />
        <Pick
          name="to"
          label="Who has it"
          given={view.assignee?.id ?? 0}
          dataKey="a"
          icon={<Face name={view.assignee?.name ?? null} />}
        >
          <option value={0}>Nobody yet</option>
          {view.colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Pick>
        <NoScriptButton>Give</NoScriptButton>
      </Form>
      <StateForm view={view} />
      <Form method="post" onChange={(event) => event.currentTarget.requestSubmit()} preventScrollReset>
        <input type="hidden" name="intent" value="snooze" />
        <Pick
          name="until"
          label="Put aside"
          given={view.snoozed ? `aside ${view.snoozed}` : ""}
          dataKey="z"
          icon={<Icon name="clock" size={16} />}
        >
          <option value={view.snoozed ? `aside ${view.snoozed}` : ""}>
            {view.snoozed ? `Until ${view.snoozed}` : "Later …"}
          </option>
          {view.snoozed ? <option value="now">Bring back now</option> : null}
          {SNOOZE_NAMES.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Pick>
        <NoScriptButton>Put aside</NoScriptButton>
      </Form>
      <RemindMe view={view} />
    </div>
  );
}

/** A lost lead needs a reason, so choosing "lost" shows the reasons before it is submitted. */
function StateForm({ view }: { readonly view: ThreadView }) {
  const [chosen, setChosen] = useState(view.state.value);
  const isLosing = chosen === "lost" && view.state.value !== "lost";
  return (
    <Form
      method="post"
      preventScrollReset
      onChange={(event) => {
        const form = event.currentTarget;
        const state = String(new FormData(form).get("state"));
        setChosen(state);
        if (state !== "lost" || new FormData(form).get("reason")) form.requestSubmit();
      }}
    >
      <input type="hidden" name="intent" value="state" />
      <Pick name="state" label="How it stands" given={view.state.value} dataKey="s">
        {view.states.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Pick>
      {isLosing ? (
        <Pick name="reason" label="Why it was lost" given="">
          <option value="">Why?</option>
          {view.lostReasons.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </Pick>
      ) : null}
      <noscript>
        <select name="reason" aria-label="Why it was lost">
          <option value="">Why, if lost</option>
          {view.lostReasons.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </select>
        <button type="submit" className="button">
          Set
        </button>
      </noscript>
    </Form>
  );
}

const NoScriptButton = ({ children }: { readonly children: string }) => (
  <noscript>
    <button type="submit" className="button">
      {children}
    </button>
  </noscript>
);
