import type { Design, Part } from "../design.ts";
import { type Assembly, assembly } from "../shapes/assembly.ts";
import { roundedBox, sidePlate } from "../shapes/extrude.ts";
import { drum } from "../shapes/lathe.ts";
import { hull, rod, sweep, tube } from "../shapes/loft.ts";
import { circle, rounded } from "../shapes/outline.ts";
import { flat, slices, way } from "../shapes/points.ts";
import { join, move, stretch, turn } from "../shapes/shape.ts";
import { cycleWheel, fork, mudguard, swingarm } from "./cycle-chassis.ts";
import { handlebar, indicator, roundLamp } from "./cycle-controls.ts";
import { cover, crankcase, cylinder, shock } from "./cycle-engine.ts";
import { plate } from "./plates.ts";

const FRONT = [0.34, 0.335] as const;
const REAR = [2.0, 0.325] as const;

function rolling(kit: Assembly): void {
  cycleWheel(
    kit,
    { at: FRONT, size: { radius: 0.335, width: 0.13, rim: 0.235 }, rim: "chrome", disc: 0.15, sides: [1] },
    20,
  );
  const cast = { count: 9, widths: [0.016, 0.012, 0.016], hub: 0.05, deep: 0.024 } as const;
  cycleWheel(
    kit,
    { at: REAR, size: { radius: 0.325, width: 0.2, rim: 0.205 }, rim: "darkRim", cast, disc: 0.145, sides: [-1] },
    150,
  );
  fork(kit, {
    axle: [0.36, 0.335, 0],
    top: [0.83, 1.06, 0],
    apart: 0.105,
    stanchion: "chrome",
    slider: "chrome",
    inverted: false,
  });
  kit.add("paint", mudguard(FRONT, 0.37, 0.088, 35, 165), mudguard(REAR, 0.375, 0.125, 22, 152));
  kit.pair(
    "chrome",
    rod([0.34, 0.34, 0.1], [0.42, 0.66, 0.085], 0.01),
    rod([2.0, 0.38, 0.15], [1.98, 0.68, 0.13], 0.014),
  );
  kit.add("castAlloy", swingarm([1.42, 0.36, 0], [2.0, 0.325, 0], 0.145));
  for (const side of [1, -1]) {
    shock(kit, [1.94, 0.38, 0.165 * side], [1.66, 0.7, 0.15 * side], "chrome", 0.03);
  }
}

/** A narrow V of two air-cooled cylinders, with its filter, pushrods and pipes. */
function engine(kit: Assembly): void {
  crankcase(kit, [1.16, 0.36], 0.17, "castAlloy", "chrome");
  for (const [x, lean, fins] of [
    [1.08, 24, 9],
    [1.24, -24, 9],
  ] as const) {
    const { barrel, head } = cylinder([x, 0.44, 0], lean, 0.2, 0.2, 0.2, fins);
    kit.add("castAlloy", barrel);
    kit.add("chrome", head);
    const reach = -Math.sin((lean * Math.PI) / 180) * 0.24;
    kit.add(
      "chrome",
      rod([x + 0.01, 0.42, -0.115], [x + reach, 0.66, -0.1], 0.01),
      rod([x - 0.03, 0.42, -0.115], [x - 0.035 + reach, 0.66, -0.1], 0.01),
    );
  }
  kit.add("chrome", move(stretch(drum(0.11, 0.08, "z", 0.025, 40), [1.1, 0.85, 1]), [1.16, 0.62, -0.18]));
  kit.add("blackTrim", move(drum(0.05, 0.09, "z", 0.01), [1.16, 0.62, -0.18]));
  cover(kit, [1.34, 0.37, 0.15], 0.12, "chrome", 0.02);
  const pipes = [
    way("1.0,0.62,-0.1 0.9,0.6,-0.16 0.86,0.46,-0.19 0.95,0.31,-0.2 1.2,0.26,-0.2"),
    way("1.33,0.62,-0.1 1.38,0.56,-0.17 1.4,0.46,-0.2 1.46,0.39,-0.21 1.6,0.38,-0.21"),
  ];
  kit.add("chrome", ...pipes.map((pipe) => tube(pipe, 0.025, 10, 16)));
  for (const [from, to, y, z] of [
    [1.18, 2.12, 0.26, -0.2],
    [1.55, 2.2, 0.38, -0.21],
  ] as const) {
    kit.add(
      "chrome",
      sweep(
        circle(0.046, 24),
        [0, 0.04, 0.1, 0.6, 0.96, 1].map((t) => [from + (to - from) * t, y, z] as const),
        { size: (t) => Math.min(1, 0.6 + t * 2.2) },
        50,
      ),
    );
    kit.add("underbody", move(drum(0.034, 0.01, "x"), [to + 0.002, y, z]));
  }
  kit.add(
    "blackTrim",
    sidePlate(rounded(flat("1.0,0.3 1.5,0.32 2.02,0.26 2.06,0.33 2.02,0.38 1.5,0.44 1.0,0.42"), 0.05), 0.165, {
      deep: 0.03,
      bevel: 0.01,
    }),
  );
}

