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
  /** Up to what height the front drawing is used below the windscreen (metres). */
  readonly fasciaTop: number;
  /** Behind this length glass at the side is dark (metres). */
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
  /** Three a triangle, counter-clockwise seen from outside. */
  readonly indices: Uint32Array;
  /** Two values a vertex, (0, 0) at the picture's lower left: where `decal` lies. */
  readonly uv?: Float32Array;
  /** One value a vertex: 1 open to all light, 0 none. Baked for every part that comes without it. */
  readonly occlusion?: Float32Array;
  readonly material: MaterialName;
  /** An SVG document whose picture covers the material's colour, where it is opaque, by `uv`. */
  readonly decal?: string;
  /** Only for a car's body and glass. */
  readonly skin?: Skin;
};

/** A vehicle of our own that the studio can photograph. */
export type Design = {
  /** Name of its folder in `demo/art`: `suv-a`. */
  readonly name: string;
  /** Body type as a listing says it: `SUV`, `Ute`, `Cab Chassis`. */
  readonly body: string;
  /** As in a listing: `car`, `motorcycle`, `caravan`, `truck`. */
  readonly itemType: string;
  /** What sets it apart: `electric`, `performance`, `work`, `boxy` … */
  readonly traits: readonly string[];
  readonly lengthMetres: number;
  /** Both sides alike: the right side's picture is then the left one's image. */
  readonly symmetric?: boolean;
  /** Which panorama of `demo/art/cabins` is its inside. */
  readonly cabin?: string;
  /** Where close-ups look (metres) and from how far (degrees of azimuth, metres across the frame). */
  readonly closeUps?: Readonly<Record<string, CloseUp>>;
  /** Its parts, both sides; `cell` is the coarsest mesh the picture can bear (metres, 0.009 for a good one). */
  readonly build: (cell: number) => Part[] | Promise<Part[]>;
};

export type CloseUp = {
  readonly at: readonly [number, number, number];
  readonly azimuth: number;
  readonly elevation: number;
  readonly across: number;
};
