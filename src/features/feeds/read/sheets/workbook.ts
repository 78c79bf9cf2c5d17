import { ROW_LIMITS, tooLong, UnreadableFile } from "../source.ts";

/** A non-empty row of a sheet. */
export interface SheetRecord {
  /** Its row number as the spreadsheet displays it. */
  readonly row: number;
  /** Texts of its cells, up to the last one that is not empty. */
  readonly cells: readonly string[];
  /** Indexes of cells without a value, because their formula was never calculated. */
  readonly unworked?: readonly number[];
}

/** A sheet's name and its first records, by which the sheet with the stock is chosen. */
export interface SheetSample {
  readonly name: string;
  readonly isHidden: boolean;
  readonly records: readonly SheetRecord[];
}

/** An open spreadsheet, read as a stream, sheet by sheet. */
export interface Workbook {
  readonly samples: readonly SheetSample[];
  /** All records of the sheet with this index in `samples`. Throws UnreadableFile. */
  records(sheet: number): AsyncGenerator<SheetRecord>;
}

/** The most records of a sample. */
export const SAMPLE_RECORDS = 60;
/** The most sheets that are examined: a stock list is among the first. */
export const MOST_SHEETS = 40;
/** No stock file has more columns. */
const MOST_COLUMNS = 2000;

/**
 * The cells of a row, filled from left to right. The total length of their texts is limited, because in a tiny file
 * many cells may refer to the same long text.
 */
export class RowCells {
  readonly texts: string[] = [];
  readonly unworked: number[] = [];
  #length = 0;

  /** Puts the text into `times` cells, beginning with `column`. Throws UnreadableFile if the row becomes too large. */
  put(text: string, column: number, times = 1): void {
    if (column + times > MOST_COLUMNS)
      throw new UnreadableFile(`The sheet has over ${MOST_COLUMNS} columns, which no stock file has.`);
    this.#length += text.length * times;
    if (this.#length > ROW_LIMITS.characters) throw tooLong("record", ROW_LIMITS);
    while (this.texts.length < column) this.texts.push("");
    for (let at = 0; at < times; at += 1) this.texts[column + at] = text;
  }
}
