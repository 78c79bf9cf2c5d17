import { car } from "../cars/car.ts";
import { line } from "../cars/line.ts";
import { reshaped } from "../cars/reshape.ts";
import type { CarSpec } from "../cars/spec.ts";

/** A small five-door hatch. */
const city: CarSpec = {
  name: "hatch-a",
  body: "Hatch",
  traits: ["city"],
  cabin: "family",
  length: 4.17,
  width: 1.8,
  height: 1.46,
  axles: [0.86, 3.48],
  wheel: {
    radius: 0.335,
    rim: 0.24,
    width: 0.225,
    spokes: { count: 5, inner: 0.026, outer: 0.036, dish: 0.03 },
    material: "rim",
  },
  arch: { radius: 0.374, flare: 0.022 },
  lines: {
    shoulder: line("0 0.74, 0.22 0.82, 0.6 0.895, 1 0.95, 1.35 0.955, 2.4 0.985, 3.4 1.03, 3.9 1.07, 4.17 1.08"),
    crown: line("0 0.05, 0.5 0.07, 1 0.07, 1.5 0.03, 3.6 0.02, 4.3 0.03"),
    plan: line("0 0.8, 0.3 0.855, 0.8 0.885, 1.6 0.888, 2.6 0.895, 3.3 0.892, 3.9 0.865, 4.18 0.82"),
    section: line("0 0.075, 0.14 0.042, 0.34 0.012, 0.55 0, 0.72 0.008, 0.86 0.03, 1 0.085, 1.2 0.19"),
    nose: line("0.15 0.12, 0.25 0.045, 0.4 0, 0.58 0, 0.68 0.02, 0.78 0.07, 0.9 0.2"),
    tail: line("0.15 -0.12, 0.28 -0.03, 0.42 0, 0.58 -0.005, 0.72 -0.04, 0.88 -0.085, 1.04 -0.155, 1.2 -0.25"),
    floor: line("0 0.22, 0.5 0.2, 3.57 0.2, 4.17 0.26"),
    roof: line("1 1.28, 1.7 1.425, 2.2 1.46, 2.8 1.455, 3.2 1.43, 3.7 1.375, 4.2 1.3"),
    belt: line("0.6 0.78, 1.2 0.835, 2.4 0.85, 3.4 0.82, 4 0.76, 4.3 0.72"),
  },
  noseBow: [0.12, 0.2],
  tailBow: [0.09, 0.15],
  rounding: { shoulder: 0.09, nose: 0.15, tail: 0.12 },
  creases: [
    { at: 0.76, rise: 0.05, out: 0.024, above: 0.05, below: 0.16, from: 0.45, to: 4.3 },
    { at: 0.17, rise: 0.12, out: 0.02, above: 0.07, below: 0.06, from: 1, to: 3.6 },
  ],
  house: {
    tumblehome: 0.3,
    curvature: 0.2,
    windscreen: { foot: [0.98, 0.965], head: [1.84, 1.43], bow: 0.16, bulge: 0.02 },
    backlight: { foot: [4.05, 1.03], head: [3.64, 1.4], bow: 0.1, bulge: 0.02 },
  },
  windows: { front: 1.46, rear: 3.36, rearTop: 3.06, kick: [0.1, 2.6], pillars: [[2.31, 0.085]], privacyFrom: 2.36 },
  face: {
    lamp: line("0.5 0.66, 0.62 0.685, 1 0.765, 1.24 0.83, 1.22 0.79, 1.04 0.69, 0.82 0.64, 0.54 0.615"),
    daylight: [line("0.54 0.64, 0.66 0.635, 0.84 0.66, 1.03 0.71, 1.17 0.775")],
    projectors: line("0.72 0.675, 0.86 0.7"),
    projectorRadius: 0.024,
    grille: line("0 0.6, 0.42 0.605, 0.46 0.64, 0.44 0.675, 0 0.67"),
    bars: { kind: "across", count: 1, material: "chrome" },
    lower: line("0 0.245, 0.5 0.245, 0.62 0.29, 0.54 0.46, 0 0.46"),
    vent: line("0.8 0.27, 0.98 0.3, 0.99 0.45, 0.86 0.41"),
    fog: [0.91, 0.36],
    badge: 0.72,
    plate: 0.355,
  },
  rear: {
    lamps: [line("0.46 0.9, 0.75 0.93, 1.1 0.98, 1.18 0.96, 1.08 0.84, 0.78 0.8, 0.46 0.83")],
    glow: [line("0.5 0.85, 0.76 0.83, 1.02 0.86, 1.1 0.94")],
    low: line("0 0.22, 0.66 0.22, 0.8 0.27, 0.72 0.36, 0 0.36"),
    plate: 0.7,
    gate: [0.6, 0.5],
    spoiler: true,
    badge: 0.9,
  },
  flank: { doors: [1.33, 2.28, 3.14], four: true, sill: 0.245 },
  bonnet: [0.16, 0.62],
  inside: { floor: 0.3, seat: 2.1, rows: [3.05] },
};

