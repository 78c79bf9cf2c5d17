import type { LEAD_SUBCATEGORIES, LeadCategory } from "./lead-payload.ts";

/** The forms that a page's Markdown may name: `form: careers`. */
export const PAGE_FORMS = [
  "general",
  "test-drive",
  "service",
  "parts",
  "parts-search",
  "finance",
  "careers",
  "unsubscribe",
] as const;
export type PageForm = (typeof PAGE_FORMS)[number];

/**
 * A form that stands in a page: one that the page's Markdown names, the enquiry of a model's page, or the message to
 * one place of the dealer's.
 */
export const FORM_KINDS = [...PAGE_FORMS, "model", "place"] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** What a lead may say that it was typed into: a form of a page, or the dialog of a vehicle's. */
export const LEAD_FORMS = [...FORM_KINDS, "vehicle"] as const;

/** What the lead of a form of this kind is about (LEAD-054); what is said around it are the texts `form.{kind}`. */
interface FormSubject {
  readonly category: LeadCategory | "Parts" | "Finance";
  readonly subcategory?: (typeof LEAD_SUBCATEGORIES)[number];
}

export const FORM_SUBJECTS: Readonly<Record<FormKind, FormSubject>> = {
  general: { category: "General Enquiry" },
  "test-drive": { category: "Test Drive" },
  service: { category: "Service" },
  parts: { category: "Parts" },
  "parts-search": { category: "Parts" },
  finance: { category: "Finance" },
  careers: {
    category: "General Enquiry",
    subcategory: "Career Enquiry",
  },
  unsubscribe: { category: "Unsubscribe" },
  place: { category: "General Enquiry" },
  model: { category: "Vehicle Enquiry" },
};

/** What a form's lead is about: a department's only where the site's own list has it (LEAD-009). */
export function categoryOf(
  { category }: FormSubject,
  { enquiryCategories }: { readonly enquiryCategories: readonly string[] },
) {
  const isDepartment = category === "Parts" || category === "Finance";
  return isDepartment && !enquiryCategories.includes(category) ? "General Enquiry" : category;
}

/** Forms in which what the message is about can be chosen (LEAD-009). */
export const HAS_SUBJECT: readonly FormKind[] = ["general", "place"];
