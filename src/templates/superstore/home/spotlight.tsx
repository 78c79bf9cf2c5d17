import { SitePicture } from "../../../features/media/components/site-picture.tsx";
import type { CardCar } from "../../../features/search/schema.ts";
import { formatKm, formatMoney } from "../../../lib/format.ts";
import { Link } from "../../../ui/link.tsx";

/** One car large, price first: the newest that has a price and a picture. */
export function Spotlight({ car }: { readonly car: CardCar }) {
  const reduced = car.price !== null && car.before_price !== null && car.before_price > car.price;
  const facts = [car.badge, car.km === null ? null : formatKm(car.km), car.simple_transmission?.toLowerCase()];
  return (
    <article className="relative grid grid-rows-[1fr_auto] self-start overflow-hidden xl:self-stretch rounded-l bg-surface shadow-2">
      <p className="absolute top-5 left-5 z-1 rounded-s bg-brand px-3.5 py-2 text-md font-extrabold text-on-brand">
        {reduced ? "Price drop" : "Just landed"}
      </p>
      <div className="studio aspect-16/10 min-h-0 overflow-hidden xl:aspect-auto xl:min-h-85">
        {car.primary_image_url ? (
          <SitePicture
            source={car.primary_image_url}
            alt={car.name}
            sizes="(min-width: 980px) 62vw, 96vw"
            widths={[480, 640, 960, 1600]}
            priority
            className="xl:absolute xl:inset-0 xl:h-[calc(100%-7.5rem)]"
          />
        ) : null}
      </div>
      <div className="flex min-h-30 flex-wrap items-center justify-between gap-x-8 gap-y-2 bg-surface px-6 py-5">
        <div>
          <h2 className="text-xl">
            <Link href={car.path} className="stretched">
              {[car.year, car.make, car.model].filter(Boolean).join(" ")}
            </Link>
          </h2>
          <p className="mt-1 text-muted">{facts.filter(Boolean).join(", ")}</p>
        </div>
        {car.price === null ? null : (
          <div>
            <p className="price-type text-price leading-none">{formatMoney(car.price)}</p>
            <p className="mt-1.5 text-sm text-muted">
              {car.price_type === "egc" ? "Excl. gov. charges" : "Drive away"}
              {reduced && car.before_price !== null ? (
                <>
                  , was <s className="figures">{formatMoney(car.before_price)}</s>
                </>
              ) : null}
            </p>
          </div>
        )}
      </div>
    </article>
  );
}
