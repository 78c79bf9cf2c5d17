import type { PictureView } from "../cards/card.ts";
import type { ItemType } from "../vocabulary/vehicle-kinds.ts";

/** The modes in which a vehicle can be viewed, in the order of their buttons (VDP-085..088). */
export const VIEWER_MODES = ["spinner", "walkaround", "gallery", "interior"] as const;
export type ViewerMode = (typeof VIEWER_MODES)[number];

/** A place in the gallery; two places may have the same picture. */
export interface GalleryPicture {
  /** The id of its element in the page. */
  readonly id: string;
  readonly large: PictureView;
  readonly thumb: PictureView;
}

/** The pictures of a 360° view. */
export interface SpinView {
  /** The addresses of the frames, the front three-quarter view first; the component chooses the size. */
  readonly frames: readonly string[];
  /** The first frame, as sharp as the gallery's pictures. */
  readonly first: PictureView;
  /** Whether it turns by itself (VDP-091). */
  readonly turns: boolean;
}

/** A panorama of the cabin. */
export interface InteriorView {
  /** Address of an equirectangular picture, twice as wide as high; the component chooses the size. */
  readonly src: string;
  /** The panorama as a plain picture, for browsers that cannot turn it. */
  readonly flat: { readonly src: string; readonly alt: string };
  readonly alt: string;
}

/** A film and how it is played: only a player's own address is ever framed (VDP-008, VDP-009). */
export type Film =
  | { readonly kind: "embed"; readonly src: string; readonly title: string }
  | { readonly kind: "file"; readonly src: string; readonly type: string }
  | { readonly kind: "link"; readonly href: string };

/**
 * The position of a hotspot: `angle` is the frame of the 360° view; `x` and `y` are percentages of the frame from its
 * upper left corner.
 */
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

/** The hotspots of the outside and of the cabin (VDP-096). */
export interface HotspotsView {
  readonly exterior: readonly Spot[];
  readonly interior: readonly Spot[];
}

/** All data of a vehicle's viewer. */
export interface ViewerView {
  readonly name: string;
  readonly kind: ItemType;
  /** The modes that the vehicle has media for, in order; only the gallery if it has nothing else. */
  readonly modes: readonly ViewerMode[];
  readonly opensWith: ViewerMode;
  readonly pictures: readonly GalleryPicture[];
  /** The place of the first film among the pictures, counted from 0; null without a film (VDP-006, VDP-007). */
  readonly filmAt: number | null;
  readonly spin: SpinView | null;
  readonly films: readonly Film[];
  readonly interior: InteriorView | null;
  readonly hotspots: HotspotsView | null;
}

/** The props of `Panorama` (components/cabin/panorama.tsx), which fills its positioned parent. */
export interface PanoramaProps {
  readonly interior: InteriorView;
  readonly spots: readonly Spot[];
  /** Whether it is in the full view, as large as the window. */
  readonly full: boolean;
}

/**
 * The props of `SpotLayer` (components/cabin/hotspot-layer.tsx), which fills a positioned parent with the frame's ratio
 * of 16:10.
 */
export interface SpotLayerProps {
  readonly spots: readonly Spot[];
  readonly angle: number;
  /** Called when a spot gets the focus or is opened: the 360° view stops at this angle, where the spot is seen best. */
  readonly onOpen: (angle: number) => void;
}

/** The props of `FilmPlayer` (components/films/film-player.tsx), which fills its positioned parent. */
export interface FilmPlayerProps {
  readonly film: Film;
  readonly poster: PictureView | null;
  readonly autoPlay: boolean;
  /** Whether the poster is the page's first picture. */
  readonly priority?: boolean;
}
