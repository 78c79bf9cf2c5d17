import { brotliDecompressSync } from "node:zlib";
import { type Bytes, bytesOf } from "./bytes.ts";

/** Tables by name, as a WOFF2 file holds them (W3C Recommendation WOFF 2.0): outlines and widths are still packed. */
export type Tables = (name: string) => Bytes;

/** Names of the tables that are read here, by the numbers of the Recommendation's section 4.1. */
const NAMES: Readonly<Record<number, string>> = {
  ...{ 0: "cmap", 1: "head", 2: "hhea", 3: "hmtx", 10: "glyf", 11: "loca", 39: "avar", 47: "fvar", 48: "gvar" },
};
const HEADER = 48;
const NAMED_BESIDE = 63;

/** Reads a number of seven bits a byte; the first bit is set in all bytes but the last. */
function longNumber(from: Bytes): number {
  let sum = 0;
  for (let count = 0; count < 5; count++) {
    const byte = from.u8();
    sum = sum * 128 + (byte & 127);
    if (byte < 128) break;
  }
  return sum;
}

/** Opens a WOFF2 font. */
export function tablesOf(file: Buffer): Tables {
  const count = file.readUInt16BE(12);
  const packed = file.readUInt32BE(20);
  const directory = bytesOf(file).from(HEADER);
  const sizes: [name: string, size: number][] = [];
  for (let table = 0; table < count; table++) {
    const flags = directory.u8();
    const name =
      (flags & NAMED_BESIDE) === NAMED_BESIDE
        ? String.fromCharCode(directory.u8(), directory.u8(), directory.u8(), directory.u8())
        : (NAMES[flags & NAMED_BESIDE] ?? "");
    const plain = longNumber(directory);
    const outlines = name === "glyf" || name === "loca";
    const isPacked = outlines ? flags >> 6 !== 3 : flags >> 6 !== 0;
    sizes.push([name, isPacked ? longNumber(directory) : plain]);
  }
  const begin = HEADER + directory.position();
  const all = bytesOf(brotliDecompressSync(file.subarray(begin, begin + packed)));
  const tables = new Map(sizes.map(([name, size]) => [name, all.take(size)]));
  return (name) => {
    const table = tables.get(name);
    if (!table) throw new Error(`the font has no table ${name}`);
    return table.from(0);
  };
}
