import { ownText } from "../../../lib/memory/remember.ts";
import { type RowLimits, tooLong, UnreadableFile } from "./source.ts";

/** Character codes of the quotation mark and of line breaks. */
const QUOTE = 34;
const NEWLINE = 10;
const RETURN = 13;

/**
 * Cuts CSV, TSV or otherwise separated text into records, piece by piece as it arrives. Cells may be quoted; a quoted
 * cell may contain the delimiter, line breaks of any kind and doubled quotes. Some quotes are text, as exports write
 * them: a quote within a cell that does not begin with one, and both quotes of a cell that continues after its closing
 * quote. An empty line is a record with one empty cell. RFC 4180 is the strict form of this format.
 */
export class SeparatedText {
  readonly #delimiter: number;
  readonly #limits: RowLimits;
  /** The cells of the current record, and their number of characters. */
  #record: string[] = [];
  #length = 0;
  /** The beginning of the current cell. */
  #cell = "";
  #isQuoted = false;
  /** Whether the current cell began with a quote. It is then a cell even if it is empty and at the end of the file. */
  #wasQuoted = false;
  /** Whether the last piece ended with a carriage return, which may be the first half of a line break. */
  #isAfterReturn = false;
  /** Whether the last piece ended with a quote, whose meaning depends on the next character. */
  #isQuoteOpen = false;
  #count = 0;

  /** `delimiter` must be a single character. */
  constructor(delimiter: string, limits: RowLimits) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#limits = limits;
  }

  /** Whether the text so far ends within a quoted cell. */
  get isWithinQuotes(): boolean {
    return this.#isQuoted && !this.#isQuoteOpen;
  }

  /** The records that end within this piece of the text. Throws UnreadableFile for a record over the limit. */
  read(piece: string): string[][] {
    const text = this.#isQuoteOpen ? `"${piece}` : piece;
    this.#isQuoteOpen = false;
    const records: string[][] = [];
    let at = this.#isAfterReturn && text.charCodeAt(0) === NEWLINE ? 1 : 0;
    if (text !== "") this.#isAfterReturn = false;
    while (at < text.length) at = this.#isQuoted ? this.#quoted(text, at) : this.#plain(text, at, records);
    this.#mind();
    return records;
  }

  /** The last record, if the text does not end with a line break. Throws UnreadableFile if a quote is never closed. */
  end(): string[][] {
    if (this.isWithinQuotes) throw this.#unclosed();
    const records: string[][] = [];
    if (this.#wasQuoted || this.#record.length > 0 || this.#cell !== "") this.#endRecord(records);
    return records;
  }

  /** Reads outside quotes, to the end of a cell or of the piece; returns where to continue. */
  #plain(text: string, from: number, records: string[][]): number {
    if (this.#cell === "" && text.charCodeAt(from) === QUOTE) {
      this.#isQuoted = true;
      this.#wasQuoted = true;
      return from + 1;
    }
    const delimiter = this.#delimiter;
    for (let at = from; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === delimiter) {
        this.#cell += text.slice(from, at);
        this.#endCell();
        return at + 1;
      }
      if (code !== NEWLINE && code !== RETURN) continue;
      this.#cell += text.slice(from, at);
      this.#endRecord(records);
      if (code === NEWLINE) return at + 1;
      this.#isAfterReturn = at + 1 === text.length;
      return text.charCodeAt(at + 1) === NEWLINE ? at + 2 : at + 1;
    }
    this.#cell += text.slice(from);
    return text.length;
  }

  /** Reads within quotes, to the next quote or the end of the piece; returns where to continue. */
  #quoted(text: string, from: number): number {
    const at = text.indexOf('"', from);
    this.#cell += at < 0 ? text.slice(from) : text.slice(from, at);
    if (at < 0) return text.length;
    if (at + 1 === text.length) {
      this.#isQuoteOpen = true;
      return text.length;
    }
    const next = text.charCodeAt(at + 1);
    if (next === QUOTE) {
      this.#cell += '"';
      return at + 2;
    }
    this.#isQuoted = false;
    const isClosed = next === this.#delimiter || next === NEWLINE || next === RETURN || next === 0;
    if (!isClosed) this.#cell = `"${this.#cell}"`;
    return at + 1;
  }

  #endCell(): void {
    this.#mind();
    this.#length += this.#cell.length;
    this.#record.push(ownText(this.#cell));
    this.#cell = "";
    this.#wasQuoted = false;
  }

  #endRecord(records: string[][]): void {
    this.#endCell();
    records.push(this.#record);
    this.#count += 1;
    this.#record = [];
    this.#length = 0;
  }

  /** Refuses a record over the limit, even before its end has been read. */
  #mind(): void {
    if (this.#length + this.#cell.length <= this.#limits.characters) return;
    throw this.#isQuoted ? this.#unclosed() : tooLong("record", this.#limits);
  }

  #unclosed(): UnreadableFile {
    return new UnreadableFile(`A quotation mark opened in row ${this.#count + 1} is never closed.`);
  }
}
