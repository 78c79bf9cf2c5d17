import { Link } from "../../../ui/link.tsx";
import type { CarCardView } from "../card.ts";

/** A badge longer than this is probably cut off, so the pointer shows all of it. */
const FITS = 24;

/** Year, make and model, then the badge: the link for which the whole card is a target. */
export function CardTitle({ card, className }: { readonly card: CarCardView; readonly className: string }) {
  const { title, badge, href } = card;
  const long = title.length > 2 * FITS || (badge !== null && badge.length > FITS);
  return (
    <h3 className={className}>
      <Link href={href} className="stretched" title={long ? [title, badge].filter(Boolean).join(" ") : undefined}>
        <span className="card-name">{title}</span>
        {badge ? <span className="card-badge">{badge}</span> : null}
      </Link>
    </h3>
  );
}

/** Where a car stands, and how far that is from the place that the search is near. */
export function PlaceWords({ card: { place, away } }: { readonly card: Pick<CarCardView, "place" | "away"> }) {
  if (away === undefined) return place;
  return (
    <>
      <b className="away-far">{away}</b>
      {place ? `, ${place}` : null}
    </>
  );
}

/** The same behind a pin; nothing where neither is known. */
export function CardPlace({ card }: { readonly card: Pick<CarCardView, "place" | "away"> }) {
  if (!card.place && card.away === undefined) return null;
  return (
    <span className="card-place drawn-pin">
      <span>
        <PlaceWords card={card} />
      </span>
    </span>
  );
}
