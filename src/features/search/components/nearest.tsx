import { type ComponentType, Fragment, type ReactNode, useId } from "react";
import { Link } from "../../../ui/link.tsx";
import { type CarCardView, cardKind } from "../../cards/card.ts";
import { CardPicture } from "../../cards/components/card-picture.tsx";
import type { NearCarView, NearRowView, NoResults } from "../view/parts.ts";
import { useFollow } from "./refining.tsx";

/** The buttons on a card's picture for saving or comparing the car. */
export type SaveSlot = ComponentType<{ readonly card: CarCardView }>;

const SIZES = "(min-width: 1181px) 288px, (min-width: 981px) 24vw, 232px";
/** Number of facts about a car after its difference from the search. */
const FACTS = 2;

interface NearestRowsProps {
  readonly rows: NoResults["rows"];
  readonly Save?: SaveSlot;
  /** Content after the first row. The cars come first, and this is still visible on a desktop without scrolling. */
  readonly after?: ReactNode;
}

/** Rows of near matches for a search without results. Each row says which condition it drops. */
export function NearestRows({ rows, Save, after }: NearestRowsProps) {
  return (
    <div className="nearest">
      {rows.map((row, at) => (
        <Fragment key={row.heading}>
          <NearRow row={row} Save={Save} />
          {at === 0 ? after : null}
        </Fragment>
      ))}
    </div>
  );
}

function NearRow({ row: { heading, note, see, cars }, Save }: { readonly row: NearRowView; readonly Save?: SaveSlot }) {
  const follow = useFollow();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="near-head">
        <div>
          <h2 id={id}>{heading}</h2>
          <p>{note}</p>
        </div>
        <a href={see.href} rel="nofollow" onClick={follow} className="text-link">
          {see.label}
          <span className="sr-only">: {heading}</span>
        </a>
      </div>
      <ul className="near-cars" aria-labelledby={id}>
        {cars.map((car) => (
          <li key={car.card.id}>
            <NearCar near={car} Save={Save} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NearCar({ near: { card, why }, Save }: { readonly near: NearCarView; readonly Save?: SaveSlot }) {
  const { price } = card;
  const facts = card.facts.slice(0, FACTS).map(({ value }) => value);
  return (
    <article className="near-car card">
      <div className="photo-box near-photo">
        <CardPicture source={card.photos[0]} alt="" kind={cardKind(card)} sizes={SIZES} />
        {Save ? <Save card={card} /> : null}
      </div>
      <h3>
        <Link href={card.href} className="stretched">
          {card.title}
          {card.badge ? <small>{card.badge}</small> : null}
        </Link>
      </h3>
      <p className="near-price">
        <span className="price-type">{price.text}</span>{" "}
        {price.note ? <small className="near-kind">{price.note}</small> : null}
      </p>
      <p className="near-why">
        {why ? <b>{why}</b> : null}
        {facts.length > 0 ? <span>{facts.join(", ")}</span> : null}
      </p>
    </article>
  );
}

/** Names that the shopper may have meant, for a name that finds nothing. */
export function DidYouMean({ meant }: { readonly meant: NoResults["meant"] }) {
  const follow = useFollow();
  if (meant.length === 0) return null;
  return (
    <p className="did-you-mean">
      Or did you mean{" "}
      {meant.map(({ label, note, href }) => (
        <span key={href}>
          <a href={href} rel="nofollow" onClick={follow}>
            {label}
          </a>{" "}
          <span className="figures text-muted">{note}</span>
        </span>
      ))}
    </p>
  );
}
