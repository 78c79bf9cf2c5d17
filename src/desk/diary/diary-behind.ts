import type { DiaryBooking } from "../../features/diary/data.ts";
import type { Entered } from "../enter.ts";
import { dayAsked } from "./booking-view.ts";
import { diaryPlaces } from "./diary-places.ts";

/**
 * The address of a booking over the diary of its own location and day; null where the present one says both already, or
 * where its location has no diary. A link of a mail or a thread names the booking alone, and the diary behind it would
 * be the first location's of today.
 */
export function diaryBehind(scope: Entered, booking: DiaryBooking, params: URLSearchParams): string | null {
  const places = diaryPlaces(scope);
  const own = places.find(({ site, location }) => site === booking.site && location.slug === booking.location);
  // Whoever leafs through other weeks with a booking open stays there.
  if (!own || (params.get("place") === own.key && dayAsked(params.get("day")) !== null)) return null;
  const changed = new URLSearchParams(params);
  changed.set("place", own.key);
  changed.set("day", booking.date);
  changed.delete("page");
  return `/diary/${booking.id}?${changed}`;
}
