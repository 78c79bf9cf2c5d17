import * as v from "valibot";
import { type CarHead, carHead, type PhoneView, placeLine } from "../cards/car-head.ts";
import type { PriceView } from "../cards/card.ts";
import { askForMissing, dateField, REQUIRED, termsEntries } from "../forms/contact.ts";
import { ASKS, type VehicleAsk } from "../forms/lead-forms.ts";
import type { LeadCategory, LeadSubcategory } from "../forms/lead-kinds.ts";
import { TestDriveSchema } from "../forms/lead-payload.ts";
import { linkPath, primaryLocation } from "../site/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Site } from "../site/site.ts";
import { text } from "../site/texts/texts.ts";
import { firstPicture } from "../stock/pictures.ts";
import { isAvailable } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";
import type { ItemType } from "../vocabulary/vehicle-kinds.ts";
import { type LeadVisit, visitData } from "./form-view.ts";
import { type FormStep, siteSteps, stepsOf } from "./forms/steps.ts";
import { eventInAnswer } from "./lead-event.ts";
import type { FieldError } from "./rules.ts";

/** Data of the enquiry form about a car. None of it belongs to one shopper. */
export interface EnquiryView {
  /** The request; `askAbout` makes the views of the other requests. */
  readonly ask: VehicleAsk;
  readonly heading: string;
  readonly submit: string;
  /** Address of the form's own page, to which it posts without JavaScript. */
  readonly action: string;
  /** Address of the lead call, to which it posts with JavaScript. */
  readonly api: string;
  /** Address of the call that lists free test drive times (API-006). */
  readonly appointments: string;
  readonly carPath: string;
  readonly carId: number;
  readonly dealershipSlug: string;
  /** The steps of the form; empty if all fields are shown at once (LEAD-020). */
  readonly steps: readonly FormStep[];
  /** Heading, button and category of each request, so that the browser can switch between them without a call. */
  readonly asks: Readonly<
    Record<VehicleAsk, { readonly heading: string; readonly submit: string; readonly category: LeadCategory }>
  >;
  readonly category: LeadCategory;
  readonly subcategory: LeadSubcategory | null;
  readonly name: string;
  readonly title: string;
  readonly badge: string | null;
  /** Address of the car's first picture. */
  readonly picture: string | null;
  readonly kind: ItemType;
  readonly price: PriceView;
  readonly place: string | null;
  readonly phone: PhoneView | null;
  readonly licence: string;
  readonly optInText: string;
  readonly termsRequired: boolean;
  readonly termsHref: string;
  readonly privacyHref: string;
  /** Name of the business that collects the data (Australian Privacy Principle 5). */
  readonly collector: string;
}

/** The fields of every enquiry about a car, in order. */
const ENQUIRY_FIELDS = ["name", "last_name", "email", "phone", "date", "time", "message", "opt_in"];

/** The texts of each possible request. */
const asksOf = (config: SiteConfig): EnquiryView["asks"] => {
  const textsOf = (ask: VehicleAsk) => ({
    heading: text(config, `ask.${ask}`),
    submit: text(config, `ask.${ask}.submit`),
    category: ASKS[ask].category,
  });
  const entries = Object.keys(ASKS).map((ask) => [ask, textsOf(ask as VehicleAsk)] as const);
  return Object.fromEntries(entries) as EnquiryView["asks"];
};

/**
 * The enquiry on a car's page. For a sold car it requests something similar (VDP-102). `head`: the car's name, price
 * and location, if the page has read them already.
 */
export function enquiryView(car: Car, site: Site, head: CarHead = carHead(car, site)): EnquiryView {
  const config = site.configFor(car.dealership_slug);
  const available = isAvailable(car);
  const { name, title, badge, price, phone, licence } = head;
  const primary = primaryLocation(site.locations);
  const asks = asksOf(config);
  return {
    ask: "enquire",
    ...asks.enquire,
    ...(available ? {} : { heading: text(config, "ask.similar") }),
    asks,
    action: `${car.path}/enquire`,
    api: `${config.apiBaseUrl}/leads`,
    appointments: `${config.apiBaseUrl}/appointments?dealership_id=${car.dealership_id}&car_id=${car.id}`,
    carPath: car.path,
    carId: car.id,
    dealershipSlug: car.dealership_slug,
    steps: stepsOf(ENQUIRY_FIELDS, siteSteps(config)),
    subcategory: available ? null : "Find Me Something Similar",
    name,
    title,
    badge,
    picture: firstPicture(car),
    kind: car.item_type,
    price,
    place: placeLine(head) ?? primary?.name ?? null,
    phone,
    licence,
    optInText: config.optInText,
    termsRequired: config.termsRequired,
    termsHref: linkPath(config, "terms"),
    privacyHref: linkPath(config, "privacyPolicy"),
    collector: site.legal.name,
  };
}

