import { counted, formatFigure, formatMoney } from "../../../lib/words/format.ts";
import type { ImportReport, Rejection, SiteOutlook } from "../schema.ts";
import { adviceFor } from "./advice.ts";

const ROWS_SHOWN = 20;

/** The report as text for a terminal, for people who know cars rather than computers. */
export function reportText(report: ImportReport): string {
  const { read, created, updated, unchanged, gone, rejected, claimed } = report;
  const counts: [string, number][] = [
    ["read", read],
    ["created", created],
    ["updated", updated],
    ["unchanged", unchanged],
    ["gone (marked sold)", gone],
    ["rejected", rejected],
  ];
  const lines = [
    `${report.run ? `Run ${report.run}: ` : ""}${report.file} → ${report.dealership} (${report.mode}, ${report.format}${report.gzipped ? ", gzip" : ""}, ${report.encoding})${report.dryRun ? ": dry run, nothing written" : ""}`,
    ...report.holds.flatMap(({ says }) => ["", `HELD, nothing was changed: ${says}`]),
    "",
    ...table(counts.map(([name, count]) => [name, formatFigure(count)])),
    ...changeLines(report),
    ...missingLines(report),
    ...listed("Left as they are, because another source brings them", claimed?.cars ?? [], claimed?.count ?? 0),
    ...rejectionLines(report),
    ...warningLines(report),
    ...pictureLines(report),
    ...report.outlook.flatMap(outlookLines),
    ...columnLines(report),
    "",
    `Took ${(report.took / 1000).toFixed(1)} s.`,
  ];
  return `${lines.join("\n")}\n`;
}

/** The cars that arrived, left or changed their price. */
function changeLines({ created, arrived, gone, sold, prices, repriced, unpriced }: ImportReport): string[] {
  const money = (amount: number | null) => (amount === null ? "no price" : formatMoney(amount));
  const moved = prices.map(({ car, before, after }) => `${car}: ${money(before)} → ${money(after)}`);
  return [
    ...listed("Arrived", arrived, created),
    ...listed("Marked sold, because the file lacks them", sold, gone),
    ...listed("Prices changed", moved, repriced),
    ...listed("Without a price, which no search by price finds", unpriced.cars, unpriced.count),
  ];
}

function listed(title: string, cars: readonly string[], count: number): string[] {
  if (count === 0) return [];
  const shown = cars.slice(0, ROWS_SHOWN);
  const more = count > shown.length ? [`  … and ${formatFigure(count - shown.length)} more`] : [];
  return ["", `${title} (${formatFigure(count)})`, ...shown.map((car) => `  ${car}`), ...more];
}

function missingLines({ missing }: ImportReport): string[] {
  if (missing.length === 0) return [];
  const says = missing.map(({ what, means }) => `  ${what}: ${means}`);
  const hint =
    "  If the file has it under another heading, write the mapping with --suggest-mapping mapping.json and say so there.";
  return ["", "Not found in the file", ...says, hint];
}

function columnLines({ columns }: ImportReport): string[] {
  const fields = Object.entries(columns).map(([column, field]) => `${column} → ${field}`);
  return ["", `Columns: ${fields.join(", ")}`];
}

function warningLines({ warnings }: ImportReport): string[] {
  if (warnings.length === 0) return ["", "No warnings."];
  const lines = warnings.flatMap(({ count, kind, message, example, cars = [] }) => {
    const at = example && `row ${example.row}${example.column ? `, ${example.column}` : ""}`;
    const seen = example ? `${at}: ${JSON.stringify(example.value)}${example.car ? `, ${example.car}` : ""}` : "";
    const todo = adviceFor(kind);
    return [
      `  ${formatFigure(count).padStart(6)}  ${message}${seen ? ` (${seen})` : ""}`,
      ...(todo ? [`          To do: ${todo}`] : []),
      ...(cars.length > 1 ? carsOf(cars, count) : []),
    ];
  });
  return ["", "Warnings", ...lines];
}

function carsOf(cars: readonly string[], count: number): string[] {
  const shown = cars.slice(0, ROWS_SHOWN).map((car) => `          ${car}`);
  return count > shown.length ? [...shown, `          … and ${formatFigure(count - shown.length)} more`] : shown;
}

function rejectionLines({ rejected, rejections, run }: ImportReport): string[] {
  if (rejected === 0) return [];
  const rows = rejections.slice(0, ROWS_SHOWN).map((one) => [`row ${one.row}`, one.car ?? "", why(one)]);
  const more = rejected > ROWS_SHOWN ? [`  … and ${formatFigure(rejected - ROWS_SHOWN)} more`] : [];
  const all = run === null ? "with --rejected <file>" : `with \`forecourt import show ${run} --rejected <file>\``;
  return [
    "",
    `Rejected: ${counted(rejected, "row")} cannot be taken, the others are`,
    ...table(rows),
    ...more,
    `  All of them, to be mended and sent again: ${all}`,
  ];
}

const why = ({ column, value, reason }: Rejection): string =>
  `${reason}${value === "" ? "" : ` (${column ? `${column}: ` : ""}${JSON.stringify(value.slice(0, 60))})`}`;

function outlookLines({ site, address, listed: shown, hidden, hosts }: SiteOutlook): string[] {
  const many = (number: number) => formatFigure(number);
  const rules = hidden.flatMap(({ says, count, examples }) => [
    `  ${many(count).padStart(6)}  ${says}:`,
    ...examples.map((car) => `          ${car}`),
    ...(count > examples.length ? [`          … and ${many(count - examples.length)} more`] : []),
  ]);
  const unseen = hosts.map(({ host, says, count, example }) => [many(count), `from ${host}: ${says} (${example})`]);
  return [
    "",
    `On ${site} (${address}) ${many(shown)} of these cars ${shown === 1 ? "is" : "are"} listed`,
    ...(rules.length > 0
      ? ["  Not listed, one by one to be asked for with `forecourt stock why <stock no>`:", ...rules]
      : []),
    ...(unseen.length > 0 ? ["  Pictures and films that are not shown:", ...table(unseen, 0)] : []),
  ];
}

function pictureLines({ picturesWaiting: waiting, dryRun }: ImportReport): string[] {
  if (waiting === 0) return [];
  const number = waiting === 1 ? "1 picture is" : `${formatFigure(waiting)} pictures are`;
  return dryRun
    ? ["", `${number} not stored here yet and would be fetched by the running server.`]
    : ["", `${number} fetched by the running server; cars are shown with each as soon as it is here.`];
}

/** Columns padded to their widest cell; column `right` holds numbers and is right-aligned. */
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
