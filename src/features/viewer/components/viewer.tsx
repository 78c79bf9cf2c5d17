import { useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/controls/button.tsx";
import { TEXT_LINK } from "../../../ui/controls/button-style.ts";
import { Icon } from "../../../ui/icon.tsx";
import { filmHref } from "../films.ts";
import { PICTURES_WITHOUT_THUMBNAILS } from "../rules.ts";
import type { ViewerView } from "../schema.ts";
import { Thumbnails } from "./gallery/thumbnails.tsx";
import { ModeButtons } from "./mode-buttons.tsx";
import { Stage } from "./stage.tsx";
import { useLoadedComponent } from "./use-loaded-component.ts";
import { useViewer } from "./use-viewer.ts";

const bringFullView = async () => (await import("./full-view.tsx")).FullView;

interface ViewerProps {
  readonly viewer: ViewerView;
  /** Thumbnails as a row under the stage, or as a column left of it (a row again on narrow screens). */
  readonly thumbnails: "below" | "left";
  readonly faded?: boolean;
  readonly className?: string;
}

/**
 * A vehicle from all sides: a 360° view, films, photographs and the interior (VDP-003..012). The page contains the
 * opening mode's picture and the gallery, which is all there is without JavaScript. Every other part loads when needed.
 */
export function Viewer({ viewer, thumbnails, faded, className }: ViewerProps) {
  const viewing = useViewer(viewer);
  const [isFull, setFull] = useState(false);
  const FullView = useLoadedComponent(isFull, bringFullView);
  const withThumbnails = viewer.pictures.length > PICTURES_WITHOUT_THUMBNAILS;
  const left = thumbnails === "left" && withThumbnails;
  return (
    <section
      aria-label={`Pictures of ${viewer.name}`}
      className={classNames(left && "lg:grid lg:grid-cols-[92px_minmax(0,1fr)] lg:gap-2.5", className)}
    >
      <div className={classNames("@container relative min-w-0 max-lg:-mx-gutter print:mx-0", left && "lg:order-last")}>
        <div className="viewer-stage vehicle-ground relative aspect-16/10 overflow-hidden lg:rounded-l">
          <Stage viewing={viewing} isAway={isFull && Boolean(FullView)} faded={faded} />
          <IconButton
            aria-label="Full view"
            onClick={() => setFull(true)}
            className="absolute top-3 right-3 bg-surface/94 shadow-1 hover:bg-surface lg:top-4 lg:right-4 [@media(scripting:none)]:hidden"
          >
            <Icon name="expand" />
          </IconButton>
        </div>
        <ModeButtons
          viewing={viewing}
          className="max-lg:mx-gutter mt-2.5 @min-[50rem]:absolute @min-[50rem]:inset-x-0 @min-[50rem]:bottom-3 @min-[50rem]:mx-auto @min-[50rem]:mt-0 @min-[50rem]:w-fit"
        />
      </div>
      {withThumbnails ? <Thumbnails viewing={viewing} column={left} /> : null}
      <PlainLinks viewer={viewer} />
      {isFull && FullView ? <FullView viewing={viewing} onClose={() => setFull(false)} /> : null}
    </section>
  );
}

/** Links to the film and the cabin's picture, for browsers without JavaScript. */
function PlainLinks({ viewer: { films, interior } }: { readonly viewer: ViewerView }) {
  if (films.length === 0 && !interior) return null;
  return (
    <p className="mt-2 hidden flex-wrap gap-x-6 print:hidden [@media(scripting:none)]:flex [@media(scripting:none)]:print:hidden">
      {films.map((film, at) => (
        <a key={filmHref(film)} href={filmHref(film)} className={TEXT_LINK}>
          {films.length > 1 ? `Watch film ${at + 1}` : "Watch the film"}
        </a>
      ))}
      {interior ? (
        <a href={interior.flat.src} className={TEXT_LINK}>
          See the interior
        </a>
      ) : null}
    </p>
  );
}
