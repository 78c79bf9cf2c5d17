import { extrude, roundedBox } from "../shapes/extrude.ts";
import { drum } from "../shapes/lathe.ts";
import { circle } from "../shapes/outline.ts";
import { move, type Shape, turn } from "../shapes/shape.ts";
import type { Drawing } from "../tracer/picture.ts";
import type { Builder } from "../tracer/scene.ts";
import { lit } from "./car/dashboard.ts";
import { black, gloss, grey, silver } from "./truck/measures.ts";

/** A dashboard's face: its x at a z, and how far it lies back at a height (metres). */
export type Face = { readonly at: (z: number) => number; readonly back: (y: number) => number };

/** How far the face is turned at a z: radians, to the right of straight back. */
const yawAt = ({ at }: Face, z: number): number => Math.atan((at(z + 0.01) - at(z - 0.01)) / 0.02);

/** Puts a shape that was drawn facing back (+x) on the face at a height and a z, and turns it as the face is there. */
export function onFace(face: Face, shape: Shape, y: number, z: number, out = 0): Shape {
  const yaw = yawAt(face, z);
  const turned = turn(shape, "y", (yaw * 180) / Math.PI);
  return move(turned, [face.at(z) - face.back(y) + out * Math.cos(yaw), y, z - out * Math.sin(yaw)]);
}

/** A round vent: a ring, slats across it, a dark throat behind. */
export function addVent(into: Builder, face: Face, y: number, z: number): void {
  const ring = turn(extrude(circle(0.046, 40), { deep: 0.014, bevel: 0.003, holes: [circle(0.036, 40)] }), "y", 90);
  into.add(silver, onFace(face, ring, y, z, -0.002));
  into.add(black, onFace(face, drum(0.037, 0.004, "x", 0.001), y, z, 0.001));
  for (const up of [-0.021, -0.007, 0.007, 0.021]) {
    const wide = 2 * Math.sqrt(0.036 ** 2 - up ** 2);
    const slat = turn(roundedBox(0.008, 0.0035, wide, 0.0014), "z", -18);
    into.add(grey, onFace(face, move(slat, [0.005, up, 0]), y, z));
  }
  into.add(silver, onFace(face, roundedBox(0.006, 0.012, 0.008, 0.002, [0.011, 0, 0]), y, z));
}

/** Rocker switches in a row, each with a mark. */
export function addSwitches(into: Builder, face: Face, y: number, places: readonly number[]): void {
  const mark = roundedBox(0.003, 0.006, 0.006, 0.001, [0.0125, 0.009, 0]);
  for (const z of places) {
    into.add(black, onFace(face, roundedBox(0.012, 0.05, 0.03, 0.004), y, z, 0.002));
    into.add(gloss, onFace(face, turn(roundedBox(0.012, 0.044, 0.025, 0.004), "z", 6), y, z, 0.006));
    into.add({ colour: [0.75, 0.78, 0.8], glow: 0.25 }, onFace(face, mark, y, z));
  }
}

/** A knob with a ring round its foot and a mark upwards. */
export function addKnob(into: Builder, face: Face, y: number, z: number): void {
  into.add(silver, onFace(face, drum(0.027, 0.012, "x", 0.003), y, z, 0.004));
  into.add(black, onFace(face, drum(0.0235, 0.03, "x", 0.005), y, z, 0.012));
  into.add(silver, onFace(face, roundedBox(0.003, 0.012, 0.003, 0.001, [0.0275, 0.012, 0]), y, z));
}

/** A touchscreen in its frame; its middle, how wide and high it is. */
export function addScreen(
  into: Builder,
  face: Face,
  drawing: Drawing,
  [y, z]: readonly [number, number],
  wide: number,
  high: number,
): void {
  into.add(gloss, onFace(face, roundedBox(0.016, high + 0.026, wide + 0.03, 0.006), y, z, 0.004));
  const yaw = yawAt(face, z);
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  const out = 0.0132;
  const [x, left] = [face.at(z) + out * c + (wide / 2) * s, z - out * s + (wide / 2) * c];
  into.sheet(lit(drawing, 1.1), [x, y - high / 2, left], [-wide * s, 0, -wide * c], [0, high, 0]);
}
