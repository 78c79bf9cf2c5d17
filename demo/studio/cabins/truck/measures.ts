import { plain } from "../../places/surfaces.ts";
import { hex } from "../../tracer/picture.ts";
import type { Colour, Surface } from "../../tracer/scene.ts";
import { bump, cloth } from "../fabrics.ts";

/** Inside of the cab, metres: windscreen's foot and back wall along x, half width at the windows' foot, heights. */
export const CAB = { front: -1.16, back: 0.52, half: 1, waist: 0.86, roof: 1.63 } as const;
/** The z of driver and passenger, and the height of their hips (metres). */
export const SEATS = { driver: -0.56, passenger: 0.56, hip: 0.47 } as const;

/** Half width at a height: the sides lean in a little over the windows' foot. */
export const sideAt = (y: number): number => CAB.half - 0.09 * Math.max(0, y - CAB.waist);

/** The x of the front wall, which is nearly upright and bowed. */
export const frontAt = (y: number, z: number): number => CAB.front + 0.16 * (y - 0.84) + 0.09 * z * z;

/** Moulded plastic with the finest of grains. */
export const moulded = (colour: string): Surface => ({
  ...plain(colour, 0.55),
  paint: (spot) => bump(spot, 0.0035, 0.06),
});

export const colours = {
  top: hex("#4b4d51"),
  face: hex("#86888b"),
  low: hex("#b6b3ac"),
  panel: hex("#2b2d30"),
} satisfies Record<string, Colour>;

export const black = plain("#1d1e20", 0.4, 0.04);
export const gloss = plain("#141517", 0.16, 0.05);
export const dark = moulded("#3b3d40");
export const grey = moulded("#66686b");
export const pale = moulded("#a3a19b");
export const silver: Surface = { colour: hex("#a9acae"), metal: 1, rough: 0.32 };
export const steel: Surface = { colour: hex("#c2c4c5"), metal: 1, rough: 0.2 };
/** The lining of roof and upper walls. */
export const lining: Surface = { colour: hex("#d2cfc8"), rough: 1, gloss: 0, glow: 0.05 };
export const webbing: Surface = { colour: hex("#2b2c2e"), rough: 0.85, gloss: 0.02 };
export const drape: Surface = { colour: hex("#4d5a68"), rough: 1, gloss: 0, paint: cloth };
