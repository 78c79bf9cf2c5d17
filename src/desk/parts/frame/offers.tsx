import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, Link, useLocation } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { Due } from "../../leads/thread/due-list.tsx";
import type { OffersView } from "../../shifts/offers-view.ts";
import { IntentButton } from "../forms/intent-button.tsx";
import { followDesk } from "../stream.ts";
import { useLoad } from "../use-load.ts";

/**
 * The leads offered to the user, on every page, each with the shopper's words and a button to take it. They are loaded
 * when the page opens and whenever the event stream reports a change. One lead is shown and the others are a click
 * away, because a pile would cover the page that the user works on.
 */
export function Offers() {
  const { load, data } = useLoad<OffersView>();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    const ask = () => void latest.current("/offers");
    return followDesk({ open: ask, offer: ask });
  }, []);
  const [folded, setFolded] = useState<string | null>(null);
  const offers = data?.offers ?? [];
  // On the leads pages, due reminders are already shown above the list.
  const due = useLocation().pathname.startsWith("/leads") ? [] : (data?.due ?? []);
  const [first, ...rest] = offers;
  const all = offers.map(({ person }) => person).join();
  // Leads that nobody took have waited already, so a manager who opens a page sees them collapsed into one line; only a
  // lead that arrives later is shown in full.
  if (data && folded === null) setFolded(offers.every(({ isManagers }) => isManagers) ? all : "");
  const taken = (data?.taken ?? []).filter(({ person, by }) => !closed.includes(`${person} ${by}`));
  return (
    <section className="offers" aria-label="Offered to you" role="status">
      {first && folded === all ? (
        <button type="button" className="button offer-fold" onClick={() => setFolded("")}>
          <Icon name="message" size={16} />
          <span>
            {offers.length} <span className="offer-words">{offers.length === 1 ? "lead is" : "leads are"} </span>
            <span className="offer-word">offered</span>
            <span className="offer-words"> to you</span>
          </span>
        </button>
      ) : null}
      {first && folded !== all ? (
        <Offer offer={first} fold={() => setFolded(all)}>
          {rest.length > 0 ? (
            <details className="offer-more">
              <summary>{rest.length} more</summary>
              {rest.map((offer) => (
                <Offer key={offer.person} offer={offer} />
              ))}
            </details>
          ) : null}
        </Offer>
      ) : null}
      {due.map((one) => (
        <ul key={one.id} className="offer plain due">
          <Due due={one} isFirst={false} />
        </ul>
      ))}
      {taken.map(({ person, name, by }) => (
        <article key={`${person} ${by}`} className="offer">
          <p>
            <b>{by}</b> took {name}.
          </p>
          <button
            type="button"
            className="button bare"
            onClick={() => setClosed((those) => [...those, `${person} ${by}`])}
          >
            Close<span className="unseen"> the note about {name}</span>
          </button>
        </article>
      ))}
    </section>
  );
}

interface OfferProps {
  readonly offer: OffersView["offers"][number];
  /** Collapses all offers into one line until there is another lead; absent if the user has expanded the list. */
  readonly fold?: () => void;
  readonly children?: ReactNode;
}

function Offer({ offer, fold, children }: OfferProps) {
  return (
    <article className="offer">
      <header>
        <Icon name="message" size={16} />
        <b className="grow">{offer.isManagers ? "Nobody took it" : "New lead for you"}</b>
        <span className="dim">{offer.until}</span>
        {fold ? (
          <button type="button" className="button bare square" onClick={fold}>
            <Icon name="chevron-down" size={18} />
            <span className="unseen">Fold what is offered</span>
          </button>
        ) : null}
      </header>
      <div className="offer-lead">
        {offer.picture ? (
          <span className="thumb">
            <img src={offer.picture} alt="" width={64} height={40} />
          </span>
        ) : null}
        <p>
          <Link className="link" to={`/claim/${offer.person}`}>
            {offer.name}
          </Link>
          , {offer.line}
        </p>
      </div>
      {offer.words ? <p className="mid">{offer.words}</p> : null}
      <Form method="post" action={`/claim/${offer.person}`}>
        <IntentButton intent="claim" className="button go wide">
          Take it<span className="unseen">: {offer.name}</span>
        </IntentButton>
      </Form>
      {children}
    </article>
  );
}
