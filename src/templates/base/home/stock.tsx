import type { CarCardView } from "../../../features/cards/card.ts";
import type { HomeView } from "../../../features/content/home.ts";
import { useSite } from "../../../features/site/components/site-context.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link, TextLink } from "../../../ui/link.tsx";
import { CarCard } from "../car-card.tsx";

/** Price bands as a row of links, each with its number of cars. */
export function PriceBands({ bands }: { readonly bands: HomeView["priceBands"] }) {
  return (
    <ul className="wrap price-bands mt-8 grid gap-3">
      {bands.map((band) => (
        <li key={band.href}>
          <Link
            href={band.href}
            className="flex min-h-18 items-center justify-between gap-2 rounded-m border border-line px-4 py-3 transition-colors hover:border-ink"
          >
            <span>
              <span className="price-type block text-lg min-[18rem]:whitespace-nowrap">{band.label}</span>
              <span className="figures text-sm text-muted">{band.count} in stock</span>
            </span>
            <Icon name="arrow-right" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The newest cars, four in a row; on phones the row scrolls. */
export function JustLanded({ cars }: { readonly cars: readonly CarCardView[] }) {
  const { stock } = useSite();
  return (
    <section className="wrap pt-section">
      <div className="mb-6 flex items-center justify-between gap-4">
        <h2 className="display-type text-2xl">Just arrived</h2>
        <TextLink href={`${stock.href}?sort=newest`}>See all</TextLink>
      </div>
      <div className="rail -mx-gutter scroll-px-gutter gap-4 px-gutter lg:mx-0 lg:grid lg:grid-cols-4 lg:gap-gap lg:px-0">
        {cars.slice(0, 4).map((car) => (
          <div key={car.id} className="w-[min(320px,82vw)] shrink-0 snap-start lg:w-auto">
            <CarCard card={car} />
          </div>
        ))}
      </div>
    </section>
  );
}
