import { classNames } from "../../../ui/class-names.ts";
import { useHydrated } from "../../../ui/motion/use-hydrated.ts";
import { Picture } from "../../../ui/picture.tsx";
import { posterOf } from "../films.ts";
import type { InteriorView, Spot, ViewerMode } from "../schema.ts";
import { Films } from "./films/films.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { STAGE_SIZES } from "./gallery/picture-sizes.ts";
import { SpinPane } from "./turn/spin-pane.tsx";
import { useLoadedComponent } from "./use-loaded-component.ts";
import type { Viewing } from "./use-viewer.ts";

interface StageProps {
  readonly viewing: Viewing;
  /** Whether the vehicle is shown on another stage, that of the full view. */
  readonly isAway?: boolean;
  readonly full?: boolean;
  readonly isZoomed?: boolean;
  readonly faded?: boolean;
}

/**
 * Visible only with JavaScript: without it there is only the gallery. In print there is the first frame of the 360°
 * view, or the gallery.
 */
const SCRIPTED = "absolute inset-0 [@media(scripting:none)]:hidden";

/** A film player has its own controls along its lower edge, which the mode buttons must not cover. */
const CLEAR_OF_MODES = { page: "@min-[50rem]:pb-18", full: "landscape:pb-18" };

/** The content of the chosen mode. The gallery's pictures are in the page in every mode. */
export function Stage({ viewing, isAway = false, full = false, isZoomed, faded }: StageProps) {
  const { viewer, chosen } = viewing;
  const isShown = (mode: ViewerMode) => viewing.mode === mode && !isAway;
  return (
    <>
      {full && !isShown("gallery") ? null : (
        <div
          className={classNames(
            "h-full",
            viewing.mode !== "gallery" && "hidden [@media(scripting:none)]:block",
            viewing.mode !== "spinner" && "print:block",
          )}
        >
          <Gallery viewing={viewing} isShown={isShown("gallery")} full={full} isZoomed={isZoomed} faded={faded} />
        </div>
      )}
      {isShown("spinner") && viewer.spin ? (
        <div className={SCRIPTED}>
          <SpinPane viewing={viewing} spin={viewer.spin} full={full} faded={faded} />
        </div>
      ) : null}
      {isShown("walkaround") ? (
        <div
          className={classNames(
            SCRIPTED,
            "bg-stage print:hidden",
            viewer.modes.length > 1 && CLEAR_OF_MODES[full ? "full" : "page"],
          )}
        >
          <div className="relative h-full">
            <Films films={viewer.films} poster={posterOf(viewer)} autoPlay={chosen} priority={!chosen} />
          </div>
        </div>
      ) : null}
      {isShown("interior") && viewer.interior ? (
        <div className={classNames(SCRIPTED, "print:hidden")}>
          <InteriorPane
            interior={viewer.interior}
            spots={viewer.hotspots?.interior ?? NO_SPOTS}
            full={full}
            standsBy={!chosen}
          />
        </div>
      ) : null}
    </>
  );
}

const NO_SPOTS: readonly Spot[] = [];
const bringPanorama = async () => (await import("./cabin/panorama.tsx")).Panorama;

interface InteriorPaneProps {
  readonly interior: InteriorView;
  readonly spots: readonly Spot[];
  readonly full: boolean;
  /** Whether the page opens with it. Until its code has loaded, it is then a plain picture. */
  readonly standsBy: boolean;
}

/** The panorama of the cabin. Until its code has loaded, or if that fails, a plain picture (VDP-011, VDP-088). */
function InteriorPane({ interior, spots, full, standsBy }: InteriorPaneProps) {
  const Panorama = useLoadedComponent(useHydrated(), bringPanorama);
  if (Panorama) return <Panorama interior={interior} spots={spots} full={full} />;
  if (Panorama === undefined && !standsBy) return null;
  return <Picture {...interior.flat} sizes={STAGE_SIZES} priority width={1200} height={600} />;
}
