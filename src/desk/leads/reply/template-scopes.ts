import { type ActionName, may, placesFor } from "../../../features/staff/ability.ts";
import type { Entered } from "../../enter.ts";
import { allPlaces } from "../../places.ts";

/** Where a template can apply: a whole site, or one of its dealerships. */
export interface TemplateScope {
  readonly value: string;
  readonly name: string;
  readonly site: string;
  /** Null for all dealerships of the site. */
  readonly dealership: string | null;
}

/** Where the user may do this. A whole site is included only if they may at each of its dealerships. */
export function templateScopes({ app, session }: Entered, takes: ActionName): readonly TemplateScope[] {
  const { grants } = session.staff;
  const places = allPlaces(app.sites);
  const wholeSites = app.sites
    .all()
    .filter(({ slug }) => places.filter(({ site }) => site === slug).every((place) => may(grants, takes, place)));
  return [
    ...wholeSites.map(({ slug, name }) => ({ value: slug, name: `${name}, everywhere`, site: slug, dealership: null })),
    ...placesFor(grants, takes, places).map(({ site, dealership, dealershipName }) => ({
      value: `${site} ${dealership}`,
      name: dealershipName,
      site,
      dealership,
    })),
  ];
}
