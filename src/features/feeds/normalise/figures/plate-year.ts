/** Irish plates begin with the year, since 2013 with its half, and the county: "201-G-40124", "12-D-1234". */
const IRISH =
  /^(\d\d)[12]?[ -]?(?:C|CE|CN|CW|D|DL|G|KE|KK|KY|L|LD|LH|LK|LM|LS|MH|MN|MO|OY|RN|SO|T|TN|TS|W|WD|WH|WW|WX)[ -]?\d{1,6}$/i;
const HAS_MARKS = /^\d{2,3}[ -][A-Z]{1,2}[ -]\d/i;
/**
 * Without separators, only those with a half-year are read: Queensland's plates, with three digits, two letters and a
 * digit, do not fit this pattern.
 */
const WITH_HALF = /^(?:1[3-9]|[2-9]\d)[12][A-Z]{1,2}\d{2,6}$/i;
/** British plates have two digits after two letters: 19 from March 2019, 69 from September 2019. */
const BRITISH = /^[A-Z]{2}(\d\d) ?[A-Z]{3}$/i;

/** The year of first registration in a British or Irish plate; null for all other plates. */
export function yearOfPlate(plate: string): number | null {
  const british = Number(BRITISH.exec(plate)?.[1]);
  if (british >= 51 && british <= 99) return 1950 + british;
  if (british >= 2 && british <= 49) return 2000 + british;
  if (!HAS_MARKS.test(plate) && !WITH_HALF.test(plate)) return null;
  const irish = IRISH.exec(plate)?.[1];
  return irish === undefined ? null : irishYear(Number(irish));
}

/** Irish plates have included the year since 1987. */
const irishYear = (year: number): number => (year >= 87 ? 1900 : 2000) + year;
