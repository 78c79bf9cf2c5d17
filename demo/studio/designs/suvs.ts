import { car } from "../cars/car.ts";
import { line } from "../cars/line.ts";
import type { CarSpec } from "../cars/spec.ts";

const section = line("0 0.075, 0.14 0.042, 0.34 0.012, 0.55 0, 0.74 0.008, 0.87 0.03, 1 0.085, 1.2 0.19");

/** A family SUV with a broad upright face. */
const family: CarSpec = {
  name: "suv-a",
  body: "SUV",
  traits: ["family"],
  cabin: "family",
  spin: true,
  length: 4.64,
  width: 1.89,
  height: 1.69,
  axles: [0.92, 3.62],
  wheel: {
    radius: 0.362,
    rim: 0.268,
    width: 0.235,
    spokes: { count: 5, inner: 0.014, outer: 0.021, spread: 0.06, partsFrom: 0.1 },
    material: "rim",
  },
  arch: { radius: 0.408, flare: 0.03 },
  lines: {
    shoulder: line("0 0.9, 0.2 0.985, 0.6 1.045, 1.05 1.085, 1.45 1.09, 2.5 1.115, 3.5 1.15, 4.2 1.19, 4.64 1.2"),
    crown: line("0 0.045, 0.5 0.065, 1 0.06, 1.5 0.03, 3.6 0.02, 4.6 0.03"),
    plan: line("0 0.84, 0.3 0.895, 0.9 0.92, 1.6 0.925, 2.8 0.935, 3.7 0.93, 4.3 0.9, 4.64 0.86"),
    section,
    nose: line("0.15 0.16, 0.28 0.07, 0.45 0.01, 0.62 0, 0.8 0.01, 0.9 0.04, 1 0.12"),
    tail: line("0.2 -0.14, 0.34 -0.04, 0.5 0, 0.68 -0.005, 0.85 -0.03, 1 -0.06, 1.2 -0.12, 1.4 -0.22"),
    floor: line("0 0.27, 0.6 0.23, 4 0.23, 4.64 0.32"),
    roof: line("1 1.48, 1.7 1.645, 2.2 1.685, 2.8 1.69, 3.6 1.665, 4.2 1.62, 4.7 1.56"),
    belt: line("0.6 0.82, 1.2 0.87, 2.4 0.885, 3.5 0.865, 4.2 0.81, 4.6 0.77"),
  },
  noseBow: [0.11, 0.18],
  tailBow: [0.09, 0.14],
  rounding: { shoulder: 0.09, nose: 0.14, tail: 0.12 },
  creases: [
    { at: 0.8, rise: 0.03, out: 0.024, above: 0.05, below: 0.15, from: 0.45, to: 4.6 },
    { at: 0.24, rise: 0.1, out: 0.022, above: 0.07, below: 0.06, from: 1.1, to: 3.9 },
  ],
  house: {
    tumblehome: 0.26,
    curvature: 0.14,
    windscreen: { foot: [1.02, 1.1], head: [1.82, 1.65], bow: 0.15, bulge: 0.02 },
    backlight: { foot: [4.51, 1.19], head: [4.16, 1.63], bow: 0.09, bulge: 0.02 },
  },
  windows: {
    front: 1.52,
    rear: 4.12,
    rearTop: 3.98,
    kick: [0.14, 3],
    belowRoof: 0.115,
    pillars: line("2.41 0.085, 3.34 0.07"),
    privacyFrom: 2.45,
    brightStrip: true,
  },
  face: {
    lamp: line("0.52 0.85, 0.64 0.865, 1 0.92, 1.24 0.965, 1.22 0.92, 1.02 0.845, 0.82 0.81, 0.56 0.8"),
    daylight: [line("0.55 0.842, 0.66 0.85, 1 0.902, 1.18 0.944")],
    projectors: line("0.74 0.833, 0.87 0.85"),
    projectorRadius: 0.024,
    grille: line("0 0.6, 0.4 0.6, 0.48 0.68, 0.52 0.84, 0 0.84"),
    bars: { kind: "across", count: 4, material: "glossBlack" },
    grilleFrame: "satin",
    lower: line("0 0.32, 0.52 0.32, 0.64 0.36, 0.54 0.5, 0 0.5"),
    vent: line("0.84 0.4, 1.02 0.44, 1.02 0.64, 0.9 0.58"),
    bright: [line("0 0.265, 0.5 0.265, 0.56 0.3, 0 0.3")],
    badge: 0.72,
    plate: 0.41,
  },
  rear: {
    lamps: [line("0.4 1.03, 0.75 1.05, 1.08 1.09, 1.2 1.08, 1.1 0.97, 0.78 0.94, 0.4 0.96")],
    glow: [line("0.44 0.995, 0.76 1.005, 1.08 1.04")],
    low: line("0 0.3, 0.7 0.3, 0.86 0.36, 0.78 0.48, 0 0.48"),
    bright: [line("0 0.31, 0.42 0.31, 0.38 0.36, 0 0.36")],
    plate: 0.78,
    gate: [0.6, 0.58],
    spoiler: true,
    badge: 0.95,
  },
  flank: { doors: [1.4, 2.38, 3.32], four: true, sill: 0.29, cladding: 0.055, handleDrop: 0.17 },
  rails: "satin",
  inside: { floor: 0.48, seat: 2.2, rows: [3.2] },
  fittings: ["fin"],
};

export const designs = [car(family)];
