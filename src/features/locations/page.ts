import type { Timed } from "../hours/opening.ts";
import type { PageFormView } from "../leads/form-view.ts";
import type { Location, Site } from "../site/site.ts";
import { emailForm } from "./email-form.ts";
import { type MapView, mapView } from "./map.ts";
import { type ReviewsView, reviewsView } from "./reviews.ts";
import { type PlacesSection, placesSection } from "./section.ts";
import { type LocationView, locationView, shownLocations } from "./view.ts";

/** All data of one location's page. */
export interface LocationPage {
  readonly place: LocationView;
  /** Its own hours, then those of its dealership's other kinds of location (LOC-067). */
  readonly weeks: readonly Pick<LocationView, "kind" | "name" | "hours">[];
  readonly map: MapView | null;
  readonly reviews: ReviewsView | null;
  /** The dealer's other locations (LOC-068); null for none. */
  readonly others: PlacesSection | null;
  /** The form of `Email Us`; null where it is not offered. */
  readonly form: PageFormView | null;
}

/** The page of one of the site's locations, and when it changes. @param now epoch ms */
export function locationPage(site: Site, location: Location, now: number): Timed<LocationPage> {
  const { value: place, changesAt } = locationView(site, location, now);
  const others = shownLocations(site).filter(({ slug }) => slug !== location.slug);
  const section = others.length > 0 ? placesSection(site, others, "carousel", now) : null;
  const sameDealership = others.filter(({ dealership_slug }) => dealership_slug === location.dealership_slug);
  const weeks = [place, ...sameDealership.map((other) => locationView(site, other, now).value)];
  const instants = [changesAt, section?.changesAt].filter((instant) => typeof instant === "number");
  return {
    value: {
      place,
      weeks: firstOfKind(weeks).map(({ kind, name, hours }) => ({ kind, name, hours })),
      map: mapView([place]),
      reviews: reviewsView(site, location),
      others: section?.value ?? null,
      form: emailForm(site),
    },
    changesAt: instants.length > 0 ? Math.min(...instants) : null,
  };
}

const firstOfKind = (places: readonly LocationView[]): readonly LocationView[] =>
  places.filter((place, index) => places.findIndex(({ kind }) => kind === place.kind) === index);
