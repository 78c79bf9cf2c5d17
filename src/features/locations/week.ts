import type { OpeningRow } from "../site/opening.ts";

/** Days of the week that keep the same hours, as one line. */
export interface HoursLine {
  /** `Monday – Friday`, `Saturday`. */
  readonly days: string;
  readonly hours: string;
  /** Today is among them. */
  readonly today: boolean;
  /** A day with hours of its own this week (LOC-038). */
  readonly special: boolean;
}

/** A week's rows, neighbours with the same hours in one line. A special day stands by itself. */
export function hoursLines(rows: readonly OpeningRow[]): readonly HoursLine[] {
  const groups: OpeningRow[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const goesOn = last && last.hours === row.hours && !last.special && !row.special;
    if (group && goesOn) group.push(row);
    else groups.push([row]);
  }
  return groups.map((group) => {
    const [first, last] = [group[0]?.day ?? "", group.at(-1)?.day ?? ""];
    return {
      days: group.length === 1 ? first : `${first} – ${last}`,
      hours: group[0]?.hours ?? "",
      today: group.some(({ today }) => today),
      special: group.some(({ special }) => special),
    };
  });
}
