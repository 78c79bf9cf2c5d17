import { CardPhotos } from "../../features/cards/components/card-photos.tsx";
import { CardEnquiry, CardPrice } from "../../features/cards/components/card-price.tsx";
import { CardPlace, CardTitle } from "../../features/cards/components/card-title.tsx";
import { SitePicture } from "../../features/media/components/site-picture.tsx";
import type { CardProps } from "../../features/search/components/result-grid.tsx";
import type { PromoView } from "../../features/search/view/parts.ts";
import { SaveButtons } from "../../features/shortlist/components/save-buttons.tsx";
import { FactList } from "../../features/stock/components/facts.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";

const SIZES = "(min-width: 1440px) 328px, (min-width: 1181px) 23vw, (min-width: 761px) 45vw, 92vw";

/** A frameless car on its plate: what it is, then its price, then its facts in one line. */
export function CarCard({ card, priority }: CardProps) {
  return (
    <article className="card group/card">
      <div className="photo-box photo-tall vehicle-ground">
        <CardPhotos card={card} sizes={SIZES} priority={priority} />
        {card.tag ? (
          <span className="marque-tag" data-kind={card.tag.kind}>
            {card.tag.text}
          </span>
        ) : null}
        <SaveButtons card={card} />
      </div>
      <CardTitle card={card} className="marque-card-title" />
      <CardPrice card={card} className="mt-3" rowClassName="" marketClassName="mt-0.5" />
      <FactList facts={card.facts} className="marque-facts" />
      <div className="relative flex min-h-hit items-center justify-between gap-3 self-end text-sm max-[18rem]:flex-wrap">
        <CardPlace card={card} />
        <CardEnquiry card={card} />
      </div>
    </article>
  );
}

/** A dealer's own card among the cars, styled as a small stage; the whole of it is the link (SRCH-009). */
export function PromoCard({ promo }: { readonly promo: PromoView }) {
  return (
    <article
      data-ground="dark"
      className="group/promo relative flex min-h-96 flex-col overflow-hidden bg-stage text-on-stage"
    >
      <div className="px-7 pt-7">
        <h3 className="text-[1.75rem] leading-[1.05] tracking-[-.028em]">
          <Link href={promo.url} className="stretched">
            {promo.heading}
          </Link>
        </h3>
        <p className="mt-2.5 max-w-[34ch] text-on-stage-muted">{promo.text}</p>
      </div>
      {promo.image ? (
        <span className="marque-glow mt-auto block aspect-16/10 shrink-0">
          <SitePicture source={promo.image} alt="" sizes={SIZES} crop="16:10" className="edges-lost" />
        </span>
      ) : null}
      <span aria-hidden className="mt-auto flex min-h-15 items-center justify-between px-7 font-strong">
        See more
        <Icon name="arrow-right" className="transition-transform group-hover/promo:translate-x-1.5" />
      </span>
    </article>
  );
}
