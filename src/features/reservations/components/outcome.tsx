import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { buttonClass } from "../../../ui/controls/button-style.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { useSent } from "../../leads/components/form/use-draft.ts";
import { LeadEventSender } from "../../leads/components/lead-event-sender.tsx";
import type { SentLead } from "../../leads/sent-lead.ts";
import type { OutcomeView } from "../outcome-view.ts";
import { REPEAT_FIELD } from "../schema.ts";

const MOODS: Readonly<Record<OutcomeView["mood"], { readonly icon: IconName; readonly look: string }>> = {
  good: { icon: "check", look: "bg-positive-tint text-positive" },
  waiting: { icon: "clock", look: "bg-caution-tint text-caution" },
  bad: { icon: "alert", look: "bg-negative-tint text-negative" },
};

interface OutcomeProps {
  readonly outcome: OutcomeView;
  /** The lead of a successful payment. */
  readonly lead: SentLead | null;
  /** Path of this page, for reloading and for trying again. */
  readonly path: string;
  /** Links for going on. */
  readonly children: ReactNode;
}

/** The outcome of a payment: its state, its reference, and the next step. */
export function Outcome({ outcome, lead, path, children }: OutcomeProps) {
  const { icon, look } = MOODS[outcome.mood];
  // A shopper who left the payment, or was declined by the bank, tries again with the details they typed.
  const isSettled = outcome.mood !== "bad";
  useSent(isSettled ? "checkout" : null);
  useSent(isSettled ? "online-payment" : null);
  return (
    <div className="grid justify-items-start gap-5">
      <LeadEventSender lead={lead} />
      <span className={classNames("grid size-14 place-items-center rounded-disc", look)}>
        <Icon name={icon} size={30} />
      </span>
      <h1 className="display-type text-2xl">{outcome.heading}</h1>
      <p className="max-w-[56ch] text-md text-muted">{outcome.text}</p>
      <dl className="grid w-full max-w-160 gap-x-10 gap-y-4 box p-5 sm:flex sm:flex-wrap md:p-6">
        {outcome.facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="figures text-md font-strong">{value}</dd>
          </div>
        ))}
      </dl>
      {outcome.steps.length > 0 ? <Steps steps={outcome.steps} /> : null}
      <div className="mt-2 flex flex-wrap gap-3">
        {outcome.pageUrl ? (
          <>
            <a href={outcome.pageUrl} className={buttonClass({})}>
              Go to the payment
            </a>
            <a href={path} className={buttonClass({ kind: "outline" })}>
              Check again
            </a>
          </>
        ) : null}
        {outcome.mayRepeat ? (
          <form method="post" action={path}>
            <Button type="submit" name={REPEAT_FIELD} value={outcome.reference}>
              Try the payment again
            </Button>
          </form>
        ) : null}
        {children}
      </div>
    </div>
  );
}

function Steps({ steps }: { readonly steps: OutcomeView["steps"] }) {
  return (
    <ol className="mt-2 grid w-full gap-6 md:grid-cols-3 md:gap-gap">
      {steps.map((step, at) => (
        <li key={step.title} className="border-t-2 border-brand-text pt-4">
          <h2 className="text-lg">
            <span className="figures mr-2 text-brand-text">{at + 1}</span>
            {step.title}
          </h2>
          <p className="mt-1.5 text-muted">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
