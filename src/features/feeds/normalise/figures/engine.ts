import { withoutDenied } from "../text.ts";
import { readNumber } from "./number.ts";

export interface ReadEngine {
  /** Displacement in cc; null if it is not known exactly. */
  readonly cc: number | null;
  readonly litres: number | null;
  readonly cylinders: number | null;
  readonly induction: string | null;
}

export type EngineUnit = "litres" | "cc";

/**
 * Reads an engine description: "4 cyl, 2.2 L", "2.0L", "1998cc", "V6 3.5", "TT4", "1.6i Turbo". A bare number is litres
 * up to 12 and cc above that; with a `unit` of litres, it is litres below 50. Litres are also computed from cc. The
 * reverse needs litres that are exact to the cubic centimetre ("1.998 L"), because an engine of 2.0 litres rarely has
 * exactly 2000 cc. Zero ("0 L" for an electric car) is not a size.
 */
export function readEngine(text: string, unit: EngineUnit | null = null): ReadEngine {
  const size = sizeOf(text, unit);
  const rounded = size && inBounds(size.cc) ? Math.round(size.cc) : null;
  return {
    cc: size?.exact ? rounded : null,
    litres: rounded === null ? null : Math.round(rounded / 100) / 10,
    cylinders: readCylinders(text, false),
    induction:
      /\b(twin[- ]?turbo|bi[- ]?turbo|turbo\w*|supercharged|twincharged)\b/i.exec(withoutDenied(text))?.[1] ?? null,
  };
}

interface Size {
  readonly cc: number;
  readonly exact: boolean;
}

function sizeOf(text: string, unit: EngineUnit | null): Size | null {
  const inLitres = /(\d{1,2}(?:[.,]\d{1,3})?)\s*-?\s*(?:l\b|lt\b|lit\w*|ltr\b)/i.exec(text)?.[1];
  if (inLitres) return litresOf(inLitres);
  const inCc = /(\d{1,2}[.,]?\d{3}|\d{2,4}(?:\.\d+)?)\s*-?\s*(?:cc|cm3|cm³|ccm|cubic)/i.exec(text)?.[1];
  if (inCc) return { cc: readNumber(inCc) ?? 0, exact: true };
  if (/^\d+([.,]\d+)?$/.test(text)) {
    const bare = readNumber(text, true) ?? 0;
    const litres = unit ? unit === "litres" && bare < 50 : bare <= 12;
    return litres ? litresOf(text) : { cc: bare, exact: true };
  }
  const amongWords = /(?:^|[\s(])(\d\.\d)(?=[\s,)/a-z]|$)/i.exec(text)?.[1];
  return amongWords ? litresOf(amongWords) : null;
}

function litresOf(digits: string): Size {
  return { cc: Number(digits.replace(",", ".")) * 1000, exact: /[.,]\d{3}$/.test(digits) };
}

function inBounds(cc: number): boolean {
  return cc >= 20 && cc <= 30_000;
}

/**
 * Number of cylinders in "4 cyl", "V6", "TT4", "Inline 4", or with `bare` also in a number alone, for a column of
 * cylinders. Null if there is none, or if it is not between 1 and 16.
 */
export function readCylinders(text: string, bare: boolean): number | null {
  const found =
    /(\d{1,2})[\s-]*(?:cyl|zyl)/i.exec(text) ??
    /\b(?:v|w|i|l|h|r|tt|td|t|flat[\s-]?|boxer[\s-]?|inline[\s-]?|straight[\s-]?)(\d{1,2})\b/i.exec(text) ??
    (bare ? /^(\d{1,2})(?:\.0+)?$/.exec(text) : null);
  if (!found && /\bsingle(?:[\s-]cyl\w*)\b/i.test(text)) return 1;
  if (!found && /\b(?:twin[\s-]cyl\w*|v-twin|parallel[\s-]twin)\b/i.test(text)) return 2;
  const count = Number(found?.[1]);
  return count >= 1 && count <= 16 ? count : null;
}
