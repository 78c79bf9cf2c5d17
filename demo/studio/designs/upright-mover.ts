import { car } from "../cars/car.ts";
import { line } from "../cars/line.ts";
import type { CarSpec } from "../cars/spec.ts";

/**
 * A people mover drawn with a ruler: upright ends, a long level roof, a closed face under a bar of light, doors that
 * slide.
 */
const spec: CarSpec = {
  name: "people-mover-b",
  body: "People Mover",
  traits: ["eight-seats", "upright"],
  cabin: "family",
  length: 5.24,
  width: 2.0,
  height: 1.93,
  axles: [0.94, 4.2],
  wheel: {
    radius: 0.362,
    rim: 0.268,
    width: 0.235,
    spokes: { count: 5, inner: 0.03, outer: 0.02, dish: 0.016, partsFrom: 0.1, spread: 0.062, twist: 0.16 },
    material: "machinedRim",
  },
  arch: { radius: 0.406, flare: 0.02, spread: 0.12 },
  lines: {
    shoulder: line("0 0.9, 0.16 1.0, 0.4 1.05, 0.8 1.075, 1.3 1.08, 2.6 1.085, 4 1.09, 5.24 1.09"),
    crown: line("0 0.03, 0.4 0.05, 0.8 0.04, 1.5 0.015, 5.24 0.015"),
    plan: line("0 0.88, 0.25 0.935, 0.7 0.968, 1.4 0.982, 2.8 0.988, 4.2 0.984, 4.9 0.972, 5.24 0.955"),
    section: line("0 0.05, 0.14 0.026, 0.34 0.006, 0.6 0, 0.85 0.008, 1 0.035, 1.2 0.09"),
    nose: line("0.15 0.12, 0.28 0.04, 0.42 0.01, 0.62 0, 0.8 0.012, 0.92 0.04, 1.04 0.13"),
    tail: line("0.2 -0.09, 0.34 -0.02, 0.5 0, 0.8 -0.008, 1.1 -0.02, 1.5 -0.045, 1.9 -0.08"),
    floor: line("0 0.23, 0.6 0.2, 4.6 0.2, 5.24 0.27"),
    roof: line("0.8 1.66, 1.2 1.78, 1.7 1.87, 2.4 1.915, 3.4 1.925, 4.4 1.915, 5.3 1.88"),
    belt: line("0.4 0.9, 0.9 0.93, 1.6 0.948, 2.8 0.954, 4.2 0.95, 4.9 0.94, 5.3 0.92"),
  },
  noseBow: [0.07, 0.16],
  tailBow: [0.03, 0.06],
  rounding: { shoulder: 0.06, nose: 0.11, tail: 0.08, waist: 0.03 },
  creases: [
    { at: 0.9, rise: 0, out: 0.012, above: 0.04, below: 0.08, from: 0.4, to: 5.6 },
    { at: 0.26, rise: 0.02, out: 0.018, above: 0.06, below: 0.06, from: 1.3, to: 3.9 },
  ],
  house: {
    tumblehome: 0.12,
    curvature: 0.07,
    windscreen: { foot: [0.6, 1.05], head: [1.34, 1.8], bow: 0.14, bulge: 0.03 },
    backlight: { foot: [5.18, 1.1], head: [5.08, 1.83], bow: 0.04, bulge: 0.012 },
    roofCrown: 0.06,
    roofRound: 0.12,
    screenRound: 0.1,
  },
  windows: {
    front: 1.02,
    rear: 5.0,
    rearTop: 4.98,
    belowRoof: 0.13,
    besideScreen: 0.16,
    pillars: line("1.34 0.04, 2.14 0.06, 3.68 0.06"),
    lean: 0.01,
    privacyFrom: 2.16,
  },
  face: {
    lamp: line("0 0.885, 0.62 0.88, 0.67 0.76, 1.0 0.75, 1.12 0.79, 1.14 0.945, 0.7 0.96, 0 0.96"),
    daylight: [line("0 0.938, 0.66 0.938, 0.9 0.933, 1.1 0.922"), line("0.71 0.79, 0.7 0.895")],
    projectors: line("0.81 0.842, 0.94 0.845"),
    projectorRadius: 0.036,
    lower: line("0 0.3, 0.62 0.3, 0.72 0.36, 0.66 0.52, 0 0.52"),
    black: [line("0 0.24, 0.74 0.24, 0.84 0.36, 0.74 0.56, 0 0.56")],
    vent: line("0.92 0.36, 1.04 0.38, 1.04 0.58, 0.97 0.56"),
    badge: 0.74,
    plate: 0.44,
  },
  rear: {
    lamps: [line("0 0.98, 0.8 0.98, 0.8 0.7, 1.02 0.7, 1.12 0.74, 1.12 1.03, 0 1.03")],
    glow: [line("0 1.005, 0.84 1.005, 1.06 1.0"), line("0.86 0.76, 0.86 0.94"), line("0.93 0.76, 0.93 0.94")],
    low: line("0 0.26, 0.8 0.26, 0.9 0.32, 0.82 0.42, 0 0.42"),
    plate: 0.7,
    gate: [0.78, 0.47],
    spoiler: true,
  },
  flank: {
    doors: [1.18, 2.12, 3.62],
    four: true,
    sill: 0.29,
    handles: [1.98, 2.3],
    handleDrop: 0.13,
    handleMaterial: "glossBlack",
    black: [1.335, 2.135, 3.675].map((x) => [
      [x - 0.06, 1.12],
      [x + 0.06, 1.12],
      [x + 0.05, 1.775],
      [x - 0.065, 1.775],
    ]),
    lines: [line("3.66 0.985, 5.02 0.985")],
    bright: [line("1.5 0.33, 3.66 0.33, 3.66 0.345, 1.5 0.345")],
    mirror: { at: 1.3, height: 0.075, material: "glossBlack" },
  },
  bonnet: [0.14, 0.66],
  inside: { floor: 0.42, seat: 1.9, rows: [3.0, 4.05] },
  topBlack: [line("1.6 -0.1, 1.6 0.64, 5.0 0.64, 5.0 -0.1")],
  fittings: ["fin"],
};

export const designs = [car(spec)];
