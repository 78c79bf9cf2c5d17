import sharp from "sharp";
import type { Picture } from "../design.ts";
import type { Point2 } from "../field.ts";
import type { Line } from "./spec.ts";

/** A flat drawing in metres, y up; each of its four channels holds SVG marks in white on black. */
export type Sheet = {
  readonly across: number;
  readonly up: number;
  /** Where the drawing's left edge lies (metres). */
  readonly left: number;
  /** Width in pixels. */
  readonly fine: number;
};

const n = (value: number) => value.toFixed(4);
const at = ([x, y]: Point2) => `${n(x)} ${n(y)}`;

/** A closed outline with rounded corners of at most `r`. */
export function outline(points: Line, r = 0): string {
  const last = points.length - 1;
  const towards = (from: Point2, to: Point2): Point2 => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const step = Math.min(r, length * 0.45) / length;
    return [from[0] + (to[0] - from[0]) * step, from[1] + (to[1] - from[1]) * step];
  };
  if (r === 0) return `M${points.map(at).join("L")}Z`;
  const turns = points.map((corner, i) => {
    const before = points[i === 0 ? last : i - 1] ?? corner;
    const after = points[i === last ? 0 : i + 1] ?? corner;
    return `${i === 0 ? "M" : "L"}${at(towards(corner, before))}Q${at(corner)} ${at(towards(corner, after))}`;
  });
  return `${turns.join("")}Z`;
}

/** An open line whose corners are rounded. */
export function stroke(points: Line, width: number, r = 0.05): string {
  const inner = points.slice(1, -1).map((corner, i) => {
    const before = points[i] ?? corner;
    const after = points[i + 2] ?? corner;
    const near = (to: Point2): Point2 => {
      const length = Math.hypot(to[0] - corner[0], to[1] - corner[1]) || 1;
      const step = Math.min(r, length * 0.45) / length;
      return [corner[0] + (to[0] - corner[0]) * step, corner[1] + (to[1] - corner[1]) * step];
    };
    return `L${at(near(before))}Q${at(corner)} ${at(near(after))}`;
  });
  const ends = [points[0] ?? [0, 0], points[points.length - 1] ?? [0, 0]] as const;
  return path(`M${at(ends[0])}${inner.join("")}L${at(ends[1])}`, { width, fill: false });
}

/** A mark: a filled outline, with a line of `width` around it when one is given. */
export function path(
  d: string,
  { width = 0, fill = true, ink = "#fff" }: { width?: number; fill?: boolean; ink?: string } = {},
): string {
  const line =
    width > 0 ? ` stroke="${ink}" stroke-width="${n(width)}" stroke-linejoin="round" stroke-linecap="round"` : "";
  return `<path d="${d}" fill="${fill ? ink : "none"}"${line}/>`;
}

export const rectangle = (x0: number, y0: number, x1: number, y1: number, ink = "#fff"): string =>
  path(
    outline([
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ]),
    { ink },
  );

export const disc = (x: number, y: number, r: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#fff"/>`;

async function channel(sheet: Sheet, width: number, height: number, marks: readonly string[]): Promise<Uint8Array> {
  if (marks.length === 0) return new Uint8Array(width * height);
  const x = width / sheet.across;
  const y = height / sheet.up;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}"/><g transform="matrix(${x} 0 0 ${-y} ${-sheet.left * x} ${height})">${marks.join("")}</g></svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new Uint8Array(data);
}

/** Draws the four channels into one picture. */
export async function pictureOf(sheet: Sheet, marks: readonly (readonly string[])[]): Promise<Picture> {
  const width = sheet.fine;
  const height = Math.round((sheet.fine * sheet.up) / sheet.across);
  const channels = await Promise.all(marks.map((list) => channel(sheet, width, height, list)));
  const pixels = new Uint8Array(width * height * 4);
  for (const [c, values] of channels.entries())
    for (let i = 0; i < values.length; i++) pixels[i * 4 + c] = values[i] ?? 0;
  return { width, height, pixels };
}
