/**
 * Rejoins cells of a record that were cut apart because a quoted cell contains quotation marks: `"A "nice" car, one
 * owner"` was read as two cells. A record is only changed if it then has as many cells as the heading.
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

/** Whether a cell that begins with a quotation mark also ends with one. */
const isClosed = (cell: string) => cell.length > 1 && cell.trimEnd().endsWith('"');

/**
 * Index of the next cell that ends with a quotation mark; -1 if there is none, or if a cell before it begins with one.
 */
function closesAt(record: readonly string[], from: number): number {
  for (let at = from; at < record.length; at += 1) {
    const cell = record[at] ?? "";
    if (cell.startsWith('"')) return -1;
    if (cell.endsWith('"')) return at;
  }
  return -1;
}
