import type { Point2 } from "../field.ts";
import type { MaterialName } from "../materials.ts";
import type { WheelSpec } from "./wheel.ts";

export type Line = readonly Point2[];

/** A character line along the flank. */
type Crease = {
  /** The line's height as a share of the flank's, and how much that rises from nose to tail. */
  readonly at: number;
  readonly rise: number;
  /** How far the line stands out (metres); then how softly it fades up and down (shares of the flank's height). */
  readonly out: number;
  readonly above: number;
  readonly below: number;
  readonly from: number;
  readonly to: number;
};

/** The lines a body is made of: control points in metres, along the car (x) unless said otherwise. */
export type BodyLines = {
  /** Height of bonnet, belt and boot. */
  readonly shoulder: Line;
  /** How far bonnet and boot bulge above the shoulder in the middle. */
  readonly crown: Line;
  /** Half width seen from above. */
  readonly plan: Line;
  /** How far the flank tucks in, by share of its height. */
  readonly section: Line;
  /** How far the nose lies back, by height; the tail likewise (below 0 is inwards). */
  readonly nose: Line;
  readonly tail: Line;
  readonly floor: Line;
  readonly roof?: Line;
  /** Half width at the belt, where the glasshouse stands. */
  readonly belt?: Line;
};

/** A pane: its foot and head seen from the side, its bow seen from above, and its bulge (metres). */
export type Pane = { readonly foot: Point2; readonly head: Point2; readonly bow: number; readonly bulge: number };

export type House = {
  readonly tumblehome: number;
  readonly curvature: number;
  readonly windscreen: Pane;
  readonly backlight: Pane;
  readonly roofCrown?: number;
  readonly roofRound?: number;
  readonly screenRound?: number;
  readonly backRound?: number;
  /** In an open car, the x at which the glasshouse ends. */
  readonly openFrom?: number;
};

export type Windows = {
  readonly front: number;
  readonly rear: number;
  readonly rearTop?: number;
  /** How much the belt line kicks up towards `rear`, and from which x. */
  readonly kick?: readonly [rise: number, from: number];
  readonly belowRoof?: number;
  readonly aboveBelt?: number;
  readonly besideScreen?: number;
  /** Middle and width of each pillar; all lean back by `lean`. */
  readonly pillars: readonly Point2[];
  readonly lean?: number;
  readonly privacyFrom?: number;
  /** A bright strip below the glass. */
  readonly brightStrip?: boolean;
};

type Face = {
  /** Outlines on the unwrapped front, by distance from the middle along the skin and height. */
  readonly lamp?: Line;
  readonly daylight?: readonly Line[];
  readonly projectors?: readonly Point2[];
  readonly projectorRadius?: number;
  readonly grille?: Line;
  readonly bars?: {
    readonly kind: "across" | "upright" | "mesh" | "none";
    readonly count: number;
    readonly material: MaterialName;
  };
  readonly grilleFrame?: MaterialName;
  readonly lower?: Line;
  readonly vent?: Line;
  readonly fog?: Point2;
  readonly black?: readonly Line[];
  readonly bright?: readonly Line[];
  readonly badge?: number;
  readonly plate?: number;
  readonly lightBar?: number;
};

type Rear = {
  readonly lamps: readonly Line[];
  readonly glow?: readonly Line[];
  readonly low?: Line;
  readonly black?: readonly Line[];
  readonly bright?: readonly Line[];
  readonly lines?: readonly Line[];
  readonly plate?: number;
  /** The tailgate's shut line: half width, lowest height, or none. */
  readonly gate?: Point2;
  readonly screen?: { readonly up: number; readonly low: number } | null;
  readonly exhausts?: readonly Point2[];
  readonly spoiler?: boolean;
  readonly badge?: number;
};

type Flank = {
  /** Door seams: front of the front door, pillar between, end of the rear door. */
  readonly doors: readonly [number, number, number] | null;
  readonly four: boolean;
  readonly sill: number;
  /** Black cladding of sills and arches (metres). */
  readonly cladding?: number;
  readonly black?: readonly Line[];
  readonly glass?: readonly Line[];
  readonly bright?: readonly Line[];
  readonly lines?: readonly Line[];
  readonly fuel?: boolean;
  readonly handles?: readonly number[];
  readonly handleDrop?: number;
  readonly handleMaterial?: MaterialName;
  readonly mirror?: { readonly at: number; readonly height?: number; readonly material?: MaterialName } | null;
};

export type CarSpec = {
  readonly name: string;
  readonly body: string;
  readonly itemType?: string;
  readonly traits: readonly string[];
  readonly cabin?: string;
  /** The whole vehicle's length, when something stands behind the body. */
  readonly fullLength?: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly axles: readonly [number, number];
  readonly wheel: WheelSpec;
  readonly arch: { readonly radius: number; readonly flare: number; readonly spread?: number };
  readonly lines: BodyLines;
  /** How the ends curve seen from above: depth of the parabola and of the corner (metres). */
  readonly noseBow: Point2;
  readonly tailBow: Point2;
  readonly rounding: {
    readonly shoulder: number;
    readonly nose: number;
    readonly tail: number;
    readonly waist?: number;
  };
  readonly creases: readonly Crease[];
  readonly house?: House;
  readonly windows?: Windows;
  readonly face: Face;
  readonly rear: Rear;
  readonly flank: Flank;
  /** The bonnet's shut line: from x, half width; or none. */
  readonly bonnet?: Point2 | null;
  readonly topBlack?: readonly Line[];
  readonly topLines?: readonly Line[];
  /** A bed or open cabin cut from above: x from, x to, half width, floor height, corner radius. */
  readonly well?: {
    readonly box: readonly [number, number, number, number];
    readonly round: number;
    readonly top: number;
  };
  /** A gap between cab and bed at this x. */
  readonly gap?: number;
  readonly inside?: {
    readonly floor: number;
    readonly seat: number;
    readonly rows: readonly number[];
    /** Height of a shelf from the last seats to the rear window. */
    readonly shelf?: number;
    readonly material?: MaterialName;
  } | null;
  readonly rails?: MaterialName;
  readonly fittings?: readonly Fitting[];
  readonly underside?: number;
};

export type Fitting =
  | "sports-bar"
  | "snorkel"
  | "roof-rack"
  | "side-steps"
  | "spare-wheel"
  | "bull-bar"
  | "tow-bar"
  | "fin"
  | "tray"
  | "headboard"
  | "rear-wing"
  | "splitter"
  | "roll-hoops";
