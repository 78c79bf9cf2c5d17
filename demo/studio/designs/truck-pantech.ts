import type { Design, Part } from "../design.ts";
import { type Assembly, assembly } from "../shapes/assembly.ts";
import { crossPlate, roundedBox, sidePlate } from "../shapes/extrude.ts";
import { drum } from "../shapes/lathe.ts";
import { rod } from "../shapes/loft.ts";
import { inset, rectangle, softened } from "../shapes/outline.ts";
import { refined } from "../shapes/panel.ts";
import { flat, way } from "../shapes/points.ts";
import { bent, move, turn } from "../shapes/shape.ts";
import { type Cab, type CabShape, cab } from "./cab.ts";
import { archLips, armMirror, cockpit, door, onCorners, onFront, onSides, wipers } from "./cab-fittings.ts";
import { plate } from "./plates.ts";
import type { Load } from "./truck-bodies.ts";
import { driveAxle, guard, leaves, rails, sideBox, sideMarkers, steerAxle, tailBar } from "./truck-chassis.ts";

/** A wide cab: an upright face under a tall windscreen, side windows that dip towards the mirrors. */
const shape: CabShape = {
  nose: flat("0.38,0.05 0.5,0.01 0.75,0.0 1.05,0.01 1.2,0.035 1.32,0.08 2.05,0.34 2.2,0.41 2.34,0.52"),
  bow: [0.05, 0.11],
  side: flat("0.38,0.99 0.65,1.02 1.2,1.025 1.5,1.01 2.15,0.92 2.36,0.89"),
  rear: 1.7,
  roof: flat("0.25,2.26 0.6,2.33 1.2,2.35 1.75,2.3"),
  floor: 0.4,
  arches: [[1.12, 0.42, 0.51]],
  round: [0.2, 0.17, 0.08],
  windscreen: softened(way("-0.87,1.29,0.06 0.87,1.29,0.06 0.79,2.1,0.12 -0.79,2.1,0.12")),
  windows: [
    softened(way("0.42,1.32,0.04 0.5,1.17,0.06 0.86,1.14,0.1 1.06,1.26,0.12 1.5,1.27,0.05 1.48,2.1,0.1 0.68,2.1,0.09")),
  ],
  hollow: [1.0, 1.6],
};
const lamp = softened(way("0.56,0.97,0.02 0.9,1.0,0.05 0.93,1.15,0.05 0.6,1.1,0.02"));
const signature = softened(
  way("0.57,0.975,0.01 0.9,1.005,0.03 0.925,1.145,0.02 0.892,1.14,0.01 0.872,1.035,0.02 0.575,1.01,0.01"),
);

/** Slim lamps: three square beams in a dark housing over a line of light that turns up at the corner. */
function ledLamps(kit: Assembly, skin: Cab): void {
  onCorners(kit, skin, "glossBlack", lamp, 0.022, -0.006);
  onCorners(kit, skin, "daylight", signature, 0.012, 0.014);
  for (const z of [0.64, 0.73, 0.82]) {
    const beam = rectangle(z - 0.034, 1.035, z + 0.034, 1.09, 0.014);
    onCorners(kit, skin, "lampBowl", beam, 0.012, 0.012);
    onCorners(kit, skin, "glossBlack", inset(beam, 0.014), 0.008, 0.02);
  }
  onCorners(kit, skin, "lens", lamp, 0.008, 0.028);
}

function face(kit: Assembly, skin: Cab): void {
  const mask =
    "-0.54,0.93,0.05 0.54,0.93,0.05 0.9,0.968,0.05 0.945,1.16,0.06 0.865,1.272,0.03 -0.865,1.272,0.03 -0.945,1.16,0.06 -0.9,0.968,0.05";
  onFront(kit, skin, "glossBlack", softened(way(mask)), 0.014);
  onFront(kit, skin, "satin", rectangle(-0.555, 1.07, 0.555, 1.09, 0.008), 0.026);
  ledLamps(kit, skin);
  onFront(
    kit,
    skin,
    "paint",
    softened(way("-0.97,0.46,0.05 0.97,0.46,0.05 0.98,0.83,0.06 -0.98,0.83,0.06")),
    0.05,
    -0.01,
  );
  onFront(
    kit,
    skin,
    "blackTrim",
    softened(way("-0.5,0.44,0.03 0.5,0.44,0.03 0.58,0.72,0.05 0.5,0.77,0.03 -0.5,0.77,0.03 -0.58,0.72,0.05")),
    0.05,
    0.002,
  );
  for (const y of [0.67, 0.725]) {
    onFront(kit, skin, "glossBlack", rectangle(-0.51, y - 0.014, 0.51, y + 0.014, 0.01), 0.062, 0.002);
  }
  onFront(kit, skin, "blackTrim", rectangle(-0.96, 0.41, 0.96, 0.47, 0.025), 0.065, -0.01);
  const fog = softened(way("0.66,0.56,0.03 0.9,0.58,0.05 0.92,0.72,0.05 0.7,0.68,0.03"));
  onCorners(kit, skin, "blackTrim", fog, 0.05, 0.002);
  const [x] = skin.front(0.77, 0.63);
  kit.pair("chrome", move(turn(drum(0.045, 0.03, "z", 0.008), "y", 90), [x - 0.046, 0.63, 0.77]));
  kit.pair("lampBowl", move(turn(drum(0.036, 0.03, "z", 0.01), "y", 90), [x - 0.052, 0.63, 0.77]));
  kit.part(plate([skin.front(0, 0.56)[0] - 0.057, 0.56, 0], "XT 58 LW", 0.37, 0.13, 0, "front"));
  wipers(kit, skin, 1.27, [0.62, -0.06], 0.48);
}

