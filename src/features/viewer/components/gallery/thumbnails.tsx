import type { MouseEvent } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import type { Viewing } from "../use-viewer.ts";

interface ThumbnailsProps {
  readonly viewing: Viewing;
  /** Whether they are a column beside a wide stage instead of a row under it. */
  readonly column: boolean;
}

/** Links to the pictures of the strip, which also work as plain anchors. From every mode they lead to the gallery. */
export function Thumbnails({ viewing, column }: ThumbnailsProps) {
  const { slides, viewer, mode, at, show } = viewing;
  const onClick = (event: MouseEvent, place: number) => {
    event.preventDefault();
    show(place);
  };
  return (
    <div className={classNames("max-lg:mt-2.5 print:hidden", column ? "relative" : "lg:mt-3")}>
      <ul
        className={classNames(
          "flex gap-2.5 overflow-x-auto p-1 [scrollbar-width:none] max-lg:-mx-1",
          column ? "lg:absolute lg:inset-0 lg:flex-col lg:gap-2 lg:overflow-y-auto" : "lg:-mx-1",
        )}
      >
        {slides.map((picture, place) => (
          <li
            key={picture?.id ?? "film"}
            className={classNames("shrink-0", column ? "w-21 lg:w-full" : "w-21 lg:w-27")}
          >
            <a
              href={`#${picture?.id ?? "film"}`}
              aria-label={picture ? `Picture ${viewer.pictures.indexOf(picture) + 1}` : "Film"}
              aria-current={mode === "gallery" && place === at ? "true" : undefined}
              onClick={(event) => onClick(event, place)}
              className="vehicle-ground relative block aspect-4/3 overflow-hidden rounded-s outline-offset-2 aria-[current=true]:outline-[2.5px] aria-[current=true]:outline-brand-text"
            >
              <Picture
                {...(picture ?? viewer.pictures[0])?.thumb}
                src={(picture ?? viewer.pictures[0])?.thumb.src ?? ""}
                alt=""
                sizes="108px"
                width={320}
                height={240}
                className="object-contain!"
              />
              {picture ? null : (
                <span className="absolute inset-0 grid place-items-center bg-ink/30">
                  <span className="grid size-8 place-items-center rounded-full bg-surface/94 text-ink">
                    <Icon name="play" size={16} className="translate-x-px fill-current" />
                  </span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