const taller = reshaped(city, { long: 1.02, tall: 1.075, wide: 1.015 });

/** An electric hatch: closed face, a line of light, two-tone roof, wheels like discs. */
const electric: CarSpec = {
  ...taller,
  name: "hatch-b",
  traits: ["electric"],
  cabin: "family",
  wheel: {
    radius: 0.35,
    rim: 0.262,
    width: 0.225,
    spokes: { count: 4, inner: 0.06, outer: 0.11, dish: 0.008, thickness: 0.009, twist: -0.4 },
    material: "rim",
  },
  arch: { radius: 0.388, flare: 0.03 },
  lines: {
    ...taller.lines,
    shoulder: line("0 0.84, 0.2 0.91, 0.6 0.975, 1 1.02, 1.35 1.03, 2.4 1.05, 3.4 1.09, 3.9 1.125, 4.25 1.13"),
    nose: line("0.15 0.12, 0.25 0.04, 0.42 0, 0.62 0, 0.76 0.015, 0.88 0.07, 1 0.18"),
  },
  creases: [
    { at: 0.84, rise: 0.02, out: 0.018, above: 0.05, below: 0.12, from: 0.45, to: 4.3 },
    { at: 0.2, rise: 0, out: 0.026, above: 0.09, below: 0.05, from: 1, to: 3.7 },
  ],
  windows: { front: 1.5, rear: 3.5, rearTop: 3.3, kick: [0.02, 2.6], pillars: [[2.36, 0.09]], privacyFrom: 2.4 },
  face: {
    lamp: line("0.56 0.72, 0.56 0.83, 0.9 0.86, 1.08 0.87, 1.08 0.76, 0.9 0.73"),
    daylight: [line("0.6 0.745, 0.6 0.805, 0.88 0.83, 1.04 0.845"), line("0.6 0.745, 0.88 0.755, 1.03 0.78")],
    lightBar: 0.8,
    grille: line("0 0.48, 0.55 0.48, 0.62 0.55, 0.5 0.68, 0 0.68"),
    bars: { kind: "none", count: 0, material: "glossBlack" },
    lower: line("0 0.26, 0.62 0.26, 0.7 0.31, 0.58 0.4, 0 0.4"),
    badge: 0.66,
    plate: 0.36,
  },
  rear: {
    lamps: [line("0 0.985, 0.7 0.985, 1.02 1.0, 1.12 1.0, 1.04 0.86, 0.86 0.86, 0.8 0.94, 0 0.945")],
    glow: [line("0 0.966, 0.72 0.966, 1.05 0.98"), line("0.86 0.88, 1.03 0.885")],
    low: line("0 0.22, 0.7 0.22, 0.86 0.29, 0.74 0.42, 0 0.42"),
    plate: 0.74,
    gate: [0.62, 0.5],
    spoiler: true,
  },
  flank: {
    doors: [1.36, 2.33, 3.2],
    four: true,
    sill: 0.26,
    cladding: 0.03,
    fuel: false,
    handleMaterial: "glossBlack",
    mirror: { at: 1.56, material: "glossBlack" },
  },
  topBlack: [line("1.85 -0.1, 3.75 -0.1, 3.75 0.9, 1.85 0.9")],
  fittings: ["fin"],
};

export const designs = [car(city), car(electric)];
