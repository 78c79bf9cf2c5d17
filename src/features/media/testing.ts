/** Pseudo-random numbers, the same each time (Mulberry32). */
export function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** Pixels in which each fourth byte is `alpha`. */
    bytes: (length: number, alpha: number) =>
      Uint8Array.from({ length }, (_, at) => (at % 4 === 3 ? alpha : Math.floor(next() * 256))),
    hex: () =>
      Math.floor(next() * 0x1000000)
        .toString(16)
        .padStart(6, "0"),
  };
}
