import type { MoneySpan } from "../../features/reservations/desk/data.ts";
import { type ActionName, placesFor } from "../../features/staff/ability.ts";
import { wallClock } from "../../lib/time/time-zones.ts";
import { addDays, instantOf } from "../../lib/time/zoned.ts";
import type { Entered } from "../enter.ts";
import { allPlaces, deskZone, type NamedPlace } from "../places.ts";

/** The dealerships where somebody may do this with money. */
export const moneyPlaces = ({ app, session }: Entered, action: ActionName): readonly NamedPlace[] =>
  placesFor(session.staff.grants, action, allPlaces(app.sites));

/** The days from `first` to `last`, both `YYYY-MM-DD` and included, at each place in its own zone. */
export const spansOf = (places: readonly NamedPlace[], first: string, last: string): readonly MoneySpan[] =>
  places.map(({ site, dealership, timeZone }) => ({
    site,
    dealership,
    from: instantOf(first, "00:00", timeZone),
    to: instantOf(addDays(last, 1), "00:00", timeZone),
  }));

/** Today at each place: where it is past midnight already, only what has happened since. */
export const spansToday = (places: readonly NamedPlace[], now: number): readonly MoneySpan[] =>
  places.flatMap((place) => {
    const { day } = wallClock(now, place.timeZone);
    return spansOf([place], day, day);
  });

/** Today where these dealerships are. */
export const todayAt = (scope: Entered, places: readonly NamedPlace[]): string =>
  wallClock(scope.now, places[0]?.timeZone ?? deskZone(scope)).day;

/** Today, where it is the same day at all of these; else null. */
export function dayEverywhere(places: readonly NamedPlace[], now: number): string | null {
  const [day = null, ...others] = new Set(places.map(({ timeZone }) => wallClock(now, timeZone).day));
  return others.length > 0 ? null : day;
}
