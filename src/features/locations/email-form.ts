import { type PageFormView, pageFormView } from "../leads/form-view.ts";
import type { Site } from "../site/site.ts";
import type { LocationView } from "./view.ts";

/** What a place's own form says of the place, which its shopper has chosen already. */
type Place = Pick<LocationView, "slug" | "name" | "dealership">;

/** The site's general form, asking for a place whatever the site's own does (LOC-065). */
const placeForm = (site: Site, path: string): PageFormView => pageFormView("place", path, site);

/** The form that `Email Us` opens; null where the site's cards do not offer it. */
export const emailForm = (site: Site): PageFormView | null =>
  site.config.locationEmailModal ? placeForm(site, site.config.contactPath) : null;

/** The same as a page at `path`, which writes to that place. */
export const contactForm = (site: Site, path: string, place: Place): PageFormView =>
  formForPlace(placeForm(site, path), place);

/** The form with that location set: neither it nor its dealership is asked again. */
export function formForPlace(form: PageFormView, { slug, name, dealership }: Place): PageFormView {
  const given: Readonly<Record<string, string>> = { location: slug, dealership_slug: dealership };
  const fields = form.fields.map((field) =>
    Object.hasOwn(given, field.name)
      ? { ...field, control: "hidden" as const, defaultValue: given[field.name] }
      : field,
  );
  return { ...form, heading: `Email ${name}`, fields, dealershipOf: null };
}
