import { counted } from "../../../lib/words/format.ts";
import type { NoResults } from "../view/parts.ts";

/** "No 2020 Mazda CX-5. Nearest matches in 3 rows."; null if the search found cars. */
export function announcementOf(none: NoResults | null): string | null {
  if (!none?.heading) return null;
  const { length } = none.rows;
  return length === 0 ? `${none.heading}.` : `${none.heading}. Nearest matches in ${counted(length, "row")}.`;
}
