import { roundedBox as box, type Field, smoothMax } from "../../field.ts";
import { meshField } from "../../mesher.ts";
import { extrude, roundedBox } from "../../shapes/extrude.ts";
import { drum } from "../../shapes/lathe.ts";
import { rod, tube } from "../../shapes/loft.ts";
import { rectangle } from "../../shapes/outline.ts";
import { move, type Point, type Shape, turn } from "../../shapes/shape.ts";
import { type Drawing, drawn, hex } from "../../tracer/picture.ts";
import type { Builder, Surface } from "../../tracer/scene.ts";
import { lit } from "../car/dashboard.ts";
import { bump, gap, tint } from "../fabrics.ts";
import { sheet } from "../grid.ts";
import { radioOfTruck } from "./drawings.ts";
import { black, CAB, dark, drape, frontAt, gloss, moulded, pale, silver } from "./measures.ts";

/** The shelf over the windscreen: the x of its face, the height of its foot, its half width. */
const SHELF = { face: -0.6, foot: 1.475, half: 0.93 } as const;

/** One long box with an open tray before the passenger, and a place for the radio in the middle. */
const shelf: Field = (x, y, z) => {
  const bow = 0.05 * z * z;
  const body = box(x + 0.84 + bow, y - 1.57, z, [0.24, 0.095, SHELF.half], 0.035);
  const tray = box(x + 0.6, y - 1.562, z - 0.58, [0.16, 0.045, 0.29], 0.025);
  const middle = box(x + 0.585, y - 1.56, z, [0.03, 0.055, 0.235], 0.02);
  return smoothMax(smoothMax(body, -tray, 0.012), -middle, 0.01);
};

function addShelf(into: Builder, cell: number, radio: Drawing): void {
  const surface: Surface = {
    colour: hex("#b1afa8"),
    rough: 0.55,
    paint: (spot) => {
      bump(spot, 0.0035, 0.06);
      const locker = Math.max(Math.abs(spot.z + 0.58) - 0.28, Math.abs(spot.y - 1.562) - 0.05);
      if (spot.nx > 0.3) gap(spot, locker, 0.002);
      if (Math.abs(spot.z) < 0.25 && spot.y > 1.5 && spot.x > -0.63 && spot.nx > -0.4) tint(spot, [0.03, 0.031, 0.033]);
      if (spot.ny < -0.6) gap(spot, spot.z, 0.0015);
    },
  };
  into.add(surface, meshField(shelf, { min: [-1.14, 1.44, -0.97], max: [-0.52, 1.72, 0.97] }, cell));
  into.add(black, roundedBox(0.016, 0.02, 0.09, 0.005, [SHELF.face - 0.012, 1.535, -0.58]));
  const x = SHELF.face - 0.012;
  into.add(gloss, roundedBox(0.016, 0.062, 0.2, 0.004, [x, 1.56, -0.105]));
  into.sheet(lit(radio, 0.9), [x + 0.0092, 1.544, -0.065], [0, 0, -0.085], [0, 0.034, 0]);
  for (const z of [-0.03, -0.182]) into.add(silver, move(drum(0.017, 0.018, "x", 0.004), [x + 0.012, 1.56, z]));
  for (let i = 0; i < 4; i++)
    into.add(silver, roundedBox(0.006, 0.006, 0.014, 0.002, [x + 0.009, 1.537, -0.075 - i * 0.021]));
  addTwoWay(into, x);
}

/** A two-way radio with its handpiece on a hook, and the cord that curls down from it. */
function addTwoWay(into: Builder, x: number): void {
  into.add(black, roundedBox(0.02, 0.056, 0.14, 0.005, [x, 1.56, 0.12]));
  into.add({ colour: hex("#f2a93b"), glow: 0.8 }, roundedBox(0.003, 0.02, 0.05, 0.001, [x + 0.0105, 1.568, 0.1]));
  into.add(silver, move(drum(0.011, 0.016, "x", 0.003), [x + 0.012, 1.562, 0.165]));
  into.add(moulded("#26282a"), roundedBox(0.03, 0.075, 0.055, 0.014, [x + 0.03, 1.505, 0.215]));
  const cord = Array.from({ length: 150 }, (_, i): Point => {
    const t = i / 149;
    const angle = t * 2 * Math.PI * 24;
    const sag = 0.085 * Math.sin(t * Math.PI);
    return [x + 0.03 + 0.009 * Math.cos(angle), 1.47 + 0.05 * t - sag + 0.009 * Math.sin(angle), 0.21 - 0.1 * t];
  });
  into.add(black, tube(cord, 0.0028, 1, 6));
}

/** Visors folded down over the top of the windscreen, and a mirror to look to the kerb with. */
function addVisors(into: Builder): void {
  const soft: Surface = {
    colour: hex("#8f8f8d"),
    rough: 0.9,
    gloss: 0.01,
    paint: (spot) =>
      gap(spot, Math.max(Math.abs(Math.abs(spot.z) - 0.46) - 0.385, Math.abs(spot.y - 1.412) - 0.052), 0.0014),
  };
  for (const z of [-0.46, 0.46]) {
    const flat = extrude(rectangle(-0.41, -0.075, 0.41, 0.075, 0.03), { deep: 0.022, bevel: 0.009 });
    into.add(soft, move(turn(turn(flat, "y", 90), "z", 14), [frontAt(1.41, 0.46) + 0.09, 1.412, z]));
    into.add(
      dark,
      rod([frontAt(1.48, z) + 0.12, 1.478, z - 0.36], [frontAt(1.48, z) + 0.12, 1.478, z + 0.36], 0.007, 10),
    );
  }
}

/** A curtain drawn to both sides of the rear window, on its rail. */
function addCurtain(into: Builder): void {
  const x = CAB.back - 0.045;
  into.add(silver, rod([x, 1.44, -0.66], [x, 1.44, 0.66], 0.008, 12));
  for (const side of [-1, 1]) {
    into.add(dark, move(drum(0.014, 0.03, "z", 0.004), [x, 1.44, side * 0.665]));
    const gathered = sheet(
      (u, v) => {
        const tied = 1 - 0.2 * Math.exp(-(((v - 0.62) / 0.2) ** 2));
        const z = side * (0.42 + 0.22 * u * tied);
        return [x + 0.001 + 0.017 * Math.sin(u * Math.PI * 11) * (0.7 + 0.3 * v), 1.43 - 0.52 * v, z];
      },
      132,
      24,
      70,
    );
    into.add(drape, gathered);
    into.add(moulded("#3b4653"), roundedBox(0.05, 0.03, 0.2, 0.008, [x, 1.1, side * 0.51]));
  }
}

/** Hooks for coats. */
function addHooks(into: Builder): void {
  const hook = (z: number): Shape =>
    move(turn(extrude(rectangle(-0.016, -0.03, 0.016, 0.03, 0.01), { deep: 0.018, bevel: 0.005 }), "y", -90), [
      CAB.back,
      1.4,
      z,
    ]);
  for (const z of [-0.8, 0.8]) into.add(pale, hook(z));
}

/** The fittings over the windscreen and on the back wall. */
export async function addOverhead(into: Builder, cell: number): Promise<void> {
  addShelf(into, cell, await drawn(radioOfTruck(), 340));
  addVisors(into);
  addCurtain(into);
  addHooks(into);
}
