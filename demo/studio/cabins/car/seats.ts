import { type Field, roundedBox, smoothMin, smoothStep } from "../../field.ts";
import { meshField } from "../../mesher.ts";
import { drum } from "../../shapes/lathe.ts";
import { rod } from "../../shapes/loft.ts";
import { move, type Point, type Shape, turn } from "../../shapes/shape.ts";
import type { Builder, Spot, Surface } from "../../tracer/scene.ts";
import { cloth, leather, seam, suede, tint, vinyl } from "../fabrics.ts";
import { HIP, type Style } from "./style.ts";

const INSERT = 0.148;
/** How far the backs of the front seats and of the rear bench lean (radians). */
const FRONT = 0.36;
const REAR = 0.42;

/** A point in the coordinates of a seat's back: up along it, and out of it towards the rear. */
const alongBack = (x: number, y: number, lean: number): readonly [number, number] => [
  x * Math.sin(lean) + y * Math.cos(lean),
  x * Math.cos(lean) - y * Math.sin(lean),
];

const ridge = (x: number, r: number): number => Math.exp(-((x / r) ** 2));

/** The solid of a front seat around the hip: x back, y up, z from its own middle. */
function frontSeat({ bolster }: Style): Field {
  return (x, y, z) => {
    const side = Math.abs(z);
    const swell = bolster * smoothStep(INSERT - 0.02, 0.225, side);
    const dip = 0.012 * (1 - smoothStep(0, INSERT, side));
    const flute = (t: number) =>
      0.0045 * ridge((((t % 0.066) + 0.066) % 0.066) - 0.033, 0.012) * (side < INSERT ? -1 : 0);
    const front = 1 - smoothStep(-0.46, -0.3, x);
    const cushionTop =
      0.02 + 0.05 * smoothStep(0.02, -0.42, x) + swell * (0.85 - front * 0.35) - dip - 0.05 * front * front;
    const cushion = roundedBox(
      x + 0.21,
      y + 0.08 - cushionTop * 0.5,
      z,
      [0.285, 0.105 + cushionTop * 0.5, 0.262],
      0.055,
    );
    const [up, out] = alongBack(x - 0.02, y, FRONT);
    const waist = 0.262 - 0.045 * smoothStep(0.25, 0.62, up) - 0.012 * ridge(up - 0.12, 0.1);
    const lumbar = 0.022 * ridge(up - 0.2, 0.13);
    const wing = swell * 1.15 * smoothStep(0.02, 0.14, up) * (1 - 0.65 * smoothStep(0.34, 0.56, up));
    const thick = 0.062 + (wing + lumbar - dip) * 0.5;
    const shift = 0.025 - (wing + lumbar - dip) * 0.5;
    const back = roundedBox(up - 0.285, out - shift, z, [0.315, thick, waist], 0.05);
    const headrest = roundedBox(
      up - 0.745,
      out + 0.012 - 0.4 * z * z,
      z,
      [0.088, 0.05, 0.132 - 0.03 * smoothStep(0.7, 0.83, up)],
      0.045,
    );
    const bodies = smoothMin(cushion + flute(x), back + flute(up), 0.035);
    const base = roundedBox(x + 0.18, y + 0.2, z, [0.2, 0.06, 0.19], 0.02);
    return Math.min(bodies, headrest, base);
  };
}

/** Half of the rear bench: two places, folded at the middle; z from the cabin's middle. */
function rearBench({ bolster }: Style): Field {
  return (x, y, z) => {
    const side = Math.abs(z);
    const place = Math.abs(side - 0.36);
    const swell = bolster * 0.5 * smoothStep(0.14, 0.24, place) * smoothStep(0.68, 0.58, side);
    const dip = 0.016 * (1 - smoothStep(0, 0.16, place));
    const front = 1 - smoothStep(-0.44, -0.3, x);
    const top = 0.02 + 0.04 * smoothStep(0.02, -0.4, x) + swell - dip - 0.04 * front * front;
    const cushion = roundedBox(x + 0.2, y + 0.08 - top * 0.5, z, [0.28, 0.11 + top * 0.5, 0.665], 0.05);
    const [up, out] = alongBack(x - 0.02, y, REAR);
    const wing = swell * 1.4 * smoothStep(0.02, 0.16, up) * (1 - 0.5 * smoothStep(0.36, 0.54, up));
    const back = roundedBox(
      up - 0.27,
      out - 0.03 + (wing - dip) / 2,
      z,
      [0.305, 0.062 + (wing - dip) / 2, 0.66],
      0.045,
    );
    const rest = (middle: number, wide: number, high: number) =>
      roundedBox(up - 0.6 - high, out - 0.03, Math.abs(z) - middle, [high, 0.042, wide], 0.038);
    return Math.min(smoothMin(cushion, back, 0.03), rest(0.37, 0.125, 0.075), rest(0, 0.1, 0.05));
  };
}

