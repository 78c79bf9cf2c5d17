import { car } from "../cars/car.ts";
import { line } from "../cars/line.ts";
import type { CarSpec } from "../cars/spec.ts";

/** A wagon for gravel roads: lifted, clad in black, its lamps and grille in one band. */
const adventure: CarSpec = {
  name: "wagon-b",
  body: "Wagon",
  traits: ["off-road"],
  cabin: "family",
  length: 4.85,
  width: 1.88,
  height: 1.6,
  axles: [0.95, 3.74],
  wheel: {
    radius: 0.362,
    rim: 0.252,
    width: 0.235,
    spokes: { count: 6, inner: 0.017, outer: 0.024, spread: 0.046, partsFrom: 0.45, dish: 0.02 },
    material: "castAlloy",
  },
  arch: { radius: 0.408, flare: 0.034 },
  lines: {
    shoulder: line("0 0.82, 0.22 0.9, 0.65 0.97, 1.1 1.02, 1.5 1.035, 2.6 1.06, 3.5 1.09, 4.3 1.12, 4.85 1.125"),
    crown: line("0 0.05, 0.5 0.065, 1 0.06, 1.5 0.03, 3.6 0.02, 4.8 0.02"),
    plan: line("0 0.81, 0.3 0.87, 0.9 0.905, 1.6 0.91, 2.8 0.92, 3.8 0.915, 4.4 0.89, 4.85 0.83"),
    section: line("0 0.07, 0.14 0.04, 0.34 0.012, 0.55 0, 0.74 0.008, 0.87 0.03, 1 0.085, 1.2 0.19"),
    nose: line("0.2 0.15, 0.32 0.055, 0.46 0.005, 0.62 0, 0.76 0.012, 0.86 0.05, 0.98 0.18"),
    tail: line("0.22 -0.15, 0.36 -0.05, 0.5 0, 0.66 -0.005, 0.84 -0.03, 1 -0.06, 1.15 -0.085, 1.35 -0.1"),
    floor: line("0 0.29, 0.5 0.25, 4.2 0.25, 4.85 0.36"),
    roof: line("1.1 1.38, 1.9 1.52, 2.5 1.56, 3.1 1.56, 3.9 1.53, 4.4 1.49, 4.9 1.43"),
    belt: line("0.6 0.8, 1.3 0.86, 2.6 0.875, 3.7 0.855, 4.3 0.8, 4.8 0.745"),
  },
  noseBow: [0.11, 0.19],
  tailBow: [0.1, 0.16],
  rounding: { shoulder: 0.08, nose: 0.14, tail: 0.12 },
  creases: [
    { at: 0.82, rise: 0.02, out: 0.024, above: 0.045, below: 0.16, from: 0.4, to: 4.85 },
    { at: 0.3, rise: 0.06, out: 0.02, above: 0.07, below: 0.06, from: 1.2, to: 3.9 },
  ],
  house: {
    tumblehome: 0.27,
    curvature: 0.16,
    windscreen: { foot: [1.205, 1.072], head: [2.0, 1.53], bow: 0.15, bulge: 0.02 },
    backlight: { foot: [4.675, 1.11], head: [4.265, 1.505], bow: 0.1, bulge: 0.02 },
  },
  windows: {
    front: 1.62,
    rear: 4.42,
    rearTop: 4.2,
    kick: [0.02, 3.3],
    pillars: line("2.5 0.085, 3.48 0.075"),
    privacyFrom: 2.55,
  },
  face: {
    lamp: line("0.6 0.73, 0.6 0.84, 0.8 0.856, 1.06 0.872, 1.26 0.88, 1.24 0.84, 1.08 0.785, 0.84 0.742"),
    daylight: [
      line("0.63 0.756, 0.63 0.82, 0.8 0.836, 1.05 0.852, 1.2 0.862"),
      line("0.7 0.756, 0.84 0.768, 1.04 0.802"),
    ],
    projectors: line("0.76 0.8, 0.9 0.812"),
    projectorRadius: 0.022,
    grille: line("0 0.61, 0.4 0.61, 0.48 0.67, 0.54 0.84, 0 0.84"),
    bars: { kind: "upright", count: 19, material: "glossBlack" },
    grilleFrame: "glossBlack",
    lower: line("0 0.37, 0.6 0.37, 0.66 0.415, 0.56 0.51, 0 0.51"),
    vent: line("0.8 0.43, 1.04 0.45, 1.06 0.63, 0.92 0.6"),
    fog: [0.92, 0.52],
    black: [line("0 0.2, 1.6 0.2, 1.6 0.46, 1.1 0.42, 0.72 0.4, 0.64 0.355, 0 0.355")],
    bright: [line("0 0.3, 0.5 0.3, 0.58 0.35, 0 0.35")],
    badge: 0.72,
    plate: 0.44,
  },
  rear: {
    lamps: [
      line("0.62 0.93, 0.64 1.02, 0.9 1.06, 1.12 1.09, 1.2 1.07, 1.16 0.86, 1.06 0.78, 0.96 0.8, 0.96 0.92"),
      line("0.9 0.6, 1.08 0.61, 1.08 0.628, 0.9 0.62"),
    ],
    glow: [line("0.67 0.985, 0.9 1.02, 1.1 1.045, 1.1 0.88, 1.03 0.83")],
    black: [
      line("0 0.985, 0.6 0.985, 0.6 0.93, 0 0.93"),
      line("0 0.2, 1.6 0.2, 1.6 0.46, 0.98 0.49, 0.86 0.56, 0 0.56"),
    ],
    bright: [line("0 0.39, 0.52 0.39, 0.44 0.47, 0 0.47")],
    plate: 0.78,
    gate: [0.64, 0.58],
    lines: [line("0.67 0.79, 0.66 0.93")],
    screen: { up: 0.07, low: 0.06 },
    spoiler: true,
  },
  flank: { doors: [1.48, 2.46, 3.42], four: true, sill: 0.31, cladding: 0.06, handleDrop: 0.15 },
  rails: "blackTrim",
  inside: { floor: 0.42, seat: 2.28, rows: [3.28] },
};

export const designs = [car(adventure)];
