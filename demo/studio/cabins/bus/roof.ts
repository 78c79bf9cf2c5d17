import { lineAsSvg, widthOf } from "../../../../src/features/media/lettering.ts";
import { block, shown } from "../../places/building.ts";
import { lamp, metal, panels, plain } from "../../places/surfaces.ts";
import { crossPlate, extrude, roundedBox, sidePlate } from "../../shapes/extrude.ts";
import { drum, hoop } from "../../shapes/lathe.ts";
import { rod } from "../../shapes/loft.ts";
import { rectangle, rounded } from "../../shapes/outline.ts";
import { type Flat, move, type Shape, turn } from "../../shapes/shape.ts";
import { drawn } from "../../tracer/picture.ts";
import { type Builder, SEEN } from "../../tracer/scene.ts";
import { sheet } from "../grid.ts";
import { ROWS } from "./seats.ts";
import { BUS, black, pale } from "./shell.ts";

const steel = metal("#c3c6c8", 0.25);
/** The underside of a luggage rack: its height at the wall and at its edge beside the aisle. */
const RACK = { from: 1.74, to: 6.22, wall: 1.47, edge: 0.7, lip: 1.665 } as const;
const SLOPE = (Math.atan2(RACK.lip - RACK.wall, BUS.half - RACK.edge) * 180) / Math.PI;
export const HATCH = 4.35;

const ceilingAt = (z: number): number => BUS.high + 0.035 * (1 - (z / BUS.half) ** 2);

/** A luggage rack along a side: tray with a soft lip, a rail over it, an end panel before it. */
function addRack(into: Builder, side: 1 | -1): void {
  const { half } = BUS;
  const on = (corners: readonly Flat[]) => corners.map(([z, y]): Flat => [z * side, y]);
  const tray = rounded(
    on([
      [half + 0.02, RACK.wall - 0.01],
      [RACK.edge, RACK.lip],
      [RACK.edge - 0.035, RACK.lip + 0.035],
      [RACK.edge - 0.02, RACK.lip + 0.075],
      [RACK.edge + 0.04, RACK.lip + 0.05],
      [half + 0.02, RACK.wall + 0.13],
    ]),
    0.022,
  );
  into.add(pale, crossPlate(tray, RACK.from, { deep: RACK.to - RACK.from }));
  const end = rounded(
    on([
      [half + 0.02, RACK.wall - 0.02],
      [RACK.edge - 0.02, RACK.lip - 0.015],
      [RACK.edge - 0.055, RACK.lip + 0.05],
      [RACK.edge - 0.04, BUS.high + 0.06],
      [half + 0.02, BUS.high + 0.06],
    ]),
    0.02,
  );
  into.add(
    pale,
    crossPlate(end, RACK.from - 0.03, { deep: 0.05, bevel: 0.012 }),
    crossPlate(end, RACK.to - 0.02, { deep: 0.05, bevel: 0.012 }),
  );
  const z = side * (RACK.edge - 0.005);
  into.add(steel, rod([RACK.from, RACK.lip + 0.14, z], [RACK.to, RACK.lip + 0.14, z], 0.011, 12));
  for (const x of [2.75, 3.75, 4.75, 5.75])
    into.add(steel, rod([x, RACK.lip + 0.06, z], [x, ceilingAt(z) + 0.01, z], 0.009, 10));
  into.add(
    plain("#7d8489", 0.6),
    block(
      RACK.from + 0.06,
      RACK.lip + 0.028,
      Math.min(side * (RACK.edge - 0.037), side * (RACK.edge - 0.031)),
      RACK.to - 0.06,
      RACK.lip + 0.05,
      Math.max(side * (RACK.edge - 0.037), side * (RACK.edge - 0.031)),
      0.002,
    ),
  );
  for (const x of ROWS) addService(into, x - 0.16, side);
}

/** Over each pair of seats: two reading lights, two round vents, a button to call. */
function addService(into: Builder, x: number, side: number): void {
  const share = 0.52;
  const z = side * (BUS.half + (RACK.edge - BUS.half) * share);
  const y = RACK.wall + (RACK.lip - RACK.wall) * share - 0.01;
  const put = (shape: Shape, dx: number, down: number, dz = 0): Shape =>
    move(turn(move(shape, [dx, -down, dz]), "x", side * SLOPE), [x, y, z]);
  into.add(plain("#b9bdbf", 0.45), put(roundedBox(0.5, 0.022, 0.17, 0.01), 0, 0));
  for (const dx of [-0.17, 0.17]) {
    into.add(black, put(drum(0.042, 0.014, "y", 0.004, 24), dx, 0.013));
    into.add(
      steel,
      put(turn(hoop(0.043, 0.004, 28), "x", 90), dx, 0.014),
      put(drum(0.016, 0.014, "y", 0.004, 18), dx, 0.02),
    );
  }
  for (const dx of [-0.06, 0.06]) {
    into.add(steel, put(drum(0.03, 0.012, "y", 0.003, 24), dx, 0.012));
    into.add(lamp("#fff1d8", 3), put(drum(0.022, 0.006, "y", 0.001, 20), dx, 0.018));
  }
  into.add(plain("#b3241c", 0.4), put(roundedBox(0.022, 0.008, 0.022, 0.004), 0, 0.014, side * 0.05));
}

