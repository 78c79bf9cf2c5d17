/** An implicit solid: below 0 inside, 0 at its surface, above 0 outside; about metres near the surface. */
export type Field = (x: number, y: number, z: number) => number;

/** The larger of two with a rounded corner of radius about `k` (cubic polynomial, curvature-continuous). */
export function smoothMax(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.max(a, b) + (h * h * h * k) / 6;
}

/** The smaller of two with a rounded corner: joins two solids with a fillet. */
export const smoothMin = (a: number, b: number, k: number): number => -smoothMax(-a, -b, k);

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

export type Point2 = readonly [number, number];

/** Signed distance to a closed polygon in the plane: below 0 inside. */
export function polygonDistance(corners: readonly Point2[]): (x: number, y: number) => number {
  return (x, y) => {
    let nearest = Number.POSITIVE_INFINITY;
    let sign = 1;
    let before = corners[corners.length - 1] ?? [0, 0];
    for (const corner of corners) {
      const ex = before[0] - corner[0];
      const ey = before[1] - corner[1];
      const wx = x - corner[0];
      const wy = y - corner[1];
      const along = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey)));
      nearest = Math.min(nearest, (wx - ex * along) ** 2 + (wy - ey * along) ** 2);
      const above = y >= corner[1];
      const below = y < before[1];
      const left = ex * wy > ey * wx;
      if ((above && below && left) || (!above && !below && !left)) sign = -sign;
      before = corner;
    }
    return sign * Math.sqrt(nearest);
  };
}

/** A box with rounded edges around a centre. */
export function roundedBox(x: number, y: number, z: number, half: readonly [number, number, number], r: number) {
  const qx = Math.abs(x) - half[0] + r;
  const qy = Math.abs(y) - half[1] + r;
  const qz = Math.abs(z) - half[2] + r;
  const outside = Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0));
  return outside + Math.min(Math.max(qx, qy, qz), 0) - r;
}
