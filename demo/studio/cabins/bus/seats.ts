import { type Field, roundedBox, smoothMin, smoothStep } from "../../field.ts";
import { meshField } from "../../mesher.ts";
import { metal, plain } from "../../places/surfaces.ts";
import { roundedBox as box } from "../../shapes/extrude.ts";
import { drum } from "../../shapes/lathe.ts";
import { sweep, tube } from "../../shapes/loft.ts";
import { rectangle } from "../../shapes/outline.ts";
import { join, move, type Point, type Shape } from "../../shapes/shape.ts";
import { hex } from "../../tracer/picture.ts";
import type { Builder, Spot, Surface } from "../../tracer/scene.ts";
import { darken, gap, seam, tint, vinyl } from "../fabrics.ts";

/** How far the passengers' hips are behind the nose, row by row (metres). */
export const ROWS = [2.35, 3.15, 3.95, 4.75, 5.55] as const;
/** Distances of a pair's two seats from the middle of the aisle (metres). */
export const PLACES = [0.43, 0.865] as const;
const LEAN = 0.24;
const HALF = 0.212;
const INSERT = 0.15;
/** Rows further from the camera than this (metres) get a coarser mesh. */
const NEAR = 2;

/** A point in the coordinates of a seat's back: up along it, and out of it towards the rear. */
const alongBack = (x: number, y: number): readonly [up: number, out: number] => [
  (x - 0.03) * Math.sin(LEAN) + (y - 0.42) * Math.cos(LEAN),
  (x - 0.03) * Math.cos(LEAN) - (y - 0.42) * Math.sin(LEAN),
];
/** The point at `up` along a seat's back and `out` of it to the rear (below 0: in front of it). */
const onBack = (up: number, out: number, z: number): Point => [
  0.03 + up * Math.sin(LEAN) + out * Math.cos(LEAN),
  0.42 + up * Math.cos(LEAN) - out * Math.sin(LEAN),
  z,
];

/** A coach seat around the hip: a cushion and a high back that ends in its headrest. */
const coachSeat: Field = (x, y, z) => {
  const side = Math.abs(z);
  const wing = smoothStep(0.11, 0.2, side);
  const front = 1 - smoothStep(-0.46, -0.32, x);
  const rise = 0.014 * wing + 0.022 * smoothStep(0, -0.4, x) - 0.03 * front * front;
  const cushion = roundedBox(x + 0.2, y - 0.385 - rise / 2, z, [0.25, 0.072 + rise / 2, HALF], 0.045);
  const [up, out] = alongBack(x, y);
  const wide = HALF - 0.055 * smoothStep(0.5, 0.76, up);
  const lumbar = 0.016 * Math.exp(-(((up - 0.19) / 0.12) ** 2));
  const wings = 0.03 * wing * smoothStep(0.06, 0.16, up) * (1 - 0.4 * smoothStep(0.42, 0.55, up));
  const pillow = 0.024 * smoothStep(0.525, 0.57, up);
  const fore = 0.05 + lumbar + wings + pillow - 0.008 * Math.exp(-(((up - 0.53) / 0.012) ** 2));
  const rear = 0.045 - 0.022 * smoothStep(0.35, 0.75, up);
  const back = roundedBox(up - 0.37, out + (fore - rear) / 2, z, [0.39, (fore + rear) / 2, wide], 0.042);
  return smoothMin(cushion, back, 0.02);
};

const thread = hex("#8fa3ad");
const shellGrey = hex("#696d70");
const cover = { plain: hex("#263946"), light: hex("#6f93a3"), warm: hex("#b9894a") };

/** Woven cloth: broad quiet bands aslant and a small lozenge here and there. */
function woven(spot: Spot, t: number, z: number): void {
  spot.gloss = 0;
  spot.rough = 1;
  darken(spot, 1 + 0.13 * Math.sin((t + z * 0.55) * 62));
  const row = Math.floor(t / 0.062);
  const across = z / 0.075 + (row % 2) * 0.5;
  const [du, dv] = [Math.abs(across - Math.round(across)) * 0.075, Math.abs(t / 0.062 - row - 0.5) * 0.062];
  const away = du + dv * 0.75;
  if (away < 0.0125) tint(spot, row % 3 === 0 ? cover.warm : cover.light, 0.6 * smoothStep(0.0125, 0.0095, away));
}

/** The surface of a seat at `at`: cloth in the middle, leather at the sides, a moulded shell behind. */
function upholstery(at: Point): Surface {
  return {
    colour: hex("#33566b"),
    paint: (spot) => {
      const [x, y, z] = [spot.x - at[0], spot.y - at[1], spot.z - at[2]];
      const [up, out] = alongBack(x, y);
      const isBack = up > 0.08 && x > -0.1;
      if (y < 0.345 || (isBack && out > 0.004)) {
        tint(spot, shellGrey);
        spot.gloss = 0;
        return;
      }
      const t = isBack ? up : -x;
      const side = Math.abs(z);
      if (side < INSERT && up < 0.53) woven(spot, t, z);
      else {
        tint(spot, cover.plain);
        vinyl(spot);
      }
      if (up < 0.53) seam(spot, side - INSERT, t, thread, false);
      if (isBack) seam(spot, up - 0.53, z, thread, false);
      if (isBack) gap(spot, out - 0.004, 0.003);
    },
  };
}

const black = plain("#202224", 0.5);
const steel = metal("#b4b8ba", 0.35);
const webbing = plain("#26292c", 0.8, 0.02);
/** The bright yellow in which buses paint rails and handles. */
export const signal = plain("#e0ab14", 0.35, 0.05);

