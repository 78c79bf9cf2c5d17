import { remember } from "../../../lib/memory/remember.ts";

/** Texts that files use for "nothing": words and dashes from exports, and spreadsheet errors. */
const MISSING =
  /^(nan|null|none|nil|undefined|n\/?a|n\.a\.?|not (specified|available|applicable|known|stated|set|given|provided)|unspecified|unknown|unkn|tba|tbc|to be (advised|confirmed)|unlisted|missing|sin (?:informaci[oó]n|especificar)|keine angaben?|k\.? ?a\.?|onbekend|n\.?v\.?t\.?|non (?:renseign|pr[eé]cis|communiqu)[eé]e?|no informado|не указан[оа]?|нет данных|ok[aä]nd|ukjent|default title|#?ref!|#n\/a|#value!|#name\??|#div\/0!|[-–—_.?*\s/\\]+)$/i;

/** Trims, and turns every run of white space (including non-breaking spaces) into one space. */
export function clean(value: string | undefined): string {
  if (value === undefined) return "";
  return /^\s|\s$|\s\s|[^\S ]|[\u200b\ufeff]/.test(value) ? value.replace(/[\s\u200b\ufeff]+/g, " ").trim() : value;
}

/** Whether a cleaned cell means nothing. A zero is a value; a dash is not. */
export function isMissing(value: string): boolean {
  return value === "" || MISSING.test(value);
}

/** Excel's `#NAME?` and the like, which replace a value that began with `+` or `=`. */
export function isSpreadsheetError(value: string): boolean {
  return /^#(name\??|ref!|value!|n\/a|div\/0!|num!|null!)$/i.test(value);
}

/** The last character code of Latin letters and their combining marks. */
const LAST_LATIN = 0x36f;

/**
 * Whether a text has only Latin letters. It is called for every name, and comparing character codes is faster than a
 * regular expression.
 */
export function isLatin(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > LAST_LATIN) return false;
  return true;
}

/** Separates the words of an identifier: "SportsUtilityVehicle" is three words. */
export const uncamelled = (value: string): string =>
  /[a-z][A-Z]/.test(value) && !value.includes(" ") ? value.replace(/([a-z])([A-Z])/g, "$1 $2") : value;

/** Letters that are not a plain letter with a mark. */
const PLAIN: Readonly<Record<string, string>> = { ß: "ss", ø: "o", æ: "ae", œ: "oe", ł: "l", đ: "d", ı: "i" };

/** Lower case, without accents, single spaces: the key for looking words up in tables. */
export function fold(value: string): string {
  const lower = value.toLowerCase();
  const plain = /[^\0-\x7f]/.test(lower) ? withoutMarks(lower) : lower;
  return plain.replace(/[^a-z0-9+]+/g, " ").trim();
}

const withoutMarks = (lower: string) =>
  lower
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßøæœłđı]/g, (letter) => PLAIN[letter] ?? "");

const DENIED =
  /\b(?:not|non|no|never|without)(?:[\s-]+(?:an?|the|yet|longer|full|fully|mild|plug[\s-]?in))*[\s-]+[\p{L}\d]+/giu;

/** Removes what a text denies: "diesel (not electric)" is about diesel only, "non-turbo" about nothing. */
export function withoutDenied(value: string): string {
  return value.replace(DENIED, " ");
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** The text of a cell that may contain HTML: tags become line breaks or nothing, and entities become characters. */
export function plainText(value: string): string {
  if (!/[<&]/.test(value)) return value.replace(/\r\n?/g, "\n").trim();
  return value
    .replace(/<\s*(br|\/p|\/div|\/li|\/tr|\/h\d)\s*\/?>/gi, "\n")
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, "")
    .replace(/<\/?[a-z!][^<>]*>/gi, "")
    .replace(/&#(\d{1,6});/g, (_, code: string) => character(Number(code)))
    .replace(/&#x([0-9a-f]{1,5});/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => ENTITIES[name] ?? "")
    .replace(/\r\n?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function character(code: number): string {
  return code > 31 ? String.fromCodePoint(code) : " ";
}

/** "TOYOTA" and "toyota" become "Toyota"; words with a digit or mixed case are unchanged. */
export function titleCase(value: string): string {
  return value
    .split(" ")
    .map((word) =>
      /^[A-Z]{4,}$|^[a-z]{2,}$/.test(word) ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase() : word,
    )
    .join(" ");
}

/**
 * The entries of a list in one cell: joined by `|`, `;`, line breaks or commas, a JSON list, or a JSON object that has
 * lists under headings or names with `true`. Spaces separate nothing here.
 */
export function splitList(value: string): string[] {
  const text = value.trim();
  if (JSON_ENDS.test(text)) {
    const listed = jsonList(text);
    if (listed) return listed;
  }
  const separator = ["|", "\n", ";"].find((sign) => text.includes(sign)) ?? ",";
  return text
    .split(separator)
    .map(listItem)
    .filter((item) => item !== "");
}

/** An entry of a list, cleaned; empty if it means nothing. Memoised, since a file's lists repeat the same features. */
const listItem = remember((written) => {
  const item = clean(written.replace(/^[\s•*·-]+/, ""));
  return isMissing(item) ? "" : item;
});

const JSON_ENDS = /^(?:\[[\s\S]*\]|\{[\s\S]*\})$/;

function jsonList(text: string): string[] | null {
  try {
    const list: unknown = JSON.parse(/^[[{]'/.test(text) ? text.replaceAll("'", '"') : text);
    if (Array.isArray(list)) return list.flatMap(itemOf);
    return typeof list === "object" && list !== null ? Object.entries(list).flatMap(itemsUnder) : null;
  } catch {
    return null;
  }
}

/** A group's own list, or the name of an entry that is true. */
function itemsUnder([heading, value]: [string, unknown]): string[] {
  if (Array.isArray(value)) return value.flatMap(itemOf);
  return value === true ? [heading] : itemOf(value);
}

function itemOf(item: unknown): string[] {
  if (typeof item === "string") return [item];
  if (typeof item !== "object" || item === null) return [];
  const { url, name } = item as { url?: unknown; name?: unknown };
  return typeof url === "string" ? [url] : typeof name === "string" ? [name] : [];
}
