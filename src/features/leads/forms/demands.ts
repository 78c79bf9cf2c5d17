import * as v from "valibot";
import { formSchema } from "../../forms/checks.ts";
import { askForMissing, emailField, termsEntries } from "../../forms/contact.ts";
import { categoryOf, FORMS } from "../../forms/lead-forms.ts";
import { LEAD_CATEGORIES } from "../../forms/lead-kinds.ts";
import { type LeadTarget, TestDriveSchema } from "../../forms/lead-payload.ts";
import type { Site } from "../../site/site.ts";
import { formFields } from "./form-fields.ts";

interface LeadAbout {
  readonly form: LeadTarget["form"];
  readonly category: string;
  /** The receiving dealership. Each dealership decides for itself whether terms are required. */
  readonly dealershipSlug: string;
}

/**
 * What the lead call requires of the typed data. For a page's form, these are the fields that it shows (`formFields`).
 * A lead that names no form comes from somebody else's program: it must say who is asking and, if it is general,
 * contain what the site's own form requires.
 */
export function leadDemands(site: Site, about: LeadAbout, typed: (name: string) => unknown) {
  const { form, category, dealershipSlug } = about;
  const { termsRequired } = site.configFor(dealershipSlug);
  if (form && form !== "vehicle") {
    return formSchema(
      { fields: formFields(form, site), termsRequired: termsRequired && form !== "unsubscribe" },
      typed,
    );
  }
  const known: readonly string[] = LEAD_CATEGORIES;
  if (category === "Unsubscribe") return objectOf({ email: emailField });
  if (!form && (category === "General Enquiry" || !known.includes(category))) {
    // The subject was sent as the category, so it is checked as the category.
    const fields = formFields("general", site).filter(({ name }) => name !== "category");
    return formSchema({ fields, termsRequired }, typed);
  }
  return objectOf({ ...TestDriveSchema.entries, ...termsEntries({ termsRequired }) });
}

const objectOf = (entries: v.ObjectEntries) => v.object<v.ObjectEntries, typeof askForMissing>(entries, askForMissing);

/**
 * The category of a page form's lead: the chosen one if the form offers a choice, otherwise the form's own. A page
 * older than the site's list of categories may name another.
 */
export function formCategory(site: Site, { form, category }: Pick<LeadTarget, "form" | "category">) {
  if (!form || form === "vehicle" || (FORMS[form].choosesSubject && site.config.enquiryShowCategory)) return category;
  return categoryOf(FORMS[form], site.config);
}

/** The typed fields in a lead's `userData`, as text, by the form's own names. */
export function typedFields(userData: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { "Vehicle Make": make, "Vehicle Model": model, ...rest } = userData;
  const fields = Object.entries({ make, model, ...rest }).map(([name, value]) => [name, asTyped(value)]);
  return Object.fromEntries(fields);
}

/**
 * A browser converts amounts to numbers and checkboxes to flags before it sends them; a form posted without JavaScript
 * does not.
 */
const asTyped = (value: unknown): unknown =>
  typeof value === "number" ? String(value) : value === "on" || value === "true" ? true : value;