/**
 * The belt across an empty seat: from the shoulder down to the hip, and the buckle. `side` is the seat's outer side.
 */
function belt(side: number): Shape {
  const path = [
    onBack(0.5, -0.098, side * 0.15),
    onBack(0.36, -0.108, side * 0.165),
    onBack(0.2, -0.108, side * 0.175),
    onBack(0.08, -0.1, side * 0.19),
    [-0.02, 0.47, side * 0.214],
    [0.0, 0.36, side * 0.218],
  ] as const;
  return sweep(rectangle(-0.0012, -0.022, 0.0012, 0.022), path, { up: [1, 0, 0] });
}

/** Belts, handles, armrests and everything else of a seat but its cushions. */
function addFittings(into: Builder, at: Point, aisle: number, isOuter: boolean): void {
  const put = (...shapes: readonly Shape[]) => move(join(...shapes), at);
  into.add(webbing, put(belt(-aisle), move(box(0.05, 0.03, 0.05, 0.01), onBack(0.51, -0.09, -aisle * 0.15))));
  into.add(black, put(box(0.02, 0.07, 0.03, 0.006, [-0.05, 0.475, aisle * 0.198])));
  into.add(plain("#a8231b", 0.4), put(box(0.012, 0.012, 0.02, 0.003, [-0.055, 0.512, aisle * 0.198])));
  into.add(black, put(box(0.34, 0.042, 0.05, 0.018, [-0.1, 0.625, aisle * 0.226]), hinge(aisle)));
  const pocket = box(0.016, 0.2, 0.3, 0.007);
  into.add(plain("#3a3d40", 0.8, 0.02), put(move(tilted(pocket), onBack(0.24, 0.047, 0))));
  if (isOuter) return;
  const handle = [
    onBack(0.66, 0.012, aisle * 0.15),
    onBack(0.67, 0.02, aisle * 0.2),
    onBack(0.64, 0.022, aisle * 0.222),
    onBack(0.54, 0.022, aisle * 0.238),
    onBack(0.49, 0.022, aisle * 0.228),
    onBack(0.48, 0.014, aisle * 0.19),
  ];
  into.add(signal, put(tube(handle, 0.0125, 4, 10)));
}

/** The hinge on which an armrest turns. */
const hinge = (aisle: number): Shape => move(drum(0.032, 0.03, "z", 0.006, 20), [0.055, 0.62, aisle * 0.222]);

/** Tilts a shape as far as the seats' backs lean. */
function tilted(shape: Shape): Shape {
  const [sin, cos] = [Math.sin(LEAN), Math.cos(LEAN)];
  const each = (triples: Float32Array) => {
    const out = triples.slice();
    for (let i = 0; i < out.length; i += 3) {
      const [x, y] = [triples[i] as number, triples[i + 1] as number];
      out[i] = x * cos + y * sin;
      out[i + 1] = y * cos - x * sin;
    }
    return out;
  };
  return { ...shape, positions: each(shape.positions), normals: each(shape.normals) };
}

/** The frame of a pair: two bearers, a leg at the aisle with its foot on a rail. */
function frame(x: number, side: number): Shape {
  const middle = side * ((PLACES[0] + PLACES[1]) / 2);
  const leg = side * 0.34;
  return join(
    ...[-0.32, -0.02].map((at) => box(0.035, 0.035, 0.84, 0.008, [x + at, 0.3, middle])),
    box(0.05, 0.28, 0.035, 0.01, [x - 0.17, 0.15, leg]),
    box(0.36, 0.03, 0.045, 0.01, [x - 0.17, 0.28, leg]),
    box(0.42, 0.02, 0.06, 0.006, [x - 0.17, 0.012, leg]),
  );
}

const meshOf = (cell: number): Shape =>
  meshField(coachSeat, { min: [-0.5, 0.28, -0.26], max: [0.34, 1.24, 0.26] }, cell);

/**
 * All rows, two seats on either side of the aisle; only those near `from` (metres behind the nose) are meshed finely.
 */
export function addSeats(into: Builder, cell: number, from: number): void {
  const [fine, coarse] = [meshOf(cell), meshOf(cell * 1.7)];
  for (const x of ROWS)
    for (const side of [-1, 1]) {
      into.add(steel, frame(x, side));
      for (const place of PLACES) {
        const at: Point = [x, 0, side * place];
        into.add(upholstery(at), move(Math.abs(x - from) < NEAR ? fine : coarse, at));
        addFittings(into, at, -side, place !== PLACES[0]);
      }
    }
}

/** The driver's seat: a coach seat on an air-sprung base in bellows, with an armrest. */
export function addDriverSeat(into: Builder, cell: number, [x, y, z]: Point): void {
  const at: Point = [x, y, z];
  into.add(upholstery(at), move(meshOf(cell), at));
  addFittings(into, at, 1, true);
  for (let fold = 0; fold < 5; fold++)
    into.add(
      black,
      box(0.36 - 0.02 * (fold % 2), 0.05, 0.34 - 0.02 * (fold % 2), 0.02, [x - 0.18, 0.12 + fold * 0.05, z]),
    );
  into.add(
    steel,
    box(0.46, 0.06, 0.4, 0.01, [x - 0.18, 0.06, z]),
    box(0.42, 0.025, 0.38, 0.008, [x - 0.18, y + 0.3, z]),
  );
}
