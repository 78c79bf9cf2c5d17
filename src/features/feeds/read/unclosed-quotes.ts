/**
 * The cells of a record that quotation marks within a quoted cell cut apart, put together again: of `"A "nice" car,
 * one owner"` and its comma two cells were made. Only where so many cells are left as the heading has; a record that
 * cannot be mended stays as it is.
 */
export function withQuotesMended(record: readonly string[], width: number, delimiter: string): readonly string[] {
  const over = record.length - width;
  if (over <= 0 || over > MOST_OVER) return record;
  const cells: string[] = [];
  for (let at = 0; at < record.length; at += 1) {
    const cell = record[at] ?? "";
    const end = cell.startsWith('"') && !isClosed(cell) ? closesAt(record, at + 1) : -1;
    if (end < 0) cells.push(cell);
    else {
      cells.push(
        record
          .slice(at, end + 1)
          .join(delimiter)
          .slice(1, -1),
      );
      at = end;
    }
  }
  return cells.length === width ? cells : record;
}
const MOST_OVER = 40;

/** Whether a cell that begins with a mark ends with its own: `"18" alloys"`, but not `"18" alloys`. */
const isClosed = (cell: string) => cell.length > 1 && cell.trimEnd().endsWith('"');

/** The next cell that ends with a mark and begins with none; -1 for none. */
function closesAt(record: readonly string[], from: number): number {
  for (let at = from; at < record.length; at += 1) {
    const cell = record[at] ?? "";
    if (cell.startsWith('"')) return -1;
    if (cell.endsWith('"')) return at;
  }
  return -1;
}
