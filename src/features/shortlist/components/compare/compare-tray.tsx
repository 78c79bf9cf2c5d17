import { useAddress } from "../../../../ui/address.tsx";
import { buttonClass } from "../../../../ui/controls/button-style.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { LinkButton } from "../../../../ui/link.tsx";
import { useRootMark } from "../../../../ui/motion/root-mark.ts";
import { NoPicture } from "../../../media/components/no-picture.tsx";
import { SitePicture } from "../../../media/components/site-picture.tsx";
import { useSite } from "../../../site/components/site-context.tsx";
import { MOST_SAVED, type SavedCar, shortlistHref } from "../../saved-cars.ts";
import { useSavedCars, useSavedList } from "../use-saved-cars.ts";

/** Pages without the tray: the comparison itself, and forms. */
const AWAY = /^\/(compare|success)$|\/enquire$/;
/** On phones a vehicle page has its own bar in that place, with its own link to the comparison. */
const VEHICLE_PAGE = /^\/cars\//;

/**
 * The cars chosen for comparison, at the bottom of the window while there are any. It is in the page's flow and sticky,
 * so it never covers the end of the page.
 */
export function CompareTray() {
  const { config } = useSite();
  const isAway = useAddress(({ pathname }) => AWAY.test(pathname));
  const isVehiclePage = useAddress(({ pathname }) => VEHICLE_PAGE.test(pathname));
  const list = useSavedList("compare");
  const cars = useSavedCars("compare");
  const isShown = config.compareEnabled && cars.length > 0 && !isAway;
  useRootMark("tray", isShown);
  if (!isShown) return null;
  return (
    <section aria-label="To compare" className={`tray ${isVehiclePage ? "max-lg:hidden" : ""}`}>
      <div className="wrap flex min-h-18 items-center gap-2 py-2 md:gap-5">
        <p className="font-strong max-md:sr-only">{`Compare ${cars.length} of ${MOST_SAVED.compare}`}</p>
        <ul className="rail min-w-0 gap-1.5 md:gap-2">
          {cars.map((car) => (
            <li key={car.id} className="shrink-0">
              <Chosen car={car} onRemove={() => list.remove(car.id)} />
            </li>
          ))}
          {Array.from({ length: MOST_SAVED.compare - cars.length }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike
            <li key={at} className="h-11 w-18 rounded-s border border-dashed border-line-strong max-md:hidden" />
          ))}
        </ul>
        <button
          type="button"
          onClick={list.clear}
          className={buttonClass({ kind: "plain", size: "small" }, "ml-auto px-1 underline underline-offset-4 md:px-3")}
        >
          Clear
        </button>
        <LinkButton
          size="small"
          className="max-md:px-3.5"
          href={shortlistHref(
            "/compare",
            cars.map(({ slug }) => slug),
          )}
        >
          Compare
        </LinkButton>
      </div>
    </section>
  );
}

/** A chosen car's picture; pressing it removes the car. */
function Chosen({ car, onRemove }: { readonly car: SavedCar; readonly onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      aria-label={`Remove ${car.name} from the comparison`}
      title={car.name}
      className="group/chosen vehicle-ground relative grid h-11 w-10 place-items-center overflow-hidden rounded-s border border-line text-n-400 md:w-18"
    >
      {car.primary_image_url ? (
        <SitePicture source={car.primary_image_url} alt="" sizes="72px" crop="16:10" widths={[160]} />
      ) : (
        <NoPicture size={28} />
      )}
      <span className="absolute top-0.5 right-0.5 grid size-4.5 place-items-center rounded-disc bg-ink text-on-ink">
        <Icon name="x" size={11} />
      </span>
    </button>
  );
}
