import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { IconButton } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { EAGER_PICTURES, PICTURES_WITHOUT_THUMBNAILS } from "../vehicle-page.ts";
import type { VehicleView } from "../vehicle-view.ts";
import { NoPhoto } from "./card-picture.tsx";

interface GalleryProps {
  readonly name: string;
  readonly pictures: VehicleView["pictures"];
  /** Thumbnails as a row under the stage, or as a column left of it (a row again on narrow screens). */
  readonly thumbnails: "below" | "left";
  readonly faded?: boolean;
  readonly className?: string;
}

const SIZES = "(min-width: 1440px) 836px, (min-width: 980px) 58vw, 100vw";

/**
 * The pictures as a strip that scrolls and snaps: it needs no JavaScript, which adds the buttons, the counter and the
 * arrow keys (VDP-003..005).
 */
export function Gallery({ name, pictures, thumbnails, faded, className }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const show = (at: number) => {
    const element = strip.current;
    if (!element) return;
    const next = Math.max(0, Math.min(pictures.length - 1, at));
    element.scrollTo({ left: next * element.clientWidth });
  };
  const onScroll = () => {
    const element = strip.current;
    if (element && element.clientWidth > 0) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    show(current + step);
  };
  const withThumbnails = pictures.length > PICTURES_WITHOUT_THUMBNAILS;
  const left = thumbnails === "left" && withThumbnails;
  return (
    <section
      aria-label={`Pictures of ${name}`}
      className={classNames(left && "lg:grid lg:grid-cols-[92px_minmax(0,1fr)] lg:gap-2.5", className)}
    >
      <div
        className={classNames(
          "vehicle-ground relative overflow-hidden max-lg:-mx-gutter lg:rounded-l",
          left && "lg:order-last",
        )}
      >
        {pictures.length === 0 ? (
          <div className="aspect-16/10">
            <NoPhoto />
          </div>
        ) : (
          <ul
            ref={strip}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reached by keyboard
            tabIndex={0}
            aria-label={`${pictures.length} pictures`}
            onScroll={onScroll}
            onKeyDown={onKeyDown}
            className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] focus-visible:-outline-offset-3"
          >
            {pictures.map(({ id, large }, at) => (
              <li key={id} id={id} className="aspect-16/10 w-full shrink-0 snap-start">
                <Picture
                  {...large}
                  sizes={SIZES}
                  priority={at < EAGER_PICTURES}
                  className={faded ? "opacity-50 saturate-20" : undefined}
                />
              </li>
            ))}
          </ul>
        )}
        <Steps current={current} count={pictures.length} show={show} />
      </div>
      {withThumbnails ? <Thumbnails pictures={pictures} current={current} show={show} column={left} /> : null}
    </section>
  );
}

interface StepsProps {
  readonly current: number;
  readonly count: number;
  readonly show: (at: number) => void;
}

const STEP = "absolute top-1/2 -mt-5.5 bg-surface/94 shadow-1 hover:bg-surface disabled:opacity-0";

/** Previous, next and the counter: only where JavaScript makes them work. */
function Steps({ current, count, show }: StepsProps) {
  const hydrated = useHydrated();
  if (!hydrated || count < 2) return null;
  return (
    <>
      <IconButton
        aria-label="Previous picture"
        className={classNames(STEP, "left-4")}
        disabled={current === 0}
        onClick={() => show(current - 1)}
      >
        <Icon name="chevron-left" />
      </IconButton>
      <IconButton
        aria-label="Next picture"
        className={classNames(STEP, "right-4")}
        disabled={current === count - 1}
        onClick={() => show(current + 1)}
      >
        <Icon name="chevron-right" />
      </IconButton>
      <p className="figures absolute right-4 bottom-4 rounded-s bg-ink/72 px-2.5 py-1 text-xs font-strong text-on-ink">
        <span className="sr-only">Picture </span>
        {current + 1} / {count}
      </p>
    </>
  );
}

interface ThumbnailsProps {
  readonly pictures: VehicleView["pictures"];
  readonly current: number;
  readonly show: (at: number) => void;
  readonly column: boolean;
}

/** Links to the pictures of the strip, so that they work as anchors too. */
function Thumbnails({ pictures, current, show, column }: ThumbnailsProps) {
  const onClick = (event: MouseEvent, at: number) => {
    event.preventDefault();
    show(at);
  };
  return (
    <div className={classNames("max-lg:mt-2.5 print:hidden", column ? "relative" : "lg:mt-3")}>
      <ul
        className={classNames(
          "flex gap-2.5 overflow-x-auto p-1 [scrollbar-width:none] max-lg:-mx-1",
          column ? "lg:absolute lg:inset-0 lg:flex-col lg:gap-2 lg:overflow-y-auto" : "lg:-mx-1",
        )}
      >
        {pictures.map(({ id, thumb }, at) => (
          <li key={id} className={classNames("shrink-0", column ? "w-21 lg:w-full" : "w-21 lg:w-27")}>
            <a
              href={`#${id}`}
              aria-label={`Picture ${at + 1}`}
              aria-current={at === current ? "true" : undefined}
              onClick={(event) => onClick(event, at)}
              className="vehicle-ground block aspect-4/3 overflow-hidden rounded-s outline-offset-2 aria-[current=true]:outline-[2.5px] aria-[current=true]:outline-brand-text"
            >
              <Picture {...thumb} sizes="108px" width={320} height={240} className="object-contain!" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
