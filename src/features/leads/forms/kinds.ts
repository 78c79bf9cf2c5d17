import type { SiteConfig } from "../../site/schema.ts";
import type { LEAD_SUBCATEGORIES, LeadCategory } from "../schema.ts";

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
 * A form that stands in a page: one that the page's Markdown names, the enquiry of a model's page, or the message to one
 * place of the dealer's.
 */
export const FORM_KINDS = [...PAGE_FORMS, "model", "place"] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** What a lead may say that it was typed into: a form of a page, or the dialog of a vehicle's. */
export const LEAD_FORMS = [...FORM_KINDS, "vehicle"] as const;

/** What is said around a form of this kind, and what its lead is about (LEAD-054). */
interface FormWords {
  readonly heading: string;
  readonly submit: string;
  readonly category: LeadCategory | "Parts" | "Finance";
  readonly subcategory?: (typeof LEAD_SUBCATEGORIES)[number];
}

export const FORM_WORDS: Readonly<Record<FormKind, FormWords>> = {
  general: { heading: "Send us a message", submit: "Send message", category: "General Enquiry" },
  "test-drive": { heading: "Pick a car and a time", submit: "Request a test drive", category: "Test Drive" },
  service: { heading: "Book a service", submit: "Request a booking", category: "Service" },
  parts: { heading: "Ask our parts team", submit: "Send enquiry", category: "Parts" },
  "parts-search": { heading: "Search for a part", submit: "Ask for this part", category: "Parts" },
  finance: { heading: "Ask about finance", submit: "Send enquiry", category: "Finance" },
  careers: {
    heading: "Tell us about yourself",
    submit: "Send application",
    category: "General Enquiry",
    subcategory: "Career Enquiry",
  },
  unsubscribe: { heading: "Stop our emails and messages", submit: "Unsubscribe", category: "Unsubscribe" },
  place: { heading: "Send us a message", submit: "Send message", category: "General Enquiry" },
  model: { heading: "Ask about the {name}", submit: "Send enquiry", category: "Vehicle Enquiry" },
};

/** What a form's lead is about: a department's only where the site's own list has it (LEAD-009). */
export function categoryOf({ category }: FormWords, { enquiryCategories }: Pick<SiteConfig, "enquiryCategories">) {
  const isDepartment = category === "Parts" || category === "Finance";
  return isDepartment && !enquiryCategories.includes(category) ? "General Enquiry" : category;
}

/** Forms in which what the message is about can be chosen (LEAD-009). */
export const HAS_SUBJECT: readonly FormKind[] = ["general", "place"];
