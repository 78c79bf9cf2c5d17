import type { CarCardView } from "../../features/cards/card.ts";
import { CardPhotos } from "../../features/cards/components/card-photos.tsx";
import { CardEnquiry, CardPrice } from "../../features/cards/components/card-price.tsx";
import { CardPlace, CardTitle } from "../../features/cards/components/card-title.tsx";
import { SitePicture } from "../../features/media/components/site-picture.tsx";
import type { CardProps } from "../../features/search/components/result-grid.tsx";
import type { PromoView } from "../../features/search/view/parts.ts";
import { SaveButtons } from "../../features/shortlist/components/save-buttons.tsx";
import { FactList } from "../../features/stock/components/facts.tsx";
import { buttonClass } from "../../ui/controls/button-style.ts";
import { Link } from "../../ui/link.tsx";
import { Tag, type TagKind } from "../../ui/tag.tsx";
import { CardPlate } from "./plate/plate.tsx";

const TAGS: Readonly<Record<NonNullable<CarCardView["tag"]>["kind"], TagKind>> = {
  sold: "ink",
  fuel: "tint",
  reserved: "ink",
  certified: "brand",
  custom: "plain",
  "coming-soon": "plain",
  "just-arrived": "brand",
};

const SIZES = "(min-width: 1181px) 330px, (min-width: 761px) 46vw, 92vw";

/** A framed vehicle in its landscape: its weights and capacities come before its price. */
export function CarCard({ card, priority }: CardProps) {
  const { plate, tag } = card;
  const ground = card.available && card.photos.length > 0 ? "ground-in-picture" : "vehicle-ground";
  return (
    <article data-kind={plate?.kind} className="card group/card outdoor-card">
      <div className={`photo-box ${ground} ground-${card.id % 3} photo-tall`}>
        <CardPhotos card={card} sizes={SIZES} priority={priority} />
        {tag ? (
          <Tag kind={TAGS[tag.kind]} className={`card-tag ${tag.kind === "just-arrived" ? "card-new" : ""}`}>
            {tag.text}
          </Tag>
        ) : null}
        {card.photosCount > 1 ? (
          <span className="outdoor-count figures drawn-photo">
            {card.photosCount}
            <span className="sr-only"> photos</span>
          </span>
        ) : null}
        <SaveButtons card={card} />
      </div>
      <CardTitle card={card} className="px-4.5 pt-4.5 text-[1.1875rem]" />
      <div className="flex flex-col px-4.5 pt-3.5">
        {plate ? (
          <CardPlate plate={plate} />
        ) : (
          <FactList
            facts={card.facts}
            className="grid grid-cols-2 gap-x-4 gap-y-1.5 border-t border-line pt-3.5 text-sm"
          />
        )}
      </div>
      <CardPrice card={card} className="px-4.5 pt-4 pb-3.5" priceClassName="text-[1.5rem] leading-tight" />
      <div className="relative mx-4.5 flex items-center justify-between gap-2 self-end border-t border-line py-1.5 text-sm max-[18rem]:flex-wrap">
        <CardPlace card={card} />
        <CardEnquiry card={card} />
      </div>
    </article>
  );
}

/** A dealer's own card among the vehicles, in night colours; the whole of it is the link (SRCH-009). */
export function PromoCard({ promo }: { readonly promo: PromoView }) {
  return (
    <article data-ground="dark" className="relative flex min-h-80 flex-col overflow-hidden rounded-m night p-6">
      <h3 className="text-[1.75rem] leading-[1.08]">
        <Link href={promo.url} className="stretched z-1">
          {promo.heading}
        </Link>
      </h3>
      <p className="mt-3 max-w-[30ch] night-muted">{promo.text}</p>
      {promo.image ? (
        <span className="vehicle-ground -mx-6 my-6 block aspect-16/10 overflow-hidden">
          <SitePicture source={promo.image} alt="" sizes={SIZES} crop="16:10" />
        </span>
      ) : null}
      <span aria-hidden className={buttonClass({ kind: "on-dark", wide: true }, "mt-auto")}>
        See more
      </span>
    </article>
  );
}