/**
 * The schema of the form's fields: those of a test drive (other requests leave day and time empty), with the terms box
 * for dealers that require it (LEAD-015, LEAD-017, LEAD-073).
 */
export function enquiryFormSchema(config: { readonly termsRequired: boolean }) {
  return v.object({ ...TestDriveSchema.entries, date: dayOrSlot, ...termsEntries(config) }, askForMissing);
}

/** A day, or a day and time in one value (`FreeTimeField`). */
const SLOT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/;
const dayOrSlot = v.optional(
  v.union([v.pipe(v.string(), v.regex(SLOT)), dateField], (issue) => dayProblem(issue.input)),
);
const dayProblem = (typed: unknown): string =>
  v.safeParse(dateField, typed).issues?.[0].message ?? "Please enter a date.";

/** Splits a day and time that were posted as one value. */
function readSlot<Typed extends { readonly date?: string | undefined; readonly time?: string | undefined }>(
  typed: Typed,
): Typed {
  const [, date, time] = SLOT.exec(typed.date ?? "") ?? [];
  return date && time ? { ...typed, date, time } : typed;
}

/** A hidden field that only robots fill in. */
export const TRAP_FIELD = "website";

/** The typed fields of an enquiry. */
export type SentEnquiry = v.InferOutput<typeof TestDriveSchema>;

/** `userData` of the lead call: what was typed, and the car and category that it is about (LEAD-033..052). */
export function enquiryData(
  fields: SentEnquiry,
  about: Pick<EnquiryView, "carId" | "dealershipSlug" | "category" | "subcategory" | "optInText">,
  visit: LeadVisit,
): Record<string, unknown> {
  return {
    form: "vehicle",
    ...readSlot(fields),
    car_id: about.carId,
    dealership_slug: about.dealershipSlug,
    category: about.category,
    subcategory: about.subcategory,
    opt_in_text: fields.opt_in ? about.optInText : null,
    ...visitData(visit),
  };
}

const UNEXPECTED_ERROR = "An unexpected error occured";
export const SUBMIT_ERROR = "An error occurred when submitting this form";

export type LeadOutcome =
  | { readonly kind: "sent"; readonly leadId: number | string; readonly told: ReturnType<typeof eventInAnswer> }
  | { readonly kind: "failed"; readonly message: string; readonly errors: readonly FieldError[] };

/** The outcome for the shopper, from the lead call's answer (LEAD-024, LEAD-025, LEAD-053). */
export function leadOutcome(body: unknown): LeadOutcome {
  const answer = typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  const { lead_id, error } = answer;
  if (typeof lead_id === "number" || (typeof lead_id === "string" && lead_id !== "")) {
    return { kind: "sent", leadId: lead_id, told: eventInAnswer(answer) };
  }
  const message = typeof error === "string" && error !== "" ? error : UNEXPECTED_ERROR;
  return { kind: "failed", message, errors: Array.isArray(answer.errors) ? answer.errors.filter(isFieldError) : [] };
}

const isFieldError = (one: Partial<FieldError> | null): one is FieldError =>
  typeof one?.field === "string" && typeof one.message === "string";

/** Message for a field that the site has required only since this page was opened, so it cannot be filled in here. */
const CHANGED = "This form has changed since you opened it. Please reload the page: what you typed stays.";

/** The server's refusals in the form library's terms: each at its field, any others above the form. */
export function refusedFields(errors: readonly FieldError[], names: readonly string[]) {
  const renamed: Readonly<Record<string, string>> = { "Vehicle Make": "make", "Vehicle Model": "model" };
  const placed = errors.map(({ field, message }) => ({ name: renamed[field] ?? field, message }));
  const others = placed.filter(({ name }) => !names.includes(name));
  return {
    fieldErrors: Object.fromEntries(
      placed.filter(({ name }) => names.includes(name)).map(({ name, message }) => [name, [message]]),
    ),
    formErrors: [...new Set(others.map(({ message }) => (message === REQUIRED ? CHANGED : message)))],
  };
}
