import type { Colour } from "../../tracer/scene.ts";

/** What makes one cabin differ from another: colours (linear), shapes and equipment. */
export type Style = {
  readonly name: string;
  readonly seat: Colour;
  /** The seats' middle panels. */
  readonly insert: Colour;
  readonly insertOf: "leather" | "cloth" | "suede" | "vinyl";
  readonly stitch: Colour;
  /** Upper and lower half of dashboard and doors. */
  readonly upper: Colour;
  readonly lower: Colour;
  readonly pad: Colour;
  readonly trim: "wood" | "carbon" | "plain";
  readonly trimColour: Colour;
  readonly lining: Colour;
  readonly carpet: Colour;
  readonly metal: Colour;
  /** How far the seats' bolsters stand out (metres). */
  readonly bolster: number;
  readonly dials: "screen" | "dials";
  readonly screen: { readonly wide: number; readonly high: number; readonly set: "free" | "in" };
  readonly selector: "stubby" | "lever" | "manual";
  readonly flatWheel: boolean;
  /** Rubber on the floor instead of carpet. */
  readonly rubber: boolean;
  /** The x of the wall behind the rear seats (metres behind the driver's hip); absent where there is a boot. */
  readonly wallAt?: number;
  readonly lit?: Colour;
};

/** How far the sides stand from the middle at the waist, and how much they lean in above it (metres, per metre). */
const WAIST = 0.745;
const WAIST_HEIGHT = 0.72;
const LEAN = 0.4;
/** Height of the roof over the middle of the windows. */
export const ROOF = 1.2;
/** The driver's z (metres from the middle; below 0 is the right side) and height. */
export const DRIVER = -0.37;
export const HIP = 0.33;

/** Half width of the cabin's inside at a height (metres). */
export const halfWidth = (y: number): number => WAIST - Math.max(0, y - WAIST_HEIGHT) * LEAN;
