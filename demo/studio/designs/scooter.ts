import type { Design, Part } from "../design.ts";
import { type Assembly, assembly } from "../shapes/assembly.ts";
import { roundedBox, sidePlate } from "../shapes/extrude.ts";
import { drum } from "../shapes/lathe.ts";
import { hull, rod, tube } from "../shapes/loft.ts";
import { inset, rectangle, rounded, softened } from "../shapes/outline.ts";
import { panel } from "../shapes/panel.ts";
import { flat, slices, way } from "../shapes/points.ts";
import { join, move, type Point, stretch, turn } from "../shapes/shape.ts";
import { cycleWheel, mudguard } from "./cycle-chassis.ts";
import { handlebar, indicator, roundLamp } from "./cycle-controls.ts";
import { cover, shock } from "./cycle-engine.ts";
import { plate } from "./plates.ts";

const FRONT = [0.28, 0.235] as const;
const REAR = [1.56, 0.235] as const;

function rolling(kit: Assembly): void {
  const cast = { count: 5, widths: [0.024, 0.018, 0.024], hub: 0.04, deep: 0.024 } as const;
  cycleWheel(
    kit,
    { at: FRONT, size: { radius: 0.235, width: 0.12, rim: 0.158 }, rim: "rim", cast, disc: 0.105, sides: [1] },
    20,
  );
  cycleWheel(
    kit,
    { at: REAR, size: { radius: 0.235, width: 0.135, rim: 0.158 }, rim: "rim", cast, disc: 0.1, sides: [-1] },
    160,
  );
  kit.pair("satin", rod([0.28, 0.235, 0.085], [0.36, 0.5, 0.085], 0.02));
  kit.add("paint", mudguard(FRONT, 0.262, 0.085, 25, 165));
  kit.pair(
    "paint",
    sidePlate(rounded(flat("0.22,0.4 0.3,0.24 0.36,0.24 0.42,0.42 0.34,0.5"), 0.03), 0.076, {
      deep: 0.022,
      bevel: 0.009,
    }),
  );
  shock(kit, [1.6, 0.26, 0.12], [1.5, 0.58, 0.12], "chrome", 0.03);
}

/** The swinging engine with its belt case on the left and the silencer on the right. */
function engine(kit: Assembly): void {
  kit.add(
    "castAlloy",
    sidePlate(rounded(flat("1.02,0.24 1.1,0.17 1.58,0.17 1.66,0.26 1.58,0.33 1.12,0.36 1.02,0.34"), 0.05), 0.085, {
      deep: 0.07,
      bevel: 0.02,
      steps: 4,
    }),
  );
  cover(kit, [1.13, 0.265, 0.15], 0.075, "blackTrim", 0.02);
  kit.add(
    "blackTrim",
    roundedBox(0.4, 0.2, 0.2, 0.05, [1.2, 0.3, 0]),
    roundedBox(0.3, 0.1, 0.1, 0.04, [1.36, 0.4, 0.11]),
  );
  kit.add("steel", tube(way("1.1,0.24,-0.06 1.12,0.18,-0.12 1.26,0.19,-0.16 1.36,0.26,-0.17"), 0.018));
  kit.add(
    "blackTrim",
    move(turn(stretch(drum(0.072, 0.46, "x", 0.03, 32), [1, 1.15, 0.9]), "z", 9), [1.55, 0.33, -0.18]),
  );
  kit.add("satin", move(turn(roundedBox(0.3, 0.1, 0.02, 0.01), "z", 9), [1.52, 0.35, -0.25]));
}

/** The shield before the legs, with its lining, and the step between. */
function legShield(kit: Assembly): void {
  const shield = softened(
    way("-0.15,0.34,0.06 0.15,0.34,0.06 0.24,0.64,0.1 0.2,0.94,0.1 -0.2,0.94,0.1 -0.24,0.64,0.1"),
  );
  const bow = (z: number, y: number): Point => [0.4 + 0.23 * (y - 0.46) + 1.5 * z * z, y, z];
  kit.add("paint", panel(shield, { on: bow, deep: 0.03, bevel: 0.013, cell: 0.025 }));
  kit.add(
    "greyPanel",
    panel(inset(shield, 0.03), { on: (z, y) => [bow(z, y)[0] + 0.045, y, -z], deep: 0.03, bevel: 0.013, cell: 0.03 }),
  );
  kit.add(
    "paint",
    hull(
      slices(
        "0.36,0.5,0.6,0.03 0.375,0.46,0.86,0.075,0.5,3 0.43,0.46,0.94,0.1,0.5,3 0.52,0.6,0.98,0.09,0.5,3 0.545,0.66,0.96,0.06",
      ),
      5,
    ),
  );
  kit.add(
    "blackTrim",
    panel(rounded(flat("-0.045,0.6 0.045,0.6 0.03,0.76 -0.03,0.76"), 0.02), {
      on: (z, y) => [0.368 + 0.04 * (y - 0.6) + z * z * 2, y, z],
      deep: 0.008,
      bevel: 0.003,
      cell: 0.03,
    }),
  );
  kit.add(
    "blackTrim",
    hull(
      slices(
        "0.42,0.28,0.42,0.1,0.5,4 0.5,0.26,0.33,0.2,0.5,5 0.9,0.26,0.325,0.2,0.5,5 1.02,0.28,0.4,0.17,0.5,4 1.04,0.3,0.38,0.1",
      ),
      4,
    ),
  );
  kit.add(
    "rubber",
    ...[-0.12, -0.06, 0, 0.06, 0.12].map((z) => roundedBox(0.36, 0.008, 0.025, 0.003, [0.72, 0.33, z])),
  );
}

