import type { Design, Part } from "../design.ts";
import { type Assembly, assembly } from "../shapes/assembly.ts";
import { roundedBox, sidePlate } from "../shapes/extrude.ts";
import { drum } from "../shapes/lathe.ts";
import { hull, rod, tube } from "../shapes/loft.ts";
import { rounded } from "../shapes/outline.ts";
import { panel } from "../shapes/panel.ts";
import { flat, slices, way } from "../shapes/points.ts";
import { move, turn } from "../shapes/shape.ts";
import { cycleWheel, fork, mudguard, swingarm } from "./cycle-chassis.ts";
import { handlebar, indicator, roundLamp } from "./cycle-controls.ts";
import { chain, crankcase, cylinder, exhaust, radiator, shock } from "./cycle-engine.ts";
import { plate } from "./plates.ts";

const FRONT = [0.31, 0.3] as const;
const REAR = [1.735, 0.315] as const;

function rolling(kit: Assembly): void {
  const cast = { count: 5, widths: [0.02, 0.013, 0.016], hub: 0.045, pair: 26, deep: 0.022 } as const;
  cycleWheel(
    kit,
    { at: FRONT, size: { radius: 0.3, width: 0.12, rim: 0.218 }, rim: "darkRim", cast, disc: 0.155, sides: [1, -1] },
    20,
  );
  cycleWheel(
    kit,
    { at: REAR, size: { radius: 0.315, width: 0.18, rim: 0.218 }, rim: "darkRim", cast, disc: 0.115, sides: [-1] },
    140,
  );
  fork(kit, { axle: [0.33, 0.3, 0], top: [0.68, 1.04, 0], apart: 0.102, stanchion: "chrome", slider: "goldFork" });
  kit.add("blackTrim", mudguard(FRONT, 0.325, 0.068, 48, 152));
  kit.pair("blackTrim", rod([0.43, 0.5, 0.07], [0.4, 0.62, 0.06], 0.012));
  kit.add("castAlloy", swingarm([1.16, 0.46, 0], [1.735, 0.315, 0], 0.115));
  chain(kit, [1.09, 0.43, 0.042], [1.735, 0.315, 0.1], 0.132);
  shock(kit, [1.3, 0.44, 0], [1.2, 0.76, 0], "redCaliper");
}

function engine(kit: Assembly): void {
  crankcase(kit, [0.97, 0.42], 0.16, "castAlloy", "blackTrim");
  const { barrel, head } = cylinder([0.86, 0.5, 0], 18, 0.16, 0.17, 0.34, 7);
  kit.add("castAlloy", barrel);
  kit.add("blackTrim", head);
  radiator(kit, [0.665, 0.6, 0], 0.27, 0.34, 18);
  exhaust(
    kit,
    [-0.1, -0.035, 0.035, 0.1].map((z) => [0.765, 0.62, z] as const),
    way("0.655,0.42,0 0.7,0.26,0 0.88,0.215,-0.02 1.12,0.24,-0.06"),
    { from: [1.2, 0.29, -0.16], to: [1.58, 0.43, -0.185], radius: 0.052, material: "steel" },
  );
  kit.add("castAlloy", roundedBox(0.3, 0.09, 0.24, 0.03, [0.98, 0.205, 0]));
}

function frame(kit: Assembly): void {
  kit.pair(
    "redCaliper",
    tube(way("0.7,0.93,0.05 0.84,0.85,0.14 1.03,0.7,0.17 1.17,0.52,0.13 1.17,0.4,0.12"), 0.0165, 6),
    tube(way("0.735,0.82,0.04 0.85,0.73,0.155 1.02,0.6,0.155 1.15,0.5,0.13"), 0.0165, 6),
  );
  kit.pair(
    "redCaliper",
    rod([0.85, 0.84, 0.14], [0.85, 0.73, 0.155], 0.0125),
    rod([0.85, 0.73, 0.155], [1.0, 0.72, 0.168], 0.0125),
  );
  kit.pair("blackTrim", tube(way("1.06,0.69,0.12 1.3,0.76,0.11 1.62,0.86,0.07"), 0.013));
  kit.pair(
    "castAlloy",
    sidePlate(rounded(flat("1.09,0.36 1.2,0.32 1.26,0.42 1.2,0.58 1.1,0.54"), 0.03), 0.115, {
      deep: 0.03,
      bevel: 0.008,
    }),
  );
  kit.pair("rubber", rod([1.16, 0.34, 0.16], [1.16, 0.335, 0.26], 0.014));
  kit.pair(
    "satin",
    rod([1.16, 0.34, 0.13], [1.16, 0.34, 0.17], 0.012),
    rod([1.36, 0.46, 0.13], [1.4, 0.47, 0.23], 0.012),
  );
  kit.pair("castAlloy", tube(way("1.3,0.72,0.1 1.34,0.6,0.125 1.36,0.46,0.13"), 0.012));
  kit.add(
    "blackTrim",
    tube(way("1.07,0.27,0.15 1.15,0.12,0.2 1.22,0.01,0.25"), 0.012),
    roundedBox(0.06, 0.012, 0.04, 0.005, [1.22, 0.007, 0.25]),
  );
}

