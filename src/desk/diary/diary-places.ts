import type { DiaryReach } from "../../features/diary/data.ts";
import { type BookingKind, bookingPlace } from "../../features/leads/bookings/appointments.ts";
import { sellsCars } from "../../features/site/rules.ts";
import type { Location, Site } from "../../features/site/site.ts";
import { type ActionName, may, shownCategories } from "../../features/staff/ability.ts";
import type { Entered } from "../enter.ts";
import { allPlaces } from "../places.ts";

/** A location with a diary that the user may see. */
export interface DiaryPlace extends DiaryReach {
  /** Its name in addresses: `halden.castle-hill-sales`. */
  readonly key: string;
  readonly owner: Site;
  readonly location: Location;
}

const BOTH_KINDS: readonly BookingKind[] = ["test-drive", "service"];

/** The diaries for which the user may do this, by dealership; a workshop's staff only have the service diary. */
export const diaryReach = ({ app, session }: Entered, action: ActionName): readonly DiaryReach[] => {
  const { grants } = session.staff;
  return allPlaces(app.sites)
    .filter((place) => may(grants, action, place))
    .map((place) => ({
      site: place.site,
      dealership: place.dealership,
      kinds: shownCategories(grants, place) === null ? BOTH_KINDS : ["service"],
    }));
};

/**
 * The kinds of bookings at a location: those that match its type, and those for which the site sends shoppers there.
 */
function kindsAt(site: Site, { slug, dealership_slug }: Location): readonly BookingKind[] {
  const same = site.locations.filter((one) => one.visible && one.dealership_slug === dealership_slug);
  const own = same.find((one) => one.slug === slug);
  const sells = own !== undefined && sellsCars(own);
  const serves = own?.location_type === "service";
  const isNamed = (kind: BookingKind) => bookingPlace(site, dealership_slug, kind)?.slug === slug;
  return BOTH_KINDS.filter((kind) => isNamed(kind) || (kind === "service" ? serves : sells));
}

/** The locations whose diaries the user may see, in the order of the sites. */
export function diaryPlaces(scope: Entered, action: ActionName = "diary.read"): readonly DiaryPlace[] {
  return diaryReach(scope, action).flatMap(({ site: slug, dealership, kinds }) => {
    const owner = scope.app.sites.bySlug(slug);
    if (!owner) return [];
    return owner.locations
      .filter((place) => place.visible && place.dealership_slug === dealership)
      .flatMap((location) => {
        const here = kindsAt(owner, location).filter((kind) => kinds.includes(kind));
        const key = `${slug}.${location.slug}`;
        return here.length > 0 ? [{ key, owner, location, site: slug, dealership, kinds: here }] : [];
      });
  });
}

/** The place that an address names; otherwise the first. */
export const chosenPlace = (places: readonly DiaryPlace[], key: string | null): DiaryPlace | null =>
  places.find((place) => place.key === key) ?? places[0] ?? null;

/**
 * The query string that names this place, if the current one names another place, which is hidden or not the user's;
 * otherwise null. It keeps a form from being sent to another place than its page shows.
 */
export function placeRenamed(params: URLSearchParams, { key }: DiaryPlace): string | null {
  const named = params.get("place");
  if (named === null || named === key) return null;
  const right = new URLSearchParams(params);
  right.set("place", key);
  return `?${right}`;
}
