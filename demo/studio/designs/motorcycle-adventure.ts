import type { Design, Part } from "../design.ts";
import { type Assembly, assembly } from "../shapes/assembly.ts";
import { roundedBox, sidePlate } from "../shapes/extrude.ts";
import { drum } from "../shapes/lathe.ts";
import { hull, tube } from "../shapes/loft.ts";
import { inset, softened } from "../shapes/outline.ts";
import { panel } from "../shapes/panel.ts";
import { slices, way } from "../shapes/points.ts";
import { move, type Point, turn } from "../shapes/shape.ts";
import { cycleWheel, fork, mudguard, swingarm } from "./cycle-chassis.ts";
import { handlebar, indicator } from "./cycle-controls.ts";
import { chain, crankcase, cylinder, exhaust, radiator, shock } from "./cycle-engine.ts";
import { bars, luggage } from "./cycle-luggage.ts";
import { plate } from "./plates.ts";

const FRONT = [0.36, 0.345] as const;
const REAR = [1.9, 0.325] as const;

function rolling(kit: Assembly): void {
  cycleWheel(
    kit,
    {
      at: FRONT,
      size: { radius: 0.334, width: 0.11, rim: 0.262 },
      rim: "goldFork",
      disc: 0.15,
      sides: [1, -1],
      blocks: 34,
    },
    20,
  );
  cycleWheel(
    kit,
    {
      at: REAR,
      size: { radius: 0.314, width: 0.155, rim: 0.222 },
      rim: "goldFork",
      disc: 0.12,
      sides: [-1],
      blocks: 28,
    },
    140,
  );
  fork(kit, { axle: [0.385, 0.345, 0], top: [0.8, 1.2, 0], apart: 0.105, stanchion: "chrome", slider: "blackTrim" });
  kit.add(
    "paint",
    hull(
      slices(
        "0.16,0.72,0.735,0.03 0.2,0.715,0.75,0.07,0.3,3 0.4,0.745,0.79,0.085,0.3,3 0.58,0.74,0.81,0.08,0.3,3 0.7,0.68,0.78,0.05,0.4,3",
      ),
      5,
    ),
  );
  kit.add("blackTrim", mudguard(FRONT, 0.375, 0.062, 70, 150));
  kit.add("castAlloy", swingarm([1.3, 0.5, 0], [1.9, 0.325, 0], 0.115));
  chain(kit, [1.22, 0.47, 0.042], [1.9, 0.325, 0.105], 0.132);
  shock(kit, [1.46, 0.48, 0], [1.36, 0.84, 0], "copper", 0.04);
}

function engine(kit: Assembly): void {
  crankcase(kit, [1.09, 0.47], 0.155, "castAlloy", "castAlloy");
  const { barrel, head } = cylinder([0.98, 0.56, 0], 22, 0.15, 0.18, 0.3, 4);
  kit.add("castAlloy", barrel);
  kit.add("blackTrim", head);
  radiator(kit, [0.8, 0.68, 0], 0.26, 0.36, 14);
  exhaust(
    kit,
    [-0.06, 0.06].map((z) => [0.87, 0.68, z] as const),
    way("0.77,0.5,0 0.82,0.36,0 1.0,0.3,-0.04 1.22,0.33,-0.1"),
    { from: [1.36, 0.5, -0.17], to: [1.92, 0.76, -0.2], radius: 0.06, material: "satin" },
  );
  const guardPlate = softened(
    way("0.8,0.3,0.04 1.28,0.26,0.04 1.3,0.29,0.01 0.84,0.335,0.03 0.72,0.52,0.02 0.69,0.5,0.02"),
  );
  kit.add("satin", sidePlate(guardPlate, -0.15, { deep: 0.3, bevel: 0.006 }));
}

