import { ROW_LIMITS, tooLong, UnreadableFile } from "../source.ts";

/** A row of a sheet that holds something. */
export interface SheetRecord {
  /** Its number as the spreadsheet shows it. */
  readonly row: number;
  /** Texts of its cells; those behind the last one that holds something are left out. */
  readonly cells: readonly string[];
  /** Places of cells whose formula was never worked out, so that they have no value. */
  readonly unworked?: readonly number[];
}

/** A sheet's name and its first records, from which the one that holds the stock is chosen. */
export interface SheetSample {
  readonly name: string;
  readonly isHidden: boolean;
  readonly records: readonly SheetRecord[];
}

/** An open spreadsheet, read as a stream, sheet by sheet. */
export interface Workbook {
  readonly samples: readonly SheetSample[];
  /** All records of the sheet with that place among the samples. Throws UnreadableFile. */
  records(sheet: number): AsyncGenerator<SheetRecord>;
}

/** Number of records that a sample holds. */
export const SAMPLE_RECORDS = 60;
/** Sheets that are looked at: a stock list is among the first. */
export const MOST_SHEETS = 40;
/** Limit of columns: no stock file has more. */
const MOST_COLUMNS = 2000;

/**
 * The cells of a row, filled from left to right. Their texts are bounded together, because many cells may name the
 * same long text in a file of a few bytes.
 */
export class RowCells {
  readonly texts: string[] = [];
  readonly unworked: number[] = [];
  #length = 0;

  /** Puts the text into `times` cells from that column on. Throws UnreadableFile where the row holds too much. */
  put(text: string, column: number, times = 1): void {
    if (column + times > MOST_COLUMNS)
      throw new UnreadableFile(`The sheet has over ${MOST_COLUMNS} columns, which no stock file has.`);
    this.#length += text.length * times;
    if (this.#length > ROW_LIMITS.characters) throw tooLong("record", ROW_LIMITS);
    while (this.texts.length < column) this.texts.push("");
    for (let at = 0; at < times; at += 1) this.texts[column + at] = text;
  }
}
