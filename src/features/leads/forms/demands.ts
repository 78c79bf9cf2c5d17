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
  /** The receiving dealership: each dealership decides for itself whether terms are required. */
  readonly dealershipSlug: string;
}

/**
 * The requirements of the lead call on the typed data: for a page's form the very fields that it shows
 * (`formFields`). A lead that names no form comes from somebody else's program; it must say who asks and, if it is
 * general, contain what the site's form asks.
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
    // The subject was sent as the category, and is judged as that.
    const fields = formFields("general", site).filter(({ name }) => name !== "category");
    return formSchema({ fields, termsRequired }, typed);
  }
  return objectOf({ ...TestDriveSchema.entries, ...termsEntries({ termsRequired }) });
}

const objectOf = (entries: v.ObjectEntries) => v.object<v.ObjectEntries, typeof askForMissing>(entries, askForMissing);

/**
 * The category of a page form's lead: the chosen one where the form offers a choice, else the form's own. A page
 * older than the site's list of categories may name another.
 */
export function formCategory(site: Site, { form, category }: Pick<LeadTarget, "form" | "category">) {
  if (!form || form === "vehicle" || (FORMS[form].choosesSubject && site.config.enquiryShowCategory)) return category;
  return categoryOf(FORMS[form], site.config);
}

/** The typed fields in a lead's `userData`, by the form's own names, and as text. */
export function typedFields(userData: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { "Vehicle Make": make, "Vehicle Model": model, ...rest } = userData;
  const fields = Object.entries({ make, model, ...rest }).map(([name, value]) => [name, asTyped(value)]);
  return Object.fromEntries(fields);
}

/** A browser converts amounts to numbers and boxes to flags before it sends them; a form's own post does not. */
const asTyped = (value: unknown): unknown =>
  typeof value === "number" ? String(value) : value === "on" || value === "true" ? true : value;
