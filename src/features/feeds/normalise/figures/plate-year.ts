/** Ireland's plates begin with the year, its half since 2013, and the county: "201-G-40124", "12-D-1234". */
const IRISH =
  /^(\d\d)[12]?[ -]?(?:C|CE|CN|CW|D|DL|G|KE|KK|KY|L|LD|LH|LK|LM|LS|MH|MN|MO|OY|RN|SO|T|TN|TS|W|WD|WH|WW|WX)[ -]?\d{1,6}$/i;
const HAS_MARKS = /^\d{2,3}[ -][A-Z]{1,2}[ -]\d/i;
/** Without marks only such as no plate of Queensland is, which has three digits, two letters and one digit. */
const WITH_HALF = /^(?:1[3-9]|[2-9]\d)[12][A-Z]{1,2}\d{2,6}$/i;
/** Britain's plates have two digits after two letters: 19 for March of 2019, 69 for the September after it. */
const BRITISH = /^[A-Z]{2}(\d\d) ?[A-Z]{3}$/i;

/** The year of the first registration that a British or an Irish plate tells; null for all other plates. */
export function yearOfPlate(plate: string): number | null {
  const british = Number(BRITISH.exec(plate)?.[1]);
  if (british >= 51 && british <= 99) return 1950 + british;
  if (british >= 2 && british <= 49) return 2000 + british;
  if (!HAS_MARKS.test(plate) && !WITH_HALF.test(plate)) return null;
  const irish = IRISH.exec(plate)?.[1];
  return irish === undefined ? null : irishYear(Number(irish));
}

/** They have told the year since 1987. */
const irishYear = (year: number): number => (year >= 87 ? 1900 : 2000) + year;
