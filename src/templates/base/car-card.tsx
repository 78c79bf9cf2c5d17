import { EstimateFigures } from "../../features/finance/components/estimate.tsx";
import type { CardProps } from "../../features/search/components/result-grid.tsx";
import type { PromoView } from "../../features/search/search-view.ts";
import type { CarCardView } from "../../features/stock/card.ts";
import { CardPicture } from "../../features/stock/components/card-picture.tsx";
import { FactList } from "../../features/stock/components/facts.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link, TextLink } from "../../ui/link.tsx";
import { Picture } from "../../ui/picture.tsx";
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

/** Picture, title, facts, price, foot: five rows that line up with the cards beside. */
export const CARD_CELL =
  "row-span-5 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-0 *:row-span-5 *:grid-rows-subgrid";

/** A car without a frame: its picture, what it is, then what it costs. */
export function CarCard({ card, priority }: CardProps) {
  return (
    <article className="group/card relative grid grid-cols-[minmax(0,1fr)] content-start gap-y-0 rounded-m">
      <div className="studio relative aspect-4/3 overflow-hidden rounded-m md:aspect-16/10">
        <CardPicture
          source={card.photos[0]}
          alt={card.title}
          sizes={SIZES}
          priority={priority}
          faded={!card.available}
          className="transition-transform duration-250 resting:group-hover/card:scale-[1.02]"
        />
        {card.tag ? (
          <Tag kind={TAGS[card.tag.kind]} className="absolute top-3 left-3">
            {card.tag.text}
          </Tag>
        ) : null}
      </div>
      <h3 className="mt-4 text-lg">
        <Link href={card.href} className="stretched" title={card.badge ? `${card.title} ${card.badge}` : undefined}>
          {card.title}
          {card.badge ? (
            <span className="mt-0.5 block truncate font-body text-[0.9375rem] leading-snug font-normal tracking-normal text-muted">
              {card.badge}
            </span>
          ) : null}
        </Link>
      </h3>
      <FactList facts={card.facts} className="mt-3.5 grid grid-cols-2 gap-x-4 gap-y-1.5 text-sm" />
      <CardPrice card={card} />
      <div className="relative flex items-center justify-between gap-2 self-end pt-2 text-sm">
        <span className="flex min-w-0 items-center gap-1.5 text-muted">
          {card.place ? (
            <>
              <Icon name="pin" size={16} />
              <span className="truncate">{card.place}</span>
            </>
          ) : null}
        </span>
        <TextLink href={card.enquireHref} rel="nofollow" className="shrink-0 text-sm whitespace-nowrap">
          {card.available ? "Enquire Now" : "Find Similar"}
          <span className="sr-only"> about {card.title}</span>
        </TextLink>
      </div>
    </article>
  );
}

function CardPrice({ card }: { readonly card: CarCardView }) {
  const { price, estimate, belowMarket } = card;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
        <span className={price.kind === "no-price" ? "text-md font-strong" : "price-type text-price-card"}>
          {price.text}
        </span>
        {price.note ? <span className="text-sm text-muted">{price.note}</span> : null}
        {price.before ? (
          <span className="figures text-sm text-muted">
            was <s>{price.before}</s>
          </span>
        ) : null}
      </p>
      {belowMarket ? <p className="figures mt-1 text-sm font-strong text-positive">{belowMarket}</p> : null}
      {estimate ? <EstimateFigures estimate={estimate} figure="text-[0.9375rem]" className="mt-3" /> : null}
    </div>
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
        <span className="-mx-7 mt-6 block aspect-16/10">
          <Picture src={promo.image} alt="" />
        </span>
      ) : null}
      <span aria-hidden className="mt-auto grid size-hit place-items-center self-end rounded-disc bg-surface text-ink">
        <Icon name="arrow-right" />
      </span>
    </article>
  );
}
