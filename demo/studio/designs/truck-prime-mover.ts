import type { Design, Part } from "../design.ts";
import { type Assembly, assembly } from "../shapes/assembly.ts";
import { roundedBox, sidePlate } from "../shapes/extrude.ts";
import { drum } from "../shapes/lathe.ts";
import { rod, tube } from "../shapes/loft.ts";
import { rectangle, softened } from "../shapes/outline.ts";
import { flat, way } from "../shapes/points.ts";
import { both, move, stretch } from "../shapes/shape.ts";
import { type Cab, type CabShape, cab } from "./cab.ts";
import { archLips, armMirror, cockpit, door, headlamps, onFront, onSides, wipers } from "./cab-fittings.ts";
import { plate } from "./plates.ts";
import { driveAxle, fuelTank, guard, leaves, rails, sideMarkers, stack, steerAxle } from "./truck-chassis.ts";

/** A heavy cab-over with a sleeper and a high roof. */
const shape: CabShape = {
  nose: flat("0.5,0.34 0.7,0.3 1.2,0.3 1.8,0.33 2.0,0.37 2.85,0.56 3.05,0.72 3.5,1.3"),
  bow: [0.1, 0.16],
  side: flat("0.5,1.2 1.0,1.24 2.0,1.24 2.8,1.2 3.3,1.12 3.7,1.0"),
  rear: 2.62,
  roof: flat("0.3,3.3 0.9,3.46 1.6,3.66 2.2,3.72 2.8,3.7"),
  floor: 0.6,
  arches: [[1.62, 0.56, 0.68]],
  round: [0.28, 0.2, 0.1],
  windscreen: softened(way("-1.08,2.0,0.08 1.08,2.0,0.08 1.03,2.82,0.14 -1.03,2.82,0.14")),
  windows: [softened(way("0.62,2.12,0.06 1.02,1.98,0.06 1.74,1.98,0.08 1.72,2.74,0.12 0.82,2.74,0.12"))],
  hollow: [1.7, 2.5],
};
const lamp = softened(way("0.66,0.86,0.03 1.08,0.9,0.05 1.12,1.12,0.05 0.98,1.14,0.04 0.66,1.06,0.03"));

function face(kit: Assembly, skin: Cab): void {
  onFront(kit, skin, "blackTrim", softened(way("-0.68,1.1,0.05 0.68,1.1,0.05 0.86,1.82,0.08 -0.86,1.82,0.08")), 0.016);
  for (const [y, wide] of flat("1.2,0.66 1.33,0.69 1.46,0.72 1.59,0.75 1.72,0.78")) {
    onFront(kit, skin, "satin", rectangle(-wide, y - 0.035, wide, y + 0.035, 0.02), 0.03);
  }
  onFront(kit, skin, "chrome", softened(way("-0.84,1.8,0.02 0.84,1.8,0.02 0.86,1.87,0.02 -0.86,1.87,0.02")), 0.034);
  onFront(kit, skin, "blackTrim", rectangle(-1.06, 1.91, 1.06, 1.97, 0.02), 0.008);
  headlamps(kit, skin, lamp, flat("0.78,0.97 0.96,1.0"), 0.07);
  onFront(kit, skin, "paint", softened(way("-1.18,0.6,0.08 1.18,0.6,0.08 1.2,0.84,0.06 -1.2,0.84,0.06")), 0.06, -0.01);
  onFront(kit, skin, "underbody", rectangle(-0.6, 0.64, 0.6, 0.8, 0.04), 0.055, 0.004);
  wipers(kit, skin, 1.98, [0.8, 0.05], 0.55);
  onFront(
    kit,
    skin,
    "glossBlack",
    softened(way("-1.02,2.82,0.06 1.02,2.82,0.06 0.98,2.98,0.06 -0.98,2.98,0.06")),
    0.05,
    0.05,
  );
  for (const z of [-0.8, -0.4, 0, 0.4, 0.8]) {
    kit.add("amberLamp", roundedBox(0.1, 0.05, 0.12, 0.02, [skin.front(z, 3.3)[0] - 0.005, 3.3, z]));
  }
}

