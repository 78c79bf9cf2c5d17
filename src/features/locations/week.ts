import type { OpeningRow } from "../hours/opening.ts";

/** Days of the week with the same hours, as one line. */
export interface HoursLine {
  /** `Monday – Friday`, `Saturday`. */
  readonly days: string;
  readonly hours: string;
  /** True where today is among them. */
  readonly today: boolean;
  /** True for a day with hours of its own this week (LOC-038). */
  readonly special: boolean;
}

/** A week's rows, with neighbouring days of the same hours in one line. A special day has a line of its own. */
export function hoursLines(rows: readonly OpeningRow[]): readonly HoursLine[] {
  const lines: { first: OpeningRow; last: OpeningRow; today: boolean }[] = [];
  for (const row of rows) {
    const line = lines.at(-1);
    if (line && line.last.hours === row.hours && !line.last.special && !row.special) {
      line.last = row;
      line.today ||= row.today;
    } else {
      lines.push({ first: row, last: row, today: row.today });
    }
  }
  return lines.map(({ first, last, today }) => ({
    days: first === last ? first.day : `${first.day} – ${last.day}`,
    hours: first.hours,
    today,
    special: first.special,
  }));
}
