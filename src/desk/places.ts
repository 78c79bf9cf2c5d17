import type { Sites } from "../features/site/data.ts";
import type { Dealership, Site } from "../features/site/site.ts";
import { dealershipReach, EVERYWHERE, type Place, shares, siteReach } from "../features/staff/ability.ts";
import type { Staff } from "../features/staff/person.ts";

/** A dealership of a site, with both their names. */
export interface NamedPlace extends Place {
  readonly siteName: string;
  readonly dealershipName: string;
  readonly timeZone: string;
}

/** Whether a dealership is this site's own, rather than another site's that it shows as well. */
export const isHome = (site: Pick<Site, "slug">, { folder }: Pick<Dealership, "folder">): boolean =>
  (folder ?? site.slug) === site.slug;

/**
 * Every dealership of every site, in the order of the sites: first each at its own site, then at others that show it.
 * So the first match for a dealership is at its own site, whose time zone applies to it.
 */
export function allPlaces(sites: Pick<Sites, "all">): readonly NamedPlace[] {
  const some = (isOwn: boolean) =>
    sites.all().flatMap((site) =>
      site.dealerships
        .filter((one) => isHome(site, one) === isOwn)
        .map(({ slug, name }) => ({
          site: site.slug,
          dealership: slug,
          siteName: site.name,
          dealershipName: name,
          timeZone: site.configFor(slug).timezone,
        })),
    );
  return [...some(true), ...some(false)];
}

/** Dealerships to choose from, by slug and name; a dealership that several sites show is listed once. */
export const dealershipChoices = (
  places: readonly Pick<NamedPlace, "dealership" | "dealershipName">[],
): readonly (readonly [slug: string, name: string])[] => [
  ...new Map(places.map(({ dealership, dealershipName }) => [dealership, dealershipName])),
];

/**
 * The time zone for things that belong to no dealership, such as a session: that of the first place where the user
 * works.
 */
export function deskZone({
  app: { sites },
  session: { staff },
}: {
  readonly app: { readonly sites: Pick<Sites, "all"> };
  readonly session: { readonly staff: Pick<Staff, "grants"> };
}): string {
  const places = allPlaces(sites);
  return (places.find((place) => shares(staff.grants, [place])) ?? places[0])?.timeZone ?? "Australia/Sydney";
}

/** Where a role applies: "on every site", "at Halden Motor Group". */
export function reachText(reach: string, sites: Pick<Sites, "bySlug" | "dealership">): string {
  if (reach === EVERYWHERE) return "on every site";
  const slug = reach.slice(reach.indexOf(":") + 1);
  const named = reach === siteReach(slug) ? sites.bySlug(slug) : sites.dealership(slug);
  return `at ${named?.name ?? slug}`;
}

/** Every reach that a role can have, each once, widest first. */
export const reachesOf = (sites: Pick<Sites, "all">): readonly string[] => {
  const own = (site: Site) => site.dealerships.map(({ slug }) => dealershipReach(slug));
  return [...new Set([EVERYWHERE, ...sites.all().flatMap((site) => [siteReach(site.slug), ...own(site)])])];
};
