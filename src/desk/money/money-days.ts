import type { MoneySpan } from "../../features/reservations/desk/data.ts";
import { type ActionName, placesFor } from "../../features/staff/ability.ts";
import { wallClock } from "../../lib/time/time-zones.ts";
import { addDays, instantOf } from "../../lib/time/zoned.ts";
import type { Entered } from "../enter.ts";
import { allPlaces, deskZone, type NamedPlace } from "../places.ts";

/** The dealerships whose payments the user may do this with. */
export const moneyPlaces = ({ app, session }: Entered, action: ActionName): readonly NamedPlace[] =>
  placesFor(session.staff.grants, action, allPlaces(app.sites));

/** The days from `first` to `last`, both `YYYY-MM-DD` and inclusive, in each place's own time zone. */
export const spansOf = (places: readonly NamedPlace[], first: string, last: string): readonly MoneySpan[] =>
  places.map(({ site, dealership, timeZone }) => ({
    site,
    dealership,
    from: instantOf(first, "00:00", timeZone),
    to: instantOf(addDays(last, 1), "00:00", timeZone),
  }));

/** Today in each place's own time zone. */
export const spansToday = (places: readonly NamedPlace[], now: number): readonly MoneySpan[] =>
  places.flatMap((place) => {
    const { day } = wallClock(now, place.timeZone);
    return spansOf([place], day, day);
  });

/** Today at the first of these dealerships. */
export const todayAt = (scope: Entered, places: readonly NamedPlace[]): string =>
  wallClock(scope.now, places[0]?.timeZone ?? deskZone(scope)).day;

/** Today's date, if it is the same at all of these; otherwise null. */
export function dayEverywhere(places: readonly NamedPlace[], now: number): string | null {
  const [day = null, ...others] = new Set(places.map(({ timeZone }) => wallClock(now, timeZone).day));
  return others.length > 0 ? null : day;
}
