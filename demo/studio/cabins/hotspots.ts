import type { Colour } from "../tracer/scene.ts";

/** A named spot of a panorama: `yaw` in degrees to the right of straight ahead, `pitch` in degrees up. */
export type Hotspot = { readonly name: string; readonly yaw: number; readonly pitch: number };

/** The hotspots of named points (name, x, y, z; metres) as seen from `eye`. */
export const hotspotsFrom = (
  eye: Colour,
  places: readonly (readonly [name: string, x: number, y: number, z: number])[],
): Hotspot[] =>
  places.map(([name, x, y, z]) => {
    const [dx, dy, dz] = [x - eye[0], y - eye[1], z - eye[2]];
    const degrees = (angle: number) => Math.round((angle * 1800) / Math.PI) / 10;
    return { name, yaw: degrees(Math.atan2(-dz, -dx)), pitch: degrees(Math.atan2(dy, Math.hypot(dx, dz))) };
  });