/** The bodywork under the seat, and the seat. */
function body(kit: Assembly): void {
  kit.add(
    "paint",
    hull(
      slices(
        "0.94,0.3,0.48,0.08,0.5,3 0.97,0.3,0.62,0.14,0.5,3 1.1,0.34,0.7,0.175,0.45,3 1.3,0.42,0.72,0.2,0.45,2.8 1.5,0.5,0.73,0.19,0.5,2.6 1.7,0.58,0.74,0.14,0.5,2.4 1.82,0.64,0.73,0.08 1.84,0.67,0.71,0.03",
      ),
      7,
    ),
  );
  kit.pair("chrome", tube(way("1.02,0.4,0.168 1.2,0.44,0.203 1.45,0.54,0.205 1.68,0.63,0.155"), 0.007, 8, 8));
  kit.add(
    "tanLeather",
    hull(
      slices(
        "0.98,0.68,0.72,0.06 1.01,0.67,0.76,0.11,0.5,3 1.15,0.68,0.785,0.155,0.5,3.4 1.32,0.69,0.785,0.17,0.5,3.4 1.42,0.7,0.815,0.165,0.5,3.4 1.6,0.72,0.825,0.15,0.5,3.2 1.72,0.73,0.8,0.1,0.5,3 1.74,0.745,0.775,0.05",
      ),
      6,
    ),
  );
  kit.pair(
    "chrome",
    tube(way("1.5,0.74,0.14 1.66,0.84,0.14 1.84,0.87,0.12 1.9,0.87,0"), 0.012),
    rod([1.72, 0.74, 0.1], [1.76, 0.86, 0.1], 0.009),
  );
  kit.add("chrome", ...[-0.06, 0, 0.06].map((z) => rod([1.7, 0.86, z], [1.88, 0.87, z], 0.008)));
}

function front(kit: Assembly): void {
  kit.add(
    "paint",
    hull(
      slices(
        "0.36,1.0,1.03,0.03 0.375,0.965,1.07,0.085,0.5,2.4 0.44,0.93,1.1,0.12,0.5,2.4 0.54,0.94,1.08,0.13,0.5,2.6 0.6,0.97,1.05,0.08",
      ),
      6,
    ),
  );
  roundLamp(kit, [0.372, 1.015, 0], 0.075, "chrome");
  handlebar(kit, {
    clamp: [0.54, 1.03, 0],
    bend: [0.55, 1.06, 0.17],
    end: [0.63, 1.05, 0.34],
    material: "chrome",
    mirror: "round",
  });
  kit.add(
    "blackTrim",
    move(turn(roundedBox(0.015, 0.08, 0.13, 0.01), "z", 60), [0.56, 1.085, 0]),
    rod([0.5, 0.7, 0], [0.56, 1.0, 0], 0.03),
  );
  windscreen(kit);
  indicator(kit, [0.43, 0.83, 0.2], [0.46, 0.83, 0.12]);
}

function windscreen(kit: Assembly): void {
  const screen = rectangle(-0.17, 1.07, 0.17, 1.34, 0.12, 8);
  kit.add(
    "lens",
    panel(screen, { on: (z, y) => [0.4 + (y - 1.07) * 0.32 + 1.6 * z * z, y, z], deep: 0.004, cell: 0.03 }),
  );
  kit.add(
    "chrome",
    panel(screen, {
      on: (z, y) => [0.4 + (y - 1.07) * 0.32 + 1.6 * z * z, y, z],
      deep: 0.006,
      cell: 0.03,
      holes: [inset(screen, 0.006)],
    }),
  );
}

function rear(kit: Assembly): void {
  kit.add("redLamp", move(stretch(drum(0.045, 0.03, "x", 0.012), [1, 0.8, 1.6]), [1.83, 0.69, 0]));
  kit.add("chrome", move(stretch(drum(0.051, 0.02, "x", 0.008), [1, 0.8, 1.55]), [1.822, 0.69, 0]));
  kit.add(
    "blackTrim",
    join(
      tube(way("1.7,0.58,0 1.8,0.5,0 1.88,0.38,0"), 0.02),
      move(turn(roundedBox(0.012, 0.14, 0.2, 0.006), "z", 18), [1.87, 0.42, 0]),
    ),
  );
  indicator(kit, [1.79, 0.62, 0.13], [1.74, 0.62, 0.08]);
  kit.part(plate([1.88, 0.42, 0], "1SC 0TR", 0.2, 0.1, 18));
  kit.add(
    "blackTrim",
    tube(way("1.1,0.2,0.1 1.16,0.1,0.16 1.2,0.01,0.2"), 0.011),
    roundedBox(0.06, 0.012, 0.04, 0.005, [1.2, 0.007, 0.2]),
  );
}

function build(): Part[] {
  const kit = assembly();
  rolling(kit);
  engine(kit);
  legShield(kit);
  body(kit);
  front(kit);
  rear(kit);
  return kit.parts();
}

export const designs: Design[] = [
  {
    name: "scooter-a",
    body: "Scooter",
    itemType: "motorcycle",
    traits: ["scooter", "retro"],
    lengthMetres: 1.92,
    closeUps: {
      wheel: { at: [0.28, 0.3, 0], azimuth: 62, elevation: 5, across: 0.85 },
      light: { at: [0.45, 1.0, 0], azimuth: 30, elevation: 6, across: 0.7 },
    },
    build,
  },
];
