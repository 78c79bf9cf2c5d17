import { LEAD_KINDS, type LeadCategory, type LeadSubcategory } from "./lead-kinds.ts";
import type { OwnFieldName } from "./own-fields.ts";

/** The sources of leads: one record for the forms of pages, and one for the dialogs of a vehicle. */

/** The texts around a form, and the category of its lead (LEAD-054). A site may replace the texts. */
interface LeadSource {
  readonly category: LeadCategory;
  /** The text `form.{kind}`, or `ask.{kind}` for a dialog. `{name}` is a model's name, `{vehicle}` the site's noun. */
  readonly heading: string;
  /** The button's label: the text `form.{kind}.submit` or `ask.{kind}.submit`. */
  readonly submit: string;
}

/**
 * A form in a page: one that the page's Markdown names, the enquiry of a model's page, or the message to one of the
 * dealer's locations.
 */
interface LeadForm extends LeadSource {
  readonly subcategory?: LeadSubcategory;
  /** Whether a page's Markdown may name it: `form: careers`. */
  readonly inPages: boolean;
  /** Its fields besides the site's own, in order. `part!` is a required field. */
  readonly asks: readonly (OwnFieldName | `${OwnFieldName}!`)[];
  /** Its own fields come before the site's. */
  readonly asksFirst?: true;
  /** Label of the field `vehicle`; `{Vehicle}` is the site's noun. */
  readonly vehicle?: string;
  /** Its fields say what is wanted, so a message is optional (LEAD-014, LEAD-015). */
  readonly messageOptional?: true;
  /** The shopper can choose the subject (LEAD-009). */
  readonly choosesSubject?: true;
  /** It goes to service locations rather than to sales locations (SERV-032). */
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
  // The fields of a service booking depend on the site's workshops: `leads/forms/service-booking.ts`.
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
  // A shopper looking for a part names the part first.
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

/** The forms that a lead may name: a form of a page, or the vehicle page's dialog. */
export const LEAD_FORMS = /* @__PURE__ */ [...FORM_KINDS, "vehicle" as const];

/** The category of a form's lead. A department's category is used only if it is in the site's own list (LEAD-009). */
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

/** The requests that can be made about a vehicle, each in a dialog or on a page of its own (VDP-119 to VDP-121). */
export type VehicleAsk = keyof typeof KNOWN_ASKS;
export const ASKS: Readonly<Record<VehicleAsk, LeadSource>> = KNOWN_ASKS;
export const VEHICLE_ASKS = /* @__PURE__ */ Object.keys(ASKS) as VehicleAsk[];
