import { Form } from "react-router";
import { useSending } from "../leads/use-sending.ts";
import { IntentButton } from "../parts/forms/intent-button.tsx";
import type { HeldLine } from "./money-view.ts";

/** Extends a car's hold, or releases the car. The form includes the end of the hold that the user saw. */
export function HoldForms({ hold }: { readonly hold: HeldLine }) {
  const isSending = useSending(["extend", "release"]);
  return (
    <div className="buttons hold-forms">
      <Form method="post" className="line" preventScrollReset>
        <input type="hidden" name="payment" value={hold.id} />
        <input type="hidden" name="seen" value={hold.seen} />
        <label>
          <span className="unseen">Hold {hold.car} for longer</span>
          <select name="longer" className="input" defaultValue="day" data-key="x">
            <option value="day">1 day</option>
            <option value="two days">2 days</option>
            <option value="week">7 days</option>
          </select>
        </label>
        <IntentButton intent="extend" disabled={isSending}>
          Extend<span className="unseen"> {hold.car}</span>
        </IntentButton>
      </Form>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="payment" value={hold.id} />
        <IntentButton intent="release" className="button bare" disabled={isSending}>
          Release the car<span className="unseen"> {hold.car}</span>
        </IntentButton>
      </Form>
    </div>
  );
}
