import { bodyOf } from "../cars/body.ts";
import { car } from "../cars/car.ts";
import { block } from "../cars/face.ts";
import { line } from "../cars/line.ts";
import type { CarSpec } from "../cars/spec.ts";
import { onFlank, onTail } from "../cars/touch.ts";
import type { Design, Part } from "../design.ts";
import { onBothSides } from "../part.ts";

/** A large panel van: a stub of a bonnet, a tall upright face, standing room under its roof, doors that part behind. */
const spec: CarSpec = {
  name: "van-b",
  body: "Van",
  traits: ["panel", "work", "high-roof"],
  cabin: "van",
  length: 5.95,
  width: 2.03,
  height: 2.58,
  axles: [0.98, 4.62],
  wheel: {
    radius: 0.356,
    rim: 0.228,
    width: 0.23,
    spokes: { count: 5, inner: 0.052, outer: 0.058, dish: 0.012, thickness: 0.011 },
    material: "rim",
    inset: 0.035,
  },
  arch: { radius: 0.412, flare: 0.024, spread: 0.12 },
  lines: {
    shoulder: line("0 1.0, 0.15 1.12, 0.4 1.22, 0.8 1.29, 1.2 1.33, 1.6 1.35, 3 1.36, 5.95 1.37"),
    crown: line("0 0.05, 0.4 0.07, 0.8 0.06, 1.5 0.02, 5.95 0.02"),
    plan: line("0 0.85, 0.25 0.925, 0.6 0.965, 1.2 0.99, 2 1.0, 4 1.0, 5.4 0.992, 5.95 0.97"),
    section: line("0 0.06, 0.14 0.03, 0.34 0.008, 0.6 0, 0.85 0.006, 1 0.02, 1.2 0.05"),
    nose: line("0.2 0.13, 0.34 0.05, 0.5 0.01, 0.75 0, 0.95 0.015, 1.1 0.05, 1.22 0.14"),
    tail: line("0.2 -0.1, 0.36 -0.02, 0.52 0, 0.6 -0.02, 1.2 -0.025, 2 -0.05, 2.6 -0.1"),
    floor: line("0 0.28, 0.6 0.25, 5.2 0.26, 5.95 0.34"),
    roof: line("0.9 1.72, 1.3 1.94, 1.65 2.16, 2 2.34, 2.4 2.46, 3 2.53, 4.2 2.56, 5.2 2.56, 6 2.53"),
    belt: line("0.4 0.87, 0.9 0.93, 1.6 0.97, 2.4 0.98, 4.5 0.98, 5.4 0.972, 5.95 0.95"),
  },
  noseBow: [0.1, 0.17],
  tailBow: [0.03, 0.05],
  rounding: { shoulder: 0.07, nose: 0.13, tail: 0.08, waist: 0.04 },
  creases: [
    { at: 0.86, rise: 0.01, out: 0.012, above: 0.05, below: 0.08, from: 0.7, to: 6.1 },
    { at: 0.3, rise: 0, out: 0.018, above: 0.05, below: 0.06, from: 1.3, to: 6.1 },
  ],
  house: {
    tumblehome: 0.03,
    curvature: 0.075,
    windscreen: { foot: [0.82, 1.28], head: [1.6, 2.08], bow: 0.16, bulge: 0.03 },
    backlight: { foot: [5.92, 1.36], head: [5.86, 2.5], bow: 0.03, bulge: 0.01 },
    roofCrown: 0.05,
    roofRound: 0.16,
    screenRound: 0.12,
  },
  windows: {
    front: 1.2,
    rear: 2.06,
    rearTop: 2.03,
    belowRoof: 0.3,
    besideScreen: 0.24,
    pillars: [[1.52, 0.03]],
    lean: 0.02,
    privacyFrom: 9,
  },
  face: {
    lamp: line("0.68 0.9, 0.66 1.03, 0.74 1.1, 1 1.17, 1.16 1.2, 1.17 1.08, 1.08 0.94, 0.94 0.88"),
    daylight: [line("0.73 0.93, 0.71 1.03, 0.78 1.075, 1.02 1.13, 1.12 1.15")],
    projectors: line("0.84 0.98, 0.99 1.03"),
    projectorRadius: 0.042,
    grille: line("0 0.72, 0.48 0.72, 0.57 0.8, 0.6 1.02, 0 1.06"),
    bars: { kind: "across", count: 4, material: "glossBlack" },
    bright: [line("0 0.995, 0.56 0.96, 0.56 0.945, 0 0.98")],
    black: [line("0 0.24, 1.6 0.24, 1.6 0.5, 1 0.52, 0.74 0.66, 0 0.66")],
    lower: line("0 0.32, 0.66 0.32, 0.72 0.38, 0.62 0.46, 0 0.46"),
    fog: [0.88, 0.43],
    badge: 0.87,
    plate: 0.56,
  },
  rear: {
    lamps: [line("0.92 0.78, 0.92 1.28, 1.04 1.3, 1.05 0.78")],
    glow: [line("0.95 0.83, 0.95 1.22, 1.01 1.23")],
    black: [line("0 0.2, 1.5 0.2, 1.5 0.56, 0 0.56")],
    lines: [line("0 0.58, 0 2.38"), line("0 0.58, 0.88 0.58, 0.9 0.86, 0.9 2.3, 0.82 2.38, 0 2.4")],
    plate: 0.84,
    screen: { up: 0.46, low: 0.12 },
  },
  flank: {
    doors: [1.16, 2.1, 3.5],
    four: false,
    sill: 0.36,
    fuel: false,
    handles: [1.97, 2.3],
    handleDrop: 0.16,
    handleMaterial: "blackTrim",
    mirror: { at: 1.34, height: 0.15, material: "blackTrim" },
    black: [
      line("1.44 0.56, 2.06 0.56, 2.06 0.72, 1.44 0.72"),
      line("2.2 0.56, 3.4 0.56, 3.4 0.72, 2.2 0.72"),
      line("3.52 0.56, 4.16 0.56, 4.1 0.72, 3.52 0.72"),
      line("5.1 0.72, 5.06 0.2, 5.95 0.2, 5.95 0.72"),
      line("3.5 1.375, 4.86 1.375, 4.86 1.395, 3.5 1.395"),
    ],
    lines: [
      line("2.13 1.3, 2.13 2.1, 2 2.18, 1.7 2.06"),
      line("2.17 2.28, 2.17 0.38, 3.46 0.38, 3.46 2.3, 2.17 2.3, 2.17 2.2"),
      line("2.28 2.18, 2.28 1.48, 3.36 1.48, 3.36 2.2, 2.28 2.2, 2.28 2.1"),
      line("3.6 2.2, 3.6 1.48, 4.68 1.48, 4.68 2.2, 3.6 2.2, 3.6 2.1"),
      line("4.82 2.2, 4.82 1.48, 5.76 1.48, 5.76 2.2, 4.82 2.2, 4.82 2.1"),
    ],
  },
  bonnet: [0.14, 0.6],
  inside: { floor: 0.62, seat: 2.0, rows: [] },
  underside: 0.3,
};