/** The roof hatch, an exit as well: a frame, a pale pane, its red handle. */
function addHatch(into: Builder): void {
  const frame = extrude(rectangle(-0.36, -0.31, 0.36, 0.31, 0.07), {
    deep: 0.055,
    bevel: 0.014,
    holes: [rectangle(-0.28, -0.23, 0.28, 0.23, 0.05)],
  });
  into.add(pale, move(turn(frame, "x", -90), [HATCH, BUS.high - 0.015, 0]));
  into.add(
    lamp("#f2f7ff", 1.5),
    block(HATCH - 0.29, BUS.high + 0.02, -0.24, HATCH + 0.29, BUS.high + 0.03, 0.24, 0.002),
  );
  const red = plain("#b3241c", 0.4);
  into.add(red, roundedBox(0.03, 0.02, 0.2, 0.008, [HATCH - 0.18, BUS.high - 0.03, 0]));
  for (const z of [-0.085, 0.085])
    into.add(red, roundedBox(0.028, 0.06, 0.02, 0.006, [HATCH - 0.18, BUS.high - 0.002, z]));
}

/** A dark sheet with lit words; `toRear` when they are read from the rear. */
async function words(
  into: Builder,
  text: string,
  [x, y, z]: readonly [number, number, number],
  high: number,
  ink: string,
  ground: string,
  toRear: boolean,
): Promise<void> {
  const setting = { size: 100, weight: "bold" } as const;
  const wide = Math.ceil(widthOf(text, setting)) + 60;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="130"><rect width="${wide}" height="130" fill="${ground}"/>${lineAsSvg(text, { ...setting, x: 30, y: 101, fill: ink })}</svg>`;
  const across = ((high * wide) / 130) * (toRear ? -1 : 1);
  into.sheet(shown(await drawn(svg, wide), 1.6), [x, y, z - across / 2], [0, 0, across], [0, high, 0]);
}

/** Over the windscreen: a console across, its clock, blind and mirror. */
async function addHeader(into: Builder): Promise<void> {
  const { half, high } = BUS;
  const side = rounded(
    [
      [0.64, 1.6],
      [0.94, 1.63],
      [1.0, 1.7],
      [1.04, high + 0.06],
      [0.76, high + 0.06],
    ],
    0.03,
  );
  into.add(pale, sidePlate(side, -half - 0.02, { deep: 2 * half + 0.04 }));
  into.add(black, block(1.0, 1.745, -0.2, 1.03, 1.865, 0.2, 0.012));
  await words(into, "10:24", [1.032, 1.765, 0], 0.08, "#ff7b3a", "#0a0a0b", true);
  into.add(
    black,
    block(0.66, 1.548, -0.95, 0.72, 1.608, 0.95, 0.02),
    block(0.655, 1.5, -0.9, 0.661, 1.56, -0.12, 0.002),
  );
  const mirror = (shape: Shape) => move(turn(turn(shape, "z", -8), "y", 12), [0.9, 1.535, -0.1]);
  into.add(black, mirror(roundedBox(0.035, 0.13, 0.3, 0.03)), rod([0.9, 1.64, -0.1], [0.9, 1.57, -0.1], 0.009, 8));
  const face = turn(extrude(rectangle(-0.14, -0.055, 0.14, 0.055, 0.03), { deep: 0.003 }), "y", 90);
  into.add({ colour: [0.75, 0.77, 0.78], metal: 1, rough: 0.01 }, mirror(move(face, [0.017, 0, 0])));
  for (const z of [-0.62, 0.62]) {
    into.add(steel, move(drum(0.05, 0.014, "y", 0.004), [1.25, ceilingAt(z) - 0.004, z]));
    into.add(lamp("#fff1d8", 3), move(drum(0.038, 0.006, "y", 0.001), [1.25, ceilingAt(z) - 0.012, z]));
  }
}

/** Ceiling, lamps, racks, hatch, what hangs over the windscreen, and the sign over the rear window. */
export async function addRoof(into: Builder): Promise<void> {
  const { half, rear } = BUS;
  const crowned = sheet(
    (u, v) => [0.72 + (rear + 0.02 - 0.72) * u, ceilingAt((v * 2 - 1) * half), (v * 2 - 1) * half],
    12,
    28,
  );
  into.add(panels("#eeece6", 1.05, 9, 0), crowned);
  for (const z of [-0.46, 0.46])
    into.sheet(lamp("#fff4e2", 3), [1.9, ceilingAt(z) - 0.006, z - 0.03], [4.2, 0, 0], [0, 0, 0.06], SEEN);
  addRack(into, 1);
  addRack(into, -1);
  addHatch(into);
  await addHeader(into);
  into.add(black, block(rear - 0.05, 1.6, -0.2, rear - 0.015, 1.75, 0.2, 0.012));
  await words(into, "EXIT", [rear - 0.052, 1.62, 0], 0.11, "#f4fff6", "#12803e", false);
}
