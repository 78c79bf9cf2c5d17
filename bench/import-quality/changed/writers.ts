/** A table as text cells. */
export interface Cells {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
/** A file's ending and content. */
type WrittenFile = readonly [extension: string, content: string | Buffer];
type Writer = (cells: Cells) => WrittenFile;

interface CsvOptions {
  readonly delimiter?: string;
  readonly eol?: string;
  readonly quoteAll?: boolean;
  readonly before?: readonly string[];
  readonly after?: readonly string[];
  readonly heading?: boolean;
}

function csv({ headings, rows }: Cells, options: CsvOptions = {}): string {
  const { delimiter = ",", eol = "\n", quoteAll = false, before = [], after = [], heading = true } = options;
  const quoted = (text: string) =>
    quoteAll || text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const line = (texts: readonly string[]) => texts.map(quoted).join(delimiter);
  return [...before, ...(heading ? [line(headings)] : []), ...rows.map(line), ...after].join(eol) + eol;
}

const xml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const tag = (heading: string) => heading.replaceAll(/[^\p{L}\p{N}_]+/gu, "_").replace(/^(?=\d)/, "_") || "_";
const record = ({ headings }: Cells, row: readonly string[]) =>
  Object.fromEntries(headings.map((heading, at) => [heading, row[at] ?? ""]));
const numbers = (one: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(one).map(([key, text]) => [key, /^[1-9]\d{0,8}$/.test(text) ? Number(text) : text || null]),
  );
const table = (open: string, { headings, rows }: Cells, cellOf: (text: string) => string, head = "th") =>
  `${open}<tr>${headings.map((text) => `<${head}>${xml(text)}</${head}>`).join("")}</tr>${rows
    .map((row) => `<tr>${row.map((text) => `<td>${cellOf(xml(text))}</td>`).join("")}</tr>`)
    .join("\n")}</table>`;
const page = (body: string) =>
  `<!DOCTYPE html><html><head><title>Our stock</title></head><body><h1>Used cars</h1>${body}<p>Call us</p></body></html>`;
const elements = (cells: Cells, one: string, prefix = "") =>
  cells.rows
    .map(
      (row) =>
        `<${one}>${cells.headings.map((name, at) => `<${prefix}${tag(name)}>${xml(row[at] ?? "")}</${prefix}${tag(name)}>`).join("")}</${one}>`,
    )
    .join("\n");

/** The same table in the formats and with the surroundings in which systems and offices write it. */
export const WRITERS: Readonly<Record<string, Writer>> = {
  plain: (cells) => ["csv", csv(cells)],
  semicolons: (cells) => ["csv", csv(cells, { delimiter: ";", eol: "\r\n" })],
  tabs: (cells) => ["txt", csv(cells, { delimiter: "\t" })],
  bars: (cells) => ["csv", csv(cells, { delimiter: "|", eol: "\r\n" })],
  "all quoted, CRLF, BOM": (cells) => ["csv", `\ufeff${csv(cells, { quoteAll: true, eol: "\r\n" })}`],
  "utf-16": (cells) => ["csv", Buffer.from(`\ufeff${csv(cells, { delimiter: "\t" })}`, "utf16le")],
  latin1: (cells) => ["csv", Buffer.from(csv(cells, { delimiter: ";" }), "latin1")],
  "carriage returns alone": (cells) => ["csv", csv(cells, { eol: "\r" })],
  "sep= line": (cells) => ["csv", csv(cells, { delimiter: ";", before: ["sep=;"], eol: "\r\n" })],
  "banner rows": (cells) => [
    "csv",
    csv(cells, { before: ["Northside Motor Group Pty Ltd", "Used Vehicle Stock Report as at 22/11/2026", ""] }),
  ],
  "totals and footer": (cells) => [
    "csv",
    csv(cells, { after: [`Total,${cells.rows.length}`, "Printed by jsmith 22/11/2026 08:15,,,", "Page 1 of 1"] }),
  ],
  "headings again": (cells) => {
    const half = Math.ceil(cells.rows.length / 2);
    return ["csv", csv({ ...cells, rows: [...cells.rows.slice(0, half), cells.headings, ...cells.rows.slice(half)] })];
  },
  "empty rows": (cells) => ["csv", csv({ ...cells, rows: cells.rows.flatMap((row) => [row, row.map(() => "")]) })],
  "empty columns": (cells) => [
    "csv",
    csv({
      headings: cells.headings.flatMap((one) => [one, ""]),
      rows: cells.rows.map((row) => row.flatMap((one) => [one, ""])),
    }),
  ],
  "headings in two rows": (cells) => {
    const groups = cells.headings.map((_, at) => ["VEHICLE", "", "", "DETAILS", "", "", "SALE"][at] ?? "");
    return ["csv", csv(cells, { before: [groups.join(",")] })];
  },
  "row numbers": (cells) => [
    "csv",
    csv({ headings: ["#", ...cells.headings], rows: cells.rows.map((row, at) => [String(at + 1), ...row]) }),
  ],
  "no headings": (cells) => ["csv", csv(cells, { heading: false })],
  "n/a for empty": (cells) => [
    "csv",
    csv({ ...cells, rows: cells.rows.map((row) => row.map((text) => text || "N/A")) }),
  ],
  "json list": (cells) => ["json", JSON.stringify(cells.rows.map((row) => record(cells, row)))],
  "json numbers": (cells) => [
    "json",
    JSON.stringify({ vehicles: cells.rows.map((row) => numbers(record(cells, row))) }, null, 2),
  ],
  "json lines": (cells) => ["jsonl", cells.rows.map((row) => JSON.stringify(numbers(record(cells, row)))).join("\n")],
  "json keyed": (cells) => [
    "json",
    JSON.stringify(Object.fromEntries(cells.rows.map((row, at) => [`v${at + 100}`, record(cells, row)]))),
  ],
  "json rows": (cells) => ["json", JSON.stringify({ columns: cells.headings, data: cells.rows })],
  "json array of arrays": (cells) => ["json", JSON.stringify([cells.headings, ...cells.rows])],
  "json nested": (cells) => [
    "json",
    JSON.stringify({
      status: "ok",
      result: {
        total: cells.rows.length,
        items: cells.rows.map((row, at) => ({ uid: `x${at}`, details: numbers(record(cells, row)) })),
      },
    }),
  ],
  "json:api": (cells) => [
    "json",
    JSON.stringify({
      data: cells.rows.map((row, at) => ({
        type: "vehicles",
        id: String(at + 7001),
        attributes: numbers(record(cells, row)),
      })),
      meta: { page: 1 },
      jsonapi: { version: "1.0" },
    }),
  ],
  "json pairs": (cells) => [
    "json",
    JSON.stringify(
      cells.rows.map((row) => ({ fields: cells.headings.map((name, at) => ({ name, value: row[at] ?? "" })) })),
    ),
  ],
  "json columns": (cells) => [
    "json",
    JSON.stringify(
      Object.fromEntries(cells.headings.map((name, at) => [name, cells.rows.map((row) => row[at] ?? "")])),
    ),
  ],
  "xml elements": (cells) => ["xml", `<?xml version="1.0"?><Vehicles>${elements(cells, "Vehicle")}</Vehicles>`],
  "xml namespaces": (cells) => [
    "xml",
    `<?xml version="1.0"?><s:Stock xmlns:s="urn:x-stock">${elements(cells, "s:Item", "s:")}</s:Stock>`,
  ],
  "xml attributes": (cells) => [
    "xml",
    `<stock>${cells.rows.map((row) => `<car ${cells.headings.map((name, at) => `${tag(name)}="${xml(row[at] ?? "")}"`).join(" ")}/>`).join("")}</stock>`,
  ],
  "xml fields": (cells) => [
    "xml",
    `<export><rows>${cells.rows.map((row) => `<row>${cells.headings.map((name, at) => `<field name="${xml(name)}">${xml(row[at] ?? "")}</field>`).join("")}</row>`).join("")}</rows></export>`,
  ],
  "html table": (cells) => ["html", page(table("<table>", cells, (text) => text))],
  "html table of td": (cells) => ["html", page(table('<table border="1">', cells, (text) => `<b>${text}</b>`, "td"))],
  markdown: (cells) => {
    const line = (texts: readonly string[]) => `| ${texts.map((text) => text.replaceAll("|", "/")).join(" | ")} |`;
    return ["md", [line(cells.headings), line(cells.headings.map(() => "---")), ...cells.rows.map(line)].join("\n")];
  },
  "labelled blocks": (cells) => [
    "txt",
    cells.rows.map((row) => cells.headings.map((name, at) => `${name}: ${row[at] ?? ""}`).join("\n")).join("\n\n"),
  ],
  "three labels a line": (cells) => [
    "txt",
    cells.rows
      .map((row) => {
        const facts = cells.headings.map((name, at) => `${name}: ${row[at] ?? ""}`);
        const lines = Array.from({ length: Math.ceil(facts.length / 3) }, (_, at) =>
          facts.slice(at * 3, at * 3 + 3).join("  "),
        );
        return lines.join("\n");
      })
      .join("\n\n"),
  ],
  "labels in a line": (cells) => [
    "txt",
    cells.rows.map((row) => cells.headings.map((name, at) => `${name}: ${row[at] ?? ""}`).join(", ")).join("\n"),
  ],
  "fixed width": (cells) => {
    const all = [cells.headings, ...cells.rows];
    const width = cells.headings.map((_, at) => Math.max(...all.map((row) => (row[at] ?? "").length)) + 2);
    return [
      "txt",
      all
        .map((row) =>
          row
            .map((text, at) => text.padEnd(width[at] ?? 0))
            .join("")
            .trimEnd(),
        )
        .join("\n"),
    ];
  },
  "sql dump": (cells) => {
    const text = (one: string) => `'${one.replaceAll("'", "''")}'`;
    const names = cells.headings.map((name) => `\`${name}\``).join(", ");
    return [
      "sql",
      `INSERT INTO \`stock\` (${names}) VALUES\n${cells.rows.map((row) => `(${row.map(text).join(", ")})`).join(",\n")};\n`,
    ];
  },
};
