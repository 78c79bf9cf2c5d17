import { car } from "../cars/car.ts";
import { line } from "../cars/line.ts";
import { reshaped } from "../cars/reshape.ts";
import type { CarSpec } from "../cars/spec.ts";
import { peopleMover } from "./movers.ts";

const tall = reshaped(peopleMover, { long: 1.03, tall: 1.1, wide: 1.01 });

/** A panel van: closed sides, black bumpers, steel wheels, doors that part behind. */
const van: CarSpec = {
  ...tall,
  name: "van-a",
  body: "Van",
  traits: ["panel", "work"],
  cabin: "van",
  wheel: { radius: 0.348, rim: 0.222, width: 0.225, spokes: "steel", material: "steelRim", inset: 0.03 },
  arch: { radius: 0.395, flare: 0.018 },
  creases: [
    { at: 0.62, rise: 0, out: 0.014, above: 0.05, below: 0.08, from: 0.8, to: 5.4 },
    { at: 0.24, rise: 0, out: 0.016, above: 0.06, below: 0.06, from: 1.2, to: 4.3 },
  ],
  windows: {
    front: 1.34,
    rear: 2.12,
    rearTop: 2.1,
    belowRoof: 0.24,
    besideScreen: 0.2,
    pillars: [[1.66, 0.035]],
    lean: 0.03,
    privacyFrom: 9,
  },
  face: {
    lamp: line("0.6 0.82, 0.74 0.86, 1.04 0.98, 1.18 1.06, 1.2 1.0, 1.06 0.8, 0.88 0.73, 0.62 0.73"),
    daylight: [line("0.66 0.75, 0.64 0.81, 0.76 0.84, 1.1 0.99")],
    projectors: [[0.84, 0.8]],
    projectorRadius: 0.045,
    grille: line("0 0.64, 0.5 0.64, 0.56 0.7, 0.55 0.82, 0 0.82"),
    bars: { kind: "across", count: 2, material: "blackTrim" },
    black: [line("0 0.24, 1.5 0.24, 1.5 0.56, 0 0.56")],
    lower: line("0 0.3, 0.62 0.3, 0.7 0.35, 0.62 0.46, 0 0.46"),
    badge: 0.73,
    plate: 0.5,
  },
  rear: {
    lamps: [line("0.9 0.8, 0.9 1.14, 1.06 1.16, 1.06 0.82")],
    glow: [line("0.95 0.84, 0.95 1.1")],
    black: [line("0 0.2, 1.4 0.2, 1.4 0.52, 0 0.52")],
    lines: [line("0 0.56, 0 1.9"), line("0 0.56, 0.82 0.56, 0.84 1.9")],
    plate: 0.8,
    screen: { up: 0.14, low: 0.12 },
  },
  flank: {
    doors: [1.27, 2.18, 3.6],
    four: false,
    sill: 0.34,
    fuel: false,
    handles: [2.04, 2.36],
    handleDrop: 0.17,
    handleMaterial: "blackTrim",
    mirror: { at: 1.46, height: 0.1, material: "blackTrim" },
    black: [
      line("1.5 0.58, 2.1 0.58, 2.1 0.67, 1.5 0.67"),
      line("2.26 0.58, 3.6 0.58, 3.6 0.67, 2.26 0.67"),
      line("4.75 0.58, 5.1 0.58, 5.1 0.67, 4.75 0.67"),
    ],
    lines: [
      line("2.24 1.84, 2.24 0.38, 3.66 0.38, 3.66 1.84, 2.24 1.86, 2.24 1.7"),
      line("3.66 1.13, 5.1 1.13"),
      line("2.34 1.74, 2.34 1.3, 3.56 1.3, 3.56 1.74, 2.34 1.74, 2.34 1.6"),
      line("3.78 1.74, 3.78 1.3, 5.0 1.3, 5.0 1.74, 3.78 1.74, 3.78 1.6"),
    ],
  },
  inside: { floor: 0.46, seat: 2.0, rows: [] },
  fittings: [],
};

export const designs = [car(van)];