/** A polished bar before the grille, as country runs want it, with two driving lamps and a long aerial. */
function bullBar(kit: Assembly): void {
  kit.pair(
    "chrome",
    sidePlate(
      softened(way("0.02,0.5,0.04 0.24,0.5,0.04 0.28,0.9,0.1 0.16,1.5,0.08 0.06,1.5,0.06 0.1,0.95,0.1")),
      0.42,
      { deep: 0.03, bevel: 0.008 },
    ),
  );
  kit.add("satin", roundedBox(0.12, 0.34, 2.3, 0.06, [0.1, 0.64, 0]));
  for (const [y, x, wide] of way("0.95,0.1,1.12 1.18,0.11,0.98 1.42,0.12,0.72")) {
    kit.add(
      "chrome",
      tube(
        [
          [x + 0.18, y, -wide],
          [x + 0.03, y, -wide + 0.14],
          [x, y, -wide * 0.5],
          [x, y, wide * 0.5],
          [x + 0.03, y, wide - 0.14],
          [x + 0.18, y, wide],
        ],
        0.036,
        6,
        14,
      ),
    );
  }
  kit.pair("chrome", tube(way("0.3,0.84,1.1 0.2,1.0,1.1 0.22,1.3,0.92 0.2,1.42,0.6"), 0.03, 6));
  kit.pair("blackTrim", move(drum(0.12, 0.1, "x", 0.02), [0.02, 1.31, 0.26]));
  kit.pair("lampBowl", move(drum(0.108, 0.01, "x", 0.003), [-0.032, 1.31, 0.26]));
  kit.pair("lens", move(stretch(drum(0.11, 0.02, "x", 0.008), [1, 1, 1]), [-0.036, 1.31, 0.26]));
  kit.add("blackTrim", rod([0.1, 1.45, -0.72], [0.12, 3.4, -0.74], 0.006));
  kit.part(plate([0.03, 0.64, 0], "XB 90 PM", 0.37, 0.13, 0, "front"));
}

function flanks(kit: Assembly, skin: Cab): void {
  archLips(kit, skin, shape.arches, "blackTrim", 2, 178);
  door(
    kit,
    skin,
    softened(
      way(
        "0.56,1.3,0.1 0.86,1.14,0.1 1.1,1.24,0.2 1.86,1.28,0.1 1.88,1.3,0.03 1.86,2.84,0.14 0.8,2.84,0.14 0.54,2.1,0.08",
      ),
    ),
    [1.68, 1.74],
  );
  onSides(kit, skin, "blackTrim", softened(way("0.44,0.64,0.04 0.94,0.64,0.04 0.9,1.06,0.08 0.5,1.06,0.06")), 0.02);
  onSides(kit, skin, "satin", rectangle(0.52, 0.72, 0.88, 0.78, 0.02), 0.03);
  onSides(kit, skin, "privacyGlass", rectangle(2.02, 2.1, 2.4, 2.6, 0.08), 0.008);
  onSides(kit, skin, "blackTrim", rectangle(1.98, 1.2, 2.44, 1.7, 0.05), 0.004, -0.0025);
  onSides(kit, skin, "paint", rectangle(1.99, 1.21, 2.43, 1.69, 0.045), 0.008);
  onSides(kit, skin, "amberLamp", rectangle(0.46, 1.3, 0.54, 1.4, 0.02), 0.014, 0);
  armMirror(kit, [0.66, 2.4, 1.2], 0.26, 0.52);
  cockpit(kit, [0.86, 1.9, 0], [1.55, 1.72, 0], 1.05);
  kit.add("blackTrim", roundedBox(1.0, 0.34, 2.1, 0.05, [1.75, 1.2, 0]));
  kit.pair(
    "blackTrim",
    sidePlate(softened(way("2.62,1.3,0.04 2.66,3.5,0.1 2.95,3.4,0.1 2.9,1.3,0.04")), 1.08, { deep: 0.03, bevel: 0.01 }),
  );
}

