import { heldRuns } from "../../features/feeds/runs/data.ts";
import { inboxCount } from "../../features/people/inbox.ts";
import { mayAnywhere, placesFor } from "../../features/staff/ability.ts";
import type { Entered } from "../enter.ts";
import { questionOf } from "../leads/inbox-view.ts";
import { allPlaces } from "../places.ts";

/** What waits in a room: the text beside its name, and the words that screen readers read out. */
export interface RoomCount {
  readonly shown: string;
  readonly says: string;
}

/** Higher numbers are shown as "99+". */
const MOST_COUNTED = 100;

/** What waits for this staff member, by the room's path: people who wait for an answer, and held stock files. */
export async function roomCounts(scope: Entered): Promise<Readonly<Record<string, RoomCount>>> {
  const { app, now, session } = scope;
  const { grants } = session.staff;
  const feeds = placesFor(grants, "feeds.read", allPlaces(app.sites)).map(({ dealership }) => dealership);
  const [waiting, heldCount] = await Promise.all([
    mayAnywhere(grants, "leads.read")
      ? inboxCount(app.db, questionOf(scope, new URLSearchParams()), "waiting", MOST_COUNTED)
      : 0,
    heldRuns(app.db, [...new Set(feeds)], now),
  ]);
  const shown = waiting < MOST_COUNTED ? String(waiting) : `${MOST_COUNTED - 1}+`;
  return {
    ...(waiting > 0 ? { "/leads": { shown, says: "waiting on us" } } : {}),
    ...(heldCount > 0 ? { "/feeds": { shown: `${heldCount} held`, says: "" } } : {}),
  };
}
