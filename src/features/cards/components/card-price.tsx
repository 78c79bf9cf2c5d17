import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Link } from "../../../ui/link.tsx";
import { EstimateFigures } from "../../estimate/components/estimate.tsx";
import type { CarCardView } from "../card.ts";

interface CardPriceProps {
  readonly card: Pick<CarCardView, "price" | "estimate" | "belowMarket">;
  readonly className: string;
  /** The size of a price; a price in words has its own. */
  readonly priceClassName?: string;
  readonly rowClassName?: string;
  readonly marketClassName?: string;
  readonly estimateClassName?: string;
}

/** What a car costs: its price with what it includes and was, how it stands in the market, and the repayment below. */
export function CardPrice({
  card: { price, estimate, belowMarket },
  className,
  priceClassName = "text-price-card",
  rowClassName = "gap-y-0.5",
  marketClassName = "mt-1",
  estimateClassName = "mt-2.5",
}: CardPriceProps) {
  return (
    <div className={className}>
      <p className={classNames("flex flex-wrap items-baseline gap-x-2.5", rowClassName)}>
        <span className={price.kind === "no-price" ? "text-md font-strong" : `price-type ${priceClassName}`}>
          {price.text}
        </span>
        {price.note ? <span className="text-sm text-muted">{price.note}</span> : null}
        {price.before ? (
          <span className="figures text-sm text-muted">
            {"was "}
            <s>{price.before}</s>
          </span>
        ) : null}
      </p>
      {belowMarket ? (
        <p className={classNames("figures text-sm font-strong text-positive", marketClassName)}>{belowMarket}</p>
      ) : null}
      {estimate ? <EstimateFigures estimate={estimate} className={estimateClassName} /> : null}
    </div>
  );
}

interface CardEnquiryProps {
  readonly card: Pick<CarCardView, "available" | "enquireHref" | "title">;
  /** Stands after the words, such as an arrow. */
  readonly children?: ReactNode;
}

/** The link at a card's foot that asks about the car, or for something like it once it is sold. */
export const CardEnquiry = ({ card, children }: CardEnquiryProps) => (
  <Link href={card.enquireHref} rel="nofollow" className="text-link ml-auto shrink-0">
    {card.available ? "Enquire Now" : "Find Similar"}
    <span className="sr-only">{` about ${card.title}`}</span>
    {children}
  </Link>
);
