import type { FormField } from "../site/options/money.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { FieldView } from "./form-view.ts";

/** How the fields of a page's form look: those that forms share, and those of a site's own list. */

export type Look = Partial<Omit<FieldView, "name" | "required">>;

export const LOOKS: Readonly<Record<string, Look>> = {
  name: { half: true, autoComplete: "given-name" },
  last_name: { half: true, autoComplete: "family-name" },
  email: { label: "Email", half: true, type: "email", autoComplete: "email" },
  phone: { half: true, type: "tel", autoComplete: "tel" },
  postcode: { half: true, inputMode: "numeric", autoComplete: "postal-code" },
  category: { label: "Subject", control: "choice" },
  dealership_slug: { label: "Dealership", control: "choice" },
  location: { label: "Location", control: "choice" },
  vehicle: { label: "Make, model and year" },
  budget: { label: "Price of the vehicle", control: "money", hint: "Roughly is fine" },
  deposit: { label: "Deposit or trade-in", control: "money", hint: "If you have one" },
  part: { label: "What are you looking for?", type: "search", hint: "A part number, or what it is and where it sits" },
  make: { label: "Make", half: true },
  model: { label: "Model", half: true },
  year: { label: "Year", half: true, inputMode: "numeric", hint: "On the compliance plate" },
  rego: { label: "Registration", half: true, hint: "As on the number plate" },
  odometer: { label: "Kilometres", control: "kms", hint: "Roughly is fine" },
  service_type: { label: "Kind of service", control: "choice" },
  service_interval: { label: "Service interval", half: true, hint: "Like 30,000 km or 24 months" },
  date: { label: "Preferred date", half: true, type: "date" },
  time: { label: "Preferred time", half: true, type: "time" },
  message: { control: "lines" },
  // Never ticked beforehand, whatever the site says: consent is given, not left standing (LEAD-011).
  opt_in: { control: "box", defaultValue: undefined },
};

/** A field of the site's own list (LEAD-002 to LEAD-006). */
export function lookOf({ type, hidden, defaultValue }: FormField): Look {
  const given = defaultValue === null ? {} : { defaultValue };
  if (hidden || type === "hidden") return { ...given, control: "hidden" };
  if (type === "textarea") return { ...given, control: "lines" };
  if (type === "checkbox") return { ...given, control: "box" };
  if (type === "money" || type === "kms") return { ...given, control: type };
  if (type === "number" || type === "postcode") return { ...given, inputMode: "numeric" };
  return type === "email" || type === "tel" || type === "date" || type === "time" ? { ...given, type } : given;
}

/** LEAD-070, LEAD-072 */
export function picksOf(control: FieldView["control"] | undefined, { moneyQuickPicks, kmQuickPicks }: SiteConfig) {
  return control === "money" ? moneyQuickPicks : control === "kms" ? kmQuickPicks : undefined;
}
