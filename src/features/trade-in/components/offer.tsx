import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LinkButton } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { EVENTS, type EventSubject, fireEvent } from "../../analytics/events.ts";
import { ErrorSummary } from "../../leads/components/error-summary.tsx";
import { useSent } from "../../leads/components/form/use-draft.ts";
import { useSite } from "../../site/components/site-context.tsx";
import type { TradeInView } from "../trade-in-view.ts";
import { INDICATIVE } from "../wording.ts";
import { OfferedCar, StepHead, type StepReply } from "./step-form.tsx";

/** The dealer's estimate, its meaning (TRADE-066, TRADE-072, TRADE-073) and a button to accept it (TRADE-043). */
export function Offer({ view, answer }: { readonly view: TradeInView; readonly answer: StepReply | null }) {
  const { offer } = view;
  const justNow = answer !== null && "accepted" in answer;
  useAcceptance(justNow, view.about);
  useSent("trade-in");
  if (!offer) return null;
  if (offer.accepted || justNow) return <Accepted view={view} />;
  const problems = answer && "reply" in answer ? Object.values(answer.reply.error ?? {}).flat() : [];
  return (
    <>
      <StepHead view={view} title="Your estimate is here" />
      <OfferedCar view={view} />
      <p className="price-type text-[clamp(2.75rem,7vw,4rem)] leading-none">{offer.text}</p>
      <p className="mt-3 max-w-[52ch] text-muted">
        {INDICATIVE} {offer.over ? "It has expired: please ask for a new one." : `That is until ${offer.until}.`}
      </p>
      <p className="mt-3 max-w-[52ch]">Our buying team has your details and will be in touch either way.</p>
      <div className="mt-6 grid gap-4">
        <ErrorSummary problems={problems.map((text) => ({ fieldId: null, text: String(text) }))} />
        <div className="flex flex-wrap gap-3">
          {offer.over ? null : <AcceptButton view={view} />}
          <LinkButton href={`/success?${new URLSearchParams({ category: view.category })}`} kind="outline">
            Not yet
          </LinkButton>
        </div>
      </div>
    </>
  );
}

function AcceptButton({ view }: { readonly view: TradeInView }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" action={view.action} preventScrollReset>
      <input type="hidden" name="intent" value="accept" />
      <Button type="submit" busy={busy}>
        Accept this estimate
      </Button>
    </Form>
  );
}

/** Sends the event once when the acceptance has been stored, but not when the page is opened again (ANLY-007). */
function useAcceptance(justNow: boolean, about: EventSubject): void {
  const { config } = useSite();
  const hasReported = useRef(false);
  useEffect(() => {
    if (!justNow || hasReported.current) return;
    hasReported.current = true;
    fireEvent(EVENTS.offerAccepted, about, config.analyticsEndpoint);
  }, [justNow, about, config.analyticsEndpoint]);
}

function Accepted({ view }: { readonly view: TradeInView }) {
  const { offer, phone } = view;
  return (
    <>
      <StepHead view={view} title="Estimate accepted" />
      <OfferedCar view={view} />
      <Notice kind="positive" title={`Thank you. ${offer?.text ?? ""} is noted for your ${view.noun}.`}>
        {INDICATIVE} Our buying team will call you to arrange the inspection.
      </Notice>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton href="/">Home</LinkButton>
        {phone ? (
          <a href={phone.href} className="text-link figures">
            <Icon name="phone" />
            {phone.text}
          </a>
        ) : null}
      </div>
    </>
  );
}