function flanks(kit: Assembly, skin: Cab): void {
  archLips(kit, skin, shape.arches, "blackTrim");
  door(
    kit,
    skin,
    softened(
      way(
        "0.33,0.98,0.06 0.55,0.73,0.04 0.61,0.71,0.02 0.72,0.84,0.1 0.83,0.926,0.1 0.97,0.985,0.1 1.12,1.005,0.1 1.57,1.005,0.03 1.57,2.15,0.1 0.66,2.16,0.1 0.32,1.36,0.08",
      ),
    ),
    [1.42, 1.13],
  );
  onSides(kit, skin, "blackTrim", softened(way("0.2,0.46,0.02 0.56,0.46,0.02 0.5,0.7,0.04 0.2,0.7,0.03")), 0.02);
  onSides(kit, skin, "glossBlack", softened(way("1.6,1.24,0.02 1.66,1.24,0.01 1.66,2.12,0.03 1.6,2.12,0.03")), 0.006);
  onSides(kit, skin, "amberLamp", rectangle(0.2, 0.87, 0.31, 0.91, 0.015), 0.014, 0);
  armMirror(kit, [0.42, 1.55, 0.96], 0.26, 0.4, -0.1);
  cockpit(kit, [0.5, 1.16, 0], [1.14, 1.1, 0], 0.86);
  kit.pair("underbody", roundedBox(1.0, 0.3, 0.3, 0.05, [1.15, 0.95, 0.5]));
}

const box: Load = { from: 1.84, to: 6.5, floor: 1.0, roof: 3.08, wide: 1.1 };

function underneath(kit: Assembly): void {
  const { to, wide } = box;
  const size = { radius: 0.385, width: 0.215, rim: 0.225 };
  rails(kit, 0.4, to - 0.1, 0.72, 0.38);
  steerAxle(kit, size, 1.12, 0.98, "six");
  driveAxle(kit, size, 4.75, 1.03, "six");
  leaves(kit, 1.12, 0.5, 1.1, 0.42);
  leaves(kit, 4.75, 0.56, 1.2, 0.48);
  guard(kit, 4.75, 0.385, 0.47, 1.04, 0.46);
  sideBox(kit, [2.2, 0.66, 0.74], [0.6, 0.4, 0.42]);
  sideBox(kit, [2.35, 0.66, -0.74], [0.85, 0.4, 0.42]);
  tailBar(kit, to, 0.78, wide - 0.06);
  kit.part(plate([to + 0.045, 0.78, 0], "XT 58 LW", 0.37, 0.13));
  for (const y of [0.52, 0.72]) {
    kit.pair("aluminium", roundedBox(1.5, 0.09, 0.03, 0.012, [3.42, y, wide - 0.05]));
  }
  kit.pair("blackTrim", ...[2.9, 3.94].map((x) => roundedBox(0.06, 0.5, 0.04, 0.008, [x, 0.73, wide - 0.085])));
}

