import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface Column<Row> {
  readonly key: string;
  readonly label: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are aligned right, with digits of equal width. */
  readonly figures?: boolean;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Whether the page is about this row. */
  readonly isCurrent?: (row: Row) => boolean;
  /** Shown where there are no rows. */
  readonly empty?: ReactNode;
  readonly className?: string;
}

/** Rows and columns; the first column names its row. A table that is too wide scrolls by itself, by keyboard too. */
export function Table<Row>({ caption, columns, rows, keyOf, isCurrent, empty, className }: TableProps<Row>) {
  const [head, ...rest] = columns;
  if (!head) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section aria-label={caption} tabIndex={0} className={classNames("overflow-x-auto rounded-s", className)}>
      <table className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={column.figures ? "text-right" : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} aria-current={isCurrent?.(row) || undefined}>
              <th scope="row">{head.cell(row)}</th>
              {rest.map((column) => (
                <td key={column.key} className={column.figures ? "figures text-right" : undefined}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 ? (
            <tr>
              <td colSpan={columns.length} className="text-muted">
                {empty ?? "Nothing here yet."}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </section>
  );
}
