import { curve } from "../../curve.ts";
import { nose } from "../../designs/motorhome-front.ts";
import { block } from "../../places/building.ts";
import { glass, lamp, metal, plain } from "../../places/surfaces.ts";
import { inset, rectangle, rounded } from "../../shapes/outline.ts";
import { type Surface as Laid, panel } from "../../shapes/panel.ts";
import type { Flat, Point } from "../../shapes/shape.ts";
import type { Builder, Surface } from "../../tracer/scene.ts";
import { addDownlight, addHatch, boards, white } from "../caravan/shell.ts";
import { darken, grained } from "../fabrics.ts";
import { sheet } from "../grid.ts";
import { placed } from "../placed.ts";

/** Where the van's own drawing (motorhome-b) has the origin of its inside: the driver's hip, and the floor. */
const HIP_AT = 2;
export const FLOOR = 0.58;
const LINED = 0.06;
/** Inside of the living space, metres: where the cab ends and the rear doors are, and its height. */
export const ROOM = { front: 0.12, rear: 3.86, high: 1.92 } as const;

const side = curve(nose.side, 0.03);
/** Half width of the inside at a height. */
export const halfAt = (y: number): number => side(y + FLOOR) - LINED;
/** Height of the ceiling along the middle: it rises over the cab. */
const crown = curve(
  [
    [-0.6, 1.36],
    [-0.45, 1.46],
    [-0.05, 1.68],
    [0.35, 1.84],
    [0.85, ROOM.high],
    [4, ROOM.high],
  ],
  0.06,
);

const lining = plain("#e9e6df", 0.6, 0.03);
const seal = plain("#4b4e50", 0.6);
/** The ceiling's boards: a fine joint every eleven centimetres. */
const boarded: Surface = {
  ...lining,
  paint: (spot) => {
    const joint = Math.abs((((spot.z % 0.11) + 0.11) % 0.11) - 0.055);
    if (joint < 0.0035 && Math.abs(spot.z) < 0.66) darken(spot, 0.62);
  },
};
const left: Laid = (x, y) => [x, y, halfAt(y)];

/** The sliding door (left), and windows: from and to along x and up, as they are cut outside. */
const DOOR = rectangle(0.16, 0.02, 1.42, 1.6, 0.09);
const DINETTE = rectangle(0.28, 0.7, 1.32, 1.25, 0.08);
const KITCHEN = rectangle(1.54, 1.0, 2.5, 1.26, 0.06);
const BED = rectangle(2.74, 0.7, 3.6, 1.23, 0.08);
const CAB = (nose.windows[0] ?? []).map(([x, y]): Flat => [x - HIP_AT, y - FLOOR]);

/** Frame, glass and a blind drawn a little down, in a hole of the left wall. */
function addWindow(into: Builder, outline: readonly Flat[]): void {
  const ring = { on: left, deep: 0.02, bevel: 0.006, from: -0.018, cell: 0.12, holes: [inset(outline, 0.01)] };
  into.add(plain("#d6d2c9", 0.5), panel(inset(outline, -0.04), ring));
  into.add(glass, panel(inset(outline, -0.004), { on: left, deep: 0.004, from: 0.03, cell: 0.12 }));
  const along = outline.map(([x]) => x);
  const [x0, x1, y1] = [Math.min(...along), Math.max(...along), Math.max(...outline.map(([, y]) => y))];
  const pleat = (v: number) => 0.008 * Math.abs(((v * 6) % 1) - 0.5);
  const blind = sheet((u, v) => [x0 + u * (x1 - x0), y1 + 0.02 - v * 0.1, halfAt(y1) - 0.03 - pleat(v)], 2, 72, 20);
  into.add(plain("#c9c3b6", 1, 0), blind);
  into.add(white, block(x0 - 0.05, y1 + 0.01, halfAt(y1) - 0.055, x1 + 0.05, y1 + 0.06, halfAt(y1) + 0.01, 0.012));
}

