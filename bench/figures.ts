/** The median of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The value below which `share` (0–1) of the figures are. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Prints rows as a table with aligned columns; the first row is the heading. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of rows) printRow(row, widths);
}

/**
 * Prints the heading of a table, and returns what prints its next row: of a measurement that takes an hour something is
 * there to read meanwhile. `longestName` is of the first column.
 */
export function growingTable(heading: readonly string[], longestName: number): (row: readonly string[]) => void {
  const widths = heading.map(({ length }, column) => (column === 0 ? Math.max(length, longestName) : length));
  printRow(heading, widths);
  return (row) => printRow(row, widths);
}

function printRow(row: readonly string[], widths: readonly number[]): void {
  const padded = row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)));
  console.log(padded.join("  "));
}
