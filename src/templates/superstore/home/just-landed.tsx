import { SitePicture } from "../../../features/media/components/site-picture.tsx";
import type { CardCar } from "../../../features/search/schema.ts";
import { useSite } from "../../../features/site/components/site-context.tsx";
import { formatKm, formatMoney } from "../../../lib/format.ts";
import { Link, TextLink } from "../../../ui/link.tsx";

/** The newest cars, four across; a strip to swipe on phones. */
export function JustLanded({ cars }: { readonly cars: readonly CardCar[] }) {
  const { stock } = useSite();
  if (cars.length === 0) return null;
  return (
    <section className="wrap pt-section">
      <div className="mb-5 flex items-center justify-between gap-4">
        <h2 className="display-type text-2xl">Just landed</h2>
        <TextLink href={`${stock.href}?sort=newest`}>See all</TextLink>
      </div>
      <div className="rail -mx-gutter scroll-px-gutter gap-4 px-gutter lg:mx-0 lg:grid lg:grid-cols-4 lg:gap-5 lg:px-0">
        {cars.map((car) => (
          <div key={car.id} className="w-[min(320px,82vw)] shrink-0 snap-start lg:w-auto">
            <Small car={car} />
          </div>
        ))}
      </div>
    </section>
  );
}

function Small({ car }: { readonly car: CardCar }) {
  return (
    <article className="relative h-full overflow-hidden rounded-m border border-line bg-surface hover:shadow-2">
      <div className="studio aspect-16/10">
        {car.primary_image_url ? (
          <SitePicture source={car.primary_image_url} alt="" sizes="(min-width: 980px) 24vw, 320px" />
        ) : null}
      </div>
      <div className="p-4">
        {car.price === null ? null : <p className="price-type text-price-card">{formatMoney(car.price)}</p>}
        <h3 className="mt-2 text-[1.0625rem]">
          <Link href={car.path} className="stretched">
            {[car.year, car.make, car.model].filter(Boolean).join(" ")}
          </Link>
        </h3>
        <p className="truncate text-muted">{car.badge}</p>
        {car.km === null ? null : <p className="figures mt-2 text-sm">{formatKm(car.km)}</p>}
      </div>
    </article>
  );
}
