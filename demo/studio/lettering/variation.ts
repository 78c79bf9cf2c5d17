import type { Bytes } from "./bytes.ts";
import type { Knot } from "./outlines.ts";
import type { Tables } from "./woff2.ts";

/** How far points move (x and y), by their numbers. A point that the font leaves out has no entry. */
type Moves = ReadonlyMap<number, readonly [number, number]>;

/** A position on each of the font's axes: 0 is the letter as drawn, 1 the axis's upper end, -1 its lower. */
export type Place = readonly number[];

/** The position for wanted values of named axes (`wght`, `wdth`), normalised as OpenType `fvar` and `avar` say. */
export function placeOf(tables: Tables, wanted: Readonly<Record<string, number>>): Place {
  const table = tables("fvar");
  const header = table.from(4);
  const [first, , count, size] = [header.u16(), header.u16(), header.u16(), header.u16()] as const;
  const maps = tables("avar").from(8);
  return Array.from({ length: count }, (_, axis) => {
    const record = table.from(first + axis * size);
    const name = String.fromCharCode(record.u8(), record.u8(), record.u8(), record.u8());
    const [least, usual, most] = [record.u32() / 65536, record.u32() / 65536, record.u32() / 65536] as const;
    const value = wanted[name] ?? usual;
    const off = value < usual ? (value - usual) / (usual - least) : (value - usual) / (most - usual || 1);
    return remapped(off, maps);
  });
}

/** Reads the next axis's map and applies it to a position. */
function remapped(off: number, maps: Bytes): number {
  const stops = Array.from({ length: maps.u16() }, () => [maps.share(), maps.share()] as const);
  const after = stops.findIndex(([from]) => from >= off);
  const [x1, y1] = stops[after] ?? [off, off];
  const [x0, y0] = stops[after - 1] ?? [x1, y1];
  return x1 === x0 ? y1 : y0 + ((off - x0) / (x1 - x0)) * (y1 - y0);
}

/** Reads packed numbers of points; undefined stands for all points. */
function packedPoints(from: Bytes): number[] | undefined {
  const first = from.u8();
  const count = first & 128 ? ((first & 127) << 8) | from.u8() : first;
  if (count === 0) return undefined;
  const points: number[] = [];
  for (let last = 0; points.length < count; ) {
    const run = from.u8();
    for (let i = 0; i <= (run & 127); i++) {
      last += run & 128 ? from.u16() : from.u8();
      points.push(last);
    }
  }
  return points;
}

function packedMoves(from: Bytes, count: number): number[] {
  const moves: number[] = [];
  while (moves.length < count) {
    const run = from.u8();
    for (let i = 0; i <= (run & 63); i++) moves.push(run & 128 ? 0 : run & 64 ? from.i16() : (from.u8() << 24) >> 24);
  }
  return moves;
}

/** The part of an axis on which a set of moves counts, and the peak at which it counts fully. */
type Range = readonly [start: number, peak: number, end: number];

/** How much of a set of moves counts at a position on one axis. */
function strength(at: number, [start, peak, end]: Range): number {
  if (peak === 0 || at === peak) return 1;
  if (at <= start || at >= end) return 0;
  return at < peak ? (at - start) / (peak - start) : (end - at) / (end - peak);
}

const SHARED = 0x8000;
const OWN_PEAK = 0x8000;
const OWN_RANGE = 0x4000;
const OWN_POINTS = 0x2000;

/** Reads a variable font's `gvar`: for a letter of so many points, each set of moves with how much it counts. */
export function variations(table: Bytes, place: Place) {
  const [, , axes, sharedCount] = [table.u16(), table.u16(), table.u16(), table.u16()] as const;
  const tuple = (from: Bytes) => Array.from({ length: axes }, () => from.share());
  const sharedPeaks = table.from(table.u32());
  const peaks = Array.from({ length: sharedCount }, () => tuple(sharedPeaks));
  const count = table.u16();
  const isLong = (table.u16() & 1) === 1;
  const data = table.from(table.u32());
  const offsets = Array.from({ length: count + 1 }, () => (isLong ? table.u32() : table.u16() * 2));
  return (glyph: number, points: number): (readonly [number, Moves])[] => {
    const begin = offsets[glyph] ?? 0;
    if (begin === offsets[glyph + 1]) return [];
    const header = data.from(begin);
    const sets = header.u16();
    const body = data.from(begin + header.u16());
    const shared = sets & SHARED ? packedPoints(body) : undefined;
    return Array.from({ length: sets & 0xfff }, () => {
      const size = header.u16();
      const index = header.u16();
      const peaked = index & OWN_PEAK ? tuple(header) : (peaks[index & 0xfff] ?? []);
      const [starts, ends] = index & OWN_RANGE ? [tuple(header), tuple(header)] : [[], []];
      const ranges = peaked.map(
        (peak, k): Range => [starts[k] ?? Math.min(peak, 0), peak, ends[k] ?? Math.max(peak, 0)],
      );
      const counts = ranges.reduce((product, range, k) => product * strength(place[k] ?? 0, range), 1);
      const own = body.take(size);
      const told = index & OWN_POINTS ? packedPoints(own) : shared;
      const numbers = told ?? Array.from({ length: points }, (_, point) => point);
      const xs = packedMoves(own, numbers.length);
      const ys = packedMoves(own, numbers.length);
      const moves = new Map(numbers.map((point, i) => [point, [xs[i] ?? 0, ys[i] ?? 0]] as const));
      return [counts, moves] as const;
    });
  };
}

/** A contour's moves; those that the font leaves out are interpolated between its neighbours (OpenType: IUP). */
export function completed(contour: readonly Knot[], first: number, moves: Moves): (readonly [number, number])[] {
  const told = contour.flatMap((_, i) => (moves.has(first + i) ? [i] : []));
  if (told.length === 0) return contour.map(() => [0, 0]);
  return contour.map((knot, i) => {
    const own = moves.get(first + i);
    if (own) return own;
    const before = told.findLast((at) => at < i) ?? (told.at(-1) as number);
    const after = told.find((at) => at > i) ?? (told[0] as number);
    const along = (k: 0 | 1): number => {
      const at = (index: number) => (k === 0 ? contour[index]?.x : contour[index]?.y) ?? 0;
      const moved = (index: number) => moves.get(first + index)?.[k] ?? 0;
      return between(k === 0 ? knot.x : knot.y, [at(before), moved(before)], [at(after), moved(after)]);
    };
    return [along(0), along(1)];
  });
}

type Told = readonly [at: number, moved: number];

/** A coordinate's move from two known ones: interpolated between them, and beyond them that of the nearer one. */
function between(value: number, a: Told, b: Told): number {
  const [low, high] = a[0] <= b[0] ? [a, b] : [b, a];
  if (low[0] === high[0]) return low[1] === high[1] ? low[1] : 0;
  if (value <= low[0]) return low[1];
  if (value >= high[0]) return high[1];
  return low[1] + ((value - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}
