import { type KeyboardEvent, useId, useRef, useState } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { type SpotPlace, spotText, withRoom } from "../../hotspots.ts";
import type { Spot } from "../../schema.ts";
import { useSize } from "../use-size.ts";

/** In the lower left corner, `--foot` above the edge. */
const CHIP =
  "tag pointer-events-auto absolute bottom-(--foot,12px) left-3 min-h-hit bg-surface/94 px-3.5 text-sm text-ink shadow-1 hover:bg-surface lg:bottom-(--foot,16px) lg:left-4";
/** Above the button, as high as the stage allows. */
const LIST =
  "pointer-events-auto absolute bottom-[calc(var(--foot,16px)+52px)] left-3 z-10 max-h-[min(17rem,calc(100%-var(--foot,16px)-64px))] w-72 max-w-[calc(100%-24px)] overflow-y-auto rounded-m bg-surface p-1.5 text-sm text-ink shadow-3 motion-safe:animate-rise lg:left-4";

interface SpotDotsProps {
  readonly spots: readonly Spot[];
  /** The current position of a spot, in percent of the stage; null if it is not visible. */
  readonly placeOf: (spot: Spot) => SpotPlace | null;
  /** Called when a spot gets the focus or is opened on the stage. */
  readonly onHold: () => void;
  /** Called when a spot is chosen from the list, to bring it into view. Without it there is no list. */
  readonly onSeek?: (spot: Spot) => void;
}

/**
 * Spots as dots over a stage, of which at most one is open, and as a list for visitors who cannot see or find the dots
 * (VDP-096). It fills a positioned parent.
 */
export function SpotDots({ spots, placeOf, onHold, onSeek }: SpotDotsProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const bubbleId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const size = useSize(stage);
  const seen = spots.flatMap((spot) => {
    const place = placeOf(spot);
    return place ? [{ spot, place }] : [];
  });
  const places = withRoom(
    seen.map(({ place }) => place),
    size,
  );
  const shown = seen.map(({ spot, place }, at) => ({ spot, place: places[at] ?? place }));
  const open = shown.find(({ spot }) => spot.id === openId);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    // Escape would close the full view too, which should stay open.
    event.preventDefault();
    event.stopPropagation();
    setOpenId(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what a button in it has opened
    <div ref={stage} onKeyDown={onKeyDown} className="pointer-events-none absolute inset-0">
      {shown.map(({ spot, place }) => (
        <Dot
          key={spot.id}
          spot={spot}
          place={place}
          open={spot === open?.spot}
          bubbleId={bubbleId}
          onFocus={onHold}
          onClick={() => {
            onHold();
            setOpenId(spot === open?.spot ? null : spot.id);
          }}
        />
      ))}
      <div role="status" id={bubbleId}>
        {open ? <Bubble {...open} /> : null}
      </div>
      {onSeek ? (
        <SpotList
          spots={spots}
          onSeek={(spot) => {
            setOpenId(spot.id);
            onSeek(spot);
          }}
        />
      ) : null}
    </div>
  );
}

interface DotProps {
  readonly spot: Spot;
  readonly place: SpotPlace;
  readonly open: boolean;
  readonly bubbleId: string;
  readonly onFocus: () => void;
  readonly onClick: () => void;
}

/**
 * Equipment is a round dot in the dealer's colour; a mark on the car is a square one, turned on its corner, in the
 * warning colour.
 */
function Dot({ spot, place, open, bubbleId, onFocus, onClick }: DotProps) {
  const { isMark, text } = spotText(spot);
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? bubbleId : undefined}
      aria-label={isMark ? `Condition: ${text}` : text}
      onFocus={onFocus}
      onClick={onClick}
      style={{ left: `${place.x}%`, top: `${place.y}%` }}
      className="group/dot pointer-events-auto absolute -mt-5.5 -ml-5.5 grid size-hit place-items-center rounded-disc"
    >
      <span
        className={classNames(
          "size-4 border-[4.5px] border-surface transition-transform duration-150 group-hover/dot:scale-125",
          "shadow-[0_0_0_1px_color-mix(in_oklab,var(--ink)_50%,transparent),0_0_0_6px_color-mix(in_oklab,var(--surface)_45%,transparent)]",
          isMark ? "rotate-45 rounded-[3px] bg-caution-fill" : "rounded-full bg-brand",
          open && "scale-125",
        )}
      />
    </button>
  );
}

/** Above or below its dot, and always within the stage. */
function Bubble({ spot, place }: { readonly spot: Spot; readonly place: SpotPlace }) {
  const { isMark, text } = spotText(spot);
  const vertical = place.y > 50 ? { bottom: `calc(${100 - place.y}% + 20px)` } : { top: `calc(${place.y}% + 20px)` };
  return (
    <div
      style={{ ...vertical, left: `clamp(12px, calc(${place.x}% - 7.75rem), calc(100% - 15.5rem - 12px))` }}
      className={classNames(
        "absolute z-10 flex w-62 max-w-[calc(100%-24px)]",
        place.x < 34 ? "justify-start" : place.x > 66 ? "justify-end" : "justify-center",
      )}
    >
      <div className="pointer-events-auto rounded-m bg-surface px-3.5 py-2.5 text-sm text-ink shadow-3 motion-safe:animate-rise">
        {isMark ? (
          <p className="mb-1 flex items-center gap-1.5 text-xs font-strong text-caution">
            <Icon name="alert" size={16} />
            Condition
          </p>
        ) : null}
        <p className="text-pretty wrap-anywhere">{text}</p>
      </div>
    </div>
  );
}

/** The spots as text: each button turns the stage to its spot and opens it. */
function SpotList({ spots, onSeek }: Pick<Required<SpotDotsProps>, "spots" | "onSeek">) {
  const [isOpen, setOpen] = useState(false);
  const chip = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const close = () => {
    // Closing the list removes the focused element, so its button gets the focus.
    chip.current?.focus();
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what a button in it has opened
    <div onKeyDown={onKeyDown}>
      <button
        ref={chip}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
        className={CHIP}
      >
        <Icon name="pin" size={18} />
        <span>
          Details <span className="figures">{spots.length}</span>
          <span className="sr-only"> points of interest</span>
        </span>
      </button>
      {isOpen ? (
        <ol id={listId} aria-label="Points of interest" className={LIST}>
          {spots.map((spot) => (
            <li key={spot.id}>
              <button
                type="button"
                onClick={() => {
                  onSeek(spot);
                  close();
                }}
                className="flex min-h-hit w-full items-center gap-3 rounded-s px-2.5 py-1.5 text-left hover:bg-surface-3"
              >
                <SpotWords spot={spot} />
              </button>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}

function SpotWords({ spot }: { readonly spot: Spot }) {
  const { isMark, text } = spotText(spot);
  return (
    <>
      <span
        aria-hidden
        className={classNames("size-2.5 shrink-0", isMark ? "rotate-45 bg-caution-fill" : "rounded-disc bg-brand")}
      />
      <span className="wrap-anywhere">
        {isMark ? <span className="sr-only">Condition: </span> : null}
        {text}
      </span>
    </>
  );
}
