import type { Design, Part } from "../design.ts";
import { type Assembly, assembly } from "../shapes/assembly.ts";
import { roundedBox } from "../shapes/extrude.ts";
import { hull } from "../shapes/loft.ts";
import { rectangle, softened } from "../shapes/outline.ts";
import { flat, slices, way } from "../shapes/points.ts";
import { type Cab, type CabShape, cab } from "./cab.ts";
import { archLips, armMirror, cockpit, door, headlamps, onFront, onSides, wipers } from "./cab-fittings.ts";
import { plate } from "./plates.ts";
import { type Load, pantech, tipper } from "./truck-bodies.ts";
import {
  driveAxle,
  fuelTank,
  guard,
  leaves,
  rails,
  sideBox,
  sideMarkers,
  steerAxle,
  tailBar,
} from "./truck-chassis.ts";

/** The cab of a medium truck: tall and upright, a wide dark mouth between its lamps. */
const shape: CabShape = {
  nose: flat("0.4,0.04 0.6,0.0 1.0,0.0 1.45,0.03 1.62,0.07 2.5,0.3 2.72,0.42"),
  bow: [0.07, 0.12],
  side: flat("0.4,1.1 0.9,1.14 1.5,1.14 1.8,1.125 2.6,1.03 2.8,1.0"),
  rear: 1.95,
  roof: flat("0.2,2.68 0.7,2.76 1.5,2.76 2.0,2.7"),
  floor: 0.45,
  arches: [[1.28, 0.46, 0.58]],
  round: [0.24, 0.18, 0.08],
  windscreen: softened(way("-0.98,1.62,0.07 0.98,1.62,0.07 0.9,2.46,0.12 -0.9,2.46,0.12")),
  windows: [softened(way("0.36,1.74,0.06 0.8,1.58,0.05 1.5,1.58,0.08 1.48,2.42,0.12 0.56,2.42,0.1"))],
  hollow: [1.25, 1.86],
};
const lamp = softened(way("0.62,0.8,0.03 1.0,0.84,0.05 1.03,1.16,0.05 0.88,1.16,0.04 0.84,1.0,0.03 0.62,0.96,0.03"));

function face(kit: Assembly, skin: Cab): void {
  onFront(
    kit,
    skin,
    "blackTrim",
    softened(way("-0.6,0.78,0.03 0.6,0.78,0.03 0.66,1.0,0.04 0.62,1.34,0.06 -0.62,1.34,0.06 -0.66,1.0,0.04")),
    0.014,
  );
  for (const [y, wide] of flat("0.86,0.56 0.97,0.58 1.08,0.58 1.19,0.57")) {
    onFront(kit, skin, "glossBlack", rectangle(-wide, y - 0.03, wide, y + 0.03, 0.02), 0.03);
  }
  onFront(kit, skin, "chrome", softened(way("-0.62,1.27,0.01 0.62,1.27,0.01 0.66,1.36,0.02 -0.66,1.36,0.02")), 0.03);
  onFront(kit, skin, "rubber", rectangle(-1.0, 1.44, 1.0, 1.452), 0.003, -0.001);
  onFront(kit, skin, "blackTrim", rectangle(-0.95, 1.5, 0.95, 1.57, 0.02), 0.008);
  headlamps(kit, skin, lamp, flat("0.72,0.88 0.87,0.9"), 0.06);
  onFront(
    kit,
    skin,
    "paint",
    softened(way("-1.08,0.45,0.06 1.08,0.45,0.06 1.1,0.72,0.06 -1.1,0.72,0.06")),
    0.05,
    -0.01,
  );
  onFront(
    kit,
    skin,
    "blackTrim",
    softened(way("-0.6,0.46,0.03 0.6,0.46,0.03 0.66,0.66,0.05 -0.66,0.66,0.05")),
    0.05,
    0.004,
  );
  kit.pair("lampBowl", roundedBox(0.03, 0.09, 0.16, 0.02, [skin.front(0.82, 0.58)[0] - 0.045, 0.58, 0.82]));
  kit.part(plate([skin.front(0, 0.56)[0] - 0.06, 0.56, 0], "XT 77 MB", 0.37, 0.13, 0, "front"));
  wipers(kit, skin, 1.6, [0.7, 0.0], 0.5);
  kit.add("amberLamp", ...[-0.75, 0.75].map((z) => roundedBox(0.12, 0.05, 0.16, 0.02, [0.58, 2.69, z])));
}

