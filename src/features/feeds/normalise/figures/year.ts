/** The longest cell with a model year and nothing else: "MY2019.75". */
const LONGEST = 9;

/**
 * The four-digit year in a cell: "2019", "2019.0", "06/2019", "MY19", "MY19.5", "19MY", "Jun 2019", "2019-03-01". Null
 * if it has none.
 */
export function readYear(text: string): number | null {
  const match = /^(\d{4})(?:\.0+)?$/.exec(text);
  if (match) return monthAndYear(match[1] ?? "") ?? Number(match[1]);
  // A spreadsheet that formats years like other numbers writes 2,023.
  const counted = /^([12])[,.](\d{3})(?:\.0+)?$/.exec(text);
  if (counted) return Number(`${counted[1]}${counted[2]}`);
  // Brazilians write the year of manufacture and the model year: 2019/2020.
  const both = /^(\d{4})\s?\/\s?(\d{4})$/.exec(text);
  if (both && Number(both[2]) === Number(both[1]) + 1) return Number(both[2]);
  const inside = /(?<!\d)(1[89]\d\d|20\d\d|21\d\d)(?!\d)/.exec(text);
  if (inside) return Number(inside[1]);
  const short =
    /^['’]?(\d\d)$/.exec(text) ?? /^\d{1,2}[/-](\d\d)$/.exec(text) ?? /^[a-z]{3,9}[ -]'?(\d\d)$/i.exec(text);
  if (!short)
    return /^\d+$/.test(text) ? Number(text) : (yearOfEra(text) ?? (text.length <= LONGEST ? modelYear(text) : null));
  return ofTwoDigits(short[1]);
}

/** The maker's model year among other words: "S YB MY19.5", "MY'19 Sport", "19MY". Null if there is none. */
export function modelYear(text: string): number | null {
  const found = /\bmy ?['’]?(\d\d)(?:\.\d\d?)?(?![\d.]|-\d)|(?<![\d./-])(\d\d)(?:\.\d\d?)? ?my\b/i.exec(text);
  return found ? ofTwoDigits(found[1] ?? found[2]) : null;
}

function ofTwoDigits(digits: string | undefined): number {
  const two = Number(digits);
  return two < 50 ? 2000 + two : 1900 + two;
}

/** The year in "0619", which is June 2019 in old dealer systems; null if the four digits are a year. */
function monthAndYear(digits: string): number | null {
  const found = /^(?:0[1-9]|1[0-2])([0-2]\d|[6-9]\d)$/.exec(digits);
  return found ? ofTwoDigits(found[1]) : null;
}

/** The year before the first of each Japanese era, by the letter before the number: H25 is 2013. */
const ERAS: Readonly<Record<string, number>> = { s: 1925, h: 1988, r: 2018 };

/** The year on a Japanese auction sheet: "H25", "H25/5", "R1". Null for other texts. */
function yearOfEra(text: string): number | null {
  const [, era = "", years = ""] = /^([shr])\.?\s?(\d{1,2})(?:[/.-]\d{1,2})?$/i.exec(text) ?? [];
  const before = ERAS[era.toLowerCase()];
  return before === undefined || Number(years) === 0 ? null : before + Number(years);
}

/** An age in whole years: "7", "7 yrs", "7.0". Null for anything else, and for ages above 80. */
export function readAge(text: string): number | null {
  const found = /^(\d{1,3})(?:\.\d+)?\s*(?:y(?:(?:ea)?rs?)?(?: old)?)?$/i.exec(text);
  const age = Number(found?.[1] ?? Number.NaN);
  return age <= 80 ? age : null;
}

/** Why no vehicle can be of that year, or null if it can: years go from 1885 to next year. */
export function yearProblem(year: number, thisYear: number): string | null {
  if (year < 1885) return "no vehicle is so old";
  return year > thisYear + 1 ? `vehicles are of ${thisYear + 1} at the latest` : null;
}
