import { plural } from "../../../lib/words/plural.ts";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { Link, LinkButton } from "../../../ui/link.tsx";
import { useDraft } from "../../leads/components/form/use-draft.ts";
import type { AlertFormView, AlertReply } from "../asking.ts";
import { ALERT_FORM, ALERT_FORM_ID, AlertFields, alertTitle } from "./alert-form.tsx";
import { backLabel, NextStep, SendAgain } from "./next-step.tsx";

interface AlertPageProps {
  readonly view: AlertFormView;
  readonly reply: AlertReply | null;
  readonly noun: string;
}

/** "Tell me when it comes" as a plain form, which works without JavaScript, and then the next step. */
export function AlertPage({ view, reply, noun }: AlertPageProps) {
  const title = alertTitle(view);
  const draft = useDraft(ALERT_FORM_ID, reply !== null);
  return (
    <div className="wrap pb-section">
      <Breadcrumb
        crumbs={[
          { label: "Home", href: "/" },
          { label: title, href: null },
        ]}
      />
      {reply && "begun" in reply ? (
        <NextStep
          view={view}
          reply={reply}
          Heading="h1"
          back={<LinkButton href={view.href}>{backLabel(view)}</LinkButton>}
          again={
            <form method="post">
              <SendAgain reply={reply} />
            </form>
          }
          change={
            <Link
              href={`/alerts/new?${view.kind === "car" ? "car" : "search"}=${encodeURIComponent(carOrSearch(view))}`}
              className="text-link"
            >
              Change it
            </Link>
          }
        />
      ) : (
        <>
          <h1 className="display-type text-2xl">{title}</h1>
          <div className="mt-6 grid items-start gap-x-24 gap-y-8 lg:grid-cols-[minmax(0,35rem)_minmax(0,24rem)]">
            <form id={ALERT_FORM_ID} method="post" noValidate onInput={draft.keep} className={ALERT_FORM}>
              <AlertFields view={view} reply={reply} noun={noun} />
            </form>
            <WhatComes view={view} noun={noun} />
          </div>
        </>
      )}
    </div>
  );
}

function WhatComes({ view, noun }: Omit<AlertPageProps, "reply">) {
  const what =
    view.kind === "car"
      ? `A lower price of this ${noun}, and when it is sold or back.`
      : `The new ${plural(noun)} that match, with picture, price and place. No match, no email.`;
  return (
    <aside className="grid gap-6 pt-1.5">
      <section aria-labelledby="what-comes">
        <h2 id="what-comes" className="mb-2 text-lg">
          What comes
        </h2>
        <ul className="divide-y divide-line border-t border-line">
          <Line icon="mail">{what}</Line>
          <Line icon="clock">Daily is one email a day at most. Nothing between 8 pm and 8 am.</Line>
          <Line icon="user">No account. The link in each email shows, changes and ends your alerts.</Line>
          <Line icon="lock">
            We keep your address, this search, and the words you agreed to with the time. Ended alerts are erased after
            30 days, or at once if you ask.
          </Line>
        </ul>
      </section>
      <p className="text-sm text-muted">From {view.sender}</p>
    </aside>
  );
}

function Line({ icon, children }: { readonly icon: IconName; readonly children: string }) {
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-3 py-3 text-sm">
      <Icon name={icon} size={20} className="mt-px text-muted" />
      <span>{children}</span>
    </li>
  );
}

const carOrSearch = ({ kind, href }: AlertFormView): string => (kind === "car" ? href.replace(/^.*\//, "") : href);
