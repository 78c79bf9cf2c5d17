import { DAY_MS } from "../../../../lib/time/spans.ts";

/** How a workbook displays a number. */
export interface NumberFormat {
  readonly kind: "number" | "date" | "time" | "percent";
  /** The number of digits to pad to with zeros: with the format `00000`, the stock number 123 is displayed as 00123. */
  readonly zeros: number;
  /** Text displayed after the number that changes its meaning, such as a unit or a currency; otherwise empty. */
  readonly after: string;
}

const PLAIN: NumberFormat = { kind: "number", zeros: 0, after: "" };
const dated = (kind: "date" | "time"): NumberFormat => ({ ...PLAIN, kind });

/** A format by its number in the standard's list, for formats that a workbook does not define itself. */
export function builtInFormat(id: number): NumberFormat {
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return dated("date");
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return dated("time");
  return id === 9 || id === 10 ? { ...PLAIN, kind: "percent" } : PLAIN;
}

/** The longest code of a format; no spreadsheet program allows more. */
const LONGEST_CODE = 255;

/** Reads a format's code: `d/mm/yyyy`, `00000`, `#,##0" km"`, `[$€-407] #,##0.00`. */
export function readFormat(written: string): NumberFormat {
  const code = written.slice(0, LONGEST_CODE);
  // Only the first section counts; the others are for negative amounts, zero and text.
  const section = /^(?:"[^"]*"|\[[^\]]*\]|\\.|[^;])*/.exec(code)?.[0] ?? "";
  const currency = /\[\$([^\]-]+)/.exec(section)?.[1]?.trim() ?? "";
  const bare = section
    .replace(/\[[^\]]*\]/g, "")
    .replace(/[_*\\]./g, "")
    .replace(/"[^"]*"/g, "");
  if (!/^general$/i.test(bare.trim()) && /[dy]|mmm/i.test(bare)) return dated("date");
  if (/[hs]/i.test(bare)) return dated("time");
  if (bare.includes("%")) return { ...PLAIN, kind: "percent" };
  const unit = /"\s*([a-z]{1,12})\.?\s*"\s*$/i.exec(section)?.[1] ?? "";
  const zeros = /^0{2,}$/.test(bare.trim()) ? bare.trim().length : 0;
  return { kind: "number", zeros, after: unit || (/^(\$|A\$|AUD)?$/.test(currency) ? "" : currency) };
}

/**
 * The number as a spreadsheet displays it, except that dates are written like 2017-03-31 and thousands are not grouped.
 */
export function shownNumber(value: string, format: NumberFormat, is1904: boolean): string {
  const number = Number(value);
  if (value.trim() === "" || !Number.isFinite(number)) return value;
  if (format.kind === "date" || format.kind === "time") return shownDate(number, format.kind, is1904);
  if (format.kind === "percent") return `${plain(number * 100)}%`;
  const text = format.zeros > 0 ? plain(Math.round(number)).padStart(format.zeros, "0") : plain(number);
  return format.after ? `${text} ${format.after}` : text;
}

/**
 * Rounds to fifteen digits, the precision of a spreadsheet: 0.1 + 0.2 is stored as 0.30000000000000004 and displayed as
 * 0.3.
 */
const plain = (number: number) => String(Number(number.toPrecision(15)));

/** 31 December 9999, the last day that spreadsheets support. */
const LAST_DAY = 2_958_465;

/** A date counted in days from 1900, or from 1904 in workbooks created on a Mac. */
function shownDate(serial: number, kind: "date" | "time", is1904: boolean): string {
  // A plain year in a column formatted as dates: otherwise, 2017 would become a day in July 1905.
  const isYear = Number.isInteger(serial) && serial >= 1900 && serial <= 2100;
  const days = is1904 ? serial + 1462 : serial;
  if (isYear || days < 0 || days > LAST_DAY + 1) return plain(serial);
  // Counts from 1900 include a 29 February 1900, which did not exist.
  const since = Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const moment = new Date(Math.round((since + days * DAY_MS) / 1000) * 1000).toISOString();
  const time = moment.slice(11, 16);
  if (kind === "time" && days < 1) return time;
  return time === "00:00" ? moment.slice(0, 10) : `${moment.slice(0, 10)} ${time}`;
}
