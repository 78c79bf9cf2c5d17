import { type ComponentType, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { CarCardView } from "../../../cards/card.ts";
import { EstimateNotice } from "../../../estimate/components/estimate.tsx";
import { useSite } from "../../../site/components/site-context.tsx";
import type { FoundCars } from "../../favourites-view.ts";
import { viewedCars } from "../../viewed-cars.ts";

/** Most viewed cars that are shown: one row on a wide screen. */
const SHOWN = 3;

interface ViewedListProps {
  readonly Card: ComponentType<{ readonly card: CarCardView }>;
  /** Cards that are on the page already. */
  readonly without: readonly CarCardView[];
}

/** The cars viewed last, in their current state; nothing where there are none, or while stock cannot be searched. */
export function ViewedList({ Card, without }: ViewedListProps) {
  const { slug } = useSite();
  const { load, data } = useFetcher<Pick<FoundCars, "cards" | "financeNotice">>();
  const [there] = useState(() => new Set(without.map(({ id }) => id)));
  useEffect(() => {
    const ids = viewedCars(slug).map(({ id }) => id);
    const others = ids.filter((id) => !there.has(id)).slice(0, SHOWN);
    if (others.length > 0) void load(`/viewed-cars?ids=${others}`);
  }, [slug, load, there]);
  if (!data?.cards?.length) return null;
  return (
    <section aria-labelledby="viewed" className="mt-14">
      <h2 id="viewed" className="mb-4 text-xl">
        Viewed last
      </h2>
      {data.financeNotice ? <EstimateNotice notice={data.financeNotice} className="mb-6 max-w-[104ch]" /> : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-gap gap-y-10 md:grid-cols-[repeat(2,minmax(0,1fr))] xl:grid-cols-[repeat(3,minmax(0,1fr))]">
        {data.cards.map((card) => (
          <li key={card.id} className="cell">
            <Card card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
