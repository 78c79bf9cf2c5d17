import { Link } from "react-router";
import { telHref } from "../../features/site/rules.ts";
import { Icon } from "../../ui/icon.tsx";
import { Note } from "../parts/note.tsx";
import { OutcomeNotes } from "../parts/outcome.tsx";
import { Thumb } from "../parts/thumb.tsx";
import { HoldForms } from "./hold-forms.tsx";
import type { PaymentView } from "./payment-view.ts";
import { RefundForm, RetryRefund } from "./refund-parts.tsx";
import type { PaymentOutcome } from "./settle.ts";

interface PaymentPageProps {
  readonly view: PaymentView;
  readonly outcome: PaymentOutcome | null;
}

/** One payment: its state, the possible actions, its history, its payer and its subject. */
export function PaymentPage({ view, outcome }: PaymentPageProps) {
  return (
    <section className="page payment" aria-labelledby="payment-heading">
      <div className="top">
        <div>
          <Link to="/money" className="link">
            Money
          </Link>
          <h1 id="payment-heading">
            {view.purpose} of {view.payer.name}
          </h1>
          <p>
            <span className={`say ${view.standing.kind}`}>{view.standing.text}</span>, {view.when}, {view.dealership}
          </p>
        </div>
        <p className="sum">
          <b>{view.amount}</b>
          {view.back ? (
            <small>
              {view.back} back, {view.kept} kept
            </small>
          ) : null}
        </p>
      </div>
      {view.warning ? <Note kind="late">{view.warning}</Note> : null}
      <OutcomeNotes outcome={outcome} />
      <div className="money-columns">
        <div className="stack-wide">
          {view.stuck ? <RetryRefund stuck={view.stuck} /> : null}
          {view.refund ? (
            <RefundForm key={view.refund.number} view={view} refund={view.refund} outcome={outcome} />
          ) : null}
          <History view={view} />
        </div>
        <aside className="stack-wide" aria-label="Person and car">
          <Person view={view} />
          <Car view={view} />
          <dl className="board pairs quiet-box">
            <dt>Reference</dt>
            <dd>{view.reference}</dd>
            <dt>Paid with</dt>
            <dd>{view.processor}</dd>
            {view.processorId ? (
              <>
                <dt>Payment number</dt>
                <dd className="long-word">{view.processorId}</dd>
              </>
            ) : null}
          </dl>
        </aside>
      </div>
    </section>
  );
}

const History = ({ view: { history } }: { readonly view: PaymentView }) => (
  <section className="board" aria-labelledby="history-heading">
    <h2 id="history-heading">What happened</h2>
    <ol className="rows">
      {history.map(({ key, when, text, detail, isLate }) => (
        <li key={key}>
          <div className="grow">
            <span className={isLate ? "say late" : undefined}>{text}</span>
            {detail ? <small>{detail}</small> : null}
          </div>
          <span className="mid">{when}</span>
        </li>
      ))}
    </ol>
  </section>
);

const Person = ({ view: { payer } }: { readonly view: PaymentView }) => (
  <section className="board" aria-labelledby="payer-heading">
    <h2 id="payer-heading">{payer.name}</h2>
    {payer.phone || payer.email ? (
      <p className="mid long-word">{[payer.phone, payer.email].filter(Boolean).join(", ")}</p>
    ) : (
      <p className="mid">What they typed was deleted a week after the payment came to nothing.</p>
    )}
    <div className="buttons">
      {payer.phone ? (
        <a href={telHref(payer.phone)} className="button">
          <Icon name="phone" size={16} /> Call
        </a>
      ) : null}
      {payer.thread === null ? null : (
        <Link to={`/leads/${payer.thread}`} className="button">
          <Icon name="message" size={16} /> Open their thread
        </Link>
      )}
    </div>
  </section>
);

function Car({ view: { car, hold, released, purpose } }: { readonly view: PaymentView }) {
  if (purpose !== "Deposit") return null;
  return (
    <section className="board" aria-labelledby="held-car-heading">
      <h2 id="held-car-heading" className="unseen">
        The car
      </h2>
      <div className="car">
        <Thumb picture={car.picture} icon="car" isFirst />
        <div className="grow">
          <b className="cut">{car.id === null ? car.name : <Link to={`/stock/${car.id}`}>{car.name}</Link>}</b>
          <small>
            {car.plate ? <span className="plate">{car.plate}</span> : null} {hold ? `Held until ${hold.until}` : null}
            {released}
          </small>
          {hold ? <small className={hold.isSoon ? "soon-words" : undefined}>{hold.left}</small> : null}
        </div>
      </div>
      {hold?.mayHold ? <HoldForms hold={hold} /> : null}
    </section>
  );
}
