import type { Design, Part } from "../design.ts";
import { type Assembly, assembly } from "../shapes/assembly.ts";
import { crossPlate, roundedBox, sidePlate } from "../shapes/extrude.ts";
import { rectangle, softened } from "../shapes/outline.ts";
import { flat, way } from "../shapes/points.ts";
import { both } from "../shapes/shape.ts";
import {
  awning,
  endWindow,
  entrance,
  locker,
  markers,
  moulding,
  roofKit,
  shell,
  sideWindow,
  tailLamps,
} from "./caravan-body.ts";
import { axle, drawbar, gasBottle, type RoadWheel, spare, underneath } from "./caravan-chassis.ts";
import { plate } from "./plates.ts";

const WIDE = 1.21;
const PROFILE = softened(
  way(
    "1.62,0.5,0.05 4.0,0.5,0.02 4.14,0.86,0.12 5.66,0.86,0.12 5.8,0.5,0.02 7.1,0.5,0.05 7.52,0.72,0.12 7.56,2.3,0.3 7.3,2.7,0.35 2.1,2.7,0.55 1.5,2.1,0.5 1.4,1.1,0.3 1.62,0.72,0.12",
  ),
  8,
);
const wheel: RoadWheel = {
  size: { radius: 0.35, width: 0.235, rim: 0.215 },
  rim: "machinedRim",
  cast: { count: 6, widths: [0.034, 0.026, 0.036], hub: 0.06 },
};
const front = (y: number) => (y < 1.1 ? 1.62 - (y - 0.72) * 0.58 : y < 2.1 ? 1.4 + (y - 1.1) * 0.1 : 1.5 + (y - 2.1));

function skin(kit: Assembly): void {
  shell(kit, { profile: PROFILE, wide: WIDE });
  moulding(
    kit,
    way(
      "1.63,0.72,0 1.42,1.05,0 1.42,1.25,0 1.49,1.95,0 1.6,2.22,0 1.95,2.57,0 2.2,2.68,0 7.1,2.69,0 7.42,2.56,0 7.535,2.3,0 7.52,0.78,0",
    ),
    WIDE,
  );
  const skirt = softened(
    way(
      "1.63,0.51,0.02 4.0,0.51,0.02 4.14,0.87,0.12 5.66,0.87,0.12 5.8,0.51,0.02 7.1,0.51,0.05 7.5,0.73,0.05 7.51,1.0,0.01 1.46,1.0,0.01 1.63,0.73,0.05",
    ),
  );
  kit.add("greyPanel", both(sidePlate(skirt, WIDE - 0.003, { deep: 0.009, bevel: 0.003 })));
  const sweepLine = flat(
    "1.44,1.03 7.51,1.03 7.51,1.09 5.9,1.1 4.6,1.16 3.0,1.34 1.48,1.62 1.46,1.44 2.8,1.2 4.0,1.1 2.4,1.075 1.44,1.07",
  );
  kit.add("glossBlack", both(sidePlate(sweepLine, WIDE - 0.003, { deep: 0.006 })));
  kit.add(
    "satin",
    both(
      sidePlate(
        flat("1.5,1.7 3.2,1.38 4.8,1.2 6.4,1.12 7.5,1.1 7.5,1.13 6.2,1.15 4.8,1.24 3.3,1.43 1.51,1.77"),
        WIDE - 0.003,
        { deep: 0.006 },
      ),
    ),
  );
  kit.pair(
    "blackTrim",
    sidePlate(
      softened(
        way(
          "4.02,0.5,0.01 4.15,0.85,0.12 5.65,0.85,0.12 5.78,0.5,0.01 5.84,0.5,0.01 5.7,0.91,0.14 4.1,0.91,0.14 3.96,0.5,0.01",
        ),
      ),
      WIDE - 0.03,
      { deep: 0.055, bevel: 0.012 },
    ),
  );
}

