import type { Print } from "./print.ts";

/** How many pixels colours continue beyond the vehicle's edge: the reach of the filter that makes pictures small. */
const REACH = 6;
/** The alpha from which a pixel's own colours count. */
const OWN = 8;

/**
 * Continues the vehicle's colours and gain a little into the clear pixels around it, in place. Otherwise compression
 * would take the step at the edge for a line, and a smaller picture would show a dark rim around a pale vehicle.
 */
export function continued({ width, height, pixels }: Print, gain: Uint8Array): void {
  const known = Uint8Array.from(gain, (_, pixel) => ((pixels[pixel * 4 + 3] ?? 0) >= OWN ? 1 : 0));
  let edge = [...known.keys()].filter((place) => isBeside(place, known, width));
  for (let step = 0; step < REACH; step++) {
    for (const place of edge) takeMean(place, known, width, height, pixels, gain);
    for (const place of edge) known[place] = 1;
    const next = edge.flatMap((place) => around(place, width, height)).filter((place) => known[place] === 0);
    edge = [...new Set(next)];
  }
}

/** Whether a pixel has no colours, and its neighbour left, right, above or below has. */
const isBeside = (place: number, known: Uint8Array, width: number): boolean =>
  known[place] === 0 &&
  ((known[place - 1] === 1 && place % width > 0) ||
    (known[place + 1] === 1 && (place + 1) % width > 0) ||
    known[place - width] === 1 ||
    known[place + width] === 1);

function takeMean(at: number, known: Uint8Array, width: number, height: number, pixels: Uint8Array, gain: Uint8Array) {
  const beside = around(at, width, height).filter((place) => known[place] === 1);
  const mean = (of: (place: number) => number) =>
    Math.round(beside.reduce((sum, place) => sum + of(place), 0) / beside.length);
  for (let channel = 0; channel < 3; channel++)
    pixels[at * 4 + channel] = mean((place) => pixels[place * 4 + channel] ?? 0);
  gain[at] = mean((place) => gain[place] ?? 0);
}

function around(place: number, width: number, height: number): number[] {
  const [x, y] = [place % width, Math.floor(place / width)];
  const found: number[] = [];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++)
      if (row !== y || column !== x) found.push(row * width + column);
  return found;
}
