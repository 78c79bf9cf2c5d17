import type { MaterialName } from "./materials.ts";

/** Pixels of a flat drawing that lies on a part: RGBA, top row first. */
export type Picture = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

/**
 * The flat drawings of a car's body. Each surface of the body samples its own: the side at (x, y), front and rear
 * unwrapped around their corners at (distance along the skin from the middle, y), the top at (x, z).
 */
export type Skin = {
  /** Four values a vertex: how far this vertex is inside the side, front, rear and top surface (metres). */
  readonly surfaces: Float32Array;
  /** One value a vertex: above 0 on the glasshouse, below on the body under it (metres). */
  readonly upper: Float32Array;
  readonly side: Picture;
  readonly front: Picture;
  readonly rear: Picture;
  readonly top: Picture;
  /** Metres: the car's length, the height the drawings cover, and the half width of the end drawings. */
  readonly length: number;
  readonly height: number;
  readonly endWidth: number;
  /** Metres: front axle, rear axle, wheel centre height, arch radius. */
  readonly arches: readonly [number, number, number, number];
  /** The height up to which the front drawing is used below the windscreen (metres). */
  readonly fasciaTop: number;
  /** The x behind which side glass is dark (metres). */
  readonly privacyFrom: number;
  /** A load bed or open cabin lined in black: from x, to x, half width, top (metres). */
  readonly bed: readonly [number, number, number, number];
};

/**
 * A surface of one material. Metres: x from the front bumper back, y up from the ground, z from the middle to the left.
 */
export type Part = {
  /** Three values a vertex. */
  readonly positions: Float32Array;
  /** Three values a vertex, of length 1, pointing out of the material. */
  readonly normals: Float32Array;
  /** Three vertices a triangle, counter-clockwise seen from outside. */
  readonly indices: Uint32Array;
  /** Two values a vertex that say where `decal` lies; (0, 0) is the picture's lower left. */
  readonly uv?: Float32Array;
  /** One value a vertex: 1 gets all light, 0 none. Computed for every part that has none. */
  readonly occlusion?: Float32Array;
  readonly material: MaterialName;
  /** An SVG document whose picture covers the material's colour, where it is opaque, by `uv`. */
  readonly decal?: string;
  /** The flat drawings; only a car's body and glass have them. */
  readonly skin?: Skin;
};

/** A vehicle of our own that the studio can photograph. */
export type Design = {
  /** Name of the design's folder in `demo/art`: `suv-a`. */
  readonly name: string;
  /** Body type as a listing says it: `SUV`, `Ute`, `Cab Chassis`. */
  readonly body: string;
  /** Item type as in a listing: `car`, `motorcycle`, `caravan`, `truck`. */
  readonly itemType: string;
  /** Traits that distinguish the design: `electric`, `performance`, `work`, `boxy` … */
  readonly traits: readonly string[];
  readonly lengthMetres: number;
  /** Whether both sides are alike: the right side's picture is then the left one's mirror image. */
  readonly symmetric?: boolean;
  /** Name of the vehicle's panorama in `demo/art/cabins`. */
  readonly cabin?: string;
  /** The close-ups: where each is aimed (metres), its angle (degrees) and the width of its frame (metres). */
  readonly closeUps?: Readonly<Record<string, CloseUp>>;
  /** Builds the parts of both sides; `cell` is the coarsest mesh allowed (metres, 0.009 for a good picture). */
  readonly build: (cell: number) => Part[] | Promise<Part[]>;
};

export type CloseUp = {
  readonly at: readonly [number, number, number];
  readonly azimuth: number;
  readonly elevation: number;
  readonly across: number;
};
