import { extrude, roundedBox } from "../../shapes/extrude.ts";
import { sweep } from "../../shapes/loft.ts";
import { rectangle, rounded } from "../../shapes/outline.ts";
import { panel, refined } from "../../shapes/panel.ts";
import { bent, type Flat, move, type Shape, turn } from "../../shapes/shape.ts";
import type { Builder, Surface } from "../../tracer/scene.ts";
import { bump, carpet, grained } from "../fabrics.ts";
import { sheet } from "../grid.ts";
import { halfWidth, ROOF, type Style } from "./style.ts";
import { addBelts, addOverhead, roofLining } from "./trimmings.ts";

/** The windscreen's lower and upper edge, seen from the side. */
const BASE: Flat = [-1.22, 0.76];
const HEAD: Flat = [-0.44, ROOF - 0.01];

/** Both side walls above the waist, each one plate that leans in, with its windows. */
function sides(style: Style, tail: number): Shape[] {
  const outline = rounded(
    [
      [-1.3, 0.66],
      [tail, 0.66],
      [tail - 0.12, ROOF + 0.03],
      [HEAD[0], ROOF + 0.03],
      [BASE[0] - 0.02, BASE[1] + 0.005],
    ],
    0.01,
  );
  const rear = style.wallAt === undefined ? 1.06 : 1.02;
  const front: Flat[] = [
    [-0.78, 0.735],
    [0.27, 0.735],
    [0.235, ROOF - 0.045],
    [-0.24, ROOF - 0.045],
    [-0.75, 0.8],
  ];
  const back: Flat[] = [
    [0.4, 0.735],
    [rear, 0.735],
    [rear - 0.12, ROOF - 0.045],
    [0.37, ROOF - 0.045],
  ];
  const holes: (readonly Flat[])[] = [rounded(front, 0.045), rounded(back, 0.05)];
  if (style.wallAt === undefined) {
    const last: Flat[] = [
      [rear + 0.1, 0.745],
      [tail - 0.24, 0.78],
      [tail - 0.34, ROOF - 0.06],
      [rear, ROOF - 0.05],
    ];
    holes.push(rounded(last, 0.05));
  }
  const flat = refined(extrude(outline, { deep: 0.05, bevel: 0.016, holes }), 0.3);
  const left = bent(flat, ([x, y, z]) => [x, y, halfWidth(y) + z + 0.008 * Math.sin((y - 0.7) * 6)]);
  const right = bent(flat, ([x, y, z]) => [x, y, -(halfWidth(y) + z + 0.008 * Math.sin((y - 0.7) * 6))]);
  return [left, right];
}

/** The roof's inside, from the windscreen back, crowned. */
function headlining(tail: number): Shape {
  return sheet(
    (u, v) => {
      const x = HEAD[0] + (tail - 0.1 - HEAD[0]) * u;
      const z = (v * 2 - 1) * (halfWidth(ROOF) + 0.02);
      const ends = Math.max(0, (u - 0.75) / 0.25) ** 2 * 0.05 + Math.max(0, (0.12 - u) / 0.12) ** 2 * 0.03;
      return [x, ROOF + 0.055 - 0.17 * z * z - ends, z];
    },
    60,
    30,
  );
}

function floor(into: Builder, style: Style, tail: number): void {
  const cover: Surface = {
    colour: style.carpet,
    rough: 1,
    gloss: 0,
    paint: style.rubber
      ? (spot) => {
          spot.rough = 0.6;
          spot.gloss = 0.04;
          const rib = Math.sin(spot.z * 420);
          spot.nz += rib * 0.25;
          bump(spot, 0.006, 0.2);
        }
      : carpet,
  };
  into.add(
    cover,
    sheet(
      (u, v) => {
        const x = -1.15 + (tail + 1.15) * u;
        const z = (v * 2 - 1) * 0.76;
        const tunnel = 0.1 * Math.exp(-((z / 0.17) ** 4));
        const toe = Math.max(0, (-x - 0.78) / 0.4) ** 1.3 * 0.5;
        return [x, tunnel + toe, z];
      },
      90,
      60,
    ),
  );
  const mat: Surface = { ...cover, colour: [style.carpet[0] * 0.7, style.carpet[1] * 0.7, style.carpet[2] * 0.7] };
  for (const z of [-0.4, 0.4])
    for (const [from, to] of [
      [-0.86, -0.32],
      [0.28, 0.62],
    ] as const)
      into.add(
        mat,
        move(turn(extrude(rectangle(from, -0.21, to, 0.21, 0.05), { deep: 0.012, bevel: 0.004 }), "x", -90), [
          0,
          0.012,
          z,
        ]),
      );
}

