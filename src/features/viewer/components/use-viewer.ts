import { type RefObject, useRef, useState } from "react";
import { shownSlide, slidesOf } from "../rules.ts";
import type { GalleryPicture, ViewerMode, ViewerView } from "../schema.ts";

/** The state of the viewer, shared by the page and the full view. */
export interface Viewing {
  readonly viewer: ViewerView;
  /** The gallery's places; null is the film's. */
  readonly slides: readonly (GalleryPicture | null)[];
  readonly mode: ViewerMode;
  /** Whether the shopper chose the mode, in which case a film in it plays at once. */
  readonly chosen: boolean;
  readonly choose: (mode: ViewerMode) => void;
  /** The gallery's visible place, counted from 0. */
  readonly at: number;
  readonly moveTo: (at: number) => void;
  /** Shows the gallery at this place. */
  readonly show: (at: number) => void;
  /** The current frame of the 360° view. */
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
    // Leaving the gallery resets it to its first picture (VDP-089).
    choose: (next) => setPlace((place) => ({ mode: next, at: next === "gallery" ? place.at : 0, chosen: true })),
    at,
    moveTo,
    show: (to) => setPlace({ mode: "gallery", at: shownSlide(to, slides.length), chosen: true }),
    angle,
  };
}
