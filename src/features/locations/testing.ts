import { dealership, testSite } from "../../../test/fixtures/site.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Location, Site } from "../site/site.ts";

/** What tests of places stand on: a site with the places that a test asks for. */

/** It is Friday 20 November 2026, 10 in the morning in Sydney. */
export const FRIDAY = Date.UTC(2026, 10, 19, 23);

/** Open 9 to 5 on every day but Sunday. */
export const OPEN_ALL_WEEK = [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({
  weekday,
  status: weekday === 0 ? ("Closed" as const) : ("Open" as const),
  formated_hours: weekday === 0 ? "Closed" : "9am – 5pm",
  open: weekday === 0 ? null : "09:00",
  close: weekday === 0 ? null : "17:00",
}));

/** A site with these locations; each entry changes the one location of `testSite`. */
export function siteOfPlaces(
  places: readonly (Partial<Location> & { readonly slug: string })[],
  config: Partial<SiteConfig> = {},
): Site {
  const slugs = [...new Set(places.map(({ dealership_slug = "north" }) => dealership_slug))];
  const site = testSite(
    "halden",
    slugs.map((slug, index) => dealership(index + 1, slug)),
    { config },
  );
  const locations = places.map((place, index): Location => {
    const base = site.locations.find(({ dealership_slug }) => dealership_slug === (place.dealership_slug ?? "north"));
    if (!base) throw new Error("no such dealership");
    const address = { ...base.address, street: `${index + 1} Test St` };
    return { ...base, id: index + 1, name: `Halden ${place.slug}`, primary: index === 0, address, ...place };
  });
  return { ...site, locations };
}
