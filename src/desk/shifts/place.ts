import { data } from "react-router";
import { type ActionName, placesFor } from "../../features/staff/ability.ts";
import type { Entered } from "../enter.ts";
import { allPlaces, type NamedPlace } from "../places.ts";

/** The dealerships where the user may do this, and the one that an address or form names; otherwise the first. */
export function requestedPlace(
  { app, session }: Entered,
  action: ActionName,
  named: string | null,
): { readonly place: NamedPlace; readonly places: readonly NamedPlace[] } {
  const all = placesFor(session.staff.grants, action, allPlaces(app.sites));
  // A dealership that several sites show has one roster and one set of addresses: those of its own site.
  const isOwn = ({ site, dealership }: NamedPlace) => app.sites.dealership(dealership)?.folder === site;
  const places = all.filter(
    (one) => isOwn(one) || !all.some((other) => other.dealership === one.dealership && isOwn(other)),
  );
  const place = named ? places.find(({ dealership }) => dealership === named) : places[0];
  if (!place) throw data(null, { status: 404 });
  return { place, places };
}
