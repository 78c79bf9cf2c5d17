import { data } from "react-router";
import { type Run, runById } from "../../features/feeds/runs/data.ts";
import { may } from "../../features/staff/ability.ts";
import type { Entered } from "../enter.ts";
import { allPlaces, type NamedPlace } from "../places.ts";

/** The run with this id and its place, if the user may see it. Throws a 404 otherwise. */
export async function runAt(
  scope: Entered,
  id: string | undefined,
): Promise<{ run: Run; place: NamedPlace; mayRun: boolean }> {
  const number = Number(id);
  const run = Number.isSafeInteger(number) ? await runById(scope.app.db, number) : null;
  const { grants } = scope.session.staff;
  const places = allPlaces(scope.app.sites).filter(({ dealership }) => dealership === run?.dealership);
  const place = places.find((one) => may(grants, "feeds.read", one));
  if (!run || !place) throw data(null, { status: 404 });
  return { run, place, mayRun: places.some((one) => may(grants, "feeds.run", one)) };
}
