import { type KeyboardEvent, useRef } from "react";
import { counted } from "../../../../lib/words/format.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { IconButton } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { useHydrated } from "../../../../ui/motion/use-hydrated.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { NoPhoto } from "../../../cards/components/card-picture.tsx";
import { EAGER_PICTURES } from "../../rules.ts";
import { FilmSlide } from "../films/film-slide.tsx";
import { arrowStep, useArrowKeys } from "../use-arrow-keys.ts";
import type { Viewing } from "../use-viewer.ts";
import { STAGE_SIZES } from "./picture-sizes.ts";
import { useStrip } from "./use-strip.ts";

interface GalleryProps {
  readonly viewing: Viewing;
  /** Whether the gallery is the mode on show. */
  readonly isShown: boolean;
  /** Whether it is in the full view, as large as the window, where arrow keys work wherever the focus is. */
  readonly full?: boolean;
  readonly isZoomed?: boolean;
  readonly faded?: boolean;
}

/**
 * The pictures as a strip that scrolls and snaps. It works without JavaScript, which adds the buttons, the counter and
 * the arrow keys (VDP-003, VDP-005). The film is one of its places (VDP-006).
 */
export function Gallery({ viewing, isShown, full = false, isZoomed = false, faded }: GalleryProps) {
  const { viewer, slides, at, moveTo } = viewing;
  const strip = useRef<HTMLUListElement>(null);
  const handlers = useStrip(strip, viewing, isShown);
  useArrowKeys(full, (by) => moveTo(at + by));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = full ? null : arrowStep(event.key);
    if (by === null) return;
    event.preventDefault();
    moveTo(at + by);
  };
  if (slides.length === 0) return <NoPhoto kind={viewer.kind} />;
  const eager = viewer.opensWith === "gallery" && !full ? EAGER_PICTURES : 0;
  return (
    <>
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={counted(slides.length, "picture")}
        onKeyDown={onKeyDown}
        {...handlers}
        className={classNames(
          "flex h-full snap-x snap-mandatory [scrollbar-width:none] focus-visible:-outline-offset-3",
          isZoomed ? "overflow-x-hidden" : "overflow-x-auto",
        )}
      >
        {slides.map((picture, place) =>
          picture ? (
            <li
              key={picture.id}
              id={full ? undefined : picture.id}
              ref={isZoomed && place === at ? centre : undefined}
              {...(isZoomed && place === at ? MOVED_BY_KEYS : null)}
              className={classNames(
                "h-full w-full shrink-0 snap-start",
                isZoomed && place === at && "flex overflow-auto",
              )}
            >
              <Picture
                {...picture.large}
                sizes={full ? (isZoomed && place === at ? "200vw" : "100vw") : STAGE_SIZES}
                priority={viewer.pictures.indexOf(picture) < eager}
                className={classNames(
                  "viewer-ground",
                  full && "object-contain!",
                  isZoomed && place === at && "m-auto h-auto! w-[200%]! max-w-none shrink-0",
                  faded && "opacity-50 saturate-20",
                )}
              />
            </li>
          ) : (
            <li key="film" id={full ? undefined : "film"} className="relative h-full w-full shrink-0 snap-start">
              <FilmSlide viewing={viewing} />
            </li>
          ),
        )}
      </ul>
      <Steps viewing={viewing} isCounted={!isZoomed} />
    </>
  );
}

/** Scrolls a zoomed picture to its middle. */
function centre(place: HTMLElement | null): void {
  if (!place) return;
  place.scrollTo((place.scrollWidth - place.clientWidth) / 2, (place.scrollHeight - place.clientHeight) / 2);
}

/** Props of a zoomed picture, which can take the focus. Arrow keys then move it instead of showing the next picture. */
const MOVED_BY_KEYS = {
  tabIndex: 0,
  "aria-label": "Zoomed picture, moved by arrow keys",
  onKeyDown: (event: KeyboardEvent) => event.stopPropagation(),
} as const;

const STEP = "absolute top-1/2 -mt-5.5 bg-surface/94 shadow-1 hover:bg-surface aria-disabled:opacity-0";

/** Previous, next and the counter, which need JavaScript. At an end a button keeps the focus. */
function Steps({ viewing, isCounted }: { readonly viewing: Viewing; readonly isCounted: boolean }) {
  const { at, slides, moveTo } = viewing;
  const hydrated = useHydrated();
  if (!hydrated || slides.length < 2) return null;
  return (
    <>
      <IconButton
        aria-label="Previous picture"
        className={classNames(STEP, "left-3 lg:left-4")}
        aria-disabled={at === 0}
        onClick={() => moveTo(at - 1)}
      >
        <Icon name="chevron-left" />
      </IconButton>
      <IconButton
        aria-label="Next picture"
        className={classNames(STEP, "right-3 lg:right-4")}
        aria-disabled={at === slides.length - 1}
        onClick={() => moveTo(at + 1)}
      >
        <Icon name="chevron-right" />
      </IconButton>
      {isCounted ? (
        <p
          role="status"
          className="figures absolute right-4 bottom-4 print:hidden rounded-s bg-ink/72 px-2.5 py-1 text-xs font-strong text-on-ink"
        >
          <span className="sr-only">Picture </span>
          {at + 1} / {slides.length}
        </p>
      ) : null}
    </>
  );
}
