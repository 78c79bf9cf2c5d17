import { DAY_MS } from "../../../../lib/time/spans.ts";

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const GERMAN: Readonly<Record<string, string>> = { mai: "may", okt: "oct", dez: "dec", mrz: "mar" };

/**
 * Reads a date as stock files write it: 31/01/2024 (with `monthFirst`, 01/31/2024), 2024-01-31, 31 Jan 2024, 01/24, Jan
 * 2024, Excel's serial number 45322, epoch seconds and milliseconds. Returns "2024-01-31", or "2024-01" for a month
 * alone. Null if the text is not a date, or the day does not exist.
 */
export function readDate(text: string, monthFirst = false): string | null {
  return iso(text) ?? slashed(text, monthFirst) ?? named(text) ?? serial(text);
}

/**
 * The moment of a date and the time of day after it, in epoch milliseconds ("2024-01-31T10:00:00+10:00", "31/01/2024
 * 2:30 pm", epoch seconds). A time without a zone is read as UTC, and a date alone as its first moment. Null if the
 * text is not a date, or only a month.
 */
export function readInstant(text: string, monthFirst = false): number | null {
  if (/^\d{9,13}$/.test(text)) return Number(text) * (text.length > 10 ? 1 : 1000);
  const exact = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text) ? Date.parse(zoned(text.replace(" ", "T"))) : Number.NaN;
  if (!Number.isNaN(exact)) return exact;
  const date = readDate(text, monthFirst);
  if (date === null || date.length < 10) return null;
  return Date.parse(date) + timeOfDay(text);
}

function zoned(text: string): string {
  const tidy = text.replace(/\s+(?:utc|gmt)$/i, "Z").replace(/\s*([+-]\d\d):?(\d\d)$/, "$1:$2");
  return /(?:z|[+-]\d\d:\d\d)$/i.test(tidy) ? tidy : `${tidy}Z`;
}

function timeOfDay(text: string): number {
  const found = /[T ,](\d{1,2}):(\d\d)(?::(\d\d))?(?:\.\d+)?\s*([ap])?\.?m?/i.exec(text);
  if (!found) return 0;
  const afternoon = found[4]?.toLowerCase() === "p";
  const hour = found[4] ? (Number(found[1]) % 12) + (afternoon ? 12 : 0) : Number(found[1]);
  if (hour > 23 || Number(found[2]) > 59) return 0;
  return ((hour * 60 + Number(found[2])) * 60 + Number(found[3] ?? 0)) * 1000;
}

function iso(text: string): string | null {
  const found = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?:[T ].*)?$/.exec(text);
  if (found) return day(Number(found[1]), Number(found[2]), found[3] === undefined ? null : Number(found[3]));
  const packed = /^((?:19|20)\d\d)(\d\d)(\d\d)?$/.exec(text);
  return packed ? day(Number(packed[1]), Number(packed[2]), packed[3] === undefined ? null : Number(packed[3])) : null;
}

function slashed(text: string, monthFirst: boolean): string | null {
  const full = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[T ,].*)?$/.exec(text);
  if (full) {
    const [first, second] = [Number(full[1]), Number(full[2])];
    const swapped = (monthFirst && first <= 12) || second > 12;
    return day(fullYear(full[3] ?? ""), swapped ? first : second, swapped ? second : first);
  }
  const month = /^(\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text);
  const packed = /^(0[1-9]|1[0-2])([0-2]\d|[6-9]\d)$/.exec(text);
  const [, months, years = ""] = month ?? packed ?? [];
  return months === undefined ? null : day(fullYear(years), Number(months), null);
}

/** Reads "31 Jan 2024", "Jan-24", "January 31, 2024", "Tue Dec 16 2014 12:30:00 GMT-0800". */
function named(text: string): string | null {
  const word = /[a-zäé]{3,}/gi;
  for (const [token] of text.matchAll(word)) {
    const short = token.slice(0, 3).toLowerCase();
    const month = MONTHS.indexOf(GERMAN[short] ?? short) + 1;
    if (month === 0) continue;
    const year = /(?<!\d)((?:19|20)\d\d)(?!\d)/.exec(text)?.[1] ?? /['’ -](\d\d)$/.exec(text)?.[1];
    if (!year) return null;
    const dayOf = /(?:^|[^\d:])(\d{1,2})(?:st|nd|rd|th)?(?=[ ,-]+[a-z]{3,}|,? +(?:19|20)\d\d)/i.exec(text)?.[1];
    return day(fullYear(year), month, dayOf ? Number(dayOf) : null);
  }
  return null;
}

/**
 * Reads the number of days since 1899-12-30, as Excel counts them (1980 to 2064), or otherwise epoch seconds or
 * milliseconds.
 */
function serial(text: string): string | null {
  if (!/^\d{5,13}(\.\d+)?$/.test(text)) return null;
  const number = Number(text);
  const at =
    number >= 29_221 && number < 60_400
      ? (Math.floor(number) - 25_569) * DAY_MS
      : number >= 1e11
        ? number
        : number >= 1e8
          ? number * 1000
          : null;
  return at === null ? null : iso(new Date(at).toISOString());
}

function fullYear(text: string): number {
  if (text.length === 4) return Number(text);
  const two = Number(text);
  return two < 60 ? 2000 + two : 1900 + two;
}

function day(year: number, month: number, dayOfMonth: number | null): string | null {
  if (year < 1885 || year > 2200 || month < 1 || month > 12) return null;
  const start = `${year}-${String(month).padStart(2, "0")}`;
  if (dayOfMonth === null) return start;
  if (dayOfMonth < 1 || dayOfMonth > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  return `${start}-${String(dayOfMonth).padStart(2, "0")}`;
}
