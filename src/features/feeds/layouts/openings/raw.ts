import type { Sheets } from "../sheet.ts";

/** All that a file holds, as it was written. */
export type Raw =
  | { readonly kind: "text" | "page" | "json" | "ndjson" | "xml" | "sql"; readonly text: string }
  | { readonly kind: "sheets"; readonly sheets: Sheets };

/** All that a file holds, unless it has more than that many characters: null then. */
export type ReadRaw = (most: number) => Promise<Raw | null>;

/** Characters of a file whose layout is sought: what is laid out in odd ways is small, and is held in memory. */
export const MOST_CHARACTERS = 8 * 1024 * 1024;

/** The whole text; null where it is longer than that many characters. */
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

/** A first reading of a file as sheets, on which the steps go on. */
export interface Opening {
  /** The report's sentence on it; empty where there is nothing to tell. */
  readonly says: string;
  /** The beginning, by which it is judged. */
  readonly sample: Sheets;
  readonly whole: () => Sheets;
}

/** Lines of each sheet of a sample, and sheets. */
const [SAMPLE_LINES, SAMPLE_SHEETS] = [160, 60];

/** The beginning of sheets. */
export const sampleOf = (sheets: Sheets): Sheets =>
  sheets.slice(0, SAMPLE_SHEETS).map((sheet) => ({ ...sheet, lines: sheet.lines.slice(0, SAMPLE_LINES) }));
