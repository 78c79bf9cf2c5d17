import { ownText } from "../../../lib/memory/remember.ts";
import { type RowLimits, tooLong, UnreadableFile } from "./source.ts";

/** Codes of the characters that end a cell or a record, and of the one that quotes. */
const QUOTE = 34;
const NEWLINE = 10;
const RETURN = 13;

/**
 * Cuts CSV, TSV or otherwise separated text into records, piece by piece, as it arrives. Cells may be quoted; a quoted
 * cell may contain the delimiter, line ends of any kind and doubled quotes. As exports write them: a quote within a
 * cell that does not begin with one is text, and so are both quotes of a cell that goes on after its closing quote.
 * An empty line is a record of one empty cell. RFC 4180 is the strict form of this.
 */
export class SeparatedText {
  readonly #delimiter: number;
  readonly #limits: RowLimits;
  /** The cells of the open record, and their characters. */
  #record: string[] = [];
  #length = 0;
  /** The beginning of the open cell. */
  #cell = "";
  #isQuoted = false;
  /** Whether the open cell began with a quote: it counts then, even if it is empty and the file's last. */
  #wasQuoted = false;
  /** Whether the last piece ended with the first half of what may be a two-character line end. */
  #isAfterReturn = false;
  /** A quote at the end of the last piece, which means nothing before the next character is known. */
  #isQuoteOpen = false;
  #count = 0;

  /** `delimiter` is one character. */
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

  /** The last record, if the text does not end with a line end. Throws UnreadableFile if a quote is never closed. */
  end(): string[][] {
    if (this.isWithinQuotes) throw this.#unclosed();
    const records: string[][] = [];
    if (this.#wasQuoted || this.#record.length > 0 || this.#cell !== "") this.#endRecord(records);
    return records;
  }

  /** Reads outside of quotes, to the end of a cell or of the piece; returns where to go on. */
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

  /** Reads within quotes, to the next quote or the end of the piece; returns where to go on. */
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

  /** Refuses a record over the limit, also before its end is known. */
  #mind(): void {
    if (this.#length + this.#cell.length <= this.#limits.characters) return;
    throw this.#isQuoted ? this.#unclosed() : tooLong("record", this.#limits);
  }

  #unclosed(): UnreadableFile {
    return new UnreadableFile(`A quotation mark opened in row ${this.#count + 1} is never closed.`);
  }
}
