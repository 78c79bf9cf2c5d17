import type { Sites } from "../features/site/data.ts";
import type { Dealership, Site } from "../features/site/site.ts";
import { dealershipReach, EVERYWHERE, type Place, shares, siteReach } from "../features/staff/ability.ts";
import type { Staff } from "../features/staff/person.ts";

/** A dealership of a site, with the names that people know both by. */
export interface NamedPlace extends Place {
  readonly siteName: string;
  readonly dealershipName: string;
  readonly timeZone: string;
}

/** Whether a dealership is this site's own, and not another's that it shows beside its own. */
export const isHome = (site: Pick<Site, "slug">, { folder }: Pick<Dealership, "folder">): boolean =>
  (folder ?? site.slug) === site.slug;

/**
 * Every dealership of every site, in the sites' order: at its own site first, and at others that show it after all of
 * those. Whoever looks for a dealership's place so finds its own, whose clock it goes by.
 */
export function allPlaces(sites: Pick<Sites, "all">): readonly NamedPlace[] {
  const some = (wanted: boolean) =>
    sites.all().flatMap((site) =>
      site.dealerships
        .filter((one) => isHome(site, one) === wanted)
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

/** Dealerships to choose from, by slug and name: one that several sites show is one dealership. */
export const dealershipChoices = (
  places: readonly Pick<NamedPlace, "dealership" | "dealershipName">[],
): readonly (readonly [slug: string, name: string])[] => [
  ...new Map(places.map(({ dealership, dealershipName }) => [dealership, dealershipName])),
];

/**
 * The zone of what belongs to no dealership, such as a session, for whoever looks: that of the first place where they
 * work.
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

/** Where a role holds: "on every site", "at Halden Motor Group". */
export function reachText(reach: string, sites: Pick<Sites, "bySlug" | "dealership">): string {
  if (reach === EVERYWHERE) return "on every site";
  const slug = reach.slice(reach.indexOf(":") + 1);
  const named = reach === siteReach(slug) ? sites.bySlug(slug) : sites.dealership(slug);
  return `at ${named?.name ?? slug}`;
}

/** Every reach that a role can have, each once, the widest first. */
export const reachesOf = (sites: Pick<Sites, "all">): readonly string[] => {
  const own = (site: Site) => site.dealerships.map(({ slug }) => dealershipReach(slug));
  return [...new Set([EVERYWHERE, ...sites.all().flatMap((site) => [siteReach(site.slug), ...own(site)])])];
};
