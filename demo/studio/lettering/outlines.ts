import type { Bytes } from "./bytes.ts";

/** A point of an outline in the font's units, y upwards; one that is off the curve bends it. */
export type Knot = { readonly x: number; readonly y: number; readonly on: boolean };
/** A letter's own contours, and the other letters that it is put together from. */
export type Glyph = { readonly contours: readonly (readonly Knot[])[]; readonly parts: readonly Part[] };
type Part = { readonly glyph: number; readonly x: number; readonly y: number };

/** Reads a number of one to three bytes: 255UInt16 of WOFF 2.0, section 5.1. */
function shortNumber(from: Bytes): number {
  const code = from.u8();
  if (code === 253) return from.u16();
  return code === 255 ? from.u8() + 253 : code === 254 ? from.u8() + 506 : code;
}

const signed = (flag: number, size: number) => ((flag & 1) === 1 ? size : -size);

/** Reads how far the next point lies from the last: a triplet of WOFF 2.0, section 5.2. */
function step(flag: number, from: Bytes): readonly [number, number] {
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + from.u8())];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + from.u8()), 0];
  if (flag < 84) {
    const [high, low] = [flag - 20, from.u8()];
    return [signed(flag, 1 + (high & 48) + (low >> 4)), signed(flag >> 1, 1 + ((high & 12) << 2) + (low & 15))];
  }
  if (flag < 120) {
    const high = flag - 84;
    const x = 1 + (Math.floor(high / 12) << 8) + from.u8();
    return [signed(flag, x), signed(flag >> 1, 1 + (((high % 12) >> 2) << 8) + from.u8())];
  }
  if (flag < 124) {
    const [first, second, third] = [from.u8(), from.u8(), from.u8()];
    return [signed(flag, (first << 4) + (second >> 4)), signed(flag >> 1, ((second & 15) << 8) + third)];
  }
  const x = from.u16();
  return [signed(flag, x), signed(flag >> 1, from.u16())];
}

const WORDS = 1;
const SCALES = 8 | 64 | 128;
const MORE = 32;
const INSTRUCTED = 256;

/** The letters that a letter is put together from. */
function partsOf(from: Bytes): { parts: Part[]; instructed: boolean } {
  const parts: Part[] = [];
  for (let isInstructed = false; ; ) {
    const flags = from.u16();
    const glyph = from.u16();
    if (flags & SCALES) throw new Error("a letter has a scaled part, which is not read here");
    const byte = () => (from.u8() << 24) >> 24;
    const [x, y] = flags & WORDS ? [from.i16(), from.i16()] : [byte(), byte()];
    parts.push({ glyph, x, y });
    isInstructed ||= (flags & INSTRUCTED) !== 0;
    if (!(flags & MORE)) return { parts, instructed: isInstructed };
  }
}

/** All letters of a font's packed outlines (WOFF 2.0, section 5.1), in the font's order. */
export function glyphsOf(table: Bytes): Glyph[] {
  const [, , count] = [table.u16(), table.u16(), table.u16(), table.u16()];
  const sizes = Array.from({ length: 7 }, () => table.u32());
  const [counts, lengths, flags, steps, composites] = sizes.map((size) => table.take(size)) as [
    Bytes,
    Bytes,
    Bytes,
    Bytes,
    Bytes,
  ];
  return Array.from({ length: count ?? 0 }, (): Glyph => {
    const contours = counts.i16();
    if (contours < 0) {
      const { parts, instructed } = partsOf(composites);
      if (instructed) shortNumber(steps);
      return { contours: [], parts };
    }
    const sizesOfContours = Array.from({ length: contours }, () => shortNumber(lengths));
    let [x, y] = [0, 0];
    const read = sizesOfContours.map((size) =>
      Array.from({ length: size }, (): Knot => {
        const flag = flags.u8();
        const [right, up] = step(flag & 127, steps);
        x += right;
        y += up;
        return { x, y, on: flag < 128 };
      }),
    );
    // The length of the letter's instructions stands among its steps; the instructions are not needed.
    if (contours > 0) shortNumber(steps);
    return { contours: read, parts: [] };
  });
}
