import { Icon } from "../../../ui/icon.tsx";
import { LinkButton, TextLink } from "../../../ui/link.tsx";
import type { TradeInView } from "../trade-in-view.ts";
import { ASK_OUR_TEAM, NO_MATCH } from "../wording.ts";
import { StepHead } from "./step-form.tsx";

/** Shown if no vehicle has this plate: the phone number, the contact page, and the way back (TRADE-016, TRADE-017). */
export function NoMatch({ view }: { readonly view: TradeInView }) {
  const { phone, contactHref, back, describeHref, car, rego, state } = view;
  return (
    <>
      <StepHead view={view} title="No match found">
        <p role="status" className="mt-3 max-w-[52ch] text-md text-pretty">
          {NO_MATCH} {ASK_OUR_TEAM}
        </p>
        {car ? null : (
          <p className="figures mt-3 text-muted">
            {state.toUpperCase()} {rego}
          </p>
        )}
      </StepHead>
      <div className="grid gap-4 rounded-m border border-line bg-surface-2 p-5">
        {phone ? (
          <a href={phone.href} className="text-link figures gap-3 text-xl">
            <Icon name="phone" size={22} />
            {phone.text}
          </a>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <LinkButton href={describeHref}>{`Describe your ${view.noun}`}</LinkButton>
          <LinkButton href={contactHref} kind="outline">
            Contact us
          </LinkButton>
        </div>
      </div>
      {back ? (
        <TextLink href={back} icon={null} className="mt-4">
          <Icon name="arrow-left" size={18} />
          Back to the registration
        </TextLink>
      ) : null}
    </>
  );
}
