import { UnreadableFile } from "../source.ts";

/** The smallest of the values that end a chain of sectors. */
const LAST_SECTOR = 0xfffffff9;
const HEADER = 512;
const ENTRY = 128;
const [STREAM, ROOT] = [2, 5];

/** The error for a file whose parts do not fit together. */
export const damaged = () =>
  new UnreadableFile("The file is an old Excel workbook (xls) that is damaged or cut short: save it as xlsx or CSV.");

/** A stream, or the root, of a compound file. */
interface Entry {
  readonly name: string;
  readonly type: number;
  readonly start: number;
  readonly size: number;
}

/**
 * A compound file, the container of Office documents until 2007: a small file system of sectors, linked into chains by
 * tables. Chains that lead out of the file or in a circle are refused. Throws UnreadableFile.
 */
export class CompoundFile {
  readonly #bytes: Buffer;
  readonly #sector: number;
  readonly #table: Uint32Array;
  readonly #entries: readonly Entry[];
  readonly #small: { readonly below: number; readonly sector: number; readonly first: number };

  constructor(bytes: Buffer) {
    const shift = bytes.length >= HEADER ? bytes.readUInt16LE(30) : 0;
    if (shift !== 9 && shift !== 12) throw damaged();
    this.#bytes = bytes;
    this.#sector = 2 ** shift;
    this.#table = tableOf(this.#sectorsOfTable());
    this.#small = { below: bytes.readUInt32LE(56), sector: 64, first: bytes.readUInt32LE(60) };
    this.#entries = entriesOf(this.#chain(bytes.readUInt32LE(48)));
  }

  /** The content of the stream with this name; null if there is none. */
  stream(name: string): Buffer | null {
    const entry = this.#entries.find((one) => one.type === STREAM && one.name.toLowerCase() === name.toLowerCase());
    if (!entry) return null;
    if (entry.size >= this.#small.below) return this.#chain(entry.start).subarray(0, entry.size);
    const root = this.#entries.find((one) => one.type === ROOT);
    if (!root) throw damaged();
    const [all, table] = [this.#chain(root.start), tableOf([this.#chain(this.#small.first)])];
    return chainOf(all, table, entry.start, this.#small.sector, 0).subarray(0, entry.size);
  }

  #chain(start: number): Buffer {
    return chainOf(this.#bytes, this.#table, start, this.#sector, this.#sector);
  }

  /** The sectors of the table itself: the first 109 are listed in the header, the others in further sectors. */
  #sectorsOfTable(): Buffer[] {
    const found: Buffer[] = [];
    const sectorAt = (number: number) => sectorOf(this.#bytes, number, this.#sector, this.#sector);
    for (let at = 76; at < HEADER; at += 4) {
      const number = this.#bytes.readUInt32LE(at);
      if (number < LAST_SECTOR) found.push(sectorAt(number));
    }
    const most = this.#bytes.length / this.#sector;
    let next = this.#bytes.readUInt32LE(68);
    for (let count = 0; next < LAST_SECTOR; count += 1) {
      if (count > most || found.length > most) throw damaged();
      const more = sectorAt(next);
      for (let at = 0; at < this.#sector - 4; at += 4) {
        const number = more.readUInt32LE(at);
        if (number < LAST_SECTOR) found.push(sectorAt(number));
      }
      next = more.readUInt32LE(this.#sector - 4);
    }
    return found;
  }
}

function tableOf(sectors: readonly Buffer[]): Uint32Array {
  const all = Buffer.concat(sectors);
  return Uint32Array.from({ length: Math.floor(all.length / 4) }, (_, at) => all.readUInt32LE(at * 4));
}

function sectorOf(bytes: Buffer, number: number, size: number, before: number): Buffer {
  const from = before + number * size;
  if (from >= bytes.length) throw damaged();
  const sector = bytes.subarray(from, from + size);
  return sector.length === size ? sector : Buffer.concat([sector, Buffer.alloc(size - sector.length)]);
}

/** The content of a chain of sectors. */
function chainOf(bytes: Buffer, table: ArrayLike<number>, start: number, size: number, before: number): Buffer {
  const parts: Buffer[] = [];
  for (let next = start; next < LAST_SECTOR; next = table[next] ?? LAST_SECTOR) {
    if (parts.length * size > bytes.length) throw damaged();
    parts.push(sectorOf(bytes, next, size, before));
  }
  return Buffer.concat(parts);
}

function entriesOf(directory: Buffer): readonly Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY <= directory.length; at += ENTRY) {
    const length = Math.min(64, directory.readUInt16LE(at + 64));
    entries.push({
      name: directory.toString("utf16le", at, at + Math.max(0, length - 2)),
      type: directory.readUInt8(at + 66),
      start: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
    });
  }
  return entries;
}
