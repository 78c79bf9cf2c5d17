import { buttonClass } from "../../../ui/button-style.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { useSite } from "../../site/components/site-context.tsx";
import { type KeepableCar, keptHref, MOST_KEPT } from "../kept-cars.ts";
import { useCompared, useFavourite } from "./keep-buttons.tsx";
import { useKept } from "./use-kept.ts";

const BUTTON = classNames(buttonClass({ kind: "plain", size: "small" }), "grow basis-0 border-line px-3");

interface VehicleKeepProps {
  readonly car: KeepableCar | null;
  readonly className?: string;
}

/** The vehicle page's own two buttons (VDP-072, SITE-051), and the way to the comparison once it has cars. */
export function VehicleKeep({ car, className }: VehicleKeepProps) {
  const { config } = useSite();
  if (!car || !(config.favouritesEnabled || config.compareEnabled)) return null;
  return (
    <div className={classNames("flex flex-wrap gap-2 [@media(scripting:none)]:hidden", className)}>
      {config.favouritesEnabled ? <Favourite car={car} /> : null}
      {config.compareEnabled ? <Compare car={car} /> : null}
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
