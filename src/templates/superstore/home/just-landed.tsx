import type { CarCardView } from "../../../features/cards/card.ts";
import { useSite } from "../../../features/site/components/site-context.tsx";
import { TextLink } from "../../../ui/link.tsx";
import { CarCard } from "../car-card.tsx";

/** The newest cars, four in a row; on phones the row scrolls. */
export function JustLanded({ cars }: { readonly cars: readonly CarCardView[] }) {
  const { stock } = useSite();
  if (cars.length === 0) return null;
  return (
    <section className="wrap pt-section">
      <div className="mb-5 flex items-center justify-between gap-4 max-[18rem]:flex-wrap">
        <h2 className="display-type text-2xl">Just landed</h2>
        <TextLink href={`${stock.href}?sort=newest`}>See all</TextLink>
      </div>
      <div className="card-row rail -mx-gutter scroll-px-gutter gap-4 px-gutter lg:mx-0 lg:grid lg:grid-cols-4 lg:gap-5 lg:px-0">
        {cars.map((car) => (
          <div key={car.id} className="w-[min(320px,82vw)] shrink-0 snap-start lg:w-auto">
            <CarCard card={{ ...car, facts: car.facts.slice(0, 3) }} />
          </div>
        ))}
      </div>
    </section>
  );
}
