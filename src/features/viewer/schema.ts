import type { PictureView } from "../cards/card.ts";

/** The ways in which a vehicle may be looked at, in the order of their buttons (VDP-085..088). */
export const VIEWER_MODES = ["spinner", "walkaround", "gallery", "interior"] as const;
export type ViewerMode = (typeof VIEWER_MODES)[number];

/** A place in the gallery; the same picture may stand in two. */
export interface GalleryPicture {
  /** The id of its place in the page. */
  readonly id: string;
  readonly large: PictureView;
  readonly thumb: PictureView;
}

/** The turning pictures. */
export interface SpinView {
  /** Where each frame lies, the front three-quarter view first: the size is chosen where they are drawn. */
  readonly frames: readonly string[];
  /** The frame in which it stands still, as sharp as the gallery's pictures. */
  readonly first: PictureView;
  /** Turns by itself (VDP-091). */
  readonly turns: boolean;
}

/** The cabin seen all round. */
export interface InteriorView {
  /** Where an equirectangular picture lies, twice as wide as high: its size is chosen where it is drawn. */
  readonly src: string;
  /** The same as a plain picture, where it cannot be turned. */
  readonly flat: { readonly src: string; readonly alt: string };
  readonly alt: string;
}

/** A film by how it may be played: only a player's own address is framed (VDP-008, VDP-009). */
export type Film =
  | { readonly kind: "embed"; readonly src: string; readonly title: string }
  | { readonly kind: "file"; readonly src: string; readonly type: string }
  | { readonly kind: "link"; readonly href: string };

/** Where a hotspot is seen: `angle` is the frame of the spin, `x` and `y` percent of it from its upper left corner. */
export interface SpotPosition {
  readonly angle: number;
  readonly x: number;
  readonly y: number;
}

export interface Spot {
  readonly id: string;
  readonly description: string;
  readonly positions: readonly SpotPosition[];
}

/** What is pointed at outside and in the cabin (VDP-096). */
export interface HotspotsView {
  readonly exterior: readonly Spot[];
  readonly interior: readonly Spot[];
}

/** All that the viewer of a vehicle shows. */
export interface ViewerView {
  readonly name: string;
  /** Those that it has media for, in order; the gallery alone where it has nothing else. */
  readonly modes: readonly ViewerMode[];
  readonly opensWith: ViewerMode;
  readonly pictures: readonly GalleryPicture[];
  /** Where among the pictures the first film stands, counted from 0; null without one (VDP-006, VDP-007). */
  readonly filmAt: number | null;
  readonly spin: SpinView | null;
  readonly films: readonly Film[];
  readonly interior: InteriorView | null;
  readonly hotspots: HotspotsView | null;
}

/** What `Panorama` (components/panorama.tsx) is given; it fills its positioned parent. */
export interface PanoramaProps {
  readonly interior: InteriorView;
  readonly spots: readonly Spot[];
  /** In the full view: as large as the window. */
  readonly full: boolean;
}

/**
 * What `SpotLayer` (components/hotspot-layer.tsx) is given; it fills a positioned parent that has the frame's 16:10.
 */
export interface SpotLayerProps {
  readonly spots: readonly Spot[];
  readonly angle: number;
  /** A spot has the focus or is opened: what turns holds still, at this angle, where the spot is seen best. */
  readonly onOpen: (angle: number) => void;
}

/** What `FilmPlayer` (components/film-player.tsx) is given; it fills its positioned parent. */
export interface FilmPlayerProps {
  readonly film: Film;
  readonly poster: PictureView | null;
  readonly autoPlay: boolean;
  /** The poster is the page's first picture. */
  readonly priority?: boolean;
}