/** A smooth white box with round edges on a frame of aluminium, and a moulded cap that leads the wind over it. */
function walls(kit: Assembly): void {
  const { from, to, floor, roof, wide } = box;
  const [middle, sill] = [(from + to) / 2, floor + 0.13];
  const shell = roundedBox(to - from, roof - sill, wide * 2, 0.06, [middle, (roof + sill) / 2, 0]);
  kit.add("whitePanel", refined(shell, 0.09));
  const side = softened(way("2.0,2.43,0.02 1.36,2.43,0.12 1.3,2.56,0.12 1.62,2.98,0.2 2.0,3.02,0.02"));
  const cap = refined(sidePlate(side, -1.06, { deep: 2.12, bevel: 0.1, steps: 6 }), 0.07);
  kit.add(
    "whitePanel",
    bent(cap, ([x, y, z]) => [x + 0.2 * z * z, y, z]),
  );
  kit.add("aluminium", roundedBox(to - from + 0.01, 0.14, wide * 2 + 0.02, 0.014, [middle, floor + 0.07, 0]));
  kit.pair("blackTrim", roundedBox(to - from, 0.14, 0.06, 0.01, [middle, floor - 0.07, 0.42]));
  kit.add(
    "castAlloy",
    ...Array.from({ length: 8 }, (_, i) => roundedBox(0.06, 0.09, wide * 1.92, 0.01, [from + 0.2 + i * 0.6, 0.96, 0])),
  );
  kit.pair("amberLamp", roundedBox(0.02, 0.04, 0.09, 0.008, [from - 0.004, roof - 0.1, wide - 0.14]));
  sideMarkers(kit, [2.1, 4.1, 6.3], floor + 0.07, wide + 0.018);
}

/** The kerb-side door, on the left: its seal, hinges and locking bar. */
function kerbDoor(kit: Assembly): void {
  const { floor, roof, wide } = box;
  const [bottom, top] = [floor + 0.17, roof - 0.13];
  const leaf = rectangle(2.17, bottom, 3.03, top, 0.03);
  kit.add("rubber", sidePlate(leaf, wide - 0.002, { deep: 0.005, bevel: 0.001, holes: [inset(leaf, 0.014)] }));
  kit.add(
    "satin",
    rod([2.92, bottom + 0.03, wide + 0.022], [2.92, top - 0.03, wide + 0.022], 0.012),
    roundedBox(0.22, 0.035, 0.02, 0.008, [2.83, floor + 0.62, wide + 0.03]),
    ...[0.14, 0.5, 0.86].map((by) =>
      roundedBox(0.12, 0.05, 0.016, 0.006, [2.2, bottom + by * (top - bottom), wide + 0.006]),
    ),
  );
}

/** A roller door of slats in a frame, with its handle, a step and lamps up high. */
function rollerDoor(kit: Assembly): void {
  const { to, floor, roof, wide } = box;
  const opening = rectangle(-wide + 0.1, floor + 0.1, wide - 0.1, roof - 0.24, 0.03);
  const frame = rectangle(-wide + 0.02, floor + 0.02, wide - 0.02, roof - 0.04, 0.06);
  kit.add("aluminium", crossPlate(frame, to - 0.015, { deep: 0.035, bevel: 0.01, holes: [opening] }));
  kit.add("rubber", crossPlate(opening, to - 0.02, { deep: 0.024, bevel: 0.003 }));
  const slats = 12;
  const step = (roof - floor - 0.36) / slats;
  kit.add(
    "whitePanel",
    ...Array.from({ length: slats }, (_, i) =>
      roundedBox(0.022, step - 0.012, wide * 2 - 0.22, 0.006, [to + 0.002, floor + 0.11 + step * (i + 0.5), 0]),
    ),
  );
  kit.add(
    "satin",
    roundedBox(0.03, 0.07, wide * 2 - 0.24, 0.008, [to + 0.014, floor + 0.14, 0]),
    roundedBox(0.04, 0.12, 0.2, 0.012, [to + 0.03, floor + 0.3, 0]),
  );
  kit.pair("blackTrim", rod([to + 0.05, floor + 0.35, wide - 0.05], [to + 0.05, floor + 0.85, wide - 0.05], 0.014));
  kit.pair("redLamp", roundedBox(0.02, 0.05, 0.12, 0.008, [to + 0.026, roof - 0.13, wide - 0.2]));
  kit.add("blackTrim", roundedBox(0.26, 0.05, wide * 1.6, 0.01, [to - 0.02, floor - 0.1, 0]));
}

function build(cell: number): Part[] {
  const kit = assembly();
  const skin = cab(kit, shape, cell * 1.5);
  face(kit, skin);
  flanks(kit, skin);
  underneath(kit);
  walls(kit);
  kerbDoor(kit);
  rollerDoor(kit);
  return kit.parts();
}

export const designs: Design[] = [
  {
    name: "truck-e",
    body: "Light Truck",
    itemType: "truck",
    cabin: "truck",
    traits: ["pantech", "box", "light", "cab-over"],
    lengthMetres: 6.55,
    closeUps: {
      wheel: { at: [1.12, 0.5, 0.96], azimuth: 66, elevation: 5, across: 1.5 },
      light: { at: [0.1, 0.95, 0.55], azimuth: 32, elevation: 6, across: 1.3 },
    },
    build,
  },
];
