import type { Design, Part } from "../design.ts";
import { type Assembly, assembly } from "../shapes/assembly.ts";
import { smooth } from "../shapes/curve.ts";
import { crossPlate, roundedBox, sidePlate } from "../shapes/extrude.ts";
import { drum } from "../shapes/lathe.ts";
import { rod, sweep, tube } from "../shapes/loft.ts";
import { circle, inset, rectangle, softened } from "../shapes/outline.ts";
import { panel } from "../shapes/panel.ts";
import { flat, way } from "../shapes/points.ts";
import { type Flat, move, type Point } from "../shapes/shape.ts";
import { locker, markers, moulding, shell, sideWindow, tailLamps } from "./caravan-body.ts";
import { axle, drawbar, type RoadWheel, spare } from "./caravan-chassis.ts";
import { plate } from "./plates.ts";

const WIDE = 0.92;
/** The teardrop's outline from the nose over the roof to the tail, in side view. */
export const BACK = way(
  "1.3,0.62,0 1.18,0.85,0 1.22,1.25,0 1.5,1.72,0 2.0,1.98,0 2.6,2.04,0 3.3,1.86,0 3.9,1.42,0 4.2,0.92,0 4.22,0.62,0",
);
const PROFILE: readonly Flat[] = smooth(BACK, 10).map(([x, y]): Flat => [x, y]);
const wheel: RoadWheel = {
  size: { radius: 0.37, width: 0.24, rim: 0.2 },
  rim: "darkRim",
  cast: { count: 6, widths: [0.032, 0.022, 0.032], hub: 0.06, dish: 0.04 },
  blocks: 24,
};

/** Outlines of the doors, their windows and the portholes behind them, in side view; the inside uses them too. */
export const DOORWAY: readonly Flat[] = softened(
  way("1.75,0.72,0.08 2.55,0.72,0.08 2.62,1.1,0.1 2.62,1.72,0.16 1.86,1.66,0.2 1.62,1.2,0.2 1.66,0.9,0.08"),
  8,
);
export const PANE = [1.86, 1.14, 2.5, 1.58] as const;
export const PORTHOLE = { at: [3.05, 1.5], radius: 0.13 } as const;

/** A door whose edge follows its own drawing, with a porthole or a window, a handle and hinges. */
function door(kit: Assembly): void {
  kit.pair("rubber", sidePlate(DOORWAY, WIDE - 0.004, { deep: 0.008, bevel: 0.002 }));
  kit.pair("paint", sidePlate(inset(DOORWAY, 0.012), WIDE - 0.004, { deep: 0.02, bevel: 0.006 }));
  kit.pair("satin", roundedBox(0.09, 0.035, 0.03, 0.012, [2.5, 1.05, WIDE + 0.03]));
  kit.pair(
    "blackTrim",
    roundedBox(0.03, 0.09, 0.02, 0.006, [1.65, 1.0, WIDE + 0.014]),
    roundedBox(0.03, 0.09, 0.02, 0.006, [1.76, 1.5, WIDE + 0.014]),
  );
  for (const side of [1, -1] as const) {
    sideWindow(kit, side, WIDE + 0.018, PANE, 0.35);
  }
}

/** The kitchen's lid over the rounded tail, with its seal, handle and struts' hinges. */
function tail(kit: Assembly): void {
  const line = smooth(way("3.05,1.955,0 3.6,1.68,0 4.02,1.22,0 4.19,0.95,0"), 12);
  const on = (z: number, along: number): Point => {
    const at = Math.max(0, Math.min(line.length - 1.001, along * 22));
    const [a, b] = [line[Math.floor(at)] as Point, line[Math.floor(at) + 1] as Point];
    const f = at % 1;
    return [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f, z];
  };
  kit.add("rubber", panel(rectangle(-0.86, 0.02, 0.86, 1.6, 0.08), { deep: 0.008, cell: 0.1, on }));
  kit.add("paint", panel(rectangle(-0.845, 0.04, 0.845, 1.58, 0.07), { deep: 0.02, bevel: 0.006, cell: 0.1, on }));
  kit.add("satin", roundedBox(0.04, 0.05, 0.22, 0.015, [4.24, 1.02, 0]));
  kit.add("aluminium", move(drum(0.018, 1.7, "z"), [3.03, 1.985, 0]));
}

function fender(kit: Assembly): void {
  const path = Array.from({ length: 17 }, (_, i): Point => {
    const angle = Math.PI * (1.06 - (1.12 * i) / 16);
    return [2.95 + 0.44 * Math.cos(angle), 0.4 + 0.44 * Math.sin(angle), WIDE + 0.14];
  });
  kit.pair(
    "blackTrim",
    sweep(
      softened(way("-0.15,-0.012,0.01 0.15,-0.012,0.01 0.15,0.012,0.01 -0.15,0.012,0.01"), 3),
      path,
      { up: [-1, 0, 0] },
      40,
    ),
  );
  axle(kit, wheel, 2.95, WIDE + 0.25);
}

