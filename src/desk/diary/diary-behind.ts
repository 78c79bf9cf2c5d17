import type { DiaryBooking } from "../../features/diary/data.ts";
import type { Entered } from "../enter.ts";
import { requestedDay } from "./booking-view.ts";
import { diaryPlaces } from "./diary-places.ts";

/**
 * The address that opens a booking above the diary of its own location and day; null if the current address already
 * names both, or if its location has no diary. Links in mails and threads name only the booking, so the diary behind it
 * would be today's at the first location.
 */
export function diaryBehind(scope: Entered, booking: DiaryBooking, params: URLSearchParams): string | null {
  const places = diaryPlaces(scope);
  const place = places.find(({ site, location }) => site === booking.site && location.slug === booking.location);
  // A user who browses other weeks with a booking open stays there.
  if (!place || (params.get("place") === place.key && requestedDay(params.get("day")) !== null)) return null;
  const changed = new URLSearchParams(params);
  changed.set("place", place.key);
  changed.set("day", booking.date);
  changed.delete("page");
  return `/diary/${booking.id}?${changed}`;
}
