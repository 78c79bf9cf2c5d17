import { TorusGeometry } from "three";
import type { Part } from "../design.ts";
import type { MaterialName } from "../materials.ts";
import { onBothSides, partOf } from "../part.ts";
import type { Body } from "./body.ts";
import { block } from "./face.ts";
import type { CarSpec } from "./spec.ts";

/** Both front seats; their backrests end at x. */
function frontSeats(x: number, floor: number, material: MaterialName): Part[] {
  return [
    block([0.5, 0.16, 0.5], [x - 0.22, floor + 0.22, 0.36], material, 0.06),
    block([0.15, 0.64, 0.48], [x + 0.1, floor + 0.52, 0.36], material, 0.065, [0, 0, -0.22]),
    block([0.13, 0.5, 0.1], [x + 0.06, floor + 0.5, 0.14], material, 0.045, [0, 0, -0.22]),
    block([0.13, 0.5, 0.1], [x + 0.06, floor + 0.5, 0.58], material, 0.045, [0, 0, -0.22]),
    block([0.09, 0.18, 0.26], [x + 0.23, floor + 0.94, 0.36], material, 0.04, [0, 0, -0.15]),
    block([0.014, 0.14, 0.014], [x + 0.2, floor + 0.84, 0.31], "satin", 0.006, [0, 0, -0.2]),
    block([0.014, 0.14, 0.014], [x + 0.2, floor + 0.84, 0.41], "satin", 0.006, [0, 0, -0.2]),
  ].flatMap(onBothSides);
}

function bench(x: number, floor: number, material: MaterialName): Part[] {
  return [
    block([0.5, 0.16, 1.24], [x - 0.2, floor + 0.22, 0], material, 0.06),
    ...[
      block([0.15, 0.6, 0.58], [x + 0.1, floor + 0.5, 0.32], material, 0.06, [0, 0, -0.25]),
      block([0.08, 0.15, 0.24], [x + 0.23, floor + 0.87, 0.33], material, 0.035, [0, 0, -0.2]),
    ].flatMap(onBothSides),
  ];
}

/** The rear shelf hides the luggage, and keeps the tail lamps out of sight from inside. */
const rearShelf = (from: number, to: number, y: number): Part =>
  block([to - from, 0.03, 1.32], [(from + to) / 2, y, 0], "interior", 0.012);

/** The parts that show through the windows: floor, dashboard, wheel, seats, door linings, mirror. */
export function cabinParts(spec: CarSpec, { shoulder, plan, roof }: Body): Part[] {
  const { inside, house, flank, length, width } = spec;
  if (!inside || !house) return [];
  const { floor, seat, rows, shelf, material = "seat" } = inside;
  const [scuttle] = house.windscreen.foot;
  const end = Math.min(house.backlight.foot[0], length) - 0.25;
  const dash = shoulder(scuttle + 0.3) - 0.14;
  const doors = flank.doors ?? [scuttle + 0.3, seat + 0.4, seat + 1];
  const lining = block(
    [doors[2] - doors[0] + 0.3, 0.46, 0.05],
    [(doors[0] + doors[2]) / 2 + 0.1, shoulder(doors[1]) - 0.32, plan(doors[1]) - 0.15],
    "interior",
    0.02,
  );
  const [headX, headY] = house.windscreen.head;
  return [
    block([end - scuttle - 0.1, 0.1, width - 0.34], [(scuttle + end) / 2 + 0.15, floor, 0], "interior", 0.02),
    block([0.5, 0.3, width - 0.34], [scuttle + 0.38, dash, 0], "interior", 0.08),
    block([0.02, 0.16, 0.3], [scuttle + 0.62, dash + 0.17, 0], "glossBlack", 0.01, [0, 0, 0.12]),
    block([0.9, 0.26, 0.24], [scuttle + 0.95, floor + 0.2, 0], "interior", 0.05),
    partOf(
      new TorusGeometry(0.18, 0.016, 12, 40)
        .rotateY(Math.PI / 2)
        .rotateZ(0.35)
        .translate(scuttle + 0.72, dash + 0.12, -0.36),
      "leather",
    ),
    block([0.03, 0.05, 0.22], [headX + 0.06, Math.min(headY, roof(headX)) - 0.13, 0], "glossBlack", 0.02),
    ...frontSeats(seat, floor, material),
    ...rows.flatMap((x) => bench(x, floor, material)),
    ...(shelf === undefined ? [] : [rearShelf((rows.at(-1) ?? seat) + 0.2, house.backlight.foot[0] + 0.03, shelf)]),
    ...onBothSides(lining),
  ];
}
