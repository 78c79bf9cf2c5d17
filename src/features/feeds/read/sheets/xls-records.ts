import { damaged } from "./compound.ts";

/** Types of records in a workbook of Excel 97 to 2003. */
export const KIND = {
  formula: 0x0006,
  end: 0x000a,
  from1904: 0x0022,
  password: 0x002f,
  continued: 0x003c,
  sheet: 0x0085,
  packedNumbers: 0x00bd,
  richLabel: 0x00d6,
  cellFormat: 0x00e0,
  texts: 0x00fc,
  sharedText: 0x00fd,
  number: 0x0203,
  label: 0x0204,
  flag: 0x0205,
  formulaText: 0x0207,
  packedNumber: 0x027e,
  numberFormat: 0x041e,
  begin: 0x0809,
} as const;

/** A record; `more` are the records that only continue it. */
export interface XlsRecord {
  readonly kind: number;
  readonly data: Buffer;
  readonly more: readonly Buffer[];
}

/** The records in a workbook's stream from this position to its end. */
export function* recordsFrom(stream: Buffer, start: number): Generator<XlsRecord> {
  let at = start;
  const next = (): { kind: number; data: Buffer } | null => {
    if (at + 4 > stream.length) return null;
    const length = stream.readUInt16LE(at + 2);
    const found = { kind: stream.readUInt16LE(at), data: stream.subarray(at + 4, at + 4 + length) };
    return found.data.length === length ? found : null;
  };
  for (let record = next(); record; record = next()) {
    at += 4 + record.data.length;
    const more: Buffer[] = [];
    for (let part = next(); part?.kind === KIND.continued; part = next()) {
      more.push(part.data);
      at += 4 + part.data.length;
    }
    yield { ...record, more };
  }
}

const [WIDE, PHONETIC, RICH] = [1, 4, 8];

/** Reads data that may continue from a record into those after it. Throws UnreadableFile if there is no more. */
export class RecordReader {
  readonly #parts: readonly Buffer[];
  #part = 0;
  #at = 0;

  constructor({ data, more }: XlsRecord) {
    this.#parts = [data, ...more];
  }

  byte(): number {
    return this.#take(1).readUInt8(0);
  }

  short(): number {
    return this.#take(2).readUInt16LE(0);
  }

  long(): number {
    return this.#take(4).readUInt32LE(0);
  }

  /** A text, with its length in two bytes, or in one if `isShort`. */
  text(isShort = false): string {
    const length = isShort ? this.byte() : this.short();
    const flags = this.byte();
    const runs = flags & RICH ? this.short() : 0;
    const phonetic = flags & PHONETIC ? this.long() : 0;
    const text = this.#characters(length, (flags & WIDE) !== 0);
    this.#skip(runs * 4 + phonetic);
    return text;
  }

  /** The characters of a text. If it continues in the next record, that one begins by stating their width again. */
  #characters(length: number, isWide: boolean): string {
    let [text, wide] = ["", isWide];
    for (let left = length; left > 0; ) {
      if (this.#left() === 0) {
        this.#nextPart();
        wide = (this.byte() & WIDE) !== 0;
      }
      const size = wide ? 2 : 1;
      const count = Math.min(left, Math.floor(this.#left() / size));
      if (count === 0) throw damaged();
      text += this.#take(count * size).toString(wide ? "utf16le" : "latin1");
      left -= count;
    }
    return text;
  }

  #left(): number {
    return (this.#parts[this.#part]?.length ?? 0) - this.#at;
  }

  #nextPart(): void {
    this.#part += 1;
    this.#at = 0;
    if (this.#part >= this.#parts.length) throw damaged();
  }

  #take(size: number): Buffer {
    if (this.#left() === 0) this.#nextPart();
    const found = this.#parts[this.#part]?.subarray(this.#at, this.#at + size);
    if (found?.length !== size) throw damaged();
    this.#at += size;
    return found;
  }

  #skip(size: number): void {
    for (let left = size; left > 0; ) {
      if (this.#left() === 0) this.#nextPart();
      const step = Math.min(left, this.#left());
      this.#at += step;
      left -= step;
    }
  }
}
