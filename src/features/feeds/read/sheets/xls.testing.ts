/** Builds old Excel workbooks record by record, for tests. */

const SECTOR = 512;
const [FREE, END, OF_TABLE] = [0xffffffff, 0xfffffffe, 0xfffffffd];

export const recordOf = (kind: number, data: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(kind, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
};

export const shorts = (...numbers: number[]): Buffer => {
  const data = Buffer.alloc(numbers.length * 2);
  for (const [at, number] of numbers.entries()) data.writeUInt16LE(number, at * 2);
  return data;
};

export const double = (number: number): Buffer => {
  const data = Buffer.alloc(8);
  data.writeDoubleLE(number);
  return data;
};

/** A text with its length in two bytes, in UTF-16 if `isWide`. */
export const textOf = (text: string, isWide = false): Buffer =>
  Buffer.concat([shorts(text.length), Buffer.from([isWide ? 1 : 0]), Buffer.from(text, isWide ? "utf16le" : "latin1")]);

const begin = (): Buffer => recordOf(0x0809, shorts(0x0600, 5, 0, 0));
const end = (): Buffer => recordOf(0x000a, Buffer.alloc(0));

/** A workbook's stream: its global records, and a single sheet named "Stock" with these records. */
export function streamOf(globals: readonly Buffer[], sheet: readonly Buffer[]): Buffer {
  const sheetNamed = (at: number) => {
    const data = Buffer.alloc(6);
    data.writeUInt32LE(at, 0);
    return recordOf(0x0085, Buffer.concat([data, Buffer.from([5, 0]), Buffer.from("Stock", "latin1")]));
  };
  const before = Buffer.concat([begin(), ...globals]);
  const at = before.length + sheetNamed(0).length + end().length;
  return Buffer.concat([before, sheetNamed(at), end(), begin(), ...sheet, end()]);
}

/** A compound file that contains only this stream. */
export function compoundOf(stream: Buffer, name = "Workbook"): Buffer {
  const count = Math.max(8, Math.ceil(stream.length / SECTOR));
  const content = Buffer.concat([stream, Buffer.alloc(count * SECTOR - stream.length)]);
  const header = Buffer.alloc(SECTOR);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END, 60);
  header.writeUInt32LE(END, 68);
  for (let at = 76; at < SECTOR; at += 4) header.writeUInt32LE(at === 76 ? 0 : FREE, at);
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(OF_TABLE, 0);
  table.writeUInt32LE(END, 4);
  for (let at = 0; at < count; at += 1) table.writeUInt32LE(at === count - 1 ? END : at + 3, (at + 2) * 4);
  const entry = (named: string, type: number, start: number, size: number) => {
    const data = Buffer.alloc(128);
    data.write(named, "utf16le");
    data.writeUInt16LE((named.length + 1) * 2, 64);
    data.writeUInt8(type, 66);
    data.writeUInt32LE(start, 116);
    data.writeUInt32LE(size, 120);
    return data;
  };
  const directory = Buffer.concat([
    entry("Root Entry", 5, END, 0),
    entry(name, 2, 2, content.length),
    Buffer.alloc(256),
  ]);
  return Buffer.concat([header, table, directory, content]);
}
