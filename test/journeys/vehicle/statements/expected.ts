import { type Day, type Place, spoken } from "./places.ts";
import { dayAfter, wall, weekdayOf } from "./wall.ts";

/** What a page must say of a location's hours, computed from its dealer's record and its local time. */

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Whether a location is open, and what its page must say. */
export interface ExpectedOpening {
  readonly isOpen: boolean;
  readonly text: string;
}

/** The expected statement; null where nothing is known of today and of the coming week. @param now epoch ms */
export function expectedAt(place: Place, now: number, zone: string): ExpectedOpening | null {
  const { date, time } = wall(now, zone);
  const today = place.on(date);
  if (today?.isOpen) {
    const said = duringDay(today, time);
    if (said) return said;
  }
  const next = nextOpening(place, date);
  if (next) return { isOpen: false, text: `Closed now, opens ${next}` };
  return today ? { isOpen: false, text: "Closed today" } : null;
}

/** The expected statement on an open day; null once the location has closed. */
function duringDay({ open, close, byAppointment, words }: Day, time: string): ExpectedOpening | null {
  if (close !== null && time >= close) return null;
  if (byAppointment) return { isOpen: false, text: words === "By appointment" ? "By appointment today" : words };
  if (open !== null && time < open) return { isOpen: false, text: `Opens today at ${spoken(open)}` };
  if (open === "00:00" && close === "24:00") return { isOpen: true, text: "Open 24 hours today" };
  if (close !== null) return { isOpen: true, text: `Open today until ${spoken(close)}` };
  return { isOpen: true, text: words === "Open" ? "Open today" : `Open today, ${words}` };
}

function nextOpening(place: Place, date: string): string | null {
  for (let days = 1; days <= 7; days += 1) {
    const day = place.on(dayAfter(date, days));
    if (!day?.isOpen || day.byAppointment) continue;
    const when = days === 1 ? "tomorrow" : (WEEKDAYS[weekdayOf(dayAfter(date, days))] ?? "");
    return day.open ? `${when} at ${spoken(day.open)}` : when;
  }
  return null;
}

/** One of schema.org's OpeningHoursSpecification. */
export interface Stated {
  readonly dayOfWeek?: string;
  readonly validFrom?: string;
  readonly validThrough?: string;
  readonly opens?: string | null;
  readonly closes?: string | null;
}

/**
 * Whether a location is open according to its page's structured data: hours of a date override those of its weekday.
 */
export function isOpenByData(stated: readonly Stated[], now: number, zone: string): boolean {
  const { date, time } = wall(now, zone);
  const ofDate = stated.find(({ validFrom = "", validThrough = "" }) => validFrom <= date && date <= validThrough);
  const day = ofDate ?? stated.find(({ dayOfWeek }) => dayOfWeek === WEEKDAYS[weekdayOf(date)]);
  if (!day) return false;
  // The last minute of a day that closes at 23:59 counts.
  const closes = day.closes === "23:59" ? "24:00" : (day.closes ?? "24:00");
  return (day.opens ?? "00:00") <= time && time < closes;
}
