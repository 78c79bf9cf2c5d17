import type { Design, Part } from "../design.ts";
import { type Assembly, assembly } from "../shapes/assembly.ts";
import { crossPlate, roundedBox, sidePlate } from "../shapes/extrude.ts";
import { rod } from "../shapes/loft.ts";
import { inset, rectangle, softened } from "../shapes/outline.ts";
import { flat, way } from "../shapes/points.ts";
import { move } from "../shapes/shape.ts";
import { type Cab, type CabShape, cab } from "./cab.ts";
import { archLips, armMirror, cockpit, door, headlamps, onCorners, onFront, onSides, wipers } from "./cab-fittings.ts";
import { plate } from "./plates.ts";
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

/** The cab of a light truck: flat-faced, tilting, its wheels under the doors. */
const shape: CabShape = {
  nose: flat("0.4,0.05 0.55,0.02 0.8,0.0 1.1,0.015 1.28,0.06 1.4,0.12 2.0,0.44 2.2,0.54"),
  bow: [0.06, 0.1],
  side: flat("0.4,0.93 0.7,0.96 1.2,0.965 1.5,0.945 2.1,0.83 2.3,0.8"),
  rear: 1.66,
  roof: flat("0.3,2.2 0.7,2.24 1.3,2.24 1.7,2.2"),
  floor: 0.42,
  arches: [[1.12, 0.42, 0.52]],
  round: [0.22, 0.16, 0.07],
  windscreen: softened(way("-0.8,1.33,0.06 0.8,1.33,0.06 0.7,2.02,0.1 -0.7,2.02,0.1")),
  windows: [softened(way("0.44,1.36,0.05 0.78,1.27,0.04 1.46,1.27,0.06 1.44,2.0,0.1 0.72,2.0,0.08"))],
  hollow: [1.0, 1.58],
};
const lamp = softened(way("0.5,0.8,0.03 0.86,0.82,0.05 0.87,1.06,0.06 0.54,1.0,0.03"));

function face(kit: Assembly, skin: Cab): void {
  onFront(
    kit,
    skin,
    "blackTrim",
    softened(way("-0.5,0.8,0.02 0.5,0.8,0.02 0.54,1.02,0.03 0.4,1.1,0.05 -0.4,1.1,0.05 -0.54,1.02,0.03")),
    0.014,
  );
  for (const y of [0.86, 0.93, 1.0]) {
    onFront(kit, skin, y > 0.95 ? "chrome" : "castAlloy", rectangle(-0.46, y - 0.012, 0.46, y + 0.012, 0.01, 3), 0.03);
  }
  onFront(kit, skin, "rubber", rectangle(-0.84, 1.165, 0.84, 1.175), 0.003, -0.001);
  onFront(kit, skin, "blackTrim", rectangle(-0.78, 1.225, 0.78, 1.29, 0.02), 0.008);
  headlamps(kit, skin, lamp, flat("0.6,0.91 0.76,0.93"), 0.062);
  onFront(
    kit,
    skin,
    "greyPanel",
    softened(way("-0.92,0.43,0.05 0.92,0.43,0.05 0.93,0.74,0.06 -0.93,0.74,0.06")),
    0.05,
    -0.01,
  );
  onFront(kit, skin, "underbody", rectangle(-0.42, 0.5, 0.42, 0.64, 0.03), 0.045, 0.004);
  onCorners(kit, skin, "blackTrim", rectangle(0.55, 0.5, 0.78, 0.66, 0.04), 0.05, 0.004);
  onCorners(kit, skin, "lampBowl", rectangle(0.6, 0.53, 0.73, 0.63, 0.04), 0.05, 0.008);
  const [x] = skin.front(0, 0.57);
  kit.part(plate([x - 0.056, 0.57, 0], "XT 41 KA", 0.37, 0.13, 0, "front"));
  wipers(kit, skin, 1.3, [0.55, -0.1], 0.42);
  kit.add("amberLamp", ...[-0.55, 0.55].map((z) => roundedBox(0.1, 0.05, 0.14, 0.02, [0.72, 2.215, z])));
}

function flanks(kit: Assembly, skin: Cab): void {
  archLips(kit, skin, shape.arches, "blackTrim");
  door(
    kit,
    skin,
    softened(
      way(
        "0.36,0.98,0.06 0.54,0.74,0.04 0.6,0.72,0.02 0.71,0.85,0.1 0.825,0.937,0.1 0.967,0.997,0.1 1.12,1.017,0.1 1.54,1.017,0.03 1.54,2.05,0.1 0.7,2.06,0.1 0.34,1.36,0.08",
      ),
    ),
    [1.38, 1.14],
  );
  onSides(kit, skin, "blackTrim", softened(way("0.2,0.5,0.02 0.56,0.5,0.02 0.5,0.68,0.04 0.2,0.68,0.03")), 0.02);
  onSides(kit, skin, "amberLamp", rectangle(0.16, 1.02, 0.28, 1.08, 0.02), 0.014, 0);
  armMirror(kit, [0.44, 1.5, 0.9], 0.24, 0.34);
  cockpit(kit, [0.5, 1.2, 0], [1.12, 1.1, 0], 0.8);
  kit.pair("underbody", roundedBox(1.0, 0.3, 0.3, 0.05, [1.15, 0.95, 0.5]));
}

