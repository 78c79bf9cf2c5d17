import { car } from "../cars/car.ts";
import { block } from "../cars/face.ts";
import { line } from "../cars/line.ts";
import type { CarSpec } from "../cars/spec.ts";
import type { Design, Part } from "../design.ts";
import { onBothSides } from "../part.ts";
import { type Tray, tradesTray } from "./trades-tray.ts";

const tray: Tray = { from: 3.53, to: 5.42, deck: 1.03, wide: 0.965, rack: 2.02, axle: 4.2, wheel: 0.395 };

/**
 * A dual cab for heavy work: square shoulders, lamps in a black band, and behind it an aluminium tray under ladder
 * racks.
 */
const spec: CarSpec = {
  name: "cab-chassis-b",
  body: "Cab Chassis",
  traits: ["dual-cab", "tray", "work", "4x4"],
  cabin: "work",
  length: 3.44,
  fullLength: 5.46,
  width: 1.92,
  height: 1.93,
  axles: [0.9, tray.axle],
  wheel: {
    radius: tray.wheel,
    rim: 0.242,
    width: 0.25,
    spokes: { count: 10, inner: 0.014, outer: 0.04, dish: 0.038, thickness: 0.009 },
    material: "darkRim",
  },
  arch: { radius: 0.462, flare: 0.045, spread: 0.11 },
  lines: {
    shoulder: line("0 1.1, 0.2 1.165, 0.6 1.195, 1.1 1.21, 1.5 1.215, 2.5 1.22, 3.44 1.225"),
    crown: line("0 0.015, 0.4 0.04, 1 0.04, 1.5 0.02, 3.44 0.01"),
    plan: line("0 0.865, 0.2 0.9, 0.6 0.93, 1.4 0.937, 2.6 0.942, 3.2 0.936, 3.44 0.92"),
    section: line("0 0.05, 0.14 0.03, 0.34 0.01, 0.55 0, 0.8 0.004, 0.92 0.015, 1 0.035, 1.2 0.09"),
    nose: line("0.3 0.12, 0.44 0.06, 0.6 0.02, 0.78 0, 1.07 0, 1.14 0.03, 1.22 0.12"),
    tail: line("0.2 -0.1, 0.5 -0.02, 0.8 0, 1.3 0, 1.9 -0.03"),
    floor: line("0 0.42, 0.6 0.36, 2.8 0.36, 3.44 0.42"),
    roof: line("1 1.68, 1.5 1.81, 1.9 1.89, 2.4 1.925, 3 1.925, 3.6 1.9"),
    belt: line("0.6 0.85, 1.4 0.885, 2.4 0.895, 3.2 0.89, 3.5 0.88"),
  },
  noseBow: [0.05, 0.11],
  tailBow: [0.02, 0.04],
  rounding: { shoulder: 0.06, nose: 0.09, tail: 0.05, waist: 0.03 },
  creases: [
    { at: 0.9, rise: 0, out: 0.014, above: 0.04, below: 0.07, from: 0.3, to: 3.9 },
    { at: 0.36, rise: 0, out: 0.016, above: 0.05, below: 0.05, from: 1.3, to: 3.9 },
  ],
  house: {
    tumblehome: 0.15,
    curvature: 0.07,
    windscreen: { foot: [1.4, 1.215], head: [1.86, 1.85], bow: 0.1, bulge: 0.02 },
    backlight: { foot: [3.4, 1.225], head: [3.34, 1.86], bow: 0.03, bulge: 0.005 },
    roofCrown: 0.06,
    roofRound: 0.1,
    backRound: 0.07,
    screenRound: 0.08,
  },
  windows: {
    front: 1.6,
    rear: 3.24,
    rearTop: 3.2,
    belowRoof: 0.125,
    besideScreen: 0.13,
    pillars: [[2.44, 0.09]],
    lean: 0.02,
    privacyFrom: 2.46,
  },
  face: {
    lamp: line("0.56 0.9, 0.56 1.05, 0.59 1.08, 0.84 1.075, 0.87 1.045, 0.87 0.9, 0.84 0.87, 0.59 0.87"),
    daylight: [
      line("0.66 0.895, 0.6 0.895, 0.6 1.05, 0.66 1.052"),
      line("0.77 0.895, 0.835 0.9, 0.835 1.045, 0.77 1.05"),
    ],
    projectors: [[0.718, 0.972]],
    projectorRadius: 0.062,
    grille: line("0 0.87, 0.52 0.87, 0.52 1.08, 0 1.08"),
    bars: { kind: "upright", count: 19, material: "satin" },
    black: [
      line("0 0.84, 0.92 0.84, 0.94 0.88, 0.94 1.06, 0.9 1.105, 0 1.11"),
      line("0 0.3, 1.5 0.3, 1.5 0.68, 1.1 0.7, 0 0.7"),
    ],
    lower: line("0 0.46, 0.52 0.46, 0.56 0.5, 0.54 0.6, 0 0.6"),
    fog: [0.76, 0.56],
    plate: 0.65,
    badge: 0.775,
  },
  rear: { lamps: [], screen: { up: 0.12, low: 0.1 } },
  flank: {
    doors: [1.52, 2.42, 3.3],
    four: true,
    sill: 0.42,
    cladding: 0.05,
    fuel: false,
    handleDrop: 0.13,
    handleMaterial: "blackTrim",
    mirror: { at: 1.68, height: 0.11, material: "blackTrim" },
  },
  bonnet: [0.16, 0.68],
  inside: { floor: 0.62, seat: 2.28, rows: [3.0] },
  fittings: ["snorkel"],
  underside: 0.44,
};

const cab = car(spec);

/** Tubes below the doors to step on. */
const steps = (): Part[] =>
  onBothSides(block([1.84, 0.065, 0.15], [2.36, 0.42, 0.93], "blackTrim", 0.03)).concat(
    [1.6, 3.1].flatMap((x) => onBothSides(block([0.08, 0.06, 0.3], [x, 0.45, 0.78], "underbody", 0.02))),
  );

export const designs: Design[] = [
  { ...cab, build: async (cell) => [...(await cab.build(cell)), ...steps(), ...tradesTray(tray)] },
];
