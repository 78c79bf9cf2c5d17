import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import sharp from "sharp";
import type { Finding } from "./compare.ts";
import { CELL, type Part, type Pixels } from "./parts.ts";

/** Width in cells of a row of parts. */
const ROW = 700;
const GAP = 1;

type Size = Pick<Part, "name" | "width" | "height">;
type Spot = readonly [x: number, y: number];

/** The position of each part on a sheet: side by side as long as the row has space. */
export function arrange(sizes: readonly Size[]): { readonly spots: readonly Spot[]; readonly height: number } {
  const spots: Spot[] = [];
  let [x, y, tallest] = [0, 0, 0];
  for (const { width, height } of sizes) {
    if (x > 0 && x + width > ROW) [x, y, tallest] = [0, y + tallest + GAP, 0];
    spots.push([x, y]);
    x += width + GAP;
    tallest = Math.max(tallest, height);
  }
  return { spots, height: y + tallest };
}

/** Draws all parts into one picture, each at its position. */
function drawSheet(parts: readonly Part[]): Pixels {
  const { spots, height } = arrange(parts);
  const width = Math.max(ROW, ...parts.map((part) => part.width));
  const data = new Uint8Array(width * height * 3).fill(255);
  for (const [at, part] of parts.entries()) {
    const [left, top] = spots[at] ?? [0, 0];
    for (let y = 0; y < part.height; y++) {
      data.set(part.data.subarray(y * part.width * 3, (y + 1) * part.width * 3), ((top + y) * width + left) * 3);
    }
  }
  return { data, width, height };
}

const asImage = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

/**
 * Saves the parts of a theme: `<file>.webp` for their colours, lossless, and `<file>.txt` for their sizes in cells and
 * their names.
 */
export async function keepSheet(file: string, parts: readonly Part[]): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  await asImage(drawSheet(parts)).webp({ lossless: true, effort: 4 }).toFile(`${file}.webp`);
  writeFileSync(`${file}.txt`, parts.map(({ name, width, height }) => `${width}x${height} ${name}\n`).join(""));
}

/** The saved parts; null where there are none. */
export async function readSheet(file: string): Promise<Part[] | null> {
  if (!existsSync(`${file}.webp`) || !existsSync(`${file}.txt`)) return null;
  const sizes = [...readFileSync(`${file}.txt`, "utf8").matchAll(/^(\d+)x(\d+) (.+)$/gm)].map(
    ([, width, height, name = ""]) => ({ name, width: Number(width), height: Number(height) }),
  );
  const { data, info } = await sharp(`${file}.webp`).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { spots } = arrange(sizes);
  return sizes.map((size, at) => {
    const [left, top] = spots[at] ?? [0, 0];
    const lines = Array.from({ length: size.height }, (_, y) => {
      const from = ((top + y) * info.width + left) * 3;
      return data.subarray(from, from + size.width * 3);
    });
    return { ...size, data: Buffer.concat(lines) };
  });
}

/** Writes `<folder>/<part>.png` for a person, enlarged: the saved part, the present one, and the differences in red. */
export async function drawFinding(folder: string, { name, kept, drawn, marks }: Finding): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const was = kept ?? drawn;
  const is = drawn ?? kept;
  if (!was || !is) return;
  const red = was.data.map((value, at) => (marks[Math.floor(at / 3)] ? ([220, 0, 0][at % 3] ?? 0) : 191 + value / 4));
  const sheet = drawColumn([was, is, { ...was, data: red }]);
  const [width, height] = [sheet.width * CELL, sheet.height * CELL];
  const file = `${folder}/${name.replace(/[^\w]+/g, "-")}.png`;
  await asImage(sheet).resize(width, height, { kernel: "nearest" }).png().toFile(file);
}

function drawColumn(pictures: readonly Pixels[]): Pixels {
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = pictures.reduce((sum, picture) => sum + picture.height + GAP, 0);
  const data = new Uint8Array(width * height * 3).fill(255);
  let top = 0;
  for (const picture of pictures) {
    for (let y = 0; y < picture.height; y++) {
      const line = picture.data.subarray(y * picture.width * 3, (y + 1) * picture.width * 3);
      data.set(line, (top + y) * width * 3);
    }
    top += picture.height + GAP;
  }
  return { data, width, height };
}
