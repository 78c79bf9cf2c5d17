import { EstimateFigures } from "../../features/finance/components/estimate.tsx";
import type { CardProps } from "../../features/search/components/result-grid.tsx";
import type { PromoView } from "../../features/search/search-view.ts";
import type { CarCardView } from "../../features/stock/card.ts";
import { CardPicture } from "../../features/stock/components/card-picture.tsx";
import { FactList } from "../../features/stock/components/facts.tsx";
import { buttonClass } from "../../ui/button-style.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
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
const BADGE = "min-h-6.5 rounded-s px-2.25 text-[0.78125rem]";

/** Picture, price, title, foot: four rows that line up with the cards beside. */
export const CARD_CELL =
  "row-span-4 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-0 *:row-span-4 *:grid-rows-subgrid";

/** A framed car: its price first, with what it costs a week beside it, then what it is. */
export function CarCard({ card, priority }: CardProps) {
  return (
    <article className="group/card relative grid grid-cols-[minmax(0,1fr)] content-start gap-y-0 overflow-hidden rounded-m border border-line bg-surface transition-[box-shadow,border-color] duration-200 hover:border-n-400 hover:shadow-2">
      <div className="studio relative aspect-16/10 overflow-hidden">
        <CardPicture
          source={card.photos[0]}
          alt={card.title}
          sizes={SIZES}
          priority={priority}
          faded={!card.available}
        />
        <Badges card={card} />
      </div>
      <PriceRow card={card} />
      <div className="flex flex-col px-4.5">
        <h3 className="mb-3.5 text-[1.1875rem] leading-tight">
          <Link href={card.href} className="stretched" title={card.badge ? `${card.title} ${card.badge}` : undefined}>
            {card.title}
            {card.badge ? (
              <span className="mt-0.5 block truncate text-[0.9375rem] leading-snug font-medium tracking-normal text-muted">
                {card.badge}
              </span>
            ) : null}
          </Link>
        </h3>
        <FactList
          facts={card.facts}
          className="mt-auto flex flex-wrap justify-between gap-x-3 gap-y-1 border-t border-line py-2.75 text-sm font-medium"
        />
      </div>
      <div className="relative flex items-center justify-between gap-3 self-end px-4.5 pb-4 text-sm text-muted">
        <span className="flex min-w-0 items-center gap-1.5">
          <Icon name="pin" size={16} />
          <span className="figures truncate">{[card.place, card.stocknum].filter(Boolean).join(" · ")}</span>
        </span>
        <Link
          href={card.enquireHref}
          rel="nofollow"
          className={buttonClass(
            { kind: "outline", size: "small" },
            classNames(
              "border-ink",
              card.available &&
                "resting:group-hover/card:border-brand-edge resting:group-hover/card:bg-brand resting:group-hover/card:text-on-brand",
            ),
          )}
        >
          {card.available ? "Enquire Now" : "Find Similar"}
          <span className="sr-only"> about {card.title}</span>
        </Link>
      </div>
    </article>
  );
}

function Badges({ card }: { readonly card: CarCardView }) {
  return (
    <>
      {card.tag ? (
        <Tag kind={TAGS[card.tag.kind]} className={`absolute top-3 left-3 ${BADGE}`}>
          {card.tag.text}
        </Tag>
      ) : null}
      {card.belowMarket ? (
        <Tag kind="positive" className={`figures absolute bottom-3 left-3 ${BADGE}`}>
          <Icon name="arrow-down" size={14} />
          {card.belowMarket}
        </Tag>
      ) : null}
      {card.photosCount > 1 ? (
        <span className="figures absolute right-3 bottom-3 flex min-h-6.5 items-center gap-1.5 rounded-s bg-ink/72 px-2 text-2xs font-strong text-on-ink">
          <Icon name="photo" size={14} />
          {card.photosCount}
          <span className="sr-only"> photos</span>
        </span>
      ) : null}
    </>
  );
}

function PriceRow({ card }: { readonly card: CarCardView }) {
  const { price, estimate } = card;
  return (
    <div className="@container px-4.5 pt-4 pb-3.5">
      <div className="grid gap-x-4 gap-y-2.5 @sm:grid-cols-[auto_minmax(0,1fr)] @sm:items-center">
        <div>
          <p
            className={
              price.kind === "no-price" ? "min-h-9 text-lg font-strong" : "price-type text-price-card leading-none"
            }
          >
            {price.text}
          </p>
          <p className="mt-1 flex min-h-5 flex-wrap gap-x-2 text-sm leading-tight text-muted">
            {price.note}
            {price.before ? (
              <span className="figures">
                was <s>{price.before}</s>
              </span>
            ) : null}
          </p>
        </div>
        {estimate ? (
          <EstimateFigures
            estimate={estimate}
            figure="text-[1.125rem] [font-stretch:90%]"
            label="text-2xs"
            className="w-full rounded-s bg-surface-3 px-3 py-2 @sm:max-w-61.5 @sm:justify-self-end"
          />
        ) : null}
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
        <span className="-mx-6.5 mt-5 block aspect-16/10">
          <Picture src={promo.image} alt="" />
        </span>
      ) : null}
      <span aria-hidden className={buttonClass({ kind: "ink", size: "small" }, "mt-auto self-start")}>
        See more
        <Icon name="arrow-right" size={18} />
      </span>
    </article>
  );
}