function flanks(kit: Assembly, skin: Cab): void {
  archLips(kit, skin, shape.arches, "blackTrim");
  door(
    kit,
    skin,
    softened(
      way(
        "0.3,1.0,0.08 0.6,0.76,0.1 0.72,0.72,0.08 0.9,1.08,0.2 1.6,1.1,0.1 1.62,1.15,0.03 1.6,2.5,0.12 0.54,2.5,0.12 0.28,1.72,0.08",
      ),
    ),
    [1.42, 1.4],
  );
  onSides(kit, skin, "blackTrim", softened(way("0.2,0.5,0.03 0.62,0.5,0.03 0.58,0.74,0.05 0.2,0.78,0.05")), 0.025);
  onSides(kit, skin, "amberLamp", rectangle(0.17, 1.22, 0.28, 1.3, 0.02), 0.014, 0);
  onSides(kit, skin, "rubber", rectangle(1.7, 0.8, 1.712, 2.6), 0.002, -0.001);
  armMirror(kit, [0.38, 1.95, 1.08], 0.26, 0.42);
  cockpit(kit, [0.5, 1.5, 0], [1.25, 1.36, 0], 0.98);
  kit.pair("underbody", roundedBox(1.2, 0.3, 0.4, 0.05, [1.35, 1.12, 0.55]));
  kit.add("blackTrim", roundedBox(0.06, 1.2, 0.4, 0.04, [2.05, 2.0, -0.85]));
}

function underneath(kit: Assembly, rear: number, end: number): void {
  const size = { radius: 0.42, width: 0.24, rim: 0.25 };
  rails(kit, 0.4, end - 0.1, 0.82);
  steerAxle(kit, size, 1.28, 1.08);
  driveAxle(kit, size, rear, 1.12);
  leaves(kit, 1.28, 0.58, 1.3, 0.46);
  leaves(kit, rear, 0.64, 1.4, 0.52);
  guard(kit, rear, 0.42, 0.52, 1.13, 0.52, 28, 152);
  fuelTank(kit, [2.95, 0.72, -0.86], 1.0, 0.26, true);
  sideBox(kit, [2.65, 0.72, 0.84], [0.6, 0.42, 0.46]);
  fuelTank(kit, [3.35, 0.78, 0.82], 0.6, 0.14);
  tailBar(kit, end, 0.86, 1.12);
  kit.part(plate([end + 0.045, 0.86, 0], "XT 77 MB", 0.37, 0.13));
}

function chassisAndCab(cell: number, rear: number, end: number): Assembly {
  const kit = assembly();
  const skin = cab(kit, shape, cell * 1.6);
  face(kit, skin);
  flanks(kit, skin);
  underneath(kit, rear, end);
  return kit;
}

function withBox(cell: number): Part[] {
  const box: Load = { from: 2.15, to: 7.7, floor: 1.12, roof: 3.5, wide: 1.22 };
  const kit = chassisAndCab(cell, 5.55, 7.7);
  pantech(kit, box);
  kit.add(
    "paint",
    hull(
      slices(
        "0.78,2.72,2.74,0.7 0.9,2.7,2.86,0.85,0.3,4 1.4,2.68,3.14,0.95,0.3,4 1.9,2.68,3.34,1.0,0.3,4 1.95,2.68,3.35,0.98,0.3,4",
      ),
      5,
    ),
  );
  sideMarkers(kit, [2.5, 5.0, 7.5], 1.0, 1.2);
  return kit.parts();
}

function withTipper(cell: number): Part[] {
  const kit = chassisAndCab(cell, 4.4, 6.35);
  tipper(kit, { from: 2.25, to: 6.3, floor: 1.2, roof: 2.1, wide: 1.15 });
  sideMarkers(kit, [2.5, 6.1], 1.22, 1.2);
  return kit.parts();
}

const closeUps = {
  wheel: { at: [1.28, 0.55, 1.05], azimuth: 66, elevation: 5, across: 1.7 },
  light: { at: [0.1, 1.0, 0.6], azimuth: 32, elevation: 6, across: 1.5 },
} as const;
const common = { body: "Truck", itemType: "truck", cabin: "truck", closeUps } as const;

export const designs: Design[] = [
  { ...common, name: "truck-a", traits: ["pantech", "box", "cab-over"], lengthMetres: 7.8, build: withBox },
  { ...common, name: "truck-d", traits: ["tipper", "cab-over"], lengthMetres: 6.45, build: withTipper },
];
