import type { Point2 } from "../field.ts";
import type { MaterialName } from "../materials.ts";
import type { WheelSpec } from "./wheel.ts";

export type Line = readonly Point2[];

/** A character line along the flank. */
type Crease = {
  /** Where it runs: share of the flank's height, and how much that rises from nose to tail. */
  readonly at: number;
  readonly rise: number;
  /** Metres it stands out; then how softly it fades upwards and downwards (shares of the flank's height). */
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
  /** Tuck-in of the flank by share of its height. */
  readonly section: Line;
  /** How far the nose stands back, by height; the tail likewise (below 0 inwards). */
  readonly nose: Line;
  readonly tail: Line;
  readonly floor: Line;
  readonly roof?: Line;
  /** Half width at the belt, where the glasshouse stands. */
  readonly belt?: Line;
};

/** Pane seen from the side: foot, head; then its bow seen from above and its bulge (metres). */
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
  /** An open car: the house ends here. */
  readonly openFrom?: number;
};

export type Windows = {
  readonly front: number;
  readonly rear: number;
  readonly rearTop?: number;
  /** How much the belt kicks up towards `rear`, from where. */
  readonly kick?: readonly [rise: number, from: number];
  readonly belowRoof?: number;
  readonly aboveBelt?: number;
  readonly besideScreen?: number;
  /** Pillars: middle and width; all lean back by `lean`. */
  readonly pillars: readonly Point2[];
  readonly lean?: number;
  readonly privacyFrom?: number;
  /** A bright strip below the glass. */
  readonly brightStrip?: boolean;
};

type Face = {
  /** Outlines on the unwrapped front: distance from the middle along the skin, height. */
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
  /** Where the whole vehicle ends, when something stands behind the body. */
  readonly fullLength?: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly axles: readonly [number, number];
  readonly wheel: WheelSpec;
  readonly arch: { readonly radius: number; readonly flare: number; readonly spread?: number };
  readonly lines: BodyLines;
  /** How the ends curve when seen from above: parabola and corner (metres). */
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
