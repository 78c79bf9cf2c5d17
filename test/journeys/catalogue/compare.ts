import { converter } from "culori";
import { CELL, type Part, type Pixels } from "./parts.ts";

/**
 * Distances are CIELAB's, 1 from black to white. An even ground is the same on every machine: two such cells may differ
 * by what rounding leaves. Across an edge machines differ by a share of its contrast: each sets the rim of a glyph its
 * own way.
 */
const EVEN = 0.012;
const EDGE = 0.4;
/** How many cells away an edge still counts: the stems of a letter may fill two cells evenly. */
const REACH = 2;
/**
 * How far a part's cells may go beyond what is allowed them, in sum: a cell at twice what is allowed adds 1. Measured
 * in docs/decisions/0016: what machines differ by stays below, the least changes that are to be seen are above.
 */
const MOST_EXCESS = 1.5;
/** A part of the same drawing may be so many cells larger or smaller: line heights are rounded, too. */
const MOST_GROWTH = 1;

export interface Comparison {
  readonly differs: boolean;
  /** What a person reads: `23 of its 4128 cells differ`. */
  readonly sentence: string;
  /** By cell of the part as it is kept: 1 where it differs by more than it may. */
  readonly marks: Uint8Array;
  readonly excess: number;
}

/** Whether a part is drawn as it is kept, for an eye that does not look at the rims of glyphs. */
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

/** Marks each cell beyond its allowance, within what both have, and sums by how much. */
function markDifferences(kept: Pixels, drawn: Pixels, marks: Uint8Array): number {
  const [columns, rows] = [Math.min(kept.width, drawn.width), Math.min(kept.height, drawn.height)];
  const [was, is] = [coloursOf(kept), coloursOf(drawn)];
  /** The greatest contrast of a cell to those around it, in either picture; no further than `enough`. */
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

/** The colour of a cell in CIELAB, worked out once. */
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

/** What has changed from the parts that are kept to those now drawn; none where nothing has. */
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
