import type { Design, Part } from "../design.ts";
import { type Assembly, assembly } from "../shapes/assembly.ts";
import { crossPlate, roundedBox, sidePlate } from "../shapes/extrude.ts";
import { rectangle, softened } from "../shapes/outline.ts";
import { flat, way } from "../shapes/points.ts";
import { both } from "../shapes/shape.ts";
import { cab } from "./cab.ts";
import { archLips } from "./cab-fittings.ts";
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
import { axle } from "./caravan-chassis.ts";
import { closeUps, doors, face, nose, wheel } from "./motorhome-front.ts";
import { plate } from "./plates.ts";

const WIDE = 1.13;

/** A living box behind the van's cab, with a bed over it. */
function coachBuilt(cell: number): Part[] {
  const kit = assembly();
  const arches = [[0.98, 0.345, 0.42]] as const;
  const skin = cab(
    kit,
    {
      ...nose,
      rear: 2.5,
      roof: flat("1.0,2.05 1.6,2.16 2.2,2.18 2.6,2.18"),
      arches,
      round: [0.2, 0.14, 0.08],
      hollow: [0.85, 2.4],
    },
    cell * 1.4,
  );
  face(kit, skin);
  doors(kit, skin);
  archLips(kit, skin, arches, "paint", 0, 180);
  const profile = softened(
    way(
      "2.18,0.42,0.05 4.62,0.42,0.02 4.74,0.76,0.12 5.54,0.76,0.12 5.66,0.42,0.02 6.9,0.42,0.06 7.1,0.62,0.1 7.12,2.7,0.2 6.95,3.0,0.25 1.7,3.0,0.6 0.82,2.5,0.35 1.12,2.04,0.12 2.18,1.98,0.06",
    ),
    8,
  );
  shell(kit, { profile, wide: WIDE });
  moulding(
    kit,
    way(
      "2.17,1.97,0 1.15,2.06,0 1.0,2.22,0 0.98,2.45,0 1.2,2.72,0 1.6,2.95,0 1.9,2.99,0 6.8,2.99,0 7.04,2.9,0 7.11,2.65,0 7.1,0.66,0",
    ),
    WIDE,
  );
  graphics(kit);
  living(kit);
  for (const x of [0.98, 5.14]) {
    axle(kit, wheel, x, x < 2 ? 0.97 : 1.08);
  }
  kit.add("underbody", roundedBox(5.4, 0.2, 1.7, 0.05, [4.2, 0.42, 0]), roundedBox(2.2, 0.2, 1.4, 0.05, [1.6, 0.4, 0]));
  kit.part(plate([7.13, 0.98, 0], "MH 31 RV", 0.37, 0.13));
  return kit.parts();
}

function living(kit: Assembly): void {
  entrance(kit, WIDE, 3.65, 0.62, 2.5);
  sideWindow(kit, 1, WIDE, [2.4, 1.45, 3.4, 2.1]);
  sideWindow(kit, 1, WIDE, [5.3, 1.62, 6.3, 2.15]);
  sideWindow(kit, 1, WIDE, [1.3, 2.36, 1.95, 2.7], 0.5);
  sideWindow(kit, -1, WIDE, [1.3, 2.36, 1.95, 2.7], 0.5);
  sideWindow(kit, -1, WIDE, [2.6, 1.45, 3.7, 2.1]);
  sideWindow(kit, -1, WIDE, [5.5, 1.62, 6.5, 2.15]);
  locker(kit, 1, WIDE + 0.006, [5.85, 0.5, 6.75, 0.84], "greyPanel");
  locker(kit, 1, WIDE + 0.006, [2.4, 0.5, 3.2, 0.84], "greyPanel");
  locker(kit, -1, WIDE + 0.006, [2.6, 0.5, 3.6, 0.84], "greyPanel");
  locker(kit, -1, WIDE, [5.9, 0.92, 6.8, 1.5]);
  kit.add("whitePanel", sidePlate(rectangle(4.5, 1.2, 4.95, 1.6, 0.02), -WIDE - 0.014, { deep: 0.02, bevel: 0.005 }));
  endWindow(kit, rectangle(-0.7, 1.7, 0.7, 2.25, 0.1), () => 7.125, true);
  awning(kit, WIDE, 2.2, 6.2, 2.82);
  roofKit(kit, 2.99, {
    cooler: 5.6,
    hatches: [2.4, 4.5],
    solar: [
      [3.4, 0.4],
      [3.4, -0.4],
    ],
  });
  kit.pair(
    "blackTrim",
    crossPlate(rectangle(WIDE - 0.2, 0.44, WIDE - 0.04, 0.62, 0.03), 7.02, { deep: 0.12, bevel: 0.02 }),
  );
  kit.add("blackTrim", crossPlate(rectangle(-1.1, 0.44, 1.1, 0.66, 0.05), 7.06, { deep: 0.1, bevel: 0.025 }));
  tailLamps(kit, 7.115, 1.0, WIDE, 0.42);
  kit.add("redGlow", crossPlate(rectangle(-0.3, 2.72, 0.3, 2.76, 0.01), 7.1, { deep: 0.03, bevel: 0.004 }));
  markers(kit, "amberLamp", [
    [2.6, 0.9, WIDE + 0.014],
    [6.6, 0.9, WIDE + 0.014],
  ]);
  kit.pair("amberLamp", roundedBox(0.03, 0.04, 0.1, 0.01, [1.22, 2.72, 0.8]));
}

/** Skirts, arches and stripes. */
function graphics(kit: Assembly): void {
  const skirt = softened(
    way(
      "2.18,0.43,0.05 4.62,0.43,0.02 4.74,0.77,0.12 5.54,0.77,0.12 5.66,0.43,0.02 6.9,0.43,0.06 7.1,0.63,0.1 7.11,0.86,0.01 2.18,0.86,0.01",
    ),
  );
  kit.add("greyPanel", both(sidePlate(skirt, WIDE - 0.003, { deep: 0.01, bevel: 0.003 })));
  kit.add(
    "glossBlack",
    both(
      sidePlate(
        flat("2.18,0.98 4.0,1.02 5.6,1.16 7.11,1.42 7.11,1.9 6.3,1.5 5.2,1.2 3.8,1.08 2.18,1.06"),
        WIDE - 0.003,
        { deep: 0.006 },
      ),
    ),
  );
  kit.add(
    "satin",
    both(
      sidePlate(
        flat("2.18,1.1 3.8,1.12 5.2,1.26 6.3,1.58 7.11,2.02 7.11,2.1 6.2,1.64 5.1,1.32 3.8,1.16 2.18,1.13"),
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
          "4.64,0.42,0.01 4.75,0.75,0.12 5.53,0.75,0.12 5.64,0.42,0.01 5.7,0.42,0.01 5.58,0.8,0.14 4.7,0.8,0.14 4.58,0.42,0.01",
        ),
      ),
      WIDE - 0.03,
      { deep: 0.055, bevel: 0.012 },
    ),
  );
}

export const designs: Design[] = [
  {
    name: "motorhome-a",
    body: "Motorhome",
    itemType: "caravan",
    traits: ["motorhome", "coach-built", "family"],
    lengthMetres: 7.15,
    cabin: "caravan",
    closeUps,
    build: coachBuilt,
  },
];
