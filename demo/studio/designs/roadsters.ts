import { car } from "../cars/car.ts";
import { line } from "../cars/line.ts";
import type { CarSpec, Line } from "../cars/spec.ts";

/** A ring of light around a point of the unwrapped nose. */
const ring = (u: number, y: number, radius: number): Line =>
  Array.from({ length: 13 }, (_, i) => {
    const turn = (i / 12) * Math.PI * 2;
    return [u + radius * 1.15 * Math.cos(turn), y + radius * Math.sin(turn)];
  });

/** A small two-seater: short at both ends, ringed lamps, hoops behind the seats. */
const roadster: CarSpec = {
  name: "convertible-b",
  body: "Convertible",
  traits: ["open", "two-seats"],
  cabin: "sport",
  length: 3.98,
  width: 1.74,
  height: 1.24,
  axles: [0.78, 3.1],
  wheel: {
    radius: 0.31,
    rim: 0.24,
    width: 0.215,
    spokes: { count: 5, inner: 0.034, outer: 0.02, dish: 0.022 },
    material: "machinedRim",
  },
  arch: { radius: 0.342, flare: 0.032, spread: 0.26 },
  lines: {
    shoulder: line(
      "0 0.63, 0.2 0.7, 0.55 0.775, 1.05 0.832, 1.4 0.845, 2.2 0.84, 2.7 0.85, 3.2 0.875, 3.6 0.865, 3.98 0.83",
    ),
    crown: line("0 0.05, 0.5 0.075, 1.05 0.075, 1.5 0.03, 2.8 0.02, 3.2 0.035, 3.98 0.03"),
    plan: line("0 0.72, 0.25 0.795, 0.78 0.835, 1.4 0.82, 2.2 0.82, 2.9 0.845, 3.3 0.84, 3.7 0.79, 3.98 0.72"),
    section: line("0 0.075, 0.14 0.042, 0.34 0.012, 0.55 0, 0.72 0.01, 0.86 0.034, 1 0.09, 1.2 0.2"),
    nose: line("0.13 0.1, 0.22 0.03, 0.35 0, 0.46 0.005, 0.56 0.04, 0.66 0.11, 0.78 0.24"),
    tail: line("0.15 -0.14, 0.28 -0.05, 0.42 0, 0.55 -0.01, 0.7 -0.05, 0.82 -0.055, 0.9 -0.03, 1.1 -0.01"),
    floor: line("0 0.17, 0.5 0.13, 3.4 0.13, 3.98 0.24"),
    roof: line("1 1.08, 1.6 1.18, 2 1.225, 2.4 1.22, 3 1.15, 3.6 1, 4 0.9"),
    belt: line("0.6 0.7, 1.3 0.735, 2.2 0.735, 2.9 0.69, 3.5 0.6, 4 0.5"),
  },
  noseBow: [0.2, 0.16],
  tailBow: [0.18, 0.13],
  rounding: { shoulder: 0.11, nose: 0.15, tail: 0.1 },
  creases: [
    { at: 0.76, rise: 0.04, out: 0.022, above: 0.07, below: 0.2, from: 0.35, to: 4 },
    { at: 0.2, rise: 0.2, out: 0.024, above: 0.07, below: 0.07, from: 1, to: 3.2 },
  ],
  house: {
    tumblehome: 0.36,
    curvature: 0.22,
    windscreen: { foot: [1.27, 0.893], head: [1.83, 1.205], bow: 0.17, bulge: 0.02 },
    backlight: { foot: [3.7, 0.92], head: [2.7, 1.2], bow: 0.16, bulge: 0.03 },
    roofRound: 0.12,
    backRound: 0.12,
    openFrom: 1.88,
  },
  windows: {
    front: 1.54,
    rear: 1.82,
    rearTop: 1.82,
    belowRoof: 0.085,
    besideScreen: 0.15,
    pillars: [],
    privacyFrom: 9,
  },
  face: {
    lamp: line("0.58 0.555, 0.62 0.615, 0.8 0.66, 0.98 0.7, 1.12 0.715, 1.12 0.67, 1 0.605, 0.82 0.55, 0.66 0.53"),
    daylight: [line("0.64 0.605, 0.625 0.57, 0.67 0.553, 0.82 0.573, 0.98 0.622, 1.09 0.676")],
    projectors: line("0.75 0.605, 0.9 0.64"),
    projectorRadius: 0.026,
    grille: line("0 0.25, 0.3 0.25, 0.48 0.29, 0.58 0.37, 0.5 0.435, 0.3 0.42, 0 0.415"),
    bars: { kind: "mesh", count: 20, material: "blackTrim" },
    vent: line("0.74 0.24, 0.9 0.27, 0.88 0.35, 0.8 0.33"),
    badge: 0.485,
    plate: 0.29,
  },
  rear: {
    lamps: [
      line("0.52 0.7, 0.54 0.762, 0.78 0.785, 1 0.792, 1.06 0.77, 1 0.7, 0.78 0.672"),
      line("0.7 0.4, 0.9 0.41, 0.9 0.426, 0.7 0.418"),
    ],
    glow: [ring(0.65, 0.727, 0.029), ring(0.86, 0.732, 0.029)],
    low: line("0 0.18, 0.6 0.18, 0.72 0.24, 0.6 0.33, 0 0.33"),
    plate: 0.49,
    gate: [0.46, 0.585],
    lines: [line("0.49 0.685, 0.5 0.84")],
    screen: null,
    exhausts: [[0.46, 0.26]],
    badge: 0.72,
  },
  flank: {
    doors: [1.4, 2.42, 2.7],
    four: false,
    sill: 0.2,
    handleMaterial: "paint",
    mirror: { at: 1.64, height: 0.054, material: "glossBlack" },
  },
  bonnet: [0.3, 0.54],
  topLines: [line("2.84 -0.1, 2.84 0.58, 2.94 0.62")],
  well: { box: [1.7, 2.72, 0.63, 0.36], round: 0.1, top: 0.9 },
  inside: { floor: 0.175, seat: 2.28, rows: [], material: "leather" },
  fittings: ["roll-hoops"],
  underside: 0.24,
};

export const designs = [car(roadster)];
