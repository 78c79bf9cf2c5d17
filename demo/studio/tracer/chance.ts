const hash = (value: number): number => {
  let h = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

/** Steps of a sequence of pairs that covers the square evenly at any length (Roberts's R2). */
const ACROSS = 0.7548776662466927;
const UP = 0.5698402909980532;

/**
 * Two numbers from 0 to 1 for one sample of a `thing`: evenly spread over its samples, unrelated between things.
 */
export function scattered(thing: number, sample: number, out: Float64Array): void {
  const seed = Math.imul(thing, 9781);
  out[0] = (hash(seed) + sample * ACROSS) % 1;
  out[1] = (hash(seed + 7919) + sample * UP) % 1;
}

/**
 * How far along a curve that fills a square (Hilbert's) a pixel lies; `side` is a power of two. Neighbours on the curve
 * are neighbours in the picture. Samples numbered along it are spread evenly over every patch of the picture, so that
 * smoothing a patch takes nearly all of chance away; numbers unrelated between pixels would leave blotches.
 */
export function alongCurve(column: number, row: number, side: number): number {
  let [x, y, far] = [column, row, 0];
  for (let half = side >> 1; half > 0; half >>= 1) {
    const right = (x & half) > 0 ? 1 : 0;
    const down = (y & half) > 0 ? 1 : 0;
    far += half * half * ((3 * right) ^ down);
    if (down === 1) continue;
    if (right === 1) [x, y] = [side - 1 - x, side - 1 - y];
    [x, y] = [y, x];
  }
  return far;
}
