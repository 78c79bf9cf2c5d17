import type { Design, Part } from "../design.ts";
import { type Assembly, assembly } from "../shapes/assembly.ts";
import { crossPlate, roundedBox, sidePlate } from "../shapes/extrude.ts";
import { rod, tube } from "../shapes/loft.ts";
import { rectangle, softened } from "../shapes/outline.ts";
import { flat, way } from "../shapes/points.ts";
import { both, join, move, turn } from "../shapes/shape.ts";
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
import { axle, drawbar, gasBottle, type RoadWheel, spare, trailingArm, underneath } from "./caravan-chassis.ts";
import { plate } from "./plates.ts";

const WIDE = 1.19;
const PROFILE = softened(
  way(
    "2.0,0.72,0.03 3.55,0.72,0.02 3.75,1.12,0.06 5.35,1.12,0.06 5.55,0.72,0.02 5.95,0.72,0.03 6.62,1.12,0.04 6.72,2.62,0.12 6.5,2.86,0.16 2.35,2.86,0.2 1.86,2.36,0.16 1.8,1.3,0.06",
  ),
  6,
);
const wheel: RoadWheel = {
  size: { radius: 0.395, width: 0.265, rim: 0.215 },
  rim: "darkRim",
  cast: { count: 8, widths: [0.024, 0.016, 0.026], hub: 0.06, dish: 0.045 },
  blocks: 26,
};

function armour(kit: Assembly): void {
  const skirt = softened(
    way(
      "2.0,0.73,0.03 3.55,0.73,0.02 3.75,1.13,0.06 5.35,1.13,0.06 5.55,0.73,0.02 5.95,0.73,0.03 6.62,1.13,0.04 6.65,1.42,0.01 1.81,1.42,0.01 1.8,1.31,0.05",
    ),
  );
  kit.add("blackTrim", both(sidePlate(skirt, WIDE - 0.003, { deep: 0.011, bevel: 0.003 })));
  const ribs = (from: number, to: number) =>
    Array.from({ length: Math.round((to - from) / 0.06) }, (_, i) =>
      roundedBox(0.022, 0.4, 0.006, 0.003, [from + i * 0.06, 1.0 + 0.19, WIDE + 0.008]),
    );
  kit.pair("greyPanel", ...ribs(5.7, 6.6).map((rib) => rib));
  kit.pair(
    "glossBlack",
    sidePlate(flat("1.82,1.42 2.3,1.42 2.85,2.84 2.36,2.84 1.87,2.35"), WIDE - 0.003, { deep: 0.006 }),
    sidePlate(flat("2.5,1.42 2.66,1.42 3.21,2.84 3.05,2.84"), WIDE - 0.003, { deep: 0.006 }),
    sidePlate(flat("5.7,1.42 6.69,1.42 6.71,2.0 6.25,1.75"), WIDE - 0.003, { deep: 0.006 }),
  );
  kit.pair("copper", sidePlate(flat("2.36,1.42 2.43,1.42 2.98,2.84 2.91,2.84"), WIDE - 0.003, { deep: 0.007 }));
  kit.pair(
    "rubber",
    sidePlate(
      softened(
        way(
          "3.54,0.71,0.01 3.74,1.11,0.06 5.36,1.11,0.06 5.56,0.71,0.01 5.66,0.71,0.01 5.43,1.19,0.08 3.67,1.19,0.08 3.44,0.71,0.01",
        ),
      ),
      WIDE - 0.03,
      { deep: 0.075, bevel: 0.014 },
    ),
  );
  kit.add("blackTrim", move(turn(roundedBox(0.03, 1.0, 2.3, 0.01), "z", 3), [1.79, 1.82, 0]));
  kit.add(
    "satin",
    ...[-0.86, -0.3, 0.3, 0.86].map((z) => move(turn(roundedBox(0.02, 0.96, 0.05, 0.008), "z", 3), [1.768, 1.82, z])),
  );
  kit.add("blackTrim", crossPlate(rectangle(-1.16, 0.74, 1.16, 1.3, 0.04), 1.78, { deep: 0.24, bevel: 0.02 }));
}

function openings(kit: Assembly): void {
  entrance(kit, WIDE, 3.0, 0.86, 2.66);
  sideWindow(kit, 1, WIDE, [4.1, 1.72, 5.0, 2.35]);
  sideWindow(kit, 1, WIDE, [5.65, 1.85, 6.4, 2.35]);
  sideWindow(kit, -1, WIDE, [2.5, 1.75, 3.3, 2.3], 0.45);
  sideWindow(kit, -1, WIDE, [4.0, 1.72, 5.2, 2.35], 0.2);
  locker(kit, 1, WIDE + 0.008, [1.95, 0.95, 2.85, 1.36], "blackTrim");
  locker(kit, -1, WIDE + 0.008, [1.95, 0.95, 2.85, 1.36], "blackTrim");
  locker(kit, -1, WIDE + 0.008, [5.72, 1.02, 6.4, 1.36], "blackTrim");
  kit.add(
    "blackTrim",
    sidePlate(rectangle(5.1, 1.8, 5.45, 2.1, 0.02), WIDE, { deep: 0.02, bevel: 0.005 }),
    sidePlate(rectangle(5.3, 1.5, 5.55, 1.66, 0.02), -WIDE - 0.014, { deep: 0.02, bevel: 0.004 }),
  );
  endWindow(kit, rectangle(-0.7, 1.85, 0.7, 2.4, 0.08), (y) => 6.66 + (y - 1.7) * 0.066, true);
}

