import { expectedAt } from "./expected.ts";
import type { Dealer, Place } from "./places.ts";
import { dayAfter, instantOf, oddDates, wall } from "./wall.ts";

/** An instant at which a page may easily say something wrong, and the places for which it is one. */
export interface Instant {
  /** Epoch ms. */
  readonly now: number;
  readonly places: readonly Place[];
}

/**
 * The local times at which a location opens or closes, and a minute before each; on a night in which clocks change,
 * also the times around that hour.
 */
function edgesOf(place: Place, date: string, isMoved: boolean): readonly string[] {
  const day = place.on(date);
  const turns = [day?.open, day?.close].flatMap((time) => (time && time !== "00:00" ? [time] : []));
  const before = turns.map((time) => {
    const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) - 1;
    return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  });
  return ["00:00", ...(isMoved ? ["01:59", "03:00"] : []), ...before, ...turns, "23:59"];
}

/**
 * Dates of which each is another kind of day for a location, by its hours and by the statement after closing. `moved`
 * are dates on which clocks change somewhere; they are included although they may be ordinary days here.
 */
function kindsOfDay(place: Place, zone: string, first: string, moved: readonly string[]): readonly string[] {
  const week = Array.from({ length: 7 }, (_, days) => dayAfter(first, days));
  const special = place.specialDates.flatMap((date) => [dayAfter(date, -1), date]);
  const kinds = new Map<string, string>();
  for (const date of [...week, ...special, ...moved].filter((one) => one >= first)) {
    const night = instantOf(date, "23:59", zone) ?? 0;
    const kind = JSON.stringify([
      place.on(date),
      expectedAt(place, night, zone)?.text,
      moved.includes(date) ? date : null,
    ]);
    if (!kinds.has(kind)) kinds.set(kind, date);
  }
  return [...kinds.values()];
}

/** The instants from the day after `start` (epoch ms) at which a dealer's hours are easily shown wrong, in order. */
export function instantsOf({ places, zone }: Dealer, start: number, zones: readonly string[]): readonly Instant[] {
  const first = dayAfter(wall(start, zone).date);
  const moved = [...new Set(zones.flatMap((one) => oddDates(first, one)))];
  const found = new Map<number, Set<Place>>();
  for (const place of places) {
    for (const date of kindsOfDay(place, zone, first, moved)) {
      for (const time of edgesOf(place, date, moved.includes(date))) {
        const now = instantOf(date, time, zone);
        if (now !== null) found.set(now, (found.get(now) ?? new Set()).add(place));
      }
    }
  }
  return [...found].map(([now, of]) => ({ now, places: [...of] })).sort((a, b) => a.now - b.now);
}
