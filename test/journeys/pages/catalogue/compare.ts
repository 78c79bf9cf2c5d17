import { converter } from "culori";
import { CELL, type Part, type Pixels } from "./parts.ts";

/**
 * Distances are CIELAB's, 1 from black to white. An even ground is the same on every machine: two such cells may only
 * differ by rounding. Across an edge machines differ by a share of its contrast, because each draws the rim of a glyph
 * differently.
 */
const EVEN = 0.012;
const EDGE = 0.4;
/** How many cells away an edge still counts, because a letter's stem may fill two cells evenly. */
const REACH = 2;
/**
 * How far a part's cells may exceed their tolerance, in sum: a cell at twice its tolerance adds 1. Measured in
 * docs/decisions/0016: differences between machines stay below, the least visible changes are above.
 */
const MOST_EXCESS = 1.5;
/** Cells by which the size of an unchanged part may differ, because line heights are rounded too. */
const MOST_GROWTH = 1;

export interface Comparison {
  readonly differs: boolean;
  /** The result for a person: `23 of its 4128 cells differ`. */
  readonly sentence: string;
  /** For each cell of the saved part: 1 where it differs by more than is allowed. */
  readonly marks: Uint8Array;
  readonly excess: number;
}

/** Whether a part looks like the saved one, ignoring the edges of glyphs. */
export function compareParts(kept: Pixels, drawn: Pixels): Comparison {
  const marks = new Uint8Array(kept.width * kept.height);
  const sameSize = kept.width === drawn.width && kept.height === drawn.height;
  if (sameSize && Buffer.compare(kept.data, drawn.data) === 0)
    return { differs: false, sentence: "is the same", marks, excess: 0 };
  const excess = markDifferences(kept, drawn, marks);
  const count = marks.reduce((sum, mark) => sum + mark, 0);
  const growth = Math.max(Math.abs(kept.width - drawn.width), Math.abs(kept.height - drawn.height));
  const size = ({ width, height }: Pixels) => `${width} × ${height}`;
  return {
    differs: growth > MOST_GROWTH || excess > MOST_EXCESS,
    sentence:
      `${count} of its ${marks.length} cells differ` +
      (growth > MOST_GROWTH ? `, and it is ${size(drawn)} cells of ${CELL} px large, was ${size(kept)}` : ""),
    marks,
    excess,
  };
}

type Colour = readonly [lightness: number, a: number, b: number];

/** Marks each cell that differs by more than its tolerance, within the common area, and sums the excess. */
function markDifferences(kept: Pixels, drawn: Pixels, marks: Uint8Array): number {
  const [columns, rows] = [Math.min(kept.width, drawn.width), Math.min(kept.height, drawn.height)];
  const [was, is] = [coloursOf(kept), coloursOf(drawn)];
  /** The greatest contrast of a cell with its neighbours, in either picture; it stops at `enough`. */
  const contrastAt = (x: number, y: number, enough: number) => {
    let contrast = 0;
    for (let row = Math.max(y - REACH, 0); row <= Math.min(y + REACH, rows - 1); row++) {
      for (let column = Math.max(x - REACH, 0); column <= Math.min(x + REACH, columns - 1); column++) {
        if (contrast >= enough) return contrast;
        const [old, now] = [distance(was(x, y), was(column, row)), distance(is(x, y), is(column, row))];
        contrast = Math.max(contrast, old, now);
      }
    }
    return contrast;
  };
  let excess = 0;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (sameCell(kept, drawn, x, y)) continue;
      const difference = distance(was(x, y), is(x, y));
      if (difference <= EVEN) continue;
      const ratio = difference / (EVEN + EDGE * contrastAt(x, y, (difference - EVEN) / EDGE));
      if (ratio <= 1) continue;
      marks[y * kept.width + x] = 1;
      excess += ratio - 1;
    }
  }
  return excess;
}

function sameCell(one: Pixels, other: Pixels, x: number, y: number): boolean {
  const [at, there] = [(y * one.width + x) * 3, (y * other.width + x) * 3];
  return [0, 1, 2].every((band) => one.data[at + band] === other.data[there + band]);
}

const distance = (one: Colour, other: Colour) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
const toLab = converter("lab65");

/** The colours of cells in CIELAB, each computed once. */
function coloursOf({ data, width }: Pixels): (x: number, y: number) => Colour {
  const known: Colour[] = [];
  return (x, y) => {
    const at = y * width + x;
    const found = known[at];
    if (found) return found;
    const [r = 0, g = 0, b = 0] = data.subarray(at * 3, at * 3 + 3);
    const lab = toLab({ mode: "rgb", r: r / 255, g: g / 255, b: b / 255 });
    const colour: Colour = [lab.l / 100, lab.a / 100, lab.b / 100];
    known[at] = colour;
    return colour;
  };
}

export interface Finding extends Comparison {
  readonly name: string;
  readonly kept?: Part;
  readonly drawn?: Part;
}

/** The differences between the saved parts and those drawn now; empty where there are none. */
export function findChanges(kept: readonly Part[], drawn: readonly Part[]): Finding[] {
  const byName = new Map(drawn.map((part) => [part.name, part]));
  const known = new Set(kept.map(({ name }) => name));
  const nothing = { differs: true, marks: new Uint8Array(), excess: Number.POSITIVE_INFINITY };
  const changed = kept.map((part): Finding => {
    const now = byName.get(part.name);
    if (!now) return { ...nothing, name: part.name, kept: part, sentence: "is gone" };
    return { ...compareParts(part, now), name: part.name, kept: part, drawn: now };
  });
  const added = drawn.filter(({ name }) => !known.has(name));
  return [
    ...changed.filter(({ differs }) => differs),
    ...added.map((part) => ({ ...nothing, name: part.name, drawn: part, sentence: "is new" })),
  ];
}
