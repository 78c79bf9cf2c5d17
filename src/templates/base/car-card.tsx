import type { CarCardView } from "../../features/cards/card.ts";
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
import { Tag, type TagKind } from "../../ui/tag.tsx";

const TAGS: Readonly<Record<NonNullable<CarCardView["tag"]>["kind"], TagKind>> = {
  sold: "ink",
  fuel: "tint",
  reserved: "ink",
  certified: "brand",
  custom: "plain",
  "coming-soon": "plain",
  "just-arrived": "plain",
};

const SIZES = "(min-width: 1181px) 304px, (min-width: 761px) 44vw, 92vw";

/** A car without a frame: its picture, what it is, then what it costs. */
export function CarCard({ card, priority }: CardProps) {
  return (
    <article className="card group/card">
      <div className="photo-box photo-tall rounded-m">
        <CardPhotos card={card} sizes={SIZES} priority={priority} />
        {card.tag ? (
          <Tag kind={TAGS[card.tag.kind]} className="card-tag">
            {card.tag.text}
          </Tag>
        ) : null}
        <SaveButtons card={card} />
      </div>
      <CardTitle card={card} className="mt-4 text-lg" />
      <FactList facts={card.facts} className="mt-3.5 grid grid-cols-2 gap-x-4 gap-y-1.5 text-sm" />
      <CardPrice card={card} className="mt-4 border-t border-line pt-4" estimateClassName="mt-3" />
      <div className="relative flex items-center justify-between gap-2 self-end pt-2 text-sm max-[18rem]:flex-wrap">
        <CardPlace card={card} />
        <CardEnquiry card={card}>
          <Icon name="arrow-right" size={18} />
        </CardEnquiry>
      </div>
    </article>
  );
}

/** A dealer's own card among the cars; the whole of it is the link (SRCH-009). */
export function PromoCard({ promo }: { readonly promo: PromoView }) {
  return (
    <article className="relative flex min-h-80 flex-col overflow-hidden rounded-l bg-brand p-7 text-on-brand transition-colors hover:bg-brand-hover">
      <h3 className="text-[1.875rem] leading-[1.08]">
        <Link href={promo.url} className="stretched">
          {promo.heading}
        </Link>
      </h3>
      <p className="mt-3 max-w-[30ch]">{promo.text}</p>
      {promo.image ? (
        <span className="-mx-7 my-6 block aspect-16/10">
          <SitePicture source={promo.image} alt="" sizes={SIZES} crop="16:10" />
        </span>
      ) : null}
      <span aria-hidden className="mt-auto grid size-hit place-items-center self-end rounded-disc bg-surface text-ink">
        <Icon name="arrow-right" />
      </span>
    </article>
  );
}