function rack(kit: Assembly): void {
  for (const x of [1.75, 2.3, 2.85]) {
    kit.add("blackTrim", roundedBox(0.05, 0.035, 1.8, 0.01, [x, 2.16, 0]));
    kit.pair("blackTrim", rod([x, 2.16, 0.8], [x, x < 2 ? 1.86 : 1.98, 0.88], 0.014));
  }
  kit.pair("blackTrim", tube(way("1.6,2.17,0.86 2.3,2.19,0.88 3.0,2.17,0.86"), 0.016));
  kit.add("blackCanvas", roundedBox(1.7, 0.15, 0.16, 0.05, [2.3, 2.2, WIDE + 0.06]));
  kit.add("canvas", roundedBox(1.15, 0.24, 1.2, 0.08, [2.35, 2.3, -0.1]));
  kit.add(
    "blackTrim",
    roundedBox(1.17, 0.03, 1.22, 0.01, [2.35, 2.3, -0.1]),
    roundedBox(0.04, 0.26, 1.23, 0.02, [2.05, 2.3, -0.1]),
    roundedBox(0.04, 0.26, 1.23, 0.02, [2.65, 2.3, -0.1]),
  );
}

function build(): Part[] {
  const kit = assembly();
  shell(kit, { profile: PROFILE, wide: WIDE });
  moulding(
    kit,
    smooth(BACK, 6).map(([x, y]): Point => [2.7 + (x - 2.7) * 0.998, 1.2 + (y - 1.2) * 0.998, 0]),
    WIDE,
    "aluminium",
  );
  kit.pair(
    "blackTrim",
    sidePlate(
      softened(way("1.24,0.63,0.02 4.2,0.63,0.02 4.16,0.98,0.04 3.3,0.94,0.1 2.4,0.74,0.2 1.2,0.84,0.05")),
      WIDE - 0.003,
      { deep: 0.01, bevel: 0.003 },
    ),
  );
  door(kit);
  tail(kit);
  fender(kit);
  rack(kit);
  locker(kit, 1, WIDE, [3.32, 1.02, 3.78, 1.36]);
  kit.pair("copper", sidePlate(flat("1.2,1.0 1.6,0.98 1.62,1.02 1.21,1.05"), WIDE - 0.003, { deep: 0.006 }));
  kit.pair(
    "privacyGlass",
    panel(circle(PORTHOLE.radius, 32, PORTHOLE.at), { deep: 0.014, bevel: 0.006, on: (x, y) => [x, y, WIDE + 0.004] }),
  );
  kit.pair(
    "satin",
    sidePlate(circle(0.155, 40, PORTHOLE.at), WIDE - 0.003, {
      deep: 0.02,
      bevel: 0.006,
      holes: [circle(0.128, 32, PORTHOLE.at)],
    }),
  );
  drawbar(kit, 1.35, 0.5, 0.42);
  kit.add(
    "tray",
    sidePlate(softened(way("0.74,0.58,0.02 1.18,0.58,0.02 1.16,0.98,0.04 0.9,0.98,0.05 0.74,0.84,0.05")), -0.5, {
      deep: 1.0,
      bevel: 0.015,
    }),
  );
  kit.pair(
    "blackTrim",
    roundedBox(2.9, 0.1, 0.06, 0.01, [2.75, 0.56, 0.45]),
    roundedBox(0.16, 0.05, 0.03, 0.01, [1.0, 0.86, 0.51]),
  );
  kit.add("blackTrim", crossPlate(rectangle(-0.88, 0.52, 0.88, 0.64, 0.02), 4.2, { deep: 0.08, bevel: 0.015 }));
  tailLamps(kit, 4.235, 0.78, WIDE, 0.2);
  spare(kit, wheel, [1.09, 1.3, 0], "front");
  kit.part(plate([4.29, 0.58, -0.4], "T78 9EF", 0.37, 0.13));
  markers(kit, "amberLamp", [[1.35, 0.72, WIDE + 0.014]]);
  return kit.parts();
}

export const designs: Design[] = [
  {
    name: "caravan-c",
    body: "Camper Trailer",
    itemType: "caravan",
    traits: ["teardrop", "camper", "compact", "off-road"],
    lengthMetres: 4.3,
    cabin: "teardrop",
    closeUps: {
      wheel: { at: [2.95, 0.42, 1.1], azimuth: 68, elevation: 5, across: 1.5 },
      light: { at: [4.2, 0.85, 0.5], azimuth: 152, elevation: 6, across: 1.4 },
    },
    build,
  },
];