const covers = { leather, cloth, suede, vinyl } as const;

/** The surface of a seat: leather, panels and seams. */
function upholstery(style: Style, at: Point, lean: number, middles: readonly number[]): Surface {
  return {
    colour: style.seat,
    paint: (spot: Spot) => {
      const [x, y] = [spot.x - at[0], spot.y - at[1]];
      const z = spot.z - at[2];
      const place = Math.min(...middles.map((middle) => Math.abs(z - middle)));
      const [up] = alongBack(x - 0.02, y, lean);
      const onBack = up > 0.1 && x > -0.12;
      const t = onBack ? up : -x;
      const inside = place < INSERT && up < 0.64 && spot.ny > -0.4 && (onBack ? up < 0.585 : x > -0.455);
      (style.insertOf === "vinyl" ? vinyl : leather)(spot);
      if (inside) {
        tint(spot, style.insert);
        covers[style.insertOf](spot);
      }
      if (up < 0.64) {
        seam(spot, place - INSERT, t, style.stitch);
        if (onBack) seam(spot, up - 0.42, z, style.stitch, false);
        if (!onBack) seam(spot, x + 0.33, z, style.stitch, false);
        if (onBack) seam(spot, up - 0.585, z, style.stitch, false);
      } else seam(spot, up - 0.735, z, style.stitch, false);
      if (y < -0.16) tint(spot, [0.02, 0.02, 0.021]);
    },
  };
}

const inPlace = (shape: Shape, at: Point): Shape => move(shape, at);

const chromeOf = (style: Style): Surface => ({ colour: style.metal, metal: 1, rough: 0.25 });
const plastic: Surface = { colour: [0.03, 0.03, 0.032], rough: 0.55 };

/** Both front seats, `apart` from the middle (metres). */
export function addFrontSeats(into: Builder, style: Style, cell: number, apart = 0.37): void {
  const seat = meshField(frontSeat(style), { min: [-0.6, -0.35, -0.34], max: [0.5, 0.95, 0.34] }, cell);
  for (const z of [-apart, apart]) {
    const at: Point = [0, HIP, z];
    into.add(upholstery(style, at, FRONT, [0]), inPlace(seat, at));
    for (const side of [-0.055, 0.055])
      into.add(chromeOf(style), inPlace(rod([0.21, 0.53, side], [0.285, 0.7, side], 0.006, 10), at));
    const outer = Math.sign(z) * 0.262;
    into.add(plastic, inPlace(turn(drum(0.05, 0.03, "z", 0.008), "x", 0), [0.03, HIP - 0.03, z + outer]));
    for (const rail of [-0.18, 0.18]) into.add(plastic, rod([-0.42, 0.06, z + rail], [0.18, 0.06, z + rail], 0.016, 8));
  }
}

/** Both front seats and the rear bench; `rear` is where the bench's hip is (metres behind the front one). */
export function addSeats(into: Builder, style: Style, cell: number, rear: number): void {
  addFrontSeats(into, style, cell);
  const bench = meshField(rearBench(style), { min: [-0.6, -0.35, -0.75], max: [0.5, 0.85, 0.75] }, cell);
  const at: Point = [rear, HIP + 0.02, 0];
  into.add(upholstery(style, at, REAR, [-0.36, 0.36]), inPlace(bench, at));
  for (const z of [-0.13, 0.13, 0.53, -0.53]) {
    into.add(plastic, inPlace(drum(0.014, 0.05, "y", 0.004), [rear - 0.02, HIP + 0.05, z]));
  }
}
