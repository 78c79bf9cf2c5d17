import type { CarCardView } from "../../../features/cards/card.ts";
import { CardPicture } from "../../../features/cards/components/card-picture.tsx";
import { Link } from "../../../ui/link.tsx";

/** One car large, price first: the newest that has a price and a picture. */
export function Spotlight({ car }: { readonly car: CarCardView }) {
  const { price } = car;
  const facts = car.facts.slice(0, 2).map((fact) => fact.value);
  return (
    <article className="relative grid grid-rows-[1fr_auto] overflow-hidden rounded-l bg-surface shadow-2">
      <p className="absolute top-5 left-5 z-1 rounded-s bg-brand px-3.5 py-2 text-md font-extrabold text-on-brand">
        {price.before ? "Price drop" : "Just landed"}
      </p>
      <div className="vehicle-ground relative min-h-0 overflow-hidden max-md:aspect-16/10 md:min-h-65 xl:min-h-85">
        <CardPicture
          source={car.photos[0]}
          alt={car.title}
          sizes="(min-width: 980px) 62vw, (min-width: 761px) 46vw, 96vw"
          priority
          className="md:absolute md:inset-0"
        />
      </div>
      <div className="flex min-h-30 flex-wrap items-center justify-between gap-x-8 gap-y-2 bg-surface px-6 py-5">
        <div>
          <h2 className="text-xl">
            <Link href={car.href} className="stretched">
              {car.title}
            </Link>
          </h2>
          <p className="mt-1 text-muted">{[car.badge, ...facts].filter(Boolean).join(", ")}</p>
        </div>
        <div>
          <p className="price-type text-price leading-none">{price.text}</p>
          {price.note || price.before ? (
            <p className="mt-1.5 text-sm text-muted">
              {price.note}
              {price.before ? (
                <>
                  {price.note ? ", " : ""}was <s className="figures">{price.before}</s>
                </>
              ) : null}
            </p>
          ) : null}
        </div>
      </div>
    </article>
  );
}
