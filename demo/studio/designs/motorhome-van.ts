import type { Design, Part } from "../design.ts";
import { type Assembly, assembly } from "../shapes/assembly.ts";
import { roundedBox } from "../shapes/extrude.ts";
import { inset, rectangle, softened } from "../shapes/outline.ts";
import { flat } from "../shapes/points.ts";
import { type Cab, cab } from "./cab.ts";
import { archLips, onFront, onSides } from "./cab-fittings.ts";
import { awning, roofKit } from "./caravan-body.ts";
import { axle } from "./caravan-chassis.ts";
import { closeUps, doors, face, nose, wheel } from "./motorhome-front.ts";
import { plate } from "./plates.ts";

/** A high-roofed van made to live in: dark windows along it, a sliding door, an awning over it. */
function camper(cell: number): Part[] {
  const kit = assembly();
  const arches = [
    [0.98, 0.345, 0.42],
    [4.72, 0.345, 0.42],
  ] as const;
  const skin = cab(
    kit,
    {
      ...nose,
      rear: 5.95,
      roof: flat("1.0,2.5 1.6,2.58 2.4,2.62 5.0,2.62 6.0,2.56"),
      arches,
      round: [0.2, 0.16, 0.1],
      hollow: [0.85, 2.3],
    },
    cell * 1.7,
  );
  face(kit, skin);
  doors(kit, skin);
  archLips(kit, skin, arches, "blackTrim", 0, 180);
  const panes = [
    rectangle(2.25, 1.26, 3.35, 1.86, 0.08),
    rectangle(3.5, 1.26, 4.55, 1.86, 0.08),
    rectangle(4.7, 1.26, 5.65, 1.84, 0.1),
  ];
  for (const pane of panes) {
    onSides(kit, skin, "glossBlack", pane, 0.008, -0.003);
    onSides(kit, skin, "privacyGlass", inset(pane, 0.03), 0.01, 0);
  }
  for (const line of [rectangle(2.16, 0.42, 2.168, 2.2), rectangle(3.42, 0.42, 3.428, 2.2)]) {
    onSides(kit, skin, "rubber", line, 0.002, -0.0005);
  }
  onSides(kit, skin, "castAlloy", rectangle(3.45, 1.12, 5.6, 1.15, 0.01), 0.008);
  onSides(kit, skin, "blackTrim", rectangle(2.25, 0.62, 4.22, 0.74, 0.03), 0.014);
  onSides(kit, skin, "blackTrim", rectangle(5.22, 0.62, 5.8, 0.74, 0.03), 0.014);
  onSides(
    kit,
    skin,
    "satin",
    softened(flat("2.2,0.9 5.75,1.02 5.75,1.08 2.2,0.94").map(([x, y]) => [x, y, 0.01] as const)),
    0.004,
    -0.002,
  );
  onSides(
    kit,
    skin,
    "glossBlack",
    softened(flat("1.3,0.8 5.75,0.88 5.75,0.98 2.2,0.87").map(([x, y]) => [x, y, 0.01] as const)),
    0.004,
    -0.002,
  );
  rearOfVan(kit, skin);
  for (const x of [0.98, 4.72]) {
    axle(kit, wheel, x, 0.97);
  }
  kit.add("underbody", roundedBox(4.6, 0.16, 1.5, 0.05, [3.1, 0.36, 0]));
  awning(kit, 0.87, 2.3, 5.4, 2.32);
  roofKit(kit, 2.61, {
    cooler: 4.7,
    hatches: [3.0],
    solar: [
      [3.85, 0.36],
      [3.85, -0.36],
    ],
  });
  return kit.parts();
}

function rearOfVan(kit: Assembly, skin: Cab): void {
  const back = (
    outline: Parameters<typeof onFront>[3],
    material: Parameters<typeof onFront>[2],
    deep = 0.012,
    from = -0.003,
  ) => onFront(kit, { ...skin, front: skin.back }, material, outline, deep, from);
  for (const [a, b] of [
    [-0.74, -0.05],
    [0.05, 0.74],
  ] as const) {
    const pane = rectangle(a, 1.3, b, 1.88, 0.08);
    back(pane, "glossBlack", 0.008);
    back(inset(pane, 0.03), "privacyGlass", 0.01, 0);
  }
  back(rectangle(-0.005, 0.5, 0.005, 2.4), "rubber", 0.002, -0.0005);
  back(rectangle(-0.9, 0.3, 0.9, 0.52, 0.05), "blackTrim", 0.05, -0.01);
  for (const side of [1, -1]) {
    const at = (x0: number, y0: number, x1: number, y1: number) =>
      rectangle(Math.min(side * x0, side * x1), y0, Math.max(side * x0, side * x1), y1, 0.03);
    back(at(0.78, 0.72, 0.92, 1.22), "blackTrim", 0.014);
    back(at(0.795, 0.98, 0.905, 1.2), "redGlow", 0.02);
    back(at(0.795, 0.86, 0.905, 0.965), "amberLamp", 0.02);
    back(at(0.795, 0.74, 0.905, 0.845), "redLamp", 0.02);
    back(at(0.02, 1.02, 0.12, 1.1), "blackTrim", 0.03);
  }
  kit.part(plate([skin.back(0.4, 0.9)[0] + 0.008, 0.9, -0.42], "MH 20 RV", 0.37, 0.13));
}

export const designs: Design[] = [
  {
    name: "motorhome-b",
    body: "Campervan",
    itemType: "caravan",
    traits: ["campervan", "van-based", "compact"],
    lengthMetres: 6,
    cabin: "campervan",
    closeUps,
    build: camper,
  },
];
