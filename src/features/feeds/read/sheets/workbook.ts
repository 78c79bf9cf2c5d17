/** A row of a sheet that holds something. */
export interface SheetRecord {
  /** Its number as the spreadsheet shows it. */
  readonly row: number;
  /** Texts of its cells; those behind the last one that holds something are left out. */
  readonly cells: readonly string[];
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
export const MOST_COLUMNS = 2000;
