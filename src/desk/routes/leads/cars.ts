import { data, type LoaderFunctionArgs } from "react-router";
import { may } from "../../../features/staff/ability.ts";
import { enter } from "../../enter.ts";
import { offeredCars } from "../../leads/reply/car-card.ts";
import { threadAt } from "../../leads/thread/thread-at.ts";

/** Cars of the stock that an answer to this person can show, by words; null if the search is unavailable. */
export async function loader(args: LoaderFunctionArgs) {
  const scope = enter(args, "offeredCars");
  const { site, place } = await threadAt(scope, args.params.person);
  if (!may(scope.session.staff.grants, "leads.answer", place)) throw data(null, { status: 404 });
  return { cars: await offeredCars(scope, site, args.url.searchParams.get("q") ?? "") };
}
