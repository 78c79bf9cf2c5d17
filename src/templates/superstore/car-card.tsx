import type { CarCardView } from "../../features/cards/card.ts";
import { CardPhotos } from "../../features/cards/components/card-photos.tsx";
import { CardTitle, PlaceWords } from "../../features/cards/components/card-title.tsx";
import { EstimateFigures } from "../../features/estimate/components/estimate.tsx";
import { SitePicture } from "../../features/media/components/site-picture.tsx";
import type { CardProps } from "../../features/search/components/result-grid.tsx";
import type { PromoView } from "../../features/search/view/parts.ts";
import { SaveButtons } from "../../features/shortlist/components/save-buttons.tsx";
import { FactList } from "../../features/stock/components/facts.tsx";
import { buttonClass } from "../../ui/controls/button-style.ts";
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
  "just-arrived": "brand",
};

const SIZES = "(min-width: 1181px) 445px, (min-width: 761px) 47vw, 94vw";

/** A framed car: its price first, with the weekly repayment beside it, then what it is. */
export function CarCard({ card, priority }: CardProps) {
  return (
    <article className="card group/card card-frame">
      <div className="photo-box aspect-16/10">
        <CardPhotos card={card} sizes={SIZES} priority={priority} />
        <Badges card={card} />
        <SaveButtons card={card} />
      </div>
      <PriceRow card={card} />
      <div className="flex flex-col px-4.5">
        <CardTitle card={card} className="mb-3.5 text-[1.1875rem] leading-tight" />
        <FactList facts={card.facts} className="card-facts" />
      </div>
      <div className="card-foot">
        <span className="card-place figures drawn-pin">
          <span>
            <PlaceWords card={card} />
            <span className={card.place ? "max-lg:hidden" : undefined}>
              {card.place ? " · " : null}
              {card.stocknum}
            </span>
          </span>
        </span>
        <Link
          href={card.enquireHref}
          rel="nofollow"
          className={`button button-outline card-enquire ${card.available ? "card-enquire-live" : ""}`}
        >
          {card.available ? "Enquire Now" : "Find Similar"}
          <span className="sr-only">{` about ${card.title}`}</span>
        </Link>
      </div>
    </article>
  );
}

function Badges({ card }: { readonly card: CarCardView }) {
  return (
    <>
      {card.tag ? (
        <Tag kind={TAGS[card.tag.kind]} className="card-tag card-mark">
          {card.tag.text}
        </Tag>
      ) : null}
      {card.belowMarket ? (
        <Tag kind="positive" className="card-mark card-market figures drawn-arrow-down">
          {card.belowMarket}
        </Tag>
      ) : null}
      {card.photosCount > 1 ? (
        <span className="card-count figures drawn-photo">
          {card.photosCount}
          <span className="sr-only"> photos</span>
        </span>
      ) : null}
    </>
  );
}

function PriceRow({ card }: { readonly card: CarCardView }) {
  const { price, estimate } = card;
  const hasNote = price.note !== null || price.before !== null;
  // Prices beside each other stand on one line, whether or not each has a note below it.
  const hasLine = hasNote || price.kind === "car-price";
  return (
    <div className="@container px-4.5 pt-4 pb-3.5">
      <div className="card-prices">
        <div>
          <p
            className={
              price.kind === "no-price" ? "min-h-9 text-lg font-strong" : "price-type text-price-card leading-none"
            }
          >
            {price.text}
          </p>
          {hasLine ? (
            <p
              className={`mt-1 flex min-h-5 flex-wrap gap-x-2 text-sm leading-tight text-muted ${hasNote ? "" : "max-md:hidden"}`}
            >
              {price.note}
              {price.before ? (
                <span className="figures">
                  {"was "}
                  <s>{price.before}</s>
                </span>
              ) : null}
            </p>
          ) : null}
        </div>
        {estimate ? <EstimateFigures estimate={estimate} className="card-estimate" /> : null}
      </div>
    </div>
  );
}

/** A dealer's own card among the cars; the whole of it is the link (SRCH-009). */
export function PromoCard({ promo }: { readonly promo: PromoView }) {
  return (
    <article className="relative flex min-h-80 flex-col overflow-hidden rounded-m bg-brand px-6.5 pt-6.5 pb-5.5 text-on-brand transition-colors hover:bg-brand-hover">
      <h3 className="text-[2.25rem] leading-none tracking-[-.035em] xl:text-[2.75rem]">
        <Link href={promo.url} className="stretched">
          {promo.heading}
        </Link>
      </h3>
      <p className="mt-3.5 max-w-[26ch] text-md leading-snug font-medium">{promo.text}</p>
      {promo.image ? (
        <span className="-mx-6.5 mt-5 mb-5 block aspect-16/10">
          <SitePicture source={promo.image} alt="" sizes={SIZES} crop="16:10" />
        </span>
      ) : null}
      <span aria-hidden className={buttonClass({ kind: "ink", size: "small" }, "mt-auto self-start")}>
        See more
        <Icon name="arrow-right" size={18} />
      </span>
    </article>
  );
}