function front(kit: Assembly): void {
  drawbar(kit, 1.9, 0.62, 0.64);
  const box = softened(way("0.98,0.7,0.02 1.76,0.7,0.02 1.76,1.36,0.04 1.45,1.36,0.06 0.98,1.02,0.06"));
  kit.add("tray", sidePlate(box, -1.02, { deep: 2.04, bevel: 0.015 }));
  kit.pair(
    "blackTrim",
    sidePlate(softened(way("1.08,0.76,0.02 1.7,0.76,0.02 1.7,1.3,0.04 1.47,1.3,0.05 1.08,1.02,0.05")), 1.018, {
      deep: 0.012,
      bevel: 0.004,
    }),
  );
  kit.pair("satin", roundedBox(0.1, 0.05, 0.02, 0.008, [1.4, 1.1, 1.036]));
  gasBottle(kit, [0.84, 0.7, 0.19]);
  gasBottle(kit, [0.84, 0.7, -0.19]);
  kit.add(
    "blackTrim",
    tube(way("0.68,0.72,0.42 0.68,1.2,0.42 0.68,1.26,0.36 0.68,1.26,-0.36 0.68,1.2,-0.42 0.68,0.72,-0.42"), 0.018, 5),
  );
  kit.add("tray", roundedBox(0.6, 0.03, 0.9, 0.008, [0.85, 0.69, 0]));
}

function rear(kit: Assembly): void {
  kit.add("blackTrim", roundedBox(0.1, 0.12, 2.3, 0.015, [6.86, 0.98, 0]));
  kit.pair(
    "blackTrim",
    roundedBox(0.6, 0.12, 0.07, 0.01, [6.6, 0.98, 0.55]),
    rod([6.86, 1.0, 0.55], [6.86, 1.62, 0.55], 0.03),
  );
  spare(kit, wheel, [7.16, 1.42, 0.5], "rear");
  spare(kit, wheel, [7.16, 1.42, -0.42], "rear");
  for (const z of [-0.98, 0.0]) {
    kit.add(
      z ? "redCaliper" : "blackTrim",
      z ? roundedBox(0.17, 0.46, 0.34, 0.03, [7.0, 1.32, z - 0.0]) : roundedBox(0.06, 0.5, 0.1, 0.01, [6.9, 1.3, z]),
    );
  }
  tailLamps(kit, 6.7, 1.62, WIDE, 0.3);
  kit.part(plate([6.93, 0.98, 0.85], "T45 6CD", 0.37, 0.13));
  kit.add("redGlow", crossPlate(rectangle(-0.25, 2.58, 0.25, 2.62, 0.01), 6.7, { deep: 0.02, bevel: 0.004 }));
}

function build(): Part[] {
  const kit = assembly();
  shell(kit, { profile: PROFILE, wide: WIDE });
  moulding(
    kit,
    way("1.815,1.45,0 1.855,2.3,0 1.95,2.46,0 2.3,2.82,0 2.45,2.848,0 6.4,2.848,0 6.6,2.78,0 6.705,2.6,0 6.65,1.45,0"),
    WIDE,
    "blackTrim",
  );
  armour(kit);
  openings(kit);
  front(kit);
  rear(kit);
  awning(kit, WIDE, 2.3, 6.3, 2.74);
  roofKit(kit, 2.85, { cooler: 4.7, hatches: [3.2], solar: flat("5.9,0.5 5.9,-0.5 4.0,-0.55") });
  underneath(kit, 1.9, 6.3, 0.74, [4.13, 4.97], 0.395);
  for (const x of [4.12, 4.98]) {
    axle(kit, wheel, x, 1.17);
    trailingArm(kit, x, 0.395, 0.74);
  }
  markers(kit, "amberLamp", [
    [2.4, 2.7, WIDE + 0.012],
    [2.2, 0.85, WIDE + 0.016],
  ]);
  kit.pair("daylight", join(roundedBox(0.26, 0.03, 0.02, 0.006, [2.75, 2.56, WIDE + 0.01])));
  return kit.parts();
}

export const designs: Design[] = [
  {
    name: "caravan-b",
    body: "Caravan",
    itemType: "caravan",
    traits: ["off-road", "stone guard", "tandem axle"],
    lengthMetres: 7.3,
    cabin: "caravan",
    closeUps: {
      wheel: { at: [4.55, 0.6, 1.1], azimuth: 72, elevation: 4, across: 2.4 },
      light: { at: [6.7, 1.5, 0.7], azimuth: 150, elevation: 6, across: 1.8 },
    },
    build,
  },
];
