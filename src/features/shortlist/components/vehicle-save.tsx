import { classNames } from "../../../ui/class-names.ts";
import { buttonClass } from "../../../ui/controls/button-style.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { useSite } from "../../site/components/site-context.tsx";
import { type WatchableCar, WatchButton } from "../../watchlist/components/watch-button.tsx";
import { MOST_SAVED, type SavableCar, shortlistHref } from "../saved-cars.ts";
import { useCompared, useFavourite } from "./save-buttons.tsx";
import { useSavedCars } from "./use-saved-cars.ts";

const BUTTON = classNames(buttonClass({ kind: "plain", size: "small" }), "grow basis-0 border-line px-3");

/** The data of a vehicle's page that its list buttons need. */
interface ListedVehicle {
  readonly steps: { readonly about: { readonly carId: number; readonly dealershipId: number } };
  /** Null where it can be neither saved nor compared (USER-018). */
  readonly keep: SavableCar | null;
  readonly live: { readonly api: string };
}

interface VehicleSaveProps {
  readonly vehicle: ListedVehicle;
  readonly className?: string;
}

const watchable = (
  { carId, dealershipId }: ListedVehicle["steps"]["about"],
  { api }: ListedVehicle["live"],
  sold: boolean,
): WatchableCar => ({ id: carId, dealershipId, sold, api });

/** For a sold vehicle, only the watchlist's button remains, for shoppers who have it on theirs (USER-014). */
export function SoldSaveActions({ vehicle: { steps, live }, className }: VehicleSaveProps) {
  const { config } = useSite();
  if (!config.watchlistEnabled) return null;
  return (
    <div className={classNames("flex flex-wrap gap-2 empty:hidden [@media(scripting:none)]:hidden", className)}>
      <WatchButton car={watchable(steps.about, live, true)} className={BUTTON} />
    </div>
  );
}

interface SaveActionProps {
  readonly vehicle: VehicleSaveProps["vehicle"];
  /** Class names of each button. Without JavaScript there are no buttons. */
  readonly className: string;
}

const ALIVE = "[@media(scripting:none)]:hidden";

/** `Favourite` (VDP-109), on sites with favourites. */
export function FavouriteAction({ vehicle: { keep }, className }: SaveActionProps) {
  const { config } = useSite();
  return keep && config.favouritesEnabled ? <Favourite car={keep} className={classNames(ALIVE, className)} /> : null;
}

/** The shopper's other lists (SITE-051, USER-010), and a link to the comparison once it has cars. */
export function SaveActions({ vehicle: { steps, keep, live }, className }: SaveActionProps) {
  const { config } = useSite();
  const look = classNames(ALIVE, className);
  return (
    <>
      {config.watchlistEnabled ? <WatchButton car={watchable(steps.about, live, false)} className={look} /> : null}
      {keep && config.compareEnabled ? <Compare car={keep} className={look} /> : null}
      {keep ? (
        <a
          href={`/alerts/new?car=${keep.slug}`}
          rel="nofollow"
          className="text-link w-full basis-full justify-center text-sm"
        >
          Tell me if the price drops
        </a>
      ) : null}
    </>
  );
}

interface ListButtonProps {
  readonly car: SavableCar;
  readonly className: string;
}

function Favourite({ car, className }: ListButtonProps) {
  const { pressed, toggle } = useFavourite(car);
  return (
    <button type="button" aria-pressed={pressed} onClick={toggle} className={className}>
      <Icon name={pressed ? "heart-filled" : "heart"} className={pressed ? "text-brand-text" : undefined} />
      Favourite
    </button>
  );
}

function Compare({ car, className }: ListButtonProps) {
  const { pressed, toggle } = useCompared(car);
  const chosen = useSavedCars("compare");
  return (
    <>
      <button type="button" aria-pressed={pressed} onClick={toggle} className={className}>
        <Icon name={pressed ? "check" : "compare"} className={pressed ? "text-brand-text" : undefined} />
        Compare
      </button>
      {chosen.length > 0 ? (
        <Link
          href={shortlistHref(
            "/compare",
            chosen.map(({ slug }) => slug),
          )}
          className="text-link w-full justify-center basis-full text-sm lg:hidden"
        >
          {`See your comparison (${chosen.length} of ${MOST_SAVED.compare})`}
        </Link>
      ) : null}
    </>
  );
}
