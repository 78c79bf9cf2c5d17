import { LEAD_KINDS, type LeadCategory, type LeadSubcategory } from "./lead-kinds.ts";
import type { OwnFieldName } from "./own-fields.ts";

/** What sends leads: one record of the forms that stand in pages, and one of the dialogs of a vehicle. */

/** What is said around a form, and what its lead is about (LEAD-054). A site may say the words otherwise. */
interface LeadSource {
  readonly category: LeadCategory;
  /** The text `form.{kind}`, of a dialog `ask.{kind}`; `{name}` is a model's, `{vehicle}` the site's noun. */
  readonly heading: string;
  /** On its button: the text `form.{kind}.submit` or `ask.{kind}.submit`. */
  readonly submit: string;
}

/**
 * A form that stands in a page: one that the page's Markdown names, the enquiry of a model's page, or the message to
 * one place of the dealer's.
 */
interface LeadForm extends LeadSource {
  readonly subcategory?: LeadSubcategory;
  /** A page's Markdown may name it: `form: careers`. */
  readonly inPages: boolean;
  /** What it asks beside the site's own fields, in order; `part!` is a field that must be filled in. */
  readonly asks: readonly (OwnFieldName | `${OwnFieldName}!`)[];
  /** Those fields stand before the site's. */
  readonly asksFirst?: true;
  /** Heads the field `vehicle`; `{Vehicle}` is the site's noun. */
  readonly vehicle?: string;
  /** Its fields say what is wanted, so that a message may be left out (LEAD-014, LEAD-015). */
  readonly messageOptional?: true;
  /** What the message is about can be chosen (LEAD-009). */
  readonly choosesSubject?: true;
  /** It comes to where vehicles are serviced, not to where they are sold (SERV-032). */
  readonly workshop?: true;
}

const KNOWN_FORMS = {
  general: {
    category: "General Enquiry",
    heading: "Send us a message",
    submit: "Send message",
    inPages: true,
    asks: [],
    choosesSubject: true,
  },
  "test-drive": {
    category: "Test Drive",
    heading: "Pick a {vehicle} and a time",
    submit: "Request a test drive",
    inPages: true,
    asks: ["vehicle", "date", "time"],
    vehicle: "{Vehicle} you would like to drive",
    messageOptional: true,
  },
  // What a service asks depends on the site's workshops: `leads/forms/service-booking.ts`.
  service: {
    category: "Service",
    heading: "Book a service",
    submit: "Request a booking",
    inPages: true,
    asks: [],
    messageOptional: true,
    workshop: true,
  },
  parts: {
    category: "Parts",
    heading: "Ask our parts team",
    submit: "Send enquiry",
    inPages: true,
    asks: ["vehicle"],
    vehicle: "{Vehicle} it is for",
    workshop: true,
  },
  // Somebody who looks for a part says first which one.
  "parts-search": {
    category: "Parts",
    heading: "Search for a part",
    submit: "Ask for this part",
    inPages: true,
    asks: ["part!", "vehicle"],
    asksFirst: true,
    vehicle: "{Vehicle} it is for",
    workshop: true,
  },
  finance: {
    category: "Finance",
    heading: "Ask about finance",
    submit: "Send enquiry",
    inPages: true,
    asks: ["vehicle", "budget", "deposit"],
    messageOptional: true,
  },
  careers: {
    category: "General Enquiry",
    subcategory: "Career Enquiry",
    heading: "Tell us about yourself",
    submit: "Send application",
    inPages: true,
    asks: [],
  },
  unsubscribe: {
    category: "Unsubscribe",
    heading: "Stop our emails and messages",
    submit: "Unsubscribe",
    inPages: true,
    asks: [],
  },
  place: {
    category: "General Enquiry",
    heading: "Send us a message",
    submit: "Send message",
    inPages: false,
    asks: [],
    choosesSubject: true,
  },
  model: {
    category: "Vehicle Enquiry",
    heading: "Ask about the {name}",
    submit: "Send enquiry",
    inPages: false,
    asks: [],
    messageOptional: true,
  },
} as const satisfies Readonly<Record<string, LeadForm>>;

type Forms = typeof KNOWN_FORMS;
export type FormKind = keyof Forms;
export const FORMS: Readonly<Record<FormKind, LeadForm>> = KNOWN_FORMS;
export const FORM_KINDS = /* @__PURE__ */ Object.keys(FORMS) as FormKind[];

/** The forms that a page's Markdown may name. */
export type PageForm = { [Kind in FormKind]: Forms[Kind]["inPages"] extends true ? Kind : never }[FormKind];
export const PAGE_FORMS = /* @__PURE__ */ FORM_KINDS.filter((kind): kind is PageForm => FORMS[kind].inPages);

/** What a lead may say that it was typed into: a form of a page, or the dialog of a vehicle's. */
export const LEAD_FORMS = /* @__PURE__ */ [...FORM_KINDS, "vehicle" as const];

/** What a form's lead is about: a department's only where the site's own list has it (LEAD-009). */
export function categoryOf(
  { category }: Pick<LeadForm, "category">,
  { enquiryCategories }: { readonly enquiryCategories: readonly string[] },
): LeadCategory {
  const { department } = LEAD_KINDS[category];
  return department && !enquiryCategories.includes(category) ? "General Enquiry" : category;
}

const KNOWN_ASKS = {
  enquire: { category: "Vehicle Enquiry", heading: "Enquire Now", submit: "Send enquiry" },
  "test-drive": { category: "Test Drive", heading: "Book Test Drive", submit: "Request test drive" },
  "request-photos": { category: "Request Photos", heading: "Request Photos", submit: "Request photos" },
} as const satisfies Readonly<Record<string, LeadSource>>;

/** What may be asked about a vehicle, each in a dialog or on a page of its own (VDP-119 to VDP-121). */
export type VehicleAsk = keyof typeof KNOWN_ASKS;
export const ASKS: Readonly<Record<VehicleAsk, LeadSource>> = KNOWN_ASKS;
export const VEHICLE_ASKS = /* @__PURE__ */ Object.keys(ASKS) as VehicleAsk[];
