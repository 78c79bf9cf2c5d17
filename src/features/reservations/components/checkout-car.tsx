import { Icon } from "../../../ui/icon.tsx";
import { CardPicture } from "../../cards/components/card-picture.tsx";
import type { CheckoutCar } from "../checkout-view.ts";

/** The car beside its checkout: picture, name, price and location; smaller on phones. */
export function CheckoutCarPanel({ car }: { readonly car: CheckoutCar }) {
  const { price } = car;
  return (
    <div className="overflow-hidden rounded-l border border-line bg-surface max-lg:grid max-lg:grid-cols-[112px_minmax(0,1fr)] max-lg:items-center sm:max-lg:grid-cols-[200px_minmax(0,1fr)]">
      <div className="vehicle-ground aspect-16/10 overflow-hidden max-lg:h-full max-lg:w-full">
        <CardPicture source={car.picture} kind={car.kind} alt={car.name} sizes="(min-width: 64rem) 384px, 200px" />
      </div>
      <div className="min-w-0 px-4 py-3 lg:px-6 lg:py-5">
        <p className="font-display text-lg leading-tight font-strong">{car.title}</p>
        {car.badge ? <p className="mt-0.5 text-muted max-lg:truncate">{car.badge}</p> : null}
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2.5">
          <span className={price.kind === "no-price" ? "font-strong" : "price-type text-price-card"}>{price.text}</span>
          {price.note ? <span className="text-sm text-muted">{price.note}</span> : null}
        </p>
        <ul className="mt-3 grid gap-1.5 text-sm text-muted max-lg:hidden">
          {car.place ? (
            <li className="flex gap-2">
              <Icon name="pin" size={18} className="mt-0.5" />
              {car.place}
            </li>
          ) : null}
          <li className="flex gap-2">
            <Icon name="tag" size={18} className="mt-0.5" />
            Stock no. {car.stocknum}
          </li>
        </ul>
      </div>
    </div>
  );
}
