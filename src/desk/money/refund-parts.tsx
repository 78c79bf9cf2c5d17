import { useRef, useState } from "react";
import { Form } from "react-router";
import { useHydrated } from "../../ui/motion/use-hydrated.ts";
import { useSending } from "../leads/use-sending.ts";
import { SelectField, TextAreaField, TextField } from "../parts/forms/fields.tsx";
import { PasskeyButton } from "../parts/passkeys.tsx";
import type { PaymentView } from "./payment-view.ts";
import { REFUND_REASONS } from "./refund-form.ts";
import type { PaymentOutcome } from "./settle.ts";

interface RefundFormProps {
  readonly view: PaymentView;
  readonly refund: NonNullable<PaymentView["refund"]>;
  readonly outcome: PaymentOutcome | null;
}

/** The form for a full or partial refund. No money moves before a passkey has confirmed the user. */
export function RefundForm({ view, refund, outcome }: RefundFormProps) {
  const typed = outcome?.typed;
  const [share, setShare] = useState(typed?.share ?? "all");
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const amount = share === "all" ? refund.left : "this part";
  return (
    <section className="board danger" id="refund" aria-labelledby="refund-heading">
      <h2 id="refund-heading">Give money back</h2>
      <Form method="post" ref={form} className="stack" preventScrollReset>
        <input type="hidden" name="intent" value="refund" />
        <input type="hidden" name="number" value={refund.number} />
        <fieldset className="pick">
          <legend className="unseen">How much</legend>
          <label>
            <input
              type="radio"
              name="share"
              value="all"
              data-key="r"
              defaultChecked={share === "all"}
              onChange={() => setShare("all")}
            />
            <span>
              <b>All of it, {refund.left}</b>
              <small>{refund.endsHold ? "The hold ends, the car is free" : "Nothing is left here"}</small>
            </span>
          </label>
          <label>
            <input
              type="radio"
              name="share"
              value="part"
              defaultChecked={share === "part"}
              onChange={() => setShare("part")}
            />
            <span>
              <b>Part of it</b>
              <small>
                Up to {refund.left}
                {refund.endsHold ? ", the hold stays" : ""}
              </small>
            </span>
          </label>
        </fieldset>
        {share === "part" || !isHydrated ? (
          <TextField
            label={<>How much goes back, in dollars{isHydrated ? "" : " (for a part of it)"}</>}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            defaultValue={typed?.amount}
          />
        ) : null}
        <SelectField
          label="Why"
          name="reason"
          defaultValue={typed?.reason || REFUND_REASONS[0]}
          options={REFUND_REASONS.map((reason) => [reason, reason])}
        />
        <TextAreaField
          label={
            <>
              A line to the shopper <span className="dim">goes on the receipt</span>
            </>
          }
          name="words"
          rows={2}
          maxLength={500}
          defaultValue={typed?.words}
        />
        <ul className="then">
          <li>The money goes back to where it came from, in 5 to 10 working days.</li>
          {refund.endsHold && share === "all" ? (
            <li>{view.car.name} shows as for sale within a second, even if the bank is slow.</li>
          ) : null}
          {refund.email ? (
            <li>A receipt goes to {refund.email}.</li>
          ) : (
            <li>There is no address for a receipt: call.</li>
          )}
        </ul>
        <Send
          isConfirmed={refund.isConfirmed && outcome?.confirm !== true}
          text={`refund ${amount}`}
          onConfirmed={() => form.current?.requestSubmit()}
        />
      </Form>
    </section>
  );
}

interface SendProps {
  readonly isConfirmed: boolean;
  readonly text: string;
  readonly onConfirmed: () => void;
}

/** The submit button, which asks for the passkey first if it was not confirmed recently. */
function Send({ isConfirmed, text, onConfirmed }: SendProps) {
  const isSending = useSending(["refund", "ask again"]);
  if (isSending)
    return (
      <p className="mid" role="status">
        Asking the bank
      </p>
    );
  const buttonText = `${text[0]?.toUpperCase()}${text.slice(1)}`;
  return isConfirmed ? (
    <button type="submit" className="button go">
      {buttonText}
    </button>
  ) : (
    <>
      <p className="mid">
        Money leaves the dealership, so your passkey is asked for. You add one on your account’s page; it needs
        JavaScript.
      </p>
      <PasskeyButton ceremony="confirm" primary onDone={onConfirmed}>
        Use passkey and {text}
      </PasskeyButton>
    </>
  );
}

/** A refund that did not go through, with the reason and a button to retry it. */
export function RetryRefund({ stuck }: { readonly stuck: NonNullable<PaymentView["stuck"]> }) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <section className="board danger" aria-labelledby="again-heading">
      <h2 id="again-heading">{stuck.amount} has not gone back</h2>
      <p>{stuck.problem}</p>
      <p className="mid">
        {stuck.isOver
          ? "It is not tried again by itself."
          : "It is tried again by itself, and never given twice however often it is tried."}
      </p>
      {stuck.mayTry ? (
        <Form method="post" ref={form} className="stack" preventScrollReset>
          <input type="hidden" name="intent" value="ask again" />
          <input type="hidden" name="refund" value={stuck.id} />
          <Send isConfirmed={stuck.isConfirmed} text="try again" onConfirmed={() => form.current?.requestSubmit()} />
        </Form>
      ) : null}
    </section>
  );
}
