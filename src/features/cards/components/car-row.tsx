import type { ComponentType } from "react";
import { CachedPart } from "../../../ui/rendering/cached-part.tsx";
import type { CarCardView } from "../card.ts";

interface CarRowProps {
  readonly cars: readonly CarCardView[];
  readonly Card: ComponentType<{ readonly card: CarCardView }>;
}

/** A few cars side by side; on phones a row that scrolls. */
export function CarRow({ cars, Card }: CarRowProps) {
  return (
    <ul className="rail gap-gap max-md:-mx-gutter max-md:scroll-px-gutter max-md:px-gutter md:grid md:grid-cols-[repeat(2,minmax(0,1fr))] md:gap-y-12 xl:grid-cols-[repeat(3,minmax(0,1fr))]">
      {cars.map((card) => (
        <li key={card.id} className="snap-start max-md:grid max-md:w-[82vw] max-md:shrink-0 md:cell">
          <CachedPart name="card in a row" madeOf={card}>
            <Card card={card} />
          </CachedPart>
        </li>
      ))}
    </ul>
  );
}
