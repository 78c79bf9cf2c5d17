import type { MouseEvent } from "react";
import { Icon } from "../../../../ui/icon.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { filmHref, posterOf } from "../../films.ts";
import { STAGE_SIZES } from "../gallery/picture-sizes.ts";
import type { Viewing } from "../use-viewer.ts";

/**
 * The film's place among the pictures. Pressing it plays the film in its own mode; without JavaScript it is a link
 * (VDP-006).
 */
export function FilmSlide({ viewing: { viewer, choose } }: { readonly viewing: Viewing }) {
  const [film] = viewer.films;
  const poster = posterOf(viewer);
  if (!film) return null;
  const onClick = (event: MouseEvent) => {
    if (film.kind === "link" || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose("walkaround");
  };
  return (
    <>
      {poster ? <Picture {...poster} alt="" sizes={STAGE_SIZES} className="viewer-ground object-contain!" /> : null}
      <a
        href={filmHref(film)}
        target="_blank"
        rel="noopener"
        onClick={onClick}
        aria-label={`Play the film of ${viewer.name}`}
        className="group/play absolute inset-0 grid place-items-center bg-ink/20 focus-visible:-outline-offset-3 print:hidden"
      >
        <span className="grid size-18 place-items-center rounded-full bg-surface/94 text-ink shadow-2 transition-transform group-hover/play:scale-105">
          <Icon name="play" size={30} className="ml-1 fill-current" />
        </span>
      </a>
    </>
  );
}
