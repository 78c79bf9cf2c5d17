import { xmlText } from "../../lib/markup/xml-text.ts";
import type { FeedRecord, Kind } from "./format.ts";

/** The start of a text that a spreadsheet would run as a formula. */
const FORMULA = /^['=+\-@\t\r]/;
/** An apostrophe marks a cell as text in a spreadsheet, which does not show it. */
const asText = (line: string): string => (FORMULA.test(line) ? `'${line}` : line);
/** A catalogue would show the apostrophe to shoppers, so there the leading signs are removed: "- One owner". */
const withoutSigns = (line: string): string => line.replace(/^['=+\-@\s]+/, "");
const MARK = "\ufeff";
const RSS = 'xmlns:g="http://base.google.com/ns/1.0"';

type Value = FeedRecord extends ReadonlyMap<string, infer V> ? V : never;

/** How a file of records begins, how each record is written, and how the file ends. */
export interface Writing {
  readonly type: string;
  /** `of` is the site that the stock belongs to, and the address of its home page. */
  readonly begin: (kind: Kind, of: { readonly name: string; readonly url: string }) => string;
  readonly record: (kind: Kind, record: FeedRecord, isFirst: boolean) => string;
  readonly end: () => string;
}

/** A value as a cell: numbers unchanged; texts on one line, never a formula; lists joined by commas. */
function cellText(value: Value | undefined, guard: (line: string) => string): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return value.map((one) => one.replaceAll(",", "%2C")).join(",");
  const line = value
    .toWellFormed()
    .replace(/\p{Cc}+/gu, " ")
    .trim();
  return guard(line);
}

const namesOf = ({ fields }: Kind): readonly string[] => fields.map(({ name }) => name);
const csvCell = (text: string): string => (/[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Tab-separated, as Google reads it: double quotes are doubled, and their cell is put in quotes. */
const tsvCell = (text: string): string => (text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text);

interface Table {
  readonly type: string;
  readonly separator: string;
  readonly cell: (text: string) => string;
  readonly guard: (line: string) => string;
  /** Written before the first heading. */
  readonly mark?: string;
}

const lines = ({ type, separator, cell, guard, mark = "" }: Table): Writing => ({
  type,
  begin: (kind) => `${mark}${namesOf(kind).map(cell).join(separator)}\r\n`,
  record: (kind, record) =>
    `${namesOf(kind)
      .map((name) => cell(cellText(record.get(name), guard)))
      .join(separator)}\r\n`,
  end: () => "",
});

const COMMAS = { type: "text/csv; charset=utf-8", separator: ",", cell: csvCell } as const;
const TABS = { type: "text/tab-separated-values; charset=utf-8", separator: "\t", cell: tsvCell } as const;
export const CSV = lines({ ...COMMAS, guard: asText, mark: MARK });
export const TSV = lines({ ...TABS, guard: withoutSigns });
/** Without a byte order mark, which Meta reads as part of the first heading. */
export const BARE_CSV = lines({ ...COMMAS, guard: withoutSigns });

export const JSON_LIST: Writing = {
  type: "application/json; charset=utf-8",
  begin: () => "[",
  record: (kind, record, isFirst) =>
    `${isFirst ? "\n" : ",\n"}${JSON.stringify(Object.fromEntries(namesOf(kind).map((name) => [name, record.get(name) ?? null])))}`,
  end: () => "\n]\n",
};

/** RSS 2.0 with Google's names, as Merchant Center reads it. */
export const GOOGLE_XML: Writing = {
  type: "application/xml; charset=utf-8",
  // RSS requires all three elements of a channel.
  begin: (_, { name, url }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${RSS}>\n<channel>\n<title>${xmlText(name)}</title>\n<link>${xmlText(url)}</link>\n<description>${xmlText(`Vehicles for sale at ${name}`)}</description>\n`,
  record: (kind, record) => {
    const elements = namesOf(kind).flatMap((name) => {
      const value = record.get(name) ?? null;
      const all = value === null || value === "" ? [] : Array.isArray(value) ? value : [value];
      return all.map(
        (one) => `<g:${name}>${name === GROUP ? groupText(String(one)) : xmlText(String(one))}</g:${name}>`,
      );
    });
    return `<item>\n${elements.join("\n")}\n</item>\n`;
  },
  end: () => "</channel>\n</rss>\n",
};

/** How a vehicle is handed over, which XML writes as two elements and a table as one text: `in_store:north`. */
const GROUP = "vehicle_fulfillment";

function groupText(text: string): string {
  const [option = "", ...code] = text.split(":");
  return `<g:option>${xmlText(option)}</g:option><g:store_code>${xmlText(code.join(":"))}</g:store_code>`;
}
