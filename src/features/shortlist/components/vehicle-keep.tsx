import { classNames } from "../../../ui/class-names.ts";
import { buttonClass } from "../../../ui/controls/button-style.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { useSite } from "../../site/components/site-context.tsx";
import { type WatchableCar, WatchButton } from "../../watchlist/components/watch-button.tsx";
import { type KeepableCar, keptHref, MOST_KEPT } from "../kept-cars.ts";
import { useCompared, useFavourite } from "./keep-buttons.tsx";
import { useKept } from "./use-kept.ts";

const BUTTON = classNames(buttonClass({ kind: "plain", size: "small" }), "grow basis-0 border-line px-3");

/** What of a vehicle's page its list buttons need. */
interface ListedVehicle {
  readonly steps: { readonly about: { readonly carId: number; readonly dealershipId: number } };
  /** Null where it may be neither saved nor compared (USER-018). */
  readonly keep: KeepableCar | null;
  readonly live: { readonly api: string };
}

interface VehicleKeepProps {
  readonly vehicle: ListedVehicle;
  readonly className?: string;
}

const watchable = (
  { carId, dealershipId }: ListedVehicle["steps"]["about"],
  { api }: ListedVehicle["live"],
  sold: boolean,
): WatchableCar => ({ id: carId, dealershipId, sold, api });

/** Of a sold vehicle nothing is left but the watchlist's button, for those who have it there (USER-014). */
export function SoldKeep({ vehicle: { steps, live }, className }: VehicleKeepProps) {
  const { config } = useSite();
  if (!config.watchlistEnabled) return null;
  return (
    <div className={classNames("flex flex-wrap gap-2 empty:hidden [@media(scripting:none)]:hidden", className)}>
      <WatchButton car={watchable(steps.about, live, true)} className={BUTTON} />
    </div>
  );
}

interface KeepActionProps {
  readonly vehicle: VehicleKeepProps["vehicle"];
  /** Of each button. Without JavaScript it is not there. */
  readonly className: string;
}

const ALIVE = "[@media(scripting:none)]:hidden";

/** `Favourite` (VDP-109), on sites with favourites. */
export function FavouriteAction({ vehicle: { keep }, className }: KeepActionProps) {
  const { config } = useSite();
  return keep && config.favouritesEnabled ? <Favourite car={keep} className={classNames(ALIVE, className)} /> : null;
}

/** The other lists of a shopper's (SITE-051, USER-010), and the way to the comparison once it has cars. */
export function KeepActions({ vehicle: { steps, keep, live }, className }: KeepActionProps) {
  const { config } = useSite();
  const look = classNames(ALIVE, className);
  return (
    <>
      {config.watchlistEnabled ? <WatchButton car={watchable(steps.about, live, false)} className={look} /> : null}
      {keep && config.compareEnabled ? <Compare car={keep} className={look} /> : null}
    </>
  );
}

interface ListButtonProps {
  readonly car: KeepableCar;
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
  const chosen = useKept("compare");
  return (
    <>
      <button type="button" aria-pressed={pressed} onClick={toggle} className={className}>
        <Icon name={pressed ? "check" : "compare"} className={pressed ? "text-brand-text" : undefined} />
        Compare
      </button>
      {chosen.length > 0 ? (
        <Link
          href={keptHref(
            "/compare",
            chosen.map(({ slug }) => slug),
          )}
          className="text-link w-full justify-center basis-full text-sm lg:hidden"
        >
          {`See your comparison (${chosen.length} of ${MOST_KEPT.compare})`}
        </Link>
      ) : null}
    </>
  );
}
