import type { Assembly } from "../shapes/assembly.ts";
import { rectangle, softened } from "../shapes/outline.ts";
import { flat, way } from "../shapes/points.ts";
import type { Cab, CabShape } from "./cab.ts";
import { cockpit, door, headlamps, onCorners, onFront, onSides, wipers } from "./cab-fittings.ts";
import type { RoadWheel } from "./caravan-chassis.ts";
import { plate } from "./plates.ts";
import { vanMirror } from "./van-mirror.ts";

/** The nose of a delivery van, which both motorhomes are built on. */
export const nose: Omit<CabShape, "rear" | "roof" | "arches" | "hollow" | "round"> = {
  nose: flat("0.3,0.1 0.45,0.03 0.7,0.0 0.92,0.03 1.08,0.2 1.16,0.42 1.22,0.68 1.3,0.86 1.9,1.36 2.05,1.52 2.3,1.95"),
  bow: [0.16, 0.16],
  side: flat("0.3,0.95 0.6,0.99 1.1,1.0 1.4,0.985 2.0,0.9 2.6,0.82"),
  plan: flat("0.0,0.9 0.5,0.95 1.2,0.99 2.0,1.0"),
  floor: 0.3,
  windscreen: softened(way("-0.82,1.26,0.08 0.82,1.26,0.08 0.7,1.94,0.12 -0.7,1.94,0.12")),
  windows: [softened(way("1.02,1.32,0.05 1.25,1.24,0.04 2.0,1.24,0.06 1.98,1.86,0.1 1.5,1.86,0.08"))],
};
export const wheel: RoadWheel = {
  size: { radius: 0.345, width: 0.225, rim: 0.205 },
  rim: "machinedRim",
  cast: { count: 8, widths: [0.024, 0.02, 0.028], hub: 0.055 },
};

export function face(kit: Assembly, skin: Cab): void {
  onFront(kit, skin, "blackTrim", softened(way("-0.5,0.62,0.04 0.5,0.62,0.04 0.58,0.86,0.04 -0.58,0.86,0.04")), 0.014);
  for (const y of [0.68, 0.74, 0.8]) {
    onFront(kit, skin, "glossBlack", rectangle(-0.5, y - 0.016, 0.5, y + 0.016, 0.012, 3), 0.026);
  }
  onFront(kit, skin, "chrome", rectangle(-0.56, 0.85, 0.56, 0.875, 0.01, 3), 0.022);
  headlamps(
    kit,
    skin,
    softened(way("0.6,0.68,0.04 0.84,0.74,0.05 0.86,0.98,0.06 0.62,0.86,0.04")),
    flat("0.68,0.78 0.79,0.84"),
    0.045,
  );
  onFront(
    kit,
    skin,
    "blackTrim",
    softened(way("-0.88,0.32,0.05 0.88,0.32,0.05 0.9,0.52,0.05 0.5,0.56,0.05 -0.5,0.56,0.05 -0.9,0.52,0.05")),
    0.026,
    -0.006,
  );
  onFront(kit, skin, "underbody", rectangle(-0.42, 0.36, 0.42, 0.44, 0.02), 0.026, 0);
  onCorners(kit, skin, "lampBowl", rectangle(0.66, 0.4, 0.78, 0.47, 0.03), 0.026, 0.002);
  onFront(kit, skin, "blackTrim", rectangle(-0.78, 1.19, 0.78, 1.24, 0.02), 0.024, -0.01);
  wipers(kit, skin, 1.25, [0.6, -0.05], 0.4);
  kit.part(plate([skin.front(0, 0.5)[0] - 0.03, 0.5, 0], "MH 20 RV", 0.37, 0.13, 0, "front"));
}

export function doors(kit: Assembly, skin: Cab): void {
  door(
    kit,
    skin,
    softened(way("1.0,0.95,0.1 1.2,0.55,0.1 1.26,0.42,0.05 2.08,0.42,0.06 2.08,1.94,0.08 1.46,1.94,0.1 0.98,1.3,0.06")),
    [1.94, 1.06],
  );
  onSides(kit, skin, "blackTrim", rectangle(1.3, 0.62, 2.04, 0.74, 0.03), 0.014);
  onSides(kit, skin, "amberLamp", rectangle(0.5, 0.98, 0.58, 1.02, 0.015), 0.012, 0);
  vanMirror(kit, skin.left(1.14, 1.3));
  cockpit(kit, [1.1, 1.12, 0], [1.75, 0.9, 0], 0.82);
}

/** Close-ups that both motorhomes share. */
export const closeUps = {
  wheel: { at: [0.98, 0.45, 0.95], azimuth: 62, elevation: 5, across: 1.5 },
  light: { at: [0.3, 0.85, 0.5], azimuth: 34, elevation: 6, across: 1.4 },
} as const;
