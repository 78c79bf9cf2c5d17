import type { Database } from "../../../db/open.ts";
import { precompiledQuery } from "../../../db/queries/precompiled-query.ts";
import { wallClock } from "../../../lib/time/time-zones.ts";
import { addDays } from "../../../lib/time/zoned.ts";
import type { Team } from "../../routing/teams.ts";
import type { Roster } from "../rules.ts";

/** The roster of one dealership, with exceptions from yesterday on. */
export async function rosterOf(db: Database, dealership: string, now: number): Promise<Roster> {
  const rows = await db
    .selectFrom("shifts")
    .selectAll()
    .where("dealership_slug", "=", dealership)
    .orderBy("weekday")
    .orderBy("starts")
    .orderBy("id")
    .execute();
  const people = [...new Set(rows.map(({ staff_id }) => staff_id))];
  const days =
    people.length === 0
      ? []
      : await db
          .selectFrom("shift_days")
          .selectAll()
          .where("dealership_slug", "=", dealership)
          .where("staff_id", "in", people)
          .where("day", ">=", addDays(wallClock(now, "UTC").day, -2))
          .orderBy("day")
          .execute();
  return {
    shifts: rows.map(({ id, staff_id, weekday, starts, ends, location, team, on_call }) => ({
      id,
      staffId: staff_id,
      weekday,
      starts,
      ends,
      location,
      team: team as Team | "",
      onCall: on_call === 1,
    })),
    days: days.map(({ staff_id, day, starts, ends }) => ({ staffId: staff_id, day, starts, ends })),
  };
}

/** Dealerships that have a roster. */
export async function rosteredDealerships(db: Database): Promise<readonly string[]> {
  const { rows } = await rostered(db, {});
  return rows.map(({ dealership_slug }) => dealership_slug);
}

const rostered = precompiledQuery((db) => db.selectFrom("shifts").select("dealership_slug").distinct());