function bodywork(kit: Assembly): void {
  kit.add(
    "paint",
    hull(
      slices(
        "0.7,0.9,1.0,0.05 0.73,0.855,1.025,0.115,0.55 0.82,0.82,1.06,0.165,0.55 0.92,0.8,1.068,0.178,0.58 1.02,0.79,1.04,0.155,0.62 1.1,0.79,0.985,0.115,0.6 1.18,0.79,0.915,0.088 1.2,0.81,0.87,0.05",
      ),
    ),
    hull(
      slices(
        "1.42,0.83,0.86,0.04 1.45,0.8,0.885,0.115,0.5,3 1.58,0.82,0.93,0.112,0.5,3 1.74,0.865,0.965,0.085,0.5,3 1.81,0.905,0.965,0.06,0.5,3 1.825,0.92,0.955,0.03",
      ),
    ),
  );
  const shroud = rounded(flat("0.64,0.76 0.735,0.615 0.8,0.73 0.9,0.86 0.73,0.89"), 0.03);
  kit.pair(
    "paint",
    panel(shroud, {
      deep: 0.018,
      bevel: 0.007,
      cell: 0.03,
      on: (x, y) => [x, y, 0.205 - 1.6 * (x - 0.82) ** 2 - (y - 0.76) ** 2],
    }),
  );
  kit.add(
    "seat",
    hull(
      slices(
        "1.1,0.83,0.88,0.05 1.13,0.815,0.905,0.085,0.5,3 1.22,0.8,0.868,0.13,0.5,3.4 1.36,0.8,0.866,0.15,0.5,3.4 1.46,0.83,0.91,0.135,0.5,3.4 1.5,0.87,0.955,0.12,0.5,3.2 1.6,0.9,0.968,0.105,0.5,3.2 1.7,0.93,0.985,0.08,0.5,3 1.73,0.945,0.97,0.04",
      ),
    ),
  );
  kit.add(
    "blackTrim",
    hull(
      slices(
        "1.18,0.62,0.79,0.06 1.22,0.6,0.81,0.11,0.5,3 1.36,0.66,0.82,0.115,0.5,3 1.5,0.76,0.84,0.1,0.5,3 1.53,0.79,0.83,0.05",
      ),
    ),
  );
  kit.add("chrome", move(drum(0.034, 0.014, "y", 0.004), [0.9, 1.072, 0]));
}

function lights(kit: Assembly): void {
  roundLamp(kit, [0.475, 0.92, 0], 0.09);
  kit.pair("blackTrim", roundedBox(0.14, 0.03, 0.012, 0.004, [0.55, 0.92, 0.09]));
  kit.add("blackTrim", move(turn(roundedBox(0.02, 0.085, 0.15, 0.012), "z", 55), [0.58, 1.07, 0]));
  kit.add("glossBlack", move(turn(roundedBox(0.004, 0.068, 0.132, 0.002), "z", 55), [0.588, 1.078, 0]));
  handlebar(kit, {
    clamp: [0.685, 1.075, 0],
    bend: [0.7, 1.1, 0.22],
    end: [0.79, 1.09, 0.375],
    material: "blackTrim",
    mirror: "wide",
  });
  indicator(kit, [0.53, 0.87, 0.18], [0.57, 0.88, 0.1]);
  kit.add("redLamp", roundedBox(0.016, 0.03, 0.11, 0.006, [1.822, 0.94, 0]));
  kit.add(
    "blackTrim",
    tube(way("1.66,0.83,0 1.78,0.74,0 1.9,0.6,0"), 0.018),
    move(turn(roundedBox(0.012, 0.13, 0.19, 0.006), "z", 24), [1.9, 0.59, 0]),
  );
  indicator(kit, [1.82, 0.72, 0.13], [1.81, 0.72, 0]);
  kit.part(plate([1.91, 0.59, 0], "1CD 2EF", 0.2, 0.1, 24));
}

function build(): Part[] {
  const kit = assembly();
  rolling(kit);
  engine(kit);
  frame(kit);
  bodywork(kit);
  lights(kit);
  return kit.parts();
}

export const designs: Design[] = [
  {
    name: "motorcycle-a",
    body: "Motorcycle",
    itemType: "motorcycle",
    traits: ["naked", "roadster", "street"],
    lengthMetres: 2.05,
    closeUps: {
      wheel: { at: [0.31, 0.36, 0], azimuth: 62, elevation: 5, across: 0.95 },
      light: { at: [0.52, 0.92, 0], azimuth: 30, elevation: 6, across: 0.72 },
    },
    build,
  },
];
