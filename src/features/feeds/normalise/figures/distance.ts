import { isLatin } from "../text.ts";
import { readNumber, withDigits } from "./number.ts";

export const KM_IN_MILE = 1.609344;

export interface ReadDistance {
  /** Whole kilometres, never negative. */
  readonly km: number;
  readonly miles: boolean;
}

/** No vehicle has travelled more kilometres than this: a larger number is something else. */
const MOST = 5_000_000;
/** Words that mean that the number beside them is not the distance travelled. */
const UNTRUE =
  /unable|unread|cannot|can'?t|can not|not (work|read|display|show|function|warrant|verif|known|true|actual|avail)|no reading|unknown|unverif|unwarrant|unconfirm|n\/w\b|\btmu\b|faulty|broken|inop|blank|replaced|changed|exempt|illegible|tamper|wound|discrepan|\?|hours?\b|hrs?\b/i;
/** Masked digits: "85xxx", "8*,***", "120,XXX". */
const MASKED = /\d[\d,. ]*[x*#_]{2,}|[x*#]\d|\d[x*#]+\b/i;
const OTHER_FACT =
  /kmpl|km\/l|km\/kg|mpg|l\/100|km\/h|kmh|kph|km per|per (litre|year|month|week|annum)|km range|^\W?\d{2,3}\s?k?\s?\(?(?:hp|bhp|kw|ps|cv|nm)\b/i;

const NUMBER =
  /(-?)(\d{1,2}(?:,\d\d)+,\d{3}(?!\d)|\d{1,3}(?:[ ,.'’]\d{3})+(?!\d)(?:(?:(?<!\.\d{3})\.|(?<!,\d{3}),)\d\d?(?!\d))?|\d+(?:[.,]\d+)?)\s*(k(?![a-z])|thousand\b)?\s*((?:kms?|klms?|kays|kilomet\w*|mi|mls|miles?)\b)?/gi;
/** Words that may surround an odometer reading. */
const AROUND =
  /^(?:(?:odo(?:meter)?|speedo|reading|kms?|kilomet\w*|mileage|miles|mi|travelled|driven|done|shows|showing|indicated|genuine|actual|only|just|approx(?:imately)?|about|around|circa|low|as|at|is|on|clock|the|has|with|s|original|verified|true|plus)\b|[\s.:,;~=+<>'’/-])*$/i;
/** "30K+ km" is only a lower limit. */
const AT_LEAST = /\dk?\s*\+/i;
const RANGE = /\d\s*k?(?:ms?|m?i)?\s*(?:-|–|\bto\b)\s*\d/i;
const LONGEST = 120;

/**
 * Reads an odometer: "1,234 km", "45k", "51,000 mi." (converted to kilometres, like all numbers without a unit if
 * `inMiles`). Null if the words say that it could not be read, if digits are masked, or if the number is something
 * else: a reading is never invented.
 */
export function readDistance(cell: string, inMiles = false): ReadDistance | null {
  if (/^\d{1,7}$/.test(cell)) return distance(cell, inMiles);
  const text = withDigits(cell);
  // A spreadsheet's 1.97E+05 is a rounded number of whole kilometres.
  if (/^\d(\.\d+)?E\+0?\d$/i.test(text)) return distance(String(Number(text)), inMiles);
  if (text.length > LONGEST || OTHER_FACT.test(text) || UNTRUE.test(text) || AT_LEAST.test(text)) return null;
  const bare =
    (isLatin(text) ? text : inOurUnits(text))
      .replace(/[([{].*$/s, "")
      .replace(/(?<=\d)\s*(?:tkm|tys\.?\s*km)\b/i, "k km")
      .trim() || text;
  const numbers = [...bare.matchAll(NUMBER)];
  const inUnits = numbers.filter((found) => found[4]);
  // "85,000 km (52,800 mi)" is one distance in two units; "80,000 - 90,000 km" is a range and not read.
  const found = numbers.length === 1 ? numbers[0] : RANGE.test(bare) ? null : theOne(inUnits);
  if (!found || found[1] === "-" || (!found[4] && !AROUND.test(bare.replace(found[0], " ")))) return null;
  const digits = found[2] ?? "";
  const thousand = found[3] && (readNumber(digits) ?? 0) < 1000 ? "k" : "";
  const unit = found[4] ?? /\b(mi|miles|kms?|kilomet\w*)\b/i.exec(text)?.[1];
  return distance(`${digits}${thousand}`, unit ? /^m/i.test(unit) : inMiles);
}

/** The text with units in Latin letters and without East Asian ten thousands ("1.5万km"). */
const inOurUnits = (text: string): string =>
  text
    .replace(/(?:公里|千米|キロ|킬로(?:미터)?|км|กม|كم|ק"?מ)\.?/gi, "km")
    .replace(/тыс\.?\s*km/i, "k km")
    .replace(/(\d+(?:\.\d+)?)\s*[万萬만]\s*(?=km|$)/i, (_, tens: string) => `${Math.round(Number(tens) * 10_000)} `);

/** The only number with a unit, or the only one in kilometres. */
function theOne(inUnits: readonly RegExpExecArray[]): RegExpExecArray | null {
  const inKm = inUnits.filter((one) => /^k/i.test(one[4] ?? ""));
  const [one, another] = inUnits.length === 1 ? inUnits : inKm;
  return one && !another ? one : null;
}

function distance(digits: string, miles: boolean): ReadDistance | null {
  // "68,8000" may mean 68,800 or 688,000.
  if (digits.includes(",") && /^[1-9]\d{0,2},\d{4,}$/.test(digits)) return null;
  // Several zeros or nines mean that the odometer could not be read; a single zero is a new car's reading.
  const amount = /^(0{2,}|9{6,7})$/.test(digits) ? null : readNumber(digits);
  if (amount === null || amount > MOST) return null;
  return { km: Math.round(miles ? amount * KM_IN_MILE : amount), miles };
}

/** Removes the Swedish unit of ten kilometres: "21 716 mil" becomes "21 716". The caller multiplies. */
export const withoutMil = (text: string): string => text.replace(/(?<=\d)\s*mil\.?$/i, "");

/** Whether a cell says that the odometer could not be read, or masks its digits. */
export function isUnreadOdometer(text: string): boolean {
  return (
    text.length <= LONGEST &&
    !OTHER_FACT.test(text) &&
    (UNTRUE.test(text) || MASKED.test(text) || /^(0{2,}|9{6,7})$/.test(text))
  );
}

/** The unit in a column of units: "km", "Miles", "K", "M", or Sweden's "mil" of ten kilometres. Null for others. */
export function distanceUnit(text: string): "km" | "miles" | "mil" | null {
  const unit = text.trim().replace(/\.$/, "");
  if (/^(kms?|klms?|kilomet\w+|k|kmt|kmtr?s?)$/i.test(unit)) return "km";
  if (/^(svensk[ae]? )?mil$/i.test(unit)) return "mil";
  return /^(mi|mls?|smi|mis|miles?|m|statute miles?|imperial)$/i.test(unit) ? "miles" : null;
}

/**
 * Whether a text is a number of thousands with Sweden's unit of ten kilometres: "8 956 mil". In other languages the
 * word means thousands: "45 mil" is 45,000.
 */
export const isInMil = (text: string): boolean => /^\d[\d .,]*\d{3}\s?mil\.?$/i.test(text);
