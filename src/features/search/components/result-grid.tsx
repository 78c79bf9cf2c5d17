import { type ComponentType, useMemo } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Carousel } from "../../../ui/motion/carousel.tsx";
import { CachedPart } from "../../../ui/rendering/cached-part.tsx";
import type { CarCardView } from "../../cards/card.ts";
import { useSite } from "../../site/components/site-context.tsx";
import type { PromoView } from "../view/parts.ts";
import type { SearchView } from "../view/search-view.ts";

export interface CardProps {
  readonly card: CarCardView;
  /** Whether the picture is the first one visible, and so loads before all others. */
  readonly priority?: boolean;
}

interface ResultGridProps {
  readonly view: Pick<SearchView, "items">;
  /** Whether the next results are loading. The current ones stay meanwhile. */
  readonly busy?: boolean;
  readonly Card: ComponentType<CardProps>;
  readonly Promo: ComponentType<{ readonly promo: PromoView }>;
  readonly className: string;
}

const LABEL = "Search results";
/** A cell spans as many grid rows as a card has parts, so that parts of adjacent cards line up. */
const CELL = "cell";
/** Pictures are dimmed only after a delay, because most responses arrive before a shopper would notice. */
const BUSY = "aria-busy:[&_img]:opacity-40 aria-busy:[&_img]:transition-opacity aria-busy:[&_img]:delay-300";

/**
 * The cards, with any promo cards between them, as a grid or as a row that scrolls (SRCH-006, SRCH-007). While the next
 * results load, these stay with their pictures dimmed (SRCH-028).
 */
export function ResultGrid({ view, busy = false, Card, Promo, className }: ResultGridProps) {
  const { config } = useSite();
  // The cells are memoised so that no card renders again when only the loading state or the requested search changes.
  const cells = useMemo(
    () =>
      view.items.map((item, at) =>
        item.kind === "car" ? (
          <li key={`car ${item.card.id}`} className={CELL}>
            <CachedPart name="card" madeOf={[item.card, at === 0]}>
              <Card card={item.card} priority={at === 0} />
            </CachedPart>
          </li>
        ) : (
          <li key={`promo ${item.promo.url} ${item.promo.heading}`} className={CELL}>
            <Promo promo={item.promo} />
          </li>
        ),
      ),
    [view.items, Card, Promo],
  );
  if (config.resultsLayout === "carousel") {
    return (
      <Carousel label={LABEL} busy={busy} contents={view.items} className={classNames(BUSY, className)}>
        {cells}
      </Carousel>
    );
  }
  return (
    <ul
      aria-busy={busy}
      aria-label={LABEL}
      className={classNames(
        "results grid grid-cols-[minmax(0,1fr)] min-[40rem]:grid-cols-[repeat(2,minmax(0,1fr))] xl:grid-cols-[repeat(3,minmax(0,1fr))]",
        BUSY,
        className,
      )}
    >
      {cells}
    </ul>
  );
}
