import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { ModeButtons } from "./mode-buttons.tsx";
import { Stage } from "./stage.tsx";
import type { Viewing } from "./use-viewer.ts";

interface FullViewProps {
  readonly viewing: Viewing;
  readonly onClose: () => void;
}

const CORNER = "bg-surface/94 shadow-1 hover:bg-surface";

/** The viewer in the full window, or full screen where the browser allows it (VDP-012, VDP-090). */
export function FullView({ viewing, onClose }: FullViewProps) {
  const title = useId();
  const screen = useRef<HTMLDivElement>(null);
  const { viewer, mode, at, slides } = viewing;
  const [zoomedAt, setZoomedAt] = useState<number | null>(null);
  const isZoomed = mode === "gallery" && zoomedAt === at;
  useWholeScreen(screen, onClose);
  useFocusBack();
  return (
    <Dialog open onClose={onClose} labelledBy={title} side="full" className="overflow-hidden! bg-stage! text-on-stage!">
      <div ref={screen} data-ground="dark" className="@container viewer-full">
        <h2 id={title} className="sr-only">
          {viewer.name}
        </h2>
        <div
          className={classNames(
            "vehicle-ground",
            mode === "interior" || isZoomed ? "absolute inset-0" : "viewer-full-stage",
          )}
        >
          <Stage viewing={viewing} full isZoomed={isZoomed} />
        </div>
        <div className="absolute top-3 right-3 flex gap-2.5 lg:top-4 lg:right-4">
          {mode === "gallery" && slides[at] ? (
            <IconButton
              aria-label="Zoom"
              aria-pressed={isZoomed}
              className={CORNER}
              onClick={() => setZoomedAt(isZoomed ? null : at)}
            >
              <Icon name={isZoomed ? "minus" : "plus"} />
            </IconButton>
          ) : null}
          <IconButton aria-label="Close full view" className={CORNER} onClick={onClose}>
            <Icon name="x" size={22} />
          </IconButton>
        </div>
        <ModeButtons viewing={viewing} className="viewer-full-modes" />
      </div>
    </Dialog>
  );
}

/**
 * Enters full screen. If the browser cannot or refuses, only the dialog is shown. Leaving full screen also closes the
 * dialog.
 */
function useWholeScreen(screen: { readonly current: HTMLElement | null }, onLeft: () => void): void {
  const leave = useEffectEvent(onLeft);
  useEffect(() => {
    let isEntered = false;
    const listen = () => {
      if (document.fullscreenElement === screen.current) isEntered = true;
      else if (isEntered) leave();
    };
    document.addEventListener("fullscreenchange", listen);
    screen.current?.requestFullscreen?.({ navigationUI: "hide" }).catch(() => {});
    return () => document.removeEventListener("fullscreenchange", listen);
  }, [screen]);
}

/** Returns the focus, because the dialog's own return of focus fails after full screen. */
function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => (opener instanceof HTMLElement ? opener.focus({ preventScroll: true }) : undefined), [opener]);
}
