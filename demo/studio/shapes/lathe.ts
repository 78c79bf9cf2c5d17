import { type Flat, type Point, type Shape, shade, turn } from "./shape.ts";

/**
 * Turns a profile of `[radius, along]` points about the z axis. A profile that ends on the axis (radius 0) or meets
 * itself (`ring`) makes a closed mesh; it runs from the far end of z to the near one with the outside on its right.
 */
export function lathe(profile: readonly Flat[], sides = 48, ring = false, crease = 38): Shape {
  const points: Point[] = profile.flatMap(([radius, along]) =>
    Array.from({ length: sides }, (_, i): Point => {
      const angle = (i / sides) * 2 * Math.PI;
      return [radius * Math.cos(angle), radius * Math.sin(angle), along];
    }),
  );
  const triangles: number[] = [];
  for (let i = 0; i < (ring ? profile.length : profile.length - 1); i++) {
    for (let j = 0; j < sides; j++) {
      const [a, b] = [i * sides + j, i * sides + ((j + 1) % sides)];
      const [c, d] = [(a + sides) % points.length, (b + sides) % points.length];
      triangles.push(a, b, d, a, d, c);
    }
  }
  return shade(points, triangles, crease);
}

/** A drum about an axis, centred on the origin, with an edge rounded to `bevel`. */
export function drum(radius: number, long: number, axis: "x" | "y" | "z" = "z", bevel = 0.003, sides = 32): Shape {
  const h = long / 2;
  const profile: Flat[] = [
    [0, -h],
    [radius - bevel, -h],
    [radius - bevel * 0.3, -h + bevel * 0.3],
    [radius, -h + bevel],
    [radius, h - bevel],
    [radius - bevel * 0.3, h - bevel * 0.3],
    [radius - bevel, h],
    [0, h],
  ];
  const upright = lathe(profile, sides);
  return axis === "z" ? upright : axis === "x" ? turn(upright, "y", 90) : turn(upright, "x", -90);
}

/** A ball; `stretch` makes an egg of it. */
export function ball(radius: number, sides = 32): Shape {
  const steps = Math.max(6, Math.round(sides / 2));
  return lathe(
    Array.from({ length: steps + 1 }, (_, i): Flat => {
      const angle = (i / steps - 0.5) * Math.PI;
      return [i % steps === 0 ? 0 : radius * Math.cos(angle), radius * Math.sin(angle)];
    }),
    sides,
    false,
    60,
  );
}

/** A hoop of round section about the z axis. */
export const hoop = (radius: number, thick: number, sides = 64): Shape =>
  lathe(
    Array.from({ length: 12 }, (_, i): Flat => {
      const angle = (i / 12) * 2 * Math.PI;
      return [radius + thick * Math.cos(angle), thick * Math.sin(angle)];
    }),
    sides,
    true,
    60,
  );
