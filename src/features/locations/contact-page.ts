import { withoutEnd } from "../../lib/path-end.ts";
import { type PageFormView, pageFormView } from "../leads/form-view.ts";
import { contactSlug, uniqueByStreet } from "../site/rules.ts";
import type { ContentPage, Location, Site } from "../site/site.ts";
import { contactForm } from "./email-form.ts";
import { shownLocations } from "./view.ts";

/** A contact page: the dealer's own, or that of one location (LOC-083 to LOC-085). */
export interface ContactPage {
  /** The site's own text, where it has some. */
  readonly page: ContentPage | null;
  readonly title: string;
  /** For search engines: one of its own for each page. */
  readonly description: string;
  /** The canonical one of its addresses, for search engines. */
  readonly path: string;
  readonly form: PageFormView;
  /** The locations that it is for, the first beside the form. */
  readonly locations: readonly Location[];
}

/** The page at `url`; null where there is no contact page for a location. `slug` is the last part of its path. */
export function contactPage(site: Site, url: URL, slug: string | undefined): ContactPage | null {
  const path = withoutEnd(url.pathname);
  const shown = shownLocations(site);
  if (slug !== undefined) return placeContact(site, url, ofSlug(shown, slug));
  const page = site.pages.get(path) ?? null;
  const form = pageFormView(page?.form ?? "general", path, site);
  return {
    page,
    title: page?.title ?? "Contact Us",
    description: page?.description || descriptionOf(site.name),
    path: site.config.contactPath,
    form,
    locations: uniqueByStreet(shown),
  };
}

const descriptionOf = (name: string): string =>
  `Send ${name} a message, call or visit: phone numbers, address and opening hours.`;

const ofSlug = (locations: readonly Location[], slug: string): readonly Location[] =>
  locations.filter((location) => contactSlug(location.slug).toLowerCase() === contactSlug(slug).toLowerCase());

/**
 * Several locations may share a contact page (`brisbane-sales`, `brisbane-service`): a parameter says which one is
 * meant.
 */
function placeContact(site: Site, url: URL, locations: readonly Location[]): ContactPage | null {
  const requested = url.searchParams.get("location");
  const first = locations.find(({ slug }) => slug === requested) ?? locations[0];
  if (!first) return null;
  const path = `${url.pathname}?${new URLSearchParams({ location: first.slug })}`;
  const form = contactForm(site, path, { slug: first.slug, name: first.name, dealership: first.dealership_slug });
  const contactPath = `${site.config.contactPath}/${contactSlug(first.slug)}`;
  const others = locations.filter(({ slug }) => slug !== first.slug);
  const meta = { title: `Contact ${first.name}`, description: descriptionOf(first.name) };
  return { page: null, ...meta, path: contactPath, form, locations: [first, ...others] };
}
