import { Form } from "react-router";
import type { WrittenPlan } from "../../../features/stock/planned/rules.ts";
import { TextField } from "../../parts/forms/fields.tsx";
import { IntentButton } from "../../parts/forms/intent-button.tsx";
import type { PlanningView } from "../plan-price.ts";

interface PlannedPriceProps {
  readonly planning: PlanningView;
  readonly mayEdit: boolean;
  /** The submitted values of a form that was refused. */
  readonly typed: WrittenPlan | undefined;
}

/** The price planned for a car, and the form that plans one; the form opens below the text. */
export function PlannedPrice({ planning, mayEdit, typed }: PlannedPriceProps) {
  const { plan } = planning;
  if (!plan && !mayEdit) return null;
  return (
    <section className="part" aria-labelledby="planned">
      <h3 id="planned">A price from a date</h3>
      {plan ? (
        <ul className="rows">
          <li>
            <span>
              {plan.text}
              <small>{plan.by}</small>
            </span>
            {mayEdit ? (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="plan" value={plan.id} />
                <IntentButton intent={plan.runs ? "end price" : "take plan back"} className="button bare">
                  {plan.runs ? "End it now" : "Take back"}
                </IntentButton>
              </Form>
            ) : null}
          </li>
        </ul>
      ) : (
        <details className="plan" open={typed !== undefined}>
          <summary className="link">Plan a price</summary>
          <PlanForm key={JSON.stringify(typed)} planning={planning} typed={typed} />
        </details>
      )}
    </section>
  );
}

const PlanForm = ({ planning, typed }: Pick<PlannedPriceProps, "planning" | "typed">) => (
  <Form method="post" className="stack" preventScrollReset aria-label="Plan a price">
    <TextField
      label="New price, in dollars"
      name="new price"
      inputMode="decimal"
      required
      maxLength={20}
      defaultValue={typed?.price}
    />
    <TextField
      label="From when, on the dealership’s clock"
      type="datetime-local"
      name="from"
      required
      defaultValue={typed?.from ?? planning.proposed}
    />
    <TextField
      label="Until when (leave it empty for a price that stays)"
      type="datetime-local"
      name="until"
      defaultValue={typed?.until}
    />
    <TextField
      label="Why (the desk sees it, shoppers do not)"
      name="reason"
      required
      maxLength={200}
      defaultValue={typed?.reason}
    />
    <label className="plan-tick">
      <input type="checkbox" name="was" defaultChecked={typed?.was} />
      <span>Show the price until then struck through, as “was”</span>
    </label>
    <p className="mid">
      It stands over the feed’s price from then on. When it ends, the price is again what it was, or what the feed says
      by then, and “was” is gone. “Was” is fair only for a price that the car was offered at for a reasonable time.
    </p>
    <IntentButton intent="plan price" className="button go">
      Plan it
    </IntentButton>
  </Form>
);
