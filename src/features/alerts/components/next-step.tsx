import type { ReactNode } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { useSent } from "../../leads/components/form/use-draft.ts";
import type { AlertFormView, AlertReply } from "../asking.ts";
import { OFTEN_WORDS } from "../rules.ts";
import { ALERT_FORM_ID, Watched } from "./alert-form.tsx";

type Asked = Extract<AlertReply, { readonly begun: boolean }>;

interface NextStepProps {
  readonly view: AlertFormView;
  readonly reply: Asked;
  /** The heading names the page (`h1`), or a dialog on it (`h2`). */
  readonly Heading: "h1" | "h2";
  /** ID of the heading, which labels a dialog. */
  readonly titleId?: string;
  /** A link back to where the shopper was. */
  readonly back: ReactNode;
  /** The form that sends the confirmation link again. */
  readonly again: ReactNode;
  /** A control that returns to the form, to give another address. */
  readonly change: ReactNode;
}

/** The step after the form: confirming by the link in the mail, or nothing for a member. */
export function NextStep({ view, reply, Heading, titleId, back, again, change }: NextStepProps) {
  const { label, when } = OFTEN_WORDS[reply.often];
  useSent(ALERT_FORM_ID);
  const often = `Email, ${label.toLowerCase()}, ${when}`;
  return (
    <div className="grid max-w-160 justify-items-start gap-5">
      <Heading
        id={titleId}
        tabIndex={-1}
        className={`outline-none ${Heading === "h1" ? "display-type text-2xl" : "pr-12 text-xl"}`}
      >
        {reply.begun ? "Your alert has begun" : "One step left"}
      </Heading>
      {reply.begun ? (
        <p role="status" className="text-md">
          We email <b className="font-strong">{reply.email}</b>. Each email stops it with one click.
        </p>
      ) : (
        <>
          <p role="status" className="text-md">
            We sent a link to <b className="font-strong wrap-anywhere">{reply.email}</b>. The alert starts when you
            press it.
          </p>
          <ol className="grid list-decimal gap-2 pl-6">
            <li>Open the email “Start your alert”.</li>
            <li>
              Press <b className="font-strong">Start my alert</b>. The link works until {reply.until}.
            </li>
          </ol>
        </>
      )}
      <div className="w-full">
        <Watched name={view.name} text={often} />
      </div>
      <div className="flex flex-wrap gap-3">
        {back}
        {reply.begun ? null : again}
      </div>
      {reply.begun ? null : <p className="text-sm text-muted">Wrong address? {change}</p>}
    </div>
  );
}

/** The fields of the form that sends the link again. */
export function SendAgain({ reply }: { readonly reply: Asked }) {
  return (
    <>
      <input type="hidden" name="email" value={reply.email} />
      <input type="hidden" name="often" value={reply.often} />
      {reply.drops ? <input type="hidden" name="drops" value="on" /> : null}
      <Button type="submit" kind="outline">
        Send It Again
      </Button>
    </>
  );
}

export const backLabel = ({ kind }: AlertFormView): string => (kind === "car" ? "Back" : "Back to My Search");
