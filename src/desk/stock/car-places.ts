import type { Site } from "../../features/site/site.ts";
import { may, type Place } from "../../features/staff/ability.ts";
import type { Car } from "../../features/stock/schema.ts";
import type { Entered } from "../enter.ts";
import { allPlaces, isHome } from "../places.ts";

/** A place of this car where the user may do the action; null if there is none. */
export function placeOfCar(
  { app, session }: Entered,
  car: Pick<Car, "dealership_slug">,
  action: "stock.read" | "stock.edit" | "stock.add",
): Place | null {
  const places = allPlaces(app.sites).filter(({ dealership }) => dealership === car.dealership_slug);
  return places.find((place) => may(session.staff.grants, action, place)) ?? null;
}

/** A site that shows this car's dealership, preferably the dealership's own. */
export function siteOf({ app }: Pick<Entered, "app">, { dealership_slug }: Pick<Car, "dealership_slug">): Site | null {
  const of = ({ dealerships }: Site) => dealerships.find(({ slug }) => slug === dealership_slug);
  const showing = app.sites.all().filter((site) => of(site) !== undefined);
  const own = showing.find((site) => {
    const dealership = of(site);
    return dealership && isHome(site, dealership);
  });
  return own ?? showing[0] ?? null;
}
