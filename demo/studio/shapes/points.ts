import type { Slice } from "./loft.ts";
import type { Flat, Point } from "./shape.ts";

/** Groups of numbers, written as SVG's `points`: commas within a group, spaces between groups. */
const groups = (text: string): readonly number[][] =>
  text
    .trim()
    .split(/\s+/)
    .map((group) => group.split(",").map(Number));

/** A flat drawing from `x,y x,y …` (metres). */
export const flat = (text: string): readonly Flat[] => groups(text).map(([x = 0, y = 0]): Flat => [x, y]);

/** A path through space from `x,y,z x,y,z …` (metres). */
export const way = (text: string): readonly Point[] => groups(text).map(([x = 0, y = 0, z = 0]): Point => [x, y, z]);

/** Slices of a hull from `x,low,high,halfWidth[,waist[,power]] …` (metres; waist a share of the height). */
export const slices = (text: string): readonly Slice[] =>
  groups(text).map(([x = 0, low = 0, high = 0, wide = 0, waist = 0.5, power = 2.6]) => ({
    x,
    low,
    high,
    wide,
    waist,
    power,
  }));
