/**
 * The four-digit year of a cell: "2019", "2019.0", "06/2019", "MY19", "Jun 2019", "2019-03-01". Null where none can be
 * read.
 */
export function readYear(text: string): number | null {
  const whole = /^(\d{4})(?:\.0+)?$/.exec(text);
  if (whole) return Number(whole[1]);
  const inside = /(?<!\d)(1[89]\d\d|20\d\d|21\d\d)(?!\d)/.exec(text);
  if (inside) return Number(inside[1]);
  const short =
    /^(?:my)?['’]?(\d\d)$/i.exec(text) ?? /^\d{1,2}[/-](\d\d)$/.exec(text) ?? /^[a-z]{3,9}[ -]'?(\d\d)$/i.exec(text);
  if (!short) return /^\d+$/.test(text) ? Number(text) : null;
  const two = Number(short[1]);
  return two < 50 ? 2000 + two : 1900 + two;
}

/** An age in whole years: "7", "7 yrs", "7.0". Null for anything that is none, or more than any vehicle's. */
export function readAge(text: string): number | null {
  const found = /^(\d{1,3})(?:\.\d+)?\s*(?:y(?:(?:ea)?rs?)?(?: old)?)?$/i.exec(text);
  const age = Number(found?.[1] ?? Number.NaN);
  return age <= 80 ? age : null;
}

/** Why no vehicle can be of that year, or null: years go from 1885 to next year. */
export function yearProblem(year: number, thisYear: number): string | null {
  if (year < 1885) return "no vehicle is so old";
  return year > thisYear + 1 ? `vehicles are of ${thisYear + 1} at the latest` : null;
}