function bodywork(kit: Assembly): void {
  kit.add(
    "paint",
    hull(
      slices(
        "0.84,0.86,0.92,0.04 0.87,0.83,0.96,0.1,0.45 0.98,0.79,1.0,0.165,0.45 1.1,0.77,1.0,0.185,0.45 1.24,0.765,0.965,0.17,0.48 1.38,0.76,0.9,0.12,0.5 1.47,0.77,0.84,0.06 1.49,0.79,0.82,0.02",
      ),
    ),
  );
  kit.add(
    "chrome",
    hull(slices("0.96,0.985,1.005,0.03 1.0,0.99,1.022,0.05 1.18,0.975,1.005,0.05 1.3,0.92,0.95,0.03"), 5),
    move(drum(0.036, 0.02, "y", 0.006), [1.05, 1.02, 0]),
  );
  kit.add(
    "leather",
    hull(
      slices(
        "1.36,0.74,0.83,0.06 1.4,0.71,0.84,0.13,0.6,3 1.52,0.68,0.76,0.19,0.6,3.2 1.66,0.68,0.765,0.19,0.6,3.2 1.74,0.71,0.83,0.15,0.6,3 1.8,0.74,0.85,0.12,0.6,3 1.98,0.735,0.81,0.11,0.5,3 2.06,0.72,0.765,0.05",
      ),
    ),
  );
  kit.pair(
    "paint",
    sidePlate(rounded(flat("1.38,0.68 1.4,0.5 1.58,0.46 1.68,0.58 1.62,0.68"), 0.05), 0.13, {
      deep: 0.03,
      bevel: 0.014,
      steps: 5,
    }),
  );
  kit.pair(
    "chrome",
    sidePlate(rounded(flat("1.6,0.66 2.06,0.6 2.08,0.66 1.64,0.72"), 0.02), 0.14, { deep: 0.02, bevel: 0.006 }),
  );
  kit.pair(
    "blackTrim",
    tube(way("0.86,0.94,0.03 0.96,0.62,0.09 0.98,0.4,0.14 1.05,0.24,0.15 1.4,0.22,0.15 1.5,0.36,0.14"), 0.018, 8),
    tube(way("0.86,0.86,0.03 1.2,0.74,0.08 1.5,0.66,0.12 1.72,0.6,0.13"), 0.018, 8),
  );
  kit.pair("blackTrim", roundedBox(0.24, 0.02, 0.1, 0.01, [0.98, 0.25, 0.27]));
  kit.pair("chrome", rod([1.02, 0.24, 0.14], [0.98, 0.24, 0.3], 0.012));
  kit.add(
    "blackTrim",
    tube(way("1.2,0.22,0.15 1.3,0.1,0.2 1.38,0.01,0.24"), 0.013),
    roundedBox(0.07, 0.012, 0.05, 0.005, [1.38, 0.007, 0.24]),
  );
}

function lights(kit: Assembly): void {
  roundLamp(kit, [0.56, 0.93, 0], 0.095, "chrome");
  kit.pair(
    "chrome",
    roundedBox(0.16, 0.05, 0.014, 0.006, [0.67, 0.93, 0.1]),
    rod([0.72, 0.84, 0.09], [0.72, 0.84, 0.2], 0.01),
  );
  for (const z of [0.2, -0.2]) {
    roundLamp(kit, [0.66, 0.84, z], 0.052, "chrome");
  }
  kit.add("chrome", move(turn(drum(0.055, 0.04, "y", 0.012, 36), "z", 20), [0.86, 1.12, 0]));
  kit.add("glossBlack", move(turn(drum(0.046, 0.044, "y", 0.004, 36), "z", 20), [0.86, 1.121, 0]));
  handlebar(kit, {
    clamp: [0.84, 1.09, 0],
    bend: [0.86, 1.2, 0.24],
    end: [1.08, 1.17, 0.44],
    material: "chrome",
    mirror: "round",
  });
  indicator(kit, [0.7, 0.97, 0.19], [0.74, 0.97, 0.12]);
  const lamp = join(move(stretch(drum(0.045, 0.05, "x", 0.014), [1, 1, 1.3]), [2.3, 0.58, 0]));
  kit.add("redLamp", lamp);
  kit.add("chrome", move(stretch(drum(0.052, 0.04, "x", 0.01), [1, 1, 1.3]), [2.285, 0.58, 0]));
  indicator(kit, [2.26, 0.6, 0.18], [2.24, 0.6, 0]);
  kit.add("blackTrim", move(turn(roundedBox(0.012, 0.13, 0.2, 0.006), "z", 12), [2.37, 0.44, 0]));
  kit.part(plate([2.38, 0.44, 0], "1CR 4UZ", 0.2, 0.1, 12));
}

function build(): Part[] {
  const kit = assembly();
  rolling(kit);
  engine(kit);
  bodywork(kit);
  lights(kit);
  return kit.parts();
}

export const designs: Design[] = [
  {
    name: "motorcycle-c",
    body: "Motorcycle",
    itemType: "motorcycle",
    traits: ["cruiser", "tourer"],
    lengthMetres: 2.4,
    closeUps: {
      wheel: { at: [0.34, 0.4, 0], azimuth: 62, elevation: 5, across: 1.05 },
      light: { at: [0.62, 0.93, 0], azimuth: 30, elevation: 6, across: 0.8 },
    },
    build,
  },
];
