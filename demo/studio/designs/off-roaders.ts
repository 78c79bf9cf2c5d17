import { car } from "../cars/car.ts";
import { line } from "../cars/line.ts";
import type { CarSpec, Line } from "../cars/spec.ts";

const ring = (u: number, y: number, r: number): Line =>
  Array.from(
    { length: 14 },
    (_, i) => [u + r * Math.cos((i / 14) * 2 * Math.PI), y + r * Math.sin((i / 14) * 2 * Math.PI)] as const,
  );

/** A boxy off-roader: round lamps, a spare wheel behind, a rack above. */
const boxy: CarSpec = {
  name: "suv-d",
  body: "SUV",
  traits: ["4x4", "boxy"],
  cabin: "work",
  length: 4.42,
  width: 1.92,
  height: 1.9,
  fullLength: 4.66,
  axles: [0.8, 3.5],
  wheel: {
    radius: 0.4,
    rim: 0.24,
    width: 0.275,
    spokes: { count: 6, inner: 0.026, outer: 0.048, dish: 0.03 },
    material: "darkRim",
  },
  arch: { radius: 0.468, flare: 0.05, spread: 0.12 },
  lines: {
    shoulder: line("0 1.13, 0.2 1.2, 0.6 1.235, 1.1 1.25, 1.5 1.25, 3 1.25, 4.42 1.25"),
    crown: line("0 0.02, 0.5 0.03, 1 0.03, 1.5 0.02, 4.4 0.02"),
    plan: line("0 0.86, 0.3 0.9, 0.9 0.92, 2.8 0.925, 3.9 0.92, 4.42 0.9"),
    section: line("0 0.05, 0.14 0.03, 0.34 0.01, 0.55 0, 0.8 0.004, 0.92 0.016, 1 0.04, 1.2 0.12"),
    nose: line("0.2 0.12, 0.36 0.04, 0.55 0, 0.8 0, 1.05 0.01, 1.14 0.04, 1.22 0.1"),
    tail: line("0.2 -0.08, 0.44 -0.03, 0.6 0, 1 -0.005, 1.3 -0.02, 1.9 -0.05"),
    floor: line("0 0.44, 0.6 0.36, 3.7 0.36, 4.42 0.5"),
    roof: line("1 1.82, 1.5 1.875, 2 1.9, 3 1.9, 4 1.89, 4.5 1.87"),
    belt: line("0.6 0.85, 1.2 0.87, 2.4 0.88, 3.5 0.875, 4.2 0.86, 4.5 0.85"),
  },
  noseBow: [0.06, 0.1],
  tailBow: [0.04, 0.06],
  rounding: { shoulder: 0.05, nose: 0.09, tail: 0.08, waist: 0.03 },
  creases: [{ at: 0.9, rise: 0, out: 0.016, above: 0.04, below: 0.06, from: 0.3, to: 4.6 }],
  house: {
    tumblehome: 0.13,
    curvature: 0.05,
    windscreen: { foot: [1.3, 1.26], head: [1.62, 1.83], bow: 0.07, bulge: 0.012 },
    backlight: { foot: [4.36, 1.25], head: [4.3, 1.84], bow: 0.03, bulge: 0.006 },
    roofCrown: 0.05,
    roofRound: 0.09,
    screenRound: 0.05,
    backRound: 0.06,
  },
  windows: {
    front: 1.52,
    rear: 4.2,
    rearTop: 4.18,
    belowRoof: 0.13,
    aboveBelt: 0.04,
    besideScreen: 0.14,
    pillars: line("2.36 0.1, 3.24 0.1"),
    lean: 0.01,
    privacyFrom: 2.4,
  },
  face: {
    lamp: ring(0.69, 0.93, 0.115),
    daylight: [ring(0.69, 0.93, 0.095)],
    projectors: [[0.69, 0.93]],
    projectorRadius: 0.055,
    grille: line("0 0.8, 0.5 0.8, 0.52 0.84, 0.52 1.05, 0 1.05"),
    bars: { kind: "upright", count: 9, material: "glossBlack" },
    lower: line("0 0.62, 0.5 0.62, 0.5 0.7, 0 0.7"),
    black: [line("0 0.4, 1.3 0.4, 1.3 0.6, 0 0.6")],
    plate: 0.5,
  },
  rear: {
    lamps: [line("0.86 0.8, 0.86 1.1, 0.98 1.1, 0.98 0.8")],
    glow: [line("0.92 0.84, 0.92 1.06")],
    black: [line("0 0.4, 1.3 0.4, 1.3 0.6, 0 0.6")],
    lines: [line("0.8 0.64, 0.8 1.8")],
    plate: 0.52,
    screen: { up: 0.11, low: 0.08 },
  },
  flank: {
    doors: [1.42, 2.32, 3.16],
    four: true,
    sill: 0.44,
    cladding: 0.06,
    handleDrop: 0.13,
    handleMaterial: "blackTrim",
    mirror: { at: 1.6, height: 0.09, material: "blackTrim" },
  },
  bonnet: [0.1, 0.7],
  inside: { floor: 0.66, seat: 2.2, rows: [3.1] },
  fittings: ["spare-wheel", "roof-rack", "snorkel", "side-steps"],
  underside: 0.42,
};

export const designs = [car(boxy)];
