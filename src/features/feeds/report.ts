import { formatFigure } from "../../lib/words/format.ts";
import type { SiteOutlook } from "./outlook.ts";
import type { ImportReport } from "./schema.ts";

const REJECTIONS_SHOWN = 20;

/** The report as text for a terminal. */
export function reportText(report: ImportReport): string {
  const { read, created, updated, unchanged, gone, rejected } = report;
  const counts: [string, number][] = [
    ["read", read],
    ["created", created],
    ["updated", updated],
    ["unchanged", unchanged],
    ["gone (marked sold)", gone],
    ["rejected", rejected],
  ];
  const lines = [
    `${report.file} → ${report.dealership} (${report.mode}, ${report.format}${report.gzipped ? ", gzip" : ""}, ${report.encoding})${report.dryRun ? ": dry run, nothing written" : ""}`,
    "",
    ...table(counts.map(([name, count]) => [name, formatFigure(count)])),
    ...columnLines(report),
    ...warningLines(report),
    ...rejectionLines(report),
    ...pictureLines(report),
    ...report.outlook.flatMap(outlookLines),
    "",
    `Took ${(report.took / 1000).toFixed(1)} s.`,
  ];
  return `${lines.join("\n")}\n`;
}

function columnLines({ columns }: ImportReport): string[] {
  const fields = Object.entries(columns).map(([column, field]) => `${column} → ${field}`);
  return ["", `Columns: ${fields.join(", ")}`];
}

function warningLines({ warnings }: ImportReport): string[] {
  if (warnings.length === 0) return ["", "No warnings."];
  const rows = warnings.map(({ count, kind, message, example }) => [
    formatFigure(count),
    kind,
    `${message}${example ? ` (row ${example.row}${example.column ? `, ${example.column}` : ""}: ${JSON.stringify(example.value)})` : ""}`,
  ]);
  return ["", "Warnings", ...table(rows, 0)];
}

function rejectionLines({ rejected, rejections }: ImportReport): string[] {
  if (rejected === 0) return [];
  const rows = rejections
    .slice(0, REJECTIONS_SHOWN)
    .map(({ row, column, value, reason }) => [
      `row ${row}`,
      column ?? "",
      value === "" ? "" : JSON.stringify(value.slice(0, 60)),
      reason,
    ]);
  const more = rejected > REJECTIONS_SHOWN ? [`  … and ${formatFigure(rejected - REJECTIONS_SHOWN)} more`] : [];
  return ["", "Rejected", ...table(rows), ...more];
}

function pictureLines({ picturesWaiting: waiting, dryRun }: ImportReport): string[] {
  if (waiting === 0) return [];
  const number = waiting === 1 ? "1 picture is" : `${formatFigure(waiting)} pictures are`;
  return dryRun
    ? ["", `${number} not stored here yet and would be fetched by the running server.`]
    : ["", `${number} fetched by the running server; cars are shown with each as soon as it is here.`];
}

function outlookLines({ site, address, listed, hidden, hosts }: SiteOutlook): string[] {
  const many = (number: number) => formatFigure(number);
  const rules = hidden.map(({ says, count, examples }) => [many(count), `${says}: ${some(examples, count)}`]);
  const unseen = hosts.map(({ host, says, count, example }) => [many(count), `from ${host}: ${says} (${example})`]);
  return [
    "",
    `On ${site} (${address}) ${many(listed)} of these cars ${listed === 1 ? "is" : "are"} listed`,
    ...(rules.length > 0
      ? ["  Not listed, one by one to be asked for with `forecourt stock why <stock no>`:", ...table(rules, 0)]
      : []),
    ...(unseen.length > 0 ? ["  Pictures and films that are not shown:", ...table(unseen, 0)] : []),
  ];
}

function some(examples: readonly string[], count: number): string {
  return `${examples.join(", ")}${count > examples.length ? ", …" : ""}`;
}

/** Columns padded to their widest cell; column `right` has numbers and is aligned right. */
function table(rows: readonly (readonly string[])[], right = 1): string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  const numeric = (cell: string) => /^[\d,]+$/.test(cell);
  return rows.map((row) => {
    const cells = row.map((cell, at) => {
      if (at === row.length - 1 && at !== right) return cell;
      return at === right && numeric(cell) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0);
    });
    return `  ${cells.join("  ")}`.trimEnd();
  });
}