const body = bodyOf(spec);

/** The parts that two rear doors need and one tailgate does not: the frame between the panes, hinges, a handle. */
function barnDoors(): Part[] {
  const at = (z: number, y: number) => onTail(body, spec.length, [z, y])[0];
  const hinge = (y: number) => [spec.length - 0.17, y, onFlank(body, spec.length - 0.17, y) + 0.004] as const;
  return [
    block([0.03, 1.7, 1.76], [2.4, 1.4, 0], "interior", 0.01),
    block([0.03, 0.68, 0.15], [at(0, 1.75) - 0.004, 1.75, 0], "paint", 0.014),
    block([0.006, 0.7, 0.009], [at(0, 1.75) + 0.012, 1.75, 0], "rubber", 0.003),
    block([0.03, 0.11, 0.07], [at(0.09, 1.2) + 0.006, 1.2, -0.09], "blackTrim", 0.012),
    block([0.16, 0.05, 1.5], [spec.length + 0.02, 0.54, 0], "blackTrim", 0.02),
    ...[0.86, 1.5, 2.1].flatMap((y) => onBothSides(block([0.1, 0.06, 0.03], hinge(y), "blackTrim", 0.012))),
  ];
}

const van = car(spec);

export const designs: Design[] = [{ ...van, build: async (cell) => [...(await van.build(cell)), ...barnDoors()] }];