/** The left wall; `windows` are cut and glazed. A builder that mirrors makes the right wall. */
function addWall(into: Builder, windows: readonly (readonly Flat[])[]): void {
  const outline: readonly Flat[] = [
    [-1.06, -0.2],
    [ROOM.rear + 0.05, -0.2],
    [ROOM.rear + 0.05, 1.86],
    [0.1, 1.86],
    [-0.3, 1.62],
    [-0.42, 1.36],
    [-0.96, 0.68],
  ];
  const plate = panel(outline, { on: left, deep: 0.05, cell: 0.14, holes: [CAB, ...windows] });
  into.add(lining, plate);
  for (const outline of windows) addWindow(into, outline);
  into.add(
    seal,
    panel(inset(CAB, -0.02), { on: left, deep: 0.014, from: -0.012, cell: 0.1, holes: [inset(CAB, 0.006)] }),
  );
  addCabDoor(into);
}

/** The cab door's lining below its window: a pocket, an armrest, a handle. */
function addCabDoor(into: Builder): void {
  const dark: Surface = { colour: [0.045, 0.047, 0.05], rough: 0.6, paint: grained };
  const panelled = rounded(
    [
      [-1.0, -0.1],
      [0.06, -0.1],
      [0.06, 0.64],
      [-0.95, 0.66],
    ],
    0.04,
  );
  into.add(dark, panel(panelled, { on: left, deep: 0.03, bevel: 0.01, from: -0.03, cell: 0.12 }));
  const z = halfAt(0.4);
  into.add(dark, block(-0.62, 0.36, z - 0.1, -0.06, 0.42, z, 0.025), block(-0.7, 0.02, z - 0.09, -0.1, 0.2, z, 0.03));
  into.add(metal("#a9adb0", 0.3), block(-0.72, 0.5, z - 0.055, -0.58, 0.525, z - 0.02, 0.008));
}

/** The sliding door, shut: its leaf stands proud of the wall between dark seals, with a step well before it. */
function addDoor(into: Builder): void {
  const on = { on: left, cell: 0.12 };
  into.add(
    seal,
    panel(inset(DOOR, -0.014), { ...on, deep: 0.02, bevel: 0.006, from: -0.016, holes: [inset(DOOR, 0.008)] }),
  );
  const leaf = { ...on, deep: 0.02, bevel: 0.006, from: -0.014, holes: [inset(DINETTE, -0.05)] };
  into.add(plain("#dedad2", 0.55), panel(inset(DOOR, 0.014), leaf));
  const pad = rectangle(0.3, 0.12, 1.28, 0.58, 0.05);
  into.add(plain("#8f948f", 0.9, 0.01), panel(pad, { ...on, deep: 0.016, bevel: 0.007, from: -0.03 }));
  const z = halfAt(0.8);
  into.add(
    plain("#26282a", 0.4),
    block(1.33, 0.66, z - 0.045, 1.39, 0.9, z, 0.012),
    block(1.345, 0.7, z - 0.075, 1.375, 0.86, z - 0.04, 0.012),
  );
}

/** The floor of boards, the cab's of rubber, and the step of the sliding door. */
function addFloor(into: Builder): void {
  const { front, rear } = ROOM;
  const [x0, x1, z] = [0.2, 1.38, 0.7];
  into.sheet(boards, [front, 0, z], [rear - front + 0.1, 0, 0], [0, 0, -z - 0.98]);
  into.sheet(boards, [front, 0, 0.98], [x0 - front, 0, 0], [0, 0, z - 0.98]);
  into.sheet(boards, [x1, 0, 0.98], [rear - x1, 0, 0], [0, 0, z - 0.98]);
  const tread: Surface = { colour: [0.05, 0.051, 0.053], rough: 0.6, paint: grained };
  into.sheet(tread, [x0, -0.17, 0.98], [x1 - x0, 0, 0], [0, 0, z - 0.98]);
  into.sheet(tread, [x0, -0.17, z], [x1 - x0, 0, 0], [0, 0.17, 0]);
  for (const x of [x0, x1]) into.sheet(tread, [x, -0.17, z], [0, 0, 0.28], [0, 0.17, 0]);
  into.add(metal("#b9bcbe", 0.35), block(x0, -0.012, z - 0.03, x1, 0.004, z + 0.004, 0.003));
  into.sheet(tread, [-1.3, -0.02, 0.98], [front + 1.3, 0, 0], [0, 0, -1.96]);
  into.add(plain("#5c5f61", 0.6), block(front - 0.02, -0.02, -0.9, front + 0.02, 0.004, 0.68, 0.003));
}

