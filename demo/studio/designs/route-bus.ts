import { bodyOf } from "../cars/body.ts";
import { cabinParts } from "../cars/cabin.ts";
import { car } from "../cars/car.ts";
import { line } from "../cars/line.ts";
import type { CarSpec } from "../cars/spec.ts";
import type { Design, Part } from "../design.ts";
import { busFittings } from "./route-bus-fittings.ts";

/**
 * A full-size route bus: a sheet of glass for a face, dark panes down both sides, two glazed doors on the kerb's side.
 */
const spec: CarSpec = {
  name: "bus-b",
  body: "Bus",
  traits: ["full-size", "fifty-seats"],
  cabin: "bus",
  length: 12.2,
  width: 2.5,
  height: 3.1,
  axles: [2.68, 8.72],
  wheel: { radius: 0.48, rim: 0.292, width: 0.28, spokes: "lorry", material: "rim", inset: 0.05 },
  arch: { radius: 0.56, flare: 0.004, spread: 0.1 },
  lines: {
    shoulder: line("0 0.98, 0.35 1.0, 0.9 1.08, 1.5 1.2, 2.1 1.24, 6 1.24, 11 1.24, 12.2 1.24"),
    crown: line("0 0.01, 1 0.02, 12.2 0.02"),
    plan: line("0 1.1, 0.3 1.16, 0.8 1.215, 1.6 1.235, 3 1.24, 10 1.24, 11.6 1.225, 12.2 1.19"),
    section: line("0 0.05, 0.12 0.025, 0.3 0.004, 0.6 0, 0.85 0.004, 1 0.012, 1.2 0.03"),
    nose: line("0.25 0.1, 0.4 0.03, 0.6 0, 0.85 0, 1.0 0.02, 1.2 0.05"),
    tail: line("0.2 -0.1, 0.45 -0.01, 0.7 0, 1.4 -0.01, 2.2 -0.03, 3.1 -0.07"),
    floor: line("0 0.34, 1.4 0.28, 9.6 0.28, 12.2 0.42"),
    roof: line("-0.2 2.86, 0.5 3.0, 1.2 3.07, 3 3.1, 9 3.1, 11.4 3.09, 12.4 3.03"),
    belt: line("0 1.08, 0.35 1.15, 0.8 1.2, 1.6 1.218, 3 1.222, 10 1.222, 11.6 1.208, 12.2 1.17"),
  },
  noseBow: [0.2, 0.04],
  tailBow: [0.05, 0.08],
  rounding: { shoulder: 0.04, nose: 0.16, tail: 0.12, waist: 0.03 },
  creases: [{ at: 0.42, rise: 0, out: 0.01, above: 0.04, below: 0.06, from: 1, to: 12.6 }],
  house: {
    tumblehome: 0.035,
    curvature: 0.018,
    windscreen: { foot: [0.02, 0.98], head: [0.34, 2.98], bow: 0.19, bulge: 0.07 },
    backlight: { foot: [12.18, 1.24], head: [12.1, 3.0], bow: 0.04, bulge: 0.012 },
    roofCrown: 0.05,
    roofRound: 0.24,
    screenRound: 0.18,
    backRound: 0.14,
  },
  windows: {
    front: 0.4,
    rear: 11.9,
    rearTop: 11.86,
    belowRoof: 0.42,
    aboveBelt: 0.03,
    besideScreen: 0.26,
    pillars: line("1.62 0.07, 3.3 0.05, 4.95 0.05, 6.6 0.07, 8.2 0.05, 9.85 0.05"),
    lean: 0,
    privacyFrom: 1.7,
  },
  face: {
    lamp: line("0.7 0.6, 0.68 0.74, 1 0.79, 1.26 0.81, 1.26 0.72, 1.12 0.61"),
    daylight: [line("0.74 0.625, 0.72 0.725, 1 0.766, 1.22 0.784")],
    projectors: line("0.83 0.678, 0.97 0.692, 1.1 0.712"),
    projectorRadius: 0.046,
    black: [line("0 0.88, 1.18 0.9, 1.18 0.925, 0 0.925"), line("0 0.3, 1.6 0.3, 1.6 0.42, 0 0.42")],
    lower: line("0 0.44, 0.56 0.44, 0.6 0.5, 0.56 0.56, 0 0.56"),
    badge: 0.76,
    plate: 0.64,
  },
  rear: {
    lamps: [line("1.06 0.62, 1.06 1.18, 1.22 1.18, 1.22 0.62")],
    glow: [line("1.11 0.92, 1.11 1.13, 1.18 1.13, 1.18 0.92")],
    black: [line("0 0.3, 1.6 0.3, 1.6 0.52, 0 0.52"), line("0 0.7, 0.78 0.7, 0.78 1.14, 0 1.14")],
    lines: [line("0 0.6, 0.94 0.6, 0.94 1.7, 0 1.7"), line("0 0.6, 0.94 0.6")],
    plate: 0.62,
    screen: { up: 0.5, low: 0.7 },
  },
  flank: {
    doors: null,
    four: false,
    sill: 0.36,
    lines: [
      line("3.3 0.4, 3.3 1.2"),
      line("4.95 0.4, 4.95 1.2"),
      line("6.6 0.4, 6.6 1.2"),
      line("8.1 0.8, 8.1 1.2"),
      line("9.85 0.42, 9.85 1.2"),
      line("3.32 0.74, 8.06 0.74"),
      line("9.4 0.74, 12.1 0.74"),
      line("2.1 2.86, 11.8 2.86"),
    ],
    mirror: null,
  },
  bonnet: null,
  fittings: [],
  underside: 0.36,
};

// Both halves of a body share the light that was baked for the first: here the right half, which has no doors.
const shell = car(spec);
const body = bodyOf(spec);

/** The bus's seats and dashboard, clear of a front that is rounder than a car's. */
function saloon(): Part[] {
  const { house } = spec;
  const rows = [3.6, 4.5, 5.4, 6.3, 7.2, 8.1, 9, 9.9, 10.8];
  const further = house && { ...house, windscreen: { ...house.windscreen, foot: [0.34, 0.98] as const } };
  return cabinParts({ ...spec, width: 2.2, house: further, inside: { floor: 0.6, seat: 1.4, rows } }, body);
}

export const designs: Design[] = [
  {
    ...shell,
    symmetric: false,
    closeUps: {
      wheel: { at: [2.68, 0.52, 1.2], azimuth: 66, elevation: 5, across: 1.8 },
      light: { at: [0.25, 0.74, 0.9], azimuth: 34, elevation: 5, across: 1.7 },
    },
    build: async (cell) => [...(await shell.build(cell * 1.3)).reverse(), ...saloon(), ...busFittings(body, spec)],
  },
];
