import { car } from "../cars/car.ts";
import { line } from "../cars/line.ts";
import type { CarSpec } from "../cars/spec.ts";

/**
 * A long-bonnet fastback for two and their luggage: the cabin set back over broad haunches, the tail drawn up to a lip.
 */
const grandTourer: CarSpec = {
  name: "coupe-b",
  body: "Coupe",
  traits: ["touring"],
  cabin: "sport",
  length: 4.8,
  width: 1.92,
  height: 1.37,
  axles: [0.87, 3.72],
  wheel: {
    radius: 0.352,
    rim: 0.272,
    width: 0.275,
    spokes: { count: 7, inner: 0.008, outer: 0.011, spread: 0.042, partsFrom: 0.1, dish: 0.034 },
    material: "machinedRim",
  },
  arch: { radius: 0.384, flare: 0.03, spread: 0.3 },
  lines: {
    shoulder: line(
      "0 0.66, 0.22 0.745, 0.65 0.83, 1.2 0.89, 1.75 0.912, 2.6 0.925, 3.2 0.95, 3.75 0.985, 4.2 0.99, 4.55 0.975, 4.8 0.955",
    ),
    crown: line("0 0.05, 0.5 0.08, 1.2 0.07, 1.75 0.03, 3.2 0.02, 4.3 0.03, 4.8 0.02"),
    plan: line("0 0.8, 0.3 0.88, 0.9 0.925, 1.7 0.91, 2.5 0.905, 3.1 0.925, 3.75 0.95, 4.3 0.91, 4.8 0.81"),
    section: line("0 0.08, 0.14 0.045, 0.34 0.012, 0.55 0, 0.72 0.01, 0.86 0.034, 1 0.09, 1.2 0.2"),
    nose: line("0.14 0.11, 0.24 0.035, 0.38 0, 0.5 0.005, 0.6 0.03, 0.7 0.08, 0.82 0.2"),
    tail: line("0.16 -0.16, 0.3 -0.05, 0.44 0, 0.6 -0.012, 0.76 -0.055, 0.88 -0.05, 0.97 -0.015, 1.2 0.01"),
    floor: line("0 0.18, 0.6 0.15, 4.1 0.15, 4.8 0.26"),
    roof: line("1.6 1.2, 2.2 1.315, 2.6 1.36, 3 1.355, 3.5 1.295, 4 1.185, 4.6 1.01"),
    belt: line("0.6 0.8, 1.6 0.84, 2.5 0.83, 3.2 0.79, 3.9 0.67, 4.6 0.55"),
  },
  noseBow: [0.19, 0.21],
  tailBow: [0.17, 0.17],
  rounding: { shoulder: 0.11, nose: 0.15, tail: 0.09 },
  creases: [
    { at: 0.8, rise: 0.02, out: 0.02, above: 0.06, below: 0.2, from: 0.4, to: 2.9 },
    { at: 0.78, rise: 0.06, out: 0.028, above: 0.07, below: 0.22, from: 2.5, to: 4.85 },
    { at: 0.16, rise: 0.12, out: 0.022, above: 0.07, below: 0.06, from: 1.2, to: 3.8 },
  ],
  house: {
    tumblehome: 0.4,
    curvature: 0.25,
    windscreen: { foot: [1.74, 0.957], head: [2.46, 1.335], bow: 0.17, bulge: 0.02 },
    backlight: { foot: [4.5, 0.99], head: [3.12, 1.33], bow: 0.16, bulge: 0.035 },
    roofRound: 0.12,
    backRound: 0.12,
  },
  windows: {
    front: 2.06,
    rear: 3.84,
    rearTop: 3.3,
    kick: [0.1, 2.9],
    belowRoof: 0.095,
    pillars: [[3.08, 0.04]],
    privacyFrom: 9,
    brightStrip: true,
  },
  face: {
    lamp: line("0.62 0.6, 0.8 0.645, 1.06 0.705, 1.3 0.75, 1.28 0.705, 1.06 0.645, 0.84 0.592, 0.64 0.56"),
    daylight: [line("0.66 0.597, 0.82 0.632, 1.06 0.688, 1.24 0.724"), line("0.67 0.576, 0.84 0.609, 1.04 0.656")],
    grille: line("0 0.3, 0.34 0.305, 0.56 0.345, 0.68 0.42, 0.54 0.465, 0.3 0.49, 0 0.495"),
    bars: { kind: "across", count: 2, material: "satin" },
    grilleFrame: "satin",
    lower: line("0 0.19, 0.62 0.19, 0.7 0.215, 0.6 0.25, 0 0.25"),
    vent: line("0.94 0.29, 1.02 0.3, 1.05 0.47, 0.99 0.48"),
    badge: 0.548,
    plate: 0.31,
  },
  rear: {
    lamps: [
      line("0.3 0.87, 0.75 0.885, 1.14 0.905, 1.24 0.89, 1.18 0.8, 1.1 0.79, 1.06 0.835, 0.75 0.842, 0.3 0.836"),
      line("0.8 0.43, 1.02 0.44, 1.02 0.456, 0.8 0.45"),
    ],
    glow: [line("0.34 0.853, 0.75 0.865, 1.1 0.882, 1.165 0.865, 1.13 0.815")],
    bright: [line("0 0.859, 0.3 0.859, 0.3 0.847, 0 0.847")],
    black: [line("0 0.2, 0.96 0.2, 0.96 0.27, 0.86 0.35, 0.48 0.36, 0.38 0.395, 0 0.395")],
    plate: 0.5,
    gate: [0.66, 0.62],
    screen: { up: 0.07, low: 0.05 },
    exhausts: [[0.58, 0.295]],
    badge: 0.75,
  },
  flank: {
    doors: [1.88, 3.1, 3.4],
    four: false,
    sill: 0.215,
    handleMaterial: "chrome",
    mirror: { at: 2.14, height: 0.058 },
    black: [line("1.4 0.53, 1.74 0.56, 1.74 0.59, 1.42 0.585")],
    bright: [line("1.4 0.59, 1.76 0.6, 1.76 0.612, 1.4 0.606")],
  },
  bonnet: [0.22, 0.64],
  inside: { floor: 0.205, seat: 2.84, rows: [3.42], shelf: 0.955, material: "tanLeather" },
  underside: 0.24,
};

export const designs = [car(grandTourer)];