function behind(kit: Assembly): void {
  const size = { radius: 0.5, width: 0.28, rim: 0.295 };
  rails(kit, 0.6, 6.7, 0.92);
  steerAxle(kit, size, 1.62, 1.18, "bright");
  for (const x of [4.55, 5.92]) {
    driveAxle(kit, size, x, 1.22, "bright");
    guard(kit, x, 0.5, 0.6, 1.23, 0.6, 40, 140);
  }
  leaves(kit, 1.62, 0.68, 1.5, 0.48);
  leaves(kit, 5.24, 0.8, 1.7, 0.56);
  for (const side of [1, -1]) {
    fuelTank(kit, [3.05, 0.72, 0.92 * side], 1.35, 0.31);
  }
  for (const x of [2.62, 3.1]) {
    kit.pair(
      "tray",
      roundedBox(0.36, 0.03, 0.18, 0.008, [x, 0.98, 1.14]),
      roundedBox(0.36, 0.03, 0.14, 0.008, [x, 0.52, 1.2]),
    );
  }
  kit.add("tray", roundedBox(1.2, 0.03, 0.82, 0.008, [3.3, 1.05, 0]));
  kit.pair("chrome", stack([2.82, 1.05, 0.9], 2.5, 0.075));
  kit.pair("satin", move(drum(0.12, 1.3, "y", 0.03), [2.82, 1.9, 0.9]));
  kit.add(
    "blackTrim",
    move(drum(0.42, 0.08, "y", 0.03), [5.05, 1.16, 0]),
    roundedBox(0.8, 0.1, 0.7, 0.03, [5.05, 1.08, 0]),
  );
  kit.add("underbody", roundedBox(0.5, 0.05, 0.12, 0.01, [5.4, 1.17, 0]));
  kit.add("blackTrim", roundedBox(0.1, 0.2, 1.0, 0.02, [6.72, 0.92, 0]));
  kit.pair("redGlow", roundedBox(0.02, 0.1, 0.12, 0.01, [6.78, 0.92, 0.4]));
  kit.pair("amberLamp", roundedBox(0.02, 0.1, 0.1, 0.01, [6.78, 0.92, 0.28]));
  kit.part(plate([6.78, 0.92, 0], "XB 90 PM", 0.37, 0.13));
  const hoses = [0.08, 0, -0.08];
  for (const [i, z] of hoses.entries()) {
    kit.add(
      i === 1 ? "redCaliper" : "rubber",
      tube(
        [
          [2.68, 1.9, z],
          [2.9, 1.5, z * 1.5],
          [3.4, 1.12, z * 2],
          [3.6, 1.5, z * 2.2],
          [2.7, 1.75, z * 3],
        ],
        0.016,
        8,
        8,
      ),
    );
  }
  sideMarkers(kit, [2.3], 1.06, 1.245);
}

function build(cell: number): Part[] {
  const kit = assembly();
  const skin = cab(kit, shape, cell * 1.8);
  face(kit, skin);
  bullBar(kit);
  flanks(kit, skin);
  behind(kit);
  kit.add("satin", both(roundedBox(0.02, 0.06, 0.3, 0.01, [2.7, 2.9, 0.95])));
  return kit.parts();
}

export const designs: Design[] = [
  {
    name: "truck-c",
    body: "Truck",
    itemType: "truck",
    cabin: "truck",
    traits: ["prime-mover", "heavy", "sleeper"],
    lengthMetres: 6.8,
    closeUps: {
      wheel: { at: [5.2, 0.6, 1.2], azimuth: 70, elevation: 6, across: 3 },
      light: { at: [0.3, 1.1, 0.6], azimuth: 34, elevation: 5, across: 2 },
    },
    build,
  },
];
