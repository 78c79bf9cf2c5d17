import type { Vector } from "./bvh.ts";
import type { Colour } from "./scene.ts";

/** Light from outside the scene: the sky for rays that leave it, and one sun. */
export type Light = {
  /** Writes the radiance that comes from a direction (length 1). */
  readonly sky: (direction: Vector, into: Float64Array) => void;
  readonly sun?: { readonly towards: Colour; readonly colour: Colour; readonly spread: number };
  /** How bright the camera shows the sky itself: below 1 as in a picture blended from two exposures. */
  readonly seen?: number;
  /** The light assumed after the last bounce. */
  readonly deep: Colour;
};

/** Writes where a ray starts and goes for a point of the picture (0..1 from the left, 0..1 from the top). */
export type Lens = (across: number, down: number, from: Vector, along: Vector) => void;

/**
 * The lens of a panorama, twice as wide as high; its middle looks forward (-x), its right half to the right (-z).
 */
export const allAround = (eye: Colour): Lens => {
  return (across, down, from, along) => {
    const yaw = (across - 0.5) * 2 * Math.PI;
    const pitch = (0.5 - down) * Math.PI;
    from.set(eye);
    along[0] = -Math.cos(pitch) * Math.cos(yaw);
    along[1] = Math.sin(pitch);
    along[2] = -Math.cos(pitch) * Math.sin(yaw);
  };
};

export type Looking = {
  readonly eye: Colour;
  readonly at: Colour;
  /** Vertical angle, degrees. */
  readonly angle: number;
  readonly aspect: number;
  /** Slides the picture up by so many heights without tilting it: upright walls stay upright. */
  readonly rise?: number;
};

/** A camera that looks at a point, upright. */
export function looking({ eye, at, angle, aspect, rise = 0 }: Looking): Lens {
  const ahead = [at[0] - eye[0], at[1] - eye[1], at[2] - eye[2]];
  const far = Math.hypot(...ahead);
  const [fx, fy, fz] = ahead.map((value) => value / far) as [number, number, number];
  const flat = Math.hypot(fx, fz);
  const [rx, rz] = [-fz / flat, fx / flat];
  const [ux, uy, uz] = [-rz * fy, rz * fx - rx * fz, rx * fy];
  const half = Math.tan((angle * Math.PI) / 360);
  return (across, down, from, along) => {
    const h = (across * 2 - 1) * half * aspect;
    const v = (1 - down * 2 + rise * 2) * half;
    from.set(eye);
    const [x, y, z] = [fx + rx * h + ux * v, fy + uy * v, fz + rz * h + uz * v];
    const size = Math.hypot(x, y, z);
    along[0] = x / size;
    along[1] = y / size;
    along[2] = z / size;
  };
}
