import { buttonClass } from "../../../ui/button-style.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { useSite } from "../../site/components/site-context.tsx";
import type { VehicleView } from "../../stock/vehicle-view.ts";
import { type KeepableCar, keptHref, MOST_KEPT } from "../kept-cars.ts";
import { useCompared, useFavourite } from "./keep-buttons.tsx";
import { useKept } from "./use-kept.ts";
import { WatchButton } from "./watch-button.tsx";

const BUTTON = classNames(buttonClass({ kind: "plain", size: "small" }), "grow basis-0 border-line px-3");

interface VehicleKeepProps {
  readonly vehicle: Pick<VehicleView, "id" | "keep" | "availability" | "live">;
  readonly className?: string;
}

/**
 * The vehicle page's own buttons (VDP-072, SITE-051, USER-010), and the way to the comparison once it has cars. Of a sold
 * car nothing is left but the watchlist's, for those who have it there.
 */
export function VehicleKeep({ vehicle: { id, keep, availability, live }, className }: VehicleKeepProps) {
  const { config } = useSite();
  const watchable = { id, sold: availability.kind === "sold", api: live.api };
  return (
    <div className={classNames("flex flex-wrap gap-2 empty:hidden [@media(scripting:none)]:hidden", className)}>
      {keep && config.favouritesEnabled ? <Favourite car={keep} /> : null}
      {config.watchlistEnabled ? <WatchButton car={watchable} className={BUTTON} /> : null}
      {keep && config.compareEnabled ? <Compare car={keep} /> : null}
    </div>
  );
}

function Favourite({ car }: { readonly car: KeepableCar }) {
  const { pressed, toggle } = useFavourite(car);
  return (
    <button type="button" aria-pressed={pressed} onClick={toggle} className={BUTTON}>
      <Icon name={pressed ? "heart-filled" : "heart"} className={pressed ? "text-brand-text" : undefined} />
      Favourite
    </button>
  );
}

function Compare({ car }: { readonly car: KeepableCar }) {
  const { pressed, toggle } = useCompared(car);
  const chosen = useKept("compare");
  return (
    <>
      <button type="button" aria-pressed={pressed} onClick={toggle} className={BUTTON}>
        <Icon name={pressed ? "check" : "compare"} className={pressed ? "text-brand-text" : undefined} />
        Compare
      </button>
      {chosen.length > 0 ? (
        <Link
          href={keptHref(
            "/compare",
            chosen.map(({ slug }) => slug),
          )}
          className="text-link w-full justify-center text-sm lg:hidden"
        >
          {`See your comparison (${chosen.length} of ${MOST_KEPT.compare})`}
        </Link>
      ) : null}
    </>
  );
}
