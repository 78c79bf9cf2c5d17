import { type PageFormView, pageFormView } from "../leads/form-view.ts";
import type { Site } from "../site/site.ts";
import type { LocationView } from "./view.ts";

/** The location of a form that is for one location only. */
type Place = Pick<LocationView, "slug" | "name" | "dealership">;

/** The site's general form with a location field, whatever the site's own has (LOC-065). */
const placeForm = (site: Site, path: string): PageFormView => pageFormView("place", path, site);

/** The form that `Email Us` opens; null where the site's cards do not offer it. */
export const emailForm = (site: Site): PageFormView | null =>
  site.config.locationEmailModal ? placeForm(site, site.config.contactPath) : null;

/** The same as a page at `path`, which writes to that location. */
export const contactForm = (site: Site, path: string, place: Place): PageFormView =>
  formForPlace(placeForm(site, path), place);

/** The form with a fixed location: neither it nor its dealership is asked for. */
export function formForPlace(form: PageFormView, { slug, name, dealership }: Place): PageFormView {
  const fixed: Readonly<Record<string, string>> = { location: slug, dealership_slug: dealership };
  const fields = form.fields.map((field) =>
    Object.hasOwn(fixed, field.name)
      ? { ...field, control: "hidden" as const, defaultValue: fixed[field.name] }
      : field,
  );
  return { ...form, heading: `Email ${name}`, fields, dealershipOf: null };
}
