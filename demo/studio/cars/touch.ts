import type { Field, Point2 } from "../field.ts";
import type { Body } from "./body.ts";

/** How far along a straight line it first meets the skin, or null. */
function meet(field: Field, at: (t: number) => readonly [number, number, number], reach: number): number | null {
  const step = 0.01;
  for (let t = 0; t <= reach; t += step) {
    if (field(...at(t)) >= 0) continue;
    let [out, inside] = [t - step, t];
    for (let i = 0; i < 12; i++) {
      const mid = (out + inside) / 2;
      if (field(...at(mid)) < 0) inside = mid;
      else out = mid;
    }
    return inside;
  }
  return null;
}

/** Where a point of the unwrapped nose (distance from the middle along the skin, height) is on the skin. */
export function onNose({ skin }: Body, [along, y]: Point2): readonly [number, number, number] {
  const at = (t: number): readonly [number, number, number] => [
    t - 0.1,
    y,
    Math.max(0, Math.abs(along) - Math.max(0, t - 0.1)),
  ];
  const [x, , z] = at(meet(skin, at, 1.5) ?? 0.1);
  return [x, y, Math.sign(along) * z];
}

/** Where a point of the unwrapped tail is on the skin. */
export function onTail({ skin }: Body, length: number, [along, y]: Point2): readonly [number, number, number] {
  const at = (t: number): readonly [number, number, number] => [
    length + 0.1 - t,
    y,
    Math.max(0, Math.abs(along) - Math.max(0, t - 0.1)),
  ];
  const [x, , z] = at(meet(skin, at, 1.5) ?? 0.1);
  return [x, y, Math.sign(along) * z];
}

/** How far out the flank is at a place of the side view. */
export function onFlank({ skin }: Body, x: number, y: number): number {
  const found = meet(skin, (t) => [x, y, 1.3 - t], 1.3);
  return found === null ? 0 : 1.3 - found;
}

/**
 * Where the skin is at a length, seen from a height in the middle of the car at an angle above the horizon (radians).
 */
export function onSlice({ skin }: Body, x: number, y: number, turn: number): readonly [number, number, number] {
  const at = (t: number) => [x, y + (1.6 - t) * Math.sin(turn), (1.6 - t) * Math.cos(turn)] as const;
  return at(meet(skin, at, 1.6) ?? 0);
}

/** How high the skin is at a place of the top view. */
export function onTop({ skin }: Body, x: number, z: number): number {
  const found = meet(skin, (t) => [x, 3.2 - t, z], 3.2);
  return found === null ? 0 : 3.2 - found;
}