function openings(kit: Assembly): void {
  entrance(kit, WIDE, 2.45, 0.66, 2.5);
  sideWindow(kit, 1, WIDE, [3.7, 1.5, 4.75, 2.15]);
  sideWindow(kit, 1, WIDE, [5.75, 1.5, 6.85, 2.15]);
  sideWindow(kit, -1, WIDE, [2.1, 1.5, 2.95, 2.1]);
  sideWindow(kit, -1, WIDE, [3.6, 1.5, 4.9, 2.15]);
  sideWindow(kit, -1, WIDE, [6.2, 1.6, 6.9, 2.1]);
  locker(kit, 1, WIDE + 0.006, [1.85, 0.58, 2.35, 0.95], "greyPanel");
  locker(kit, -1, WIDE + 0.006, [1.85, 0.58, 2.6, 0.95], "greyPanel");
  locker(kit, 1, WIDE, [3.72, 1.08, 4.5, 1.4]);
  locker(kit, 1, WIDE + 0.006, [6.3, 0.6, 6.9, 0.95], "greyPanel");
  kit.add(
    "blackTrim",
    sidePlate(rectangle(5.1, 1.12, 5.55, 1.4, 0.02), -WIDE - 0.014, { deep: 0.02, bevel: 0.004 }),
    sidePlate(rectangle(5.0, 1.55, 5.42, 1.75, 0.02), WIDE - 0.002, { deep: 0.016, bevel: 0.004 }),
  );
  endWindow(kit, rectangle(-0.85, 1.5, 0.85, 2.02, 0.09), front, false);
  endWindow(kit, rectangle(-0.8, 1.55, 0.8, 2.15, 0.09), (y) => 7.54 + (y - 1.85) * 0.02, true);
  kit.add("rubber", crossPlate(rectangle(-0.98, 0.76, 0.98, 1.06, 0.05), 1.46, { deep: 0.1, bevel: 0.004 }));
}

function outside(kit: Assembly): void {
  awning(kit, WIDE, 1.95, 6.7, 2.56);
  roofKit(kit, 2.69, {
    cooler: 4.4,
    hatches: [2.75, 5.9],
    solar: [
      [6.8, 0.45],
      [6.8, -0.45],
    ],
  });
  drawbar(kit, 1.6, 0.46, 0.62);
  gasBottle(kit, [1.18, 0.54, 0.2]);
  gasBottle(kit, [1.18, 0.54, -0.2]);
  kit.add("tray", roundedBox(0.5, 0.03, 0.9, 0.008, [1.2, 0.53, 0]));
  underneath(kit, 1.6, 7.45, 0.5, [4.52, 5.28], 0.35);
  axle(kit, wheel, 4.5, 1.16);
  axle(kit, wheel, 5.3, 1.16);
  tailLamps(kit, 7.525, 1.0, WIDE);
  kit.add("blackTrim", roundedBox(0.12, 0.1, 2.2, 0.02, [7.68, 0.52, 0]));
  kit.pair("blackTrim", roundedBox(0.5, 0.1, 0.06, 0.01, [7.45, 0.5, 0.6]));
  spare(kit, wheel, [7.86, 0.72, 0], "rear");
  kit.add("blackTrim", roundedBox(0.08, 0.4, 0.1, 0.01, [7.66, 0.66, 0]));
  kit.part(plate([7.56, 1.18, -0.62], "T12 3AB", 0.37, 0.13));
  markers(kit, "amberLamp", [
    [1.9, 2.45, WIDE + 0.012],
    [4.0, 1.0, WIDE + 0.016],
  ]);
  markers(kit, "redLamp", [[7.35, 2.5, WIDE + 0.012]]);
  kit.add("redGlow", crossPlate(rectangle(-0.3, 2.42, 0.3, 2.46, 0.01), 7.5, { deep: 0.04, bevel: 0.004 }));
}

function build(): Part[] {
  const kit = assembly();
  skin(kit);
  openings(kit);
  outside(kit);
  return kit.parts();
}

export const designs: Design[] = [
  {
    name: "caravan-a",
    body: "Caravan",
    itemType: "caravan",
    traits: ["family", "touring"],
    lengthMetres: 8,
    cabin: "caravan",
    closeUps: {
      wheel: { at: [4.9, 0.5, 1.1], azimuth: 72, elevation: 6, across: 2.3 },
      light: { at: [7.5, 1.0, 1.0], azimuth: 150, elevation: 6, across: 1.3 },
    },
    build,
  },
];
