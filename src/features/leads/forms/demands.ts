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
  /** Whom it comes to: the terms are asked for by each dealership for itself. */
  readonly dealershipSlug: string;
}

/**
 * What the lead call demands of what was typed: of a page's form the very fields that it shows (`formFields`). A lead
 * that names no form comes from a program of somebody else's; it must say who asks, and a general one what the site's
 * form asks.
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
    // What it is about was said as its category, and judged as that.
    const fields = formFields("general", site).filter(({ name }) => name !== "category");
    return formSchema({ fields, termsRequired }, typed);
  }
  return objectOf({ ...TestDriveSchema.entries, ...termsEntries({ termsRequired }) });
}

const objectOf = (entries: v.ObjectEntries) => v.object<v.ObjectEntries, typeof askForMissing>(entries, askForMissing);

/**
 * What a lead of a page's form is about: what was chosen where the form lets one choose, else the form's own. A page
 * that is older than the site's list of categories may say otherwise.
 */
export function formCategory(site: Site, { form, category }: Pick<LeadTarget, "form" | "category">) {
  if (!form || form === "vehicle" || (FORMS[form].choosesSubject && site.config.enquiryShowCategory)) return category;
  return categoryOf(FORMS[form], site.config);
}

/** What was typed into a form, out of `userData` of its lead: under the form's own names, and as text. */
export function typedFields(userData: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { "Vehicle Make": make, "Vehicle Model": model, ...rest } = userData;
  const fields = Object.entries({ make, model, ...rest }).map(([name, value]) => [name, asTyped(value)]);
  return Object.fromEntries(fields);
}

/** A browser reads amounts as numbers and boxes as flags before it sends them; a form's own post has neither. */
const asTyped = (value: unknown): unknown =>
  typeof value === "number" ? String(value) : value === "on" || value === "true" ? true : value;
