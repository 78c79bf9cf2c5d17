import { useToast } from "../../../ui/overlays/toast.tsx";
import { EVENTS, fireEvent } from "../../analytics/events.ts";
import type { CarCardView } from "../../cards/card.ts";
import { useSite } from "../../site/components/site-context.tsx";
import { MOST_SAVED, type SavableCar } from "../saved-cars.ts";
import { useIsSaved, useSavedList } from "./use-saved-cars.ts";

interface Toggle {
  readonly pressed: boolean;
  readonly toggle: () => void;
}

/** Told to who saves a car in a browser that keeps nothing. */
const ENDS = "Your browser keeps nothing for this site, so this list ends when you close or reload the page.";

/** Whether the car is a favourite. Adding sends event 39, removing sends none (USER-019, USER-020, ANLY-011). */
export function useFavourite({ dealershipId, ...car }: SavableCar): Toggle {
  const list = useSavedList("favourites");
  const { config } = useSite();
  const show = useToast();
  const pressed = useIsSaved(list, car.id);
  const toggle = () => {
    if (pressed) return list.remove(car.id);
    if (!list.add(car))
      return show({
        icon: "heart",
        text: `${MOST_SAVED.favourites} favourites are the most: remove one to add another.`,
      });
    if (!list.lasts()) show({ icon: "heart", text: ENDS });
    fireEvent(EVENTS.favourite, { carId: car.id, dealershipId }, config.analyticsEndpoint);
  };
  return { pressed, toggle };
}

/** Whether the car is chosen for comparison (SITE-051). */
export function useCompared({ dealershipId: _, ...car }: SavableCar): Toggle {
  const list = useSavedList("compare");
  const show = useToast();
  const pressed = useIsSaved(list, car.id);
  const toggle = () => {
    if (pressed) return list.remove(car.id);
    if (!list.add(car))
      return show({
        icon: "compare",
        text: `${MOST_SAVED.compare} are the most to compare: remove one to add another.`,
      });
    if (!list.lasts()) show({ icon: "compare", text: ENDS });
  };
  return { pressed, toggle };
}

/** The two buttons on a card's picture; none where the car can be neither saved nor compared (USER-018). */
export function SaveButtons({ card }: { readonly card: CarCardView }) {
  const { config } = useSite();
  if (!card.keep) return null;
  const car = { ...card.keep, id: card.id, primary_image_url: card.photos[0] ?? null };
  return (
    <span className="corner">
      {config.favouritesEnabled ? <FavouriteButton car={car} /> : null}
      {config.compareEnabled ? <CompareButton car={car} /> : null}
    </span>
  );
}

function CompareButton({ car }: { readonly car: SavableCar }) {
  const { pressed, toggle } = useCompared(car);
  return (
    <button
      type="button"
      className={`corner-button ${pressed ? "drawn-check" : "drawn-compare"}`}
      aria-pressed={pressed}
      aria-label={`Compare ${car.name}`}
      onClick={toggle}
    />
  );
}

function FavouriteButton({ car }: { readonly car: SavableCar }) {
  const { pressed, toggle } = useFavourite(car);
  return (
    <button
      type="button"
      className={`corner-button ${pressed ? "drawn-heart-filled" : "drawn-heart"}`}
      aria-pressed={pressed}
      aria-label={`Favourite ${car.name}`}
      onClick={toggle}
    />
  );
}
