import type { Sheets } from "../sheet.ts";

/** The whole content of a file, as it was written. */
export type Raw =
  | { readonly kind: "text" | "page" | "json" | "ndjson" | "xml" | "sql"; readonly text: string }
  | { readonly kind: "sheets"; readonly sheets: Sheets };

/** Reads a file's whole content; null if it has more than `most` characters. */
export type ReadRaw = (most: number) => Promise<Raw | null>;

/** The most characters of a file whose layout is looked for. Oddly laid out files are small, and are held in memory. */
export const MOST_CHARACTERS = 8 * 1024 * 1024;

/** The whole text; null if it is longer than `most` characters. */
export async function wholeText(text: AsyncIterable<string>, most: number): Promise<string | null> {
  const pieces: string[] = [];
  let length = 0;
  for await (const piece of text) {
    length += piece.length;
    if (length > most) return null;
    pieces.push(piece);
  }
  return pieces.join("");
}

/** A first reading of a file as sheets, to which steps are then applied. */
export interface Opening {
  /** The report's sentence about it; empty if there is nothing to say. */
  readonly says: string;
  /** The beginning of the file, by which the opening is judged. */
  readonly sample: Sheets;
  readonly whole: () => Sheets;
}

/** The most lines of each sheet in a sample, and the most sheets. */
const [SAMPLE_LINES, SAMPLE_SHEETS] = [160, 60];

/** The beginning of each of the first sheets. */
export const sampleOf = (sheets: Sheets): Sheets =>
  sheets.slice(0, SAMPLE_SHEETS).map((sheet) => ({ ...sheet, lines: sheet.lines.slice(0, SAMPLE_LINES) }));