function tailgate(into: Builder, style: Style, tail: number, lower: Surface): void {
  const outline = rectangle(-0.8, 0, 0.8, ROOF + 0.08);
  const window = rounded(
    [
      [-0.56, 0.8],
      [0.56, 0.8],
      [0.46, ROOF - 0.05],
      [-0.46, ROOF - 0.05],
    ],
    0.06,
  );
  const plate = (lean: number) =>
    panel(outline, {
      deep: 0.03,
      bevel: 0.01,
      holes: [window],
      cell: 0.3,
      on: (u, v) => [tail - Math.max(0, v - 0.72) * lean, v, -u],
    });
  into.add({ ...lower, paint: grained }, plate(style.wallAt === undefined ? 0.42 : 0.2));
}

/** The outside seen through the windscreen: the bonnet's far edge and two wipers. */
function bonnet(into: Builder): void {
  into.add(
    { colour: [0.3, 0.32, 0.34], rough: 0.12, gloss: 0.08 },
    sheet(
      (u, v) => {
        const z = (v * 2 - 1) * 0.82;
        const x = -1.3 - 1.05 * u;
        return [x, 0.72 - 0.2 * u ** 2.4 - 0.12 * Math.abs(z) ** 3.2, z];
      },
      40,
      40,
    ),
  );
  const dark: Surface = { colour: [0.015, 0.015, 0.015], rough: 0.6 };
  into.add(dark, roundedBox(0.14, 0.04, 1.5, 0.015, [-1.28, 0.715, 0]));
  for (const z of [-0.52, 0.1])
    into.add(
      dark,
      sweep(rectangle(-0.006, -0.008, 0.006, 0.008), [
        [-1.215, 0.765, z],
        [-1.2, 0.785, z + 0.3],
        [-1.19, 0.79, z + 0.55],
      ]),
    );
}

/** Walls, roof, floor, pillars, belts and mirror. `tail` is where the cabin ends behind (metres behind the hip). */
export function addShell(into: Builder, style: Style, tail: number, open: boolean): void {
  const wall = roofLining(style);
  into.add(wall, ...sides(style, tail), headlining(tail));
  into.add(
    wall,
    sweep(rectangle(-0.02, -0.03, 0.02, 0.03, 0.012), [
      [HEAD[0], ROOF + 0.02, -0.62],
      [HEAD[0], ROOF + 0.052, 0],
      [HEAD[0], ROOF + 0.02, 0.62],
    ]),
  );
  floor(into, style, tail);
  addBelts(into);
  addOverhead(into, style);
  if (!open)
    tailgate(into, style, tail, { colour: style.wallAt === undefined ? style.lower : style.lining, rough: 0.8 });
  bonnet(into);
  // Nothing but dark metal under and outside the walls, so that light comes in by the windows only.
  const body: Surface = { colour: [0.05, 0.05, 0.05] };
  for (const side of [-1, 1]) into.sheet(body, [-1.4, -0.05, side * 0.86], [tail + 1.6, 0, 0], [0, 0.78, 0]);
  into.sheet(body, [-1.25, -0.05, -0.9], [0, 0, 1.8], [0, 0.8, 0]);
  into.sheet(body, [-1.5, -0.06, -0.9], [tail + 1.7, 0, 0], [0, 0, 1.8]);
  into.sheet(body, [HEAD[0] - 0.03, ROOF + 0.1, -0.9], [tail - HEAD[0] + 0.2, 0, 0], [0, 0, 1.8]);
}