function underneath(kit: Assembly): void {
  const size = { radius: 0.385, width: 0.215, rim: 0.225 };
  rails(kit, 0.4, 5.75, 0.72, 0.38);
  steerAxle(kit, size, 1.12, 0.92);
  driveAxle(kit, size, 4.25, 0.96);
  leaves(kit, 1.12, 0.5, 1.1, 0.42);
  leaves(kit, 4.25, 0.56, 1.2, 0.48);
  guard(kit, 4.25, 0.385, 0.47, 0.97, 0.46);
  fuelTank(kit, [2.7, 0.62, -0.72], 0.75, 0.2, true);
  sideBox(kit, [2.5, 0.62, 0.7], [0.55, 0.34, 0.4]);
  tailBar(kit, 5.86, 0.78, 0.98);
  kit.part(plate([5.905, 0.78, 0], "XT 41 KA", 0.37, 0.13));
}

/** A tray with a headboard, drop sides, rope rails and a floor. */
function tray(kit: Assembly): void {
  const [from, to, deck, wide] = [1.82, 5.85, 1.0, 1.03];
  kit.add("tray", roundedBox(to - from, 0.06, wide * 2, 0.01, [(from + to) / 2, deck, 0]));
  kit.add(
    "castAlloy",
    ...[0.5, 1.2, 1.9, 2.6, 3.3, 3.85].map((x) => roundedBox(0.07, 0.12, wide * 1.9, 0.01, [from + x, deck - 0.09, 0])),
  );
  for (const [a, b] of [
    [from + 0.02, 3.8],
    [3.84, to - 0.03],
  ] as const) {
    const side = rectangle(a, deck - 0.02, b, deck + 0.38, 0.02);
    kit.pair("tray", sidePlate(side, wide - 0.01, { deep: 0.028, bevel: 0.006 }));
    for (const y of [0.07, 0.16, 0.25, 0.34]) {
      kit.pair("aluminium", roundedBox(b - a - 0.04, 0.022, 0.012, 0.005, [(a + b) / 2, deck + y, wide + 0.021]));
    }
    kit.pair(
      "steel",
      roundedBox(0.05, 0.1, 0.03, 0.008, [a + 0.08, deck + 0.3, wide + 0.03]),
      roundedBox(0.05, 0.1, 0.03, 0.008, [b - 0.08, deck + 0.3, wide + 0.03]),
    );
  }
  kit.add(
    "tray",
    crossPlate(rectangle(-wide, deck - 0.02, wide, deck + 0.38, 0.02), to - 0.02, { deep: 0.028, bevel: 0.006 }),
  );
  kit.add(
    "aluminium",
    ...[0.07, 0.16, 0.25, 0.34].map((y) => roundedBox(0.012, 0.022, wide * 1.9, 0.005, [to + 0.012, deck + y, 0])),
  );
  const head = rectangle(-wide + 0.02, deck, wide - 0.02, 2.28, 0.05);
  kit.add(
    "blackTrim",
    crossPlate(head, from - 0.03, {
      deep: 0.05,
      bevel: 0.012,
      holes: [inset(rectangle(-wide + 0.02, 1.45, wide - 0.02, 2.28, 0.05), 0.06)],
    }),
  );
  kit.add(
    "blackTrim",
    ...Array.from({ length: 11 }, (_, i) => rod([from, 1.5, (i - 5) * 0.17], [from, 2.22, (i - 5) * 0.17], 0.011)),
    rod([from, 1.86, -0.95], [from, 1.86, 0.95], 0.011),
  );
  kit.pair("aluminium", move(roundedBox(to - from, 0.03, 0.03, 0.01), [(from + to) / 2, deck - 0.07, wide + 0.03]));
  sideMarkers(kit, [2.2, 3.82, 5.5], deck - 0.04, wide + 0.03);
}

function build(cell: number): Part[] {
  const kit = assembly();
  const skin = cab(kit, shape, cell * 1.5);
  face(kit, skin);
  flanks(kit, skin);
  underneath(kit);
  tray(kit);
  return kit.parts();
}

export const designs: Design[] = [
  {
    name: "truck-b",
    body: "Light Truck",
    itemType: "truck",
    cabin: "truck",
    traits: ["tray", "light", "cab-over"],
    lengthMetres: 5.95,
    closeUps: {
      wheel: { at: [1.12, 0.5, 0.9], azimuth: 66, elevation: 5, across: 1.5 },
      light: { at: [0.1, 0.9, 0.5], azimuth: 32, elevation: 6, across: 1.3 },
    },
    build,
  },
];
