import type { Point, Shape } from "../shapes/shape.ts";
import type { Builder, Colour, Spot, Surface } from "../tracer/scene.ts";

/** How a part of another cabin is placed: stretched about the origin (below 0 mirrors it), then moved. */
export type Placing = { readonly scale?: Point; readonly at?: Point };

/** The triples with every coordinate changed. */
function changed(triples: Float32Array, change: (value: number, k: 0 | 1 | 2) => number): Float32Array {
  return triples.map((value, i) => change(value, (i % 3) as 0 | 1 | 2));
}

/** A builder that adds parts of another cabin to `into`: shapes and their drawings are placed as `placing` says. */
export function placed(into: Builder, { scale = [1, 1, 1], at = [0, 0, 0] }: Placing): Builder {
  const put = ({ positions, normals, indices }: Shape): Shape => ({
    positions: changed(positions, (value, k) => value * scale[k] + at[k]),
    // The tracer turns a normal towards the eye, so that a mirrored shape need not be wound anew.
    normals: changed(normals, (value, k) => value / scale[k]),
    indices,
  });
  const painted = (surface: Surface): Surface => {
    const { paint } = surface;
    return paint ? { ...surface, paint: (spot) => asDrawn(spot, scale, at, paint) } : surface;
  };
  const along = (way: Colour): Colour => [way[0] * scale[0], way[1] * scale[1], way[2] * scale[2]];
  return {
    ...into,
    add: (surface, ...shapes) => into.add(painted(surface), ...shapes.map(put)),
    sheet: (surface, corner, across, up, seenBy) => {
      const [x, y, z] = along(corner);
      into.sheet(painted(surface), [x + at[0], y + at[1], z + at[2]], along(across), along(up), seenBy);
    },
    shade: (...shapes) => into.shade(...shapes.map(put)),
  };
}

/** Paints a spot in the coordinates in which its part was drawn. */
function asDrawn(spot: Spot, scale: Point, at: Point, paint: (spot: Spot) => void): void {
  const { x, y, z } = spot;
  spot.x = (x - at[0]) / scale[0];
  spot.y = (y - at[1]) / scale[1];
  spot.z = (z - at[2]) / scale[2];
  const [sx, sy, sz] = [Math.sign(scale[0]), Math.sign(scale[1]), Math.sign(scale[2])];
  spot.nx *= sx;
  spot.ny *= sy;
  spot.nz *= sz;
  paint(spot);
  [spot.x, spot.y, spot.z] = [x, y, z];
  spot.nx *= sx;
  spot.ny *= sy;
  spot.nz *= sz;
}