/** The ceiling, round into the walls, over cab and room; a roof window, lamps and the air conditioner. */
function addCeiling(into: Builder): void {
  const [wide, cove] = [0.81, 0.17];
  const lined = sheet(
    (u, v) => {
      const x = -0.58 + (ROOM.rear + 0.63) * u;
      const z = wide * Math.sin((v - 0.5) * Math.PI);
      const over = Math.max(0, Math.abs(z) - (wide - cove));
      return [x, crown(x) - 0.03 * (z / wide) ** 2 - (cove - Math.sqrt(Math.max(0, cove ** 2 - over ** 2))), z];
    },
    60,
    48,
  );
  into.add(boarded, lined);
  addHatch(placed(into, { scale: [0.8, 1, 0.8], at: [0.86, 0, 0] }), 0, ROOM.high - 0.036);
  for (const [x, z] of [
    [1.75, 0.3],
    [1.75, -0.3],
    [3.35, 0.3],
    [3.35, -0.3],
  ] as const)
    addDownlight(into, x, ROOM.high - 0.014, z);
  into.add(white, block(2.3, ROOM.high - 0.06, -0.28, 2.95, ROOM.high + 0.03, 0.28, 0.03));
  const vent = plain("#2c2e30", 0.5);
  for (const z of [-0.2, -0.1, 0.1, 0.2])
    into.add(vent, block(2.4, ROOM.high - 0.063, z - 0.018, 2.85, ROOM.high - 0.05, z + 0.018, 0.004));
}

/** Two doors at the rear, each with its window; a lining round them. */
function addRear(into: Builder): void {
  const { rear } = ROOM;
  const on: Laid = (u, v) => [rear, v, -u];
  const panes = [rectangle(-0.72, 0.74, -0.07, 1.28, 0.08), rectangle(0.07, 0.74, 0.72, 1.28, 0.08)];
  into.add(lining, panel(rectangle(-0.98, -0.2, 0.98, 1.95), { on, deep: 0.05, cell: 0.4, holes: panes }));
  for (const pane of panes) {
    into.add(
      plain("#d6d2c9", 0.5),
      panel(inset(pane, -0.04), { on, deep: 0.02, bevel: 0.006, from: -0.018, cell: 0.4, holes: [inset(pane, 0.01)] }),
    );
    into.add(glass, panel(inset(pane, -0.004), { on, deep: 0.004, from: 0.03, cell: 0.4 }));
  }
  into.add(seal, block(rear - 0.006, 0, -0.008, rear + 0.01, 1.92, 0.008, 0.003));
}

/** Windscreen and pillars, and the panels that keep light out below. */
function addFront(into: Builder): void {
  const line = curve(nose.nose, 0.025);
  const on: Laid = (z, y): Point => {
    const across = Math.abs(z);
    return [line(y + FLOOR) + nose.bow[0] * across ** 2 + nose.bow[1] * across ** 6 - HIP_AT + 0.02, y, z];
  };
  const screen = nose.windscreen.map(([z, y]): Flat => [z, y - FLOOR]);
  const plate = { on, deep: 0.05, from: -0.05, cell: 0.1, holes: [screen] };
  into.add(lining, panel(rectangle(-0.97, 0.4, 0.97, 1.5), plate));
  into.add(
    plain("#0c0d0e", 0.4),
    panel(inset(screen, -0.005), { on, deep: 0.004, from: 0.0, cell: 0.08, holes: [inset(screen, 0.03)] }),
  );
  into.sheet(plain("#0c0d0e", 0.8), [-1.2, -0.1, -0.98], [0, 0, 1.96], [0, 0.8, 0]);
}

/** Walls, doors, windows, floor and ceiling of the campervan: motorhome-b from inside. */
export function addCampervan(into: Builder): void {
  addWall(into, [DINETTE, KITCHEN, BED]);
  addWall(placed(into, { scale: [1, 1, -1] }), [DINETTE, BED]);
  addDoor(into);
  addFloor(into);
  addCeiling(into);
  addRear(into);
  addFront(into);
  // A line of light along the step.
  into.add(lamp("#ffeed2", 1.6), block(0.3, -0.02, 0.705, 1.28, -0.012, 0.712, 0.002));
}
