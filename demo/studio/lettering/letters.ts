import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Bytes } from "./bytes.ts";
import { glyphsOf, type Knot } from "./outlines.ts";
import { completed, placeOf, variations } from "./variation.ts";
import { type Tables, tablesOf } from "./woff2.ts";

/** Each letter's advance and its outline as an SVG path, in thousandths of the type size, y downwards. */
export type Letters = Readonly<Record<string, readonly [advance: number, outline: string]>>;

/** The characters that signs, screens and shared pictures use. */
const KEPT =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~" +
  "ÀÁÂÄÅÇÈÉÊËÍÎÏÑÓÔÖØÚÛÜàáâäåæçèéêëíîïñóôöøúûüß–’“”…·©";
const FACES = { plain: { wght: 500, wdth: 100 }, bold: { wght: 750, wdth: 96 } } as const;
const PHANTOMS = 4;

/** Finds a character's glyph (OpenType `cmap`, format 4). */
function glyphFinder(table: Bytes): (code: number) => number {
  table.u16();
  const offsets = Array.from({ length: table.u16() }, () => [table.u32(), table.u32()] as const);
  const map = offsets.map(([, offset]) => table.from(offset)).find((each) => each.from(0).u16() === 4);
  if (!map) throw new Error("the font's letters are listed in a way that is not read here");
  const count = map.from(6).u16() / 2;
  const list = (index: number) => (i: number) => map.from(14 + (index > 0 ? 2 : 0) + (index * count + i) * 2);
  const [ends, starts, deltas, ranges] = [list(0), list(1), list(2), list(3)] as const;
  return (code) => {
    const i = Array.from({ length: count }, (_, at) => at).find((at) => ends(at).u16() >= code) ?? 0;
    const start = starts(i).u16();
    if (start > code) return 0;
    const range = ranges(i).u16();
    const found =
      range === 0
        ? code
        : ranges(i)
            .from(range + (code - start) * 2)
            .u16();
    return (found + deltas(i).u16()) & 0xffff;
  };
}

type Drawn = { readonly advance: number; readonly contours: readonly (readonly Knot[])[] };

type Face = Readonly<Record<string, number>>;

/** Draws letters of a font at a weight and width. */
function pen(tables: Tables, face: Face): (glyph: number) => Drawn {
  const glyphs = glyphsOf(tables("glyf"));
  const widths = tables("hmtx");
  // Each advance is followed by the letter's distance from its left edge.
  const advances = Array.from({ length: tables("hhea").from(34).u16() }, () => widths.u32() >>> 16);
  const movesOf = variations(tables("gvar"), placeOf(tables, face));
  const draw = (index: number): Drawn => {
    const { contours, parts } = glyphs[index] ?? { contours: [], parts: [] };
    const count = parts.length + contours.reduce((sum, contour) => sum + contour.length, 0);
    const sets = movesOf(index, count + PHANTOMS);
    const moved = (point: number, k: 0 | 1) =>
      sets.reduce((sum, [share, moves]) => sum + share * (moves.get(point)?.[k] ?? 0), 0);
    const advance = (advances[index] ?? advances.at(-1) ?? 0) + moved(count + 1, 0) - moved(count, 0);
    let first = 0;
    const own = contours.map((contour) => {
      const all = sets.map(([share, moves]) => [share, completed(contour, first, moves)] as const);
      first += contour.length;
      const by = (i: number, k: 0 | 1) => all.reduce((sum, [share, each]) => sum + share * (each[i]?.[k] ?? 0), 0);
      return contour.map(({ x, y, on }, i) => ({ x: Math.round(x + by(i, 0)), y: Math.round(y + by(i, 1)), on }));
    });
    const borrowed = parts.flatMap(({ glyph, x, y }, part) => {
      const [right, up] = [Math.round(x + moved(part, 0)), Math.round(y + moved(part, 1))];
      return draw(glyph).contours.map((contour) =>
        contour.map((knot) => ({ x: knot.x + right, y: knot.y + up, on: knot.on })),
      );
    });
    return { advance: Math.round(advance), contours: [...own, ...borrowed] };
  };
  return draw;
}

/** A contour as an SVG path: straight between points on the curve, bent by points off it. */
function pathOf(contour: readonly Knot[]): string {
  const begin = contour.findIndex(({ on }) => on);
  const knots = [...contour.slice(begin), ...contour.slice(0, begin)];
  const [start] = knots as [Knot];
  let path = `M${start.x} ${-start.y}`;
  let [x, y, isFirst] = [start.x, start.y, true];
  const line = (to: Knot) => {
    if (to.x === x && to.y === y) return;
    path += to.x === x ? `V${-to.y}` : to.y === y ? `H${to.x}` : `${isFirst ? " " : "L"}${to.x} ${-to.y}`;
  };
  for (let i = 1; i <= knots.length; i++) {
    const knot = knots[i] ?? start;
    if (knot.on) {
      if (i < knots.length) line(knot);
      [x, y, isFirst] = [knot.x, knot.y, false];
      continue;
    }
    const next = knots[i + 1] ?? start;
    [x, y] = next.on ? [next.x, next.y] : [(knot.x + next.x) / 2, (knot.y + next.y) / 2];
    path += `Q${knot.x} ${-knot.y} ${Math.round(x)} ${-Math.round(y)}`;
    isFirst = false;
    if (next.on) i++;
  }
  return `${path}Z`;
}

/** Archivo's letters, plain and bold, as `src/features/media/lettering.ts` reads them. */
export function letters(): Record<keyof typeof FACES, Letters> {
  const file = createRequire(import.meta.url).resolve(
    "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2",
  );
  const tables = tablesOf(readFileSync(file));
  const glyphOf = glyphFinder(tables("cmap"));
  const scale = 1000 / tables("head").from(18).u16();
  if (scale !== 1) throw new Error("the font does not count in thousandths");
  const at = (face: Face): Letters => {
    const draw = pen(tables, face);
    return Object.fromEntries(
      [...KEPT].map((letter) => {
        const { advance, contours } = draw(glyphOf(letter.codePointAt(0) ?? 0));
        return [letter, [advance, contours.map(pathOf).join("")] as const];
      }),
    );
  };
  return { plain: at(FACES.plain), bold: at(FACES.bold) };
}

const KEPT_IN = join(import.meta.dirname, "../../../src/features/media/lettering.generated.json");

/** Writes the letters where the server reads them. */
export const keepLetters = (): void => writeFileSync(KEPT_IN, JSON.stringify(letters()));
