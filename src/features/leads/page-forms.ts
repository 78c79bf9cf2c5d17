import * as v from "valibot";
import {
  askForMissing,
  dateField,
  emailField,
  line,
  optionalLine,
  optionalMessageField,
  timeField,
} from "./contact.ts";
import { type EnquiryConfig, GenericEnquirySchema } from "./generic-enquiry.ts";
import type { LEAD_SUBCATEGORIES, LeadCategory } from "./schema.ts";
import { bookingEntries } from "./service-booking.ts";

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

/** A form that stands in a page: one that the page's Markdown names, or the enquiry of a model's page. */
export type FormKind = PageForm | "model";

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
  model: { heading: "Ask about the {name}", submit: "Send enquiry", category: "Vehicle Enquiry" },
};

/** What a form's lead is about: a department's only where the site's own list has it (LEAD-009). */
export function categoryOf({ category }: FormWords, { enquiryCategories }: Pick<EnquiryConfig, "enquiryCategories">) {
  const isDepartment = category === "Parts" || category === "Finance";
  return isDepartment && !enquiryCategories.includes(category) ? "General Enquiry" : category;
}

/** Forms that say what is wanted by fields of their own, so that a message may be left out (LEAD-014, LEAD-015). */
const SAYS_IT_ALREADY: readonly FormKind[] = ["test-drive", "service", "finance", "model"];

/** What a form asks beyond the site's own fields, in the order in which it is shown. */
function ownEntries(kind: FormKind, config: EnquiryConfig): v.ObjectEntries {
  switch (kind) {
    case "finance":
      return { vehicle: optionalLine(200), budget: optionalLine(20), deposit: optionalLine(20) };
    case "test-drive":
      return { vehicle: optionalLine(200), date: v.optional(dateField), time: v.optional(timeField) };
    case "service":
      return bookingEntries(config);
    case "parts":
      return { vehicle: optionalLine(200) };
    case "parts-search":
      return { part: line(200), vehicle: optionalLine(200) };
    default:
      return {};
  }
}

/**
 * What a form of this kind must hold on this site: its own fields before the message, the site's around them. The same
 * in the browser and on the server. A category is chosen in the general form only.
 */
export function pageFormSchema(kind: FormKind, config: EnquiryConfig) {
  // Who wants no more mail is asked for nothing but the address (CONT-006).
  if (kind === "unsubscribe")
    return v.object<v.ObjectEntries, typeof askForMissing>({ email: emailField }, askForMissing);
  const enquiryShowCategory = config.enquiryShowCategory && kind === "general";
  const { message, opt_in, terms_conditions, ...rest } = GenericEnquirySchema({
    ...config,
    enquiryShowCategory,
    // A booking asks for its place by itself, after what is to be done.
    enquiryShowLocation: config.enquiryShowLocation && kind !== "service",
  }).entries;
  const own = ownEntries(kind, config);
  // Who looks for a part says first which.
  const entries: v.ObjectEntries = kind === "parts-search" ? { ...own, ...rest } : { ...rest, ...own };
  if (message) entries.message = SAYS_IT_ALREADY.includes(kind) ? optionalMessageField : message;
  if (opt_in) entries.opt_in = opt_in;
  if (terms_conditions) entries.terms_conditions = terms_conditions;
  return v.object(entries, askForMissing);
}
