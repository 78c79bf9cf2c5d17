import { type RefObject, useRef, useState } from "react";
import { shownSlide, slidesOf } from "../rules.ts";
import type { GalleryPicture, ViewerMode, ViewerView } from "../schema.ts";

/** Where the viewer stands, in the page and in the full view alike. */
export interface Viewing {
  readonly viewer: ViewerView;
  /** The gallery's places; null is the film's. */
  readonly slides: readonly (GalleryPicture | null)[];
  readonly mode: ViewerMode;
  /** A person chose the mode: what is to be played plays. */
  readonly chosen: boolean;
  readonly choose: (mode: ViewerMode) => void;
  /** The place of the gallery in view, counted from 0. */
  readonly at: number;
  readonly moveTo: (at: number) => void;
  /** Shows the gallery at a place. */
  readonly show: (at: number) => void;
  /** The frame that the spin stands at. */
  readonly angle: RefObject<number>;
}

export function useViewer(viewer: ViewerView): Viewing {
  const [{ mode, at, chosen }, setPlace] = useState({ mode: viewer.opensWith, at: 0, chosen: false });
  const angle = useRef(0);
  const slides = slidesOf(viewer.pictures, viewer.filmAt);
  const moveTo = (to: number) => setPlace((place) => ({ ...place, at: shownSlide(to, slides.length) }));
  return {
    viewer,
    slides,
    mode,
    chosen,
    // VDP-089: whoever leaves the gallery finds its first picture again.
    choose: (next) => setPlace((place) => ({ mode: next, at: next === "gallery" ? place.at : 0, chosen: true })),
    at,
    moveTo,
    show: (to) => setPlace({ mode: "gallery", at: shownSlide(to, slides.length), chosen: true }),
    angle,
  };
}