function bodywork(kit: Assembly): void {
  kit.add(
    "paint",
    hull(
      slices(
        "0.82,1.0,1.12,0.08 0.86,0.9,1.17,0.2,0.6 0.98,0.82,1.21,0.24,0.62 1.1,0.82,1.19,0.22,0.62 1.22,0.83,1.1,0.15,0.6 1.32,0.84,0.98,0.1 1.36,0.86,0.93,0.05",
      ),
    ),
  );
  const cheek = softened(
    way("0.56,0.98,0.04 0.68,0.78,0.06 0.84,0.76,0.06 1.0,0.9,0.08 0.94,1.06,0.06 0.72,1.12,0.06"),
  );
  const bowed = (x: number, y: number): Point => [x, y, 0.255 - 0.9 * (x - 0.92) ** 2 - 0.6 * (y - 0.95) ** 2];
  kit.pair("paint", panel(cheek, { on: bowed, deep: 0.02, bevel: 0.008, cell: 0.03 }));
  kit.pair(
    "blackTrim",
    panel(softened(way("0.74,0.86,0.03 0.88,0.84,0.03 0.9,0.96,0.03 0.78,0.98,0.03")), {
      on: bowed,
      deep: 0.006,
      bevel: 0.002,
      from: 0.018,
      cell: 0.03,
    }),
  );
  kit.add(
    "paint",
    hull(slices("0.38,0.84,0.87,0.02 0.42,0.815,0.9,0.05,0.5,3 0.54,0.84,0.96,0.06,0.5,3 0.62,0.9,1.0,0.04"), 5),
  );
  kit.add(
    "seat",
    hull(
      slices(
        "1.24,0.92,0.96,0.06 1.27,0.88,1.0,0.1,0.5,3 1.4,0.86,0.935,0.15,0.5,3.4 1.55,0.87,0.93,0.165,0.5,3.4 1.64,0.9,0.97,0.15,0.5,3.4 1.69,0.94,1.01,0.14,0.5,3.2 1.9,0.97,1.025,0.12,0.5,3.2 1.95,0.985,1.01,0.05",
      ),
    ),
  );
  kit.add(
    "blackTrim",
    hull(
      slices(
        "1.3,0.66,0.84,0.07 1.36,0.64,0.88,0.12,0.5,3 1.56,0.72,0.9,0.12,0.5,3 1.8,0.86,0.96,0.1,0.5,3 1.96,0.92,0.99,0.07,0.5,3 1.98,0.94,0.97,0.03",
      ),
    ),
  );
  kit.add("blackTrim", roundedBox(0.3, 0.022, 0.26, 0.01, [2.02, 1.02, 0]));
  const screen = softened(
    way("-0.15,1.04,0.05 0.15,1.04,0.05 0.17,1.26,0.08 0.08,1.44,0.1 -0.08,1.44,0.1 -0.17,1.26,0.08"),
  );
  kit.add("lens", panel(screen, { on: (z, y) => [0.5 + (y - 1.04) * 0.5 + 3 * z * z, y, z], deep: 0.004, cell: 0.03 }));
  kit.add(
    "blackTrim",
    panel(screen, {
      on: (z, y) => [0.5 + (y - 1.04) * 0.5 + 3 * z * z, y, z],
      deep: 0.006,
      cell: 0.03,
      holes: [inset(screen, 0.009)],
    }),
  );
}

function lights(kit: Assembly): void {
  kit.add(
    "glossBlack",
    hull(
      slices(
        "0.44,0.97,1.03,0.06,0.5,3 0.46,0.93,1.09,0.13,0.5,3.2 0.56,0.9,1.12,0.15,0.5,3.2 0.66,0.92,1.1,0.12,0.5,3 0.7,0.98,1.05,0.06",
      ),
      5,
    ),
  );
  for (const z of [0.065, -0.065]) {
    kit.add("lampBowl", move(turn(drum(0.044, 0.02, "x", 0.006), "z", 8), [0.453, 1.0, z]));
    kit.add("daylight", move(turn(drum(0.036, 0.01, "x", 0.003), "z", 8), [0.441, 1.0, z]));
  }
  kit.add("daylight", roundedBox(0.012, 0.01, 0.2, 0.004, [0.456, 1.06, 0]));
  kit.add(
    "blackTrim",
    move(turn(roundedBox(0.02, 0.13, 0.2, 0.012), "z", 68), [0.76, 1.24, 0]),
    roundedBox(0.12, 0.06, 0.12, 0.02, [0.72, 1.2, 0]),
  );
  kit.add("glossBlack", move(turn(roundedBox(0.004, 0.11, 0.18, 0.002), "z", 68), [0.757, 1.252, 0]));
  handlebar(kit, {
    clamp: [0.82, 1.24, 0],
    bend: [0.83, 1.31, 0.2],
    end: [0.93, 1.29, 0.42],
    material: "blackTrim",
    mirror: "wide",
  });
  const shield = softened(way("0.7,1.2,0.04 0.9,1.23,0.04 0.92,1.35,0.05 0.76,1.37,0.04"));
  kit.pair(
    "blackTrim",
    panel(shield, { on: (x, y) => [x, y, 0.45 - 6 * (x - 0.86) ** 2], deep: 0.012, bevel: 0.004, cell: 0.03 }),
  );
  indicator(kit, [0.6, 0.95, 0.24], [0.64, 0.95, 0.16]);
  kit.add("redLamp", roundedBox(0.016, 0.03, 0.1, 0.006, [1.985, 0.965, 0]));
  kit.add(
    "blackTrim",
    tube(way("1.9,0.92,0 2.0,0.82,0 2.12,0.68,0"), 0.02),
    move(turn(roundedBox(0.012, 0.14, 0.2, 0.006), "z", 24), [2.12, 0.67, 0]),
  );
  indicator(kit, [2.03, 0.84, 0.13], [2.02, 0.84, 0]);
  kit.part(plate([2.13, 0.67, 0], "1AD 7TR", 0.2, 0.1, 24));
}

function build(): Part[] {
  const kit = assembly();
  rolling(kit);
  engine(kit);
  bars(kit);
  bodywork(kit);
  luggage(kit);
  lights(kit);
  return kit.parts();
}

export const designs: Design[] = [
  {
    name: "motorcycle-b",
    body: "Motorcycle",
    itemType: "motorcycle",
    traits: ["adventure", "off-road", "touring"],
    lengthMetres: 2.25,
    closeUps: {
      wheel: { at: [0.36, 0.42, 0], azimuth: 62, elevation: 5, across: 1.05 },
      light: { at: [0.6, 1.05, 0], azimuth: 30, elevation: 6, across: 0.95 },
    },
    build,
  },
];
