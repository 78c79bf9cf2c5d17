import type { FormDemands } from "../forms/checks.ts";
import type { FieldView } from "../forms/field-view.ts";
import { categoryOf, FORMS, type FormKind } from "../forms/lead-forms.ts";
import { linkPath, primaryDealership } from "../site/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Location, Model, Site } from "../site/site.ts";
import { text } from "../site/texts/texts.ts";
import { filesCall } from "./files/calls.ts";
import { addressees, formFields, placesFor } from "./forms/form-fields.ts";
import { BOOKING_COMPLETE, bookingSteps } from "./forms/service-booking.ts";
import { type FormStep, siteSteps, stepsOf } from "./forms/steps.ts";
import { areTermsRequired } from "./terms.ts";

export type { FieldView } from "../forms/field-view.ts";

/** Data of a form in a page: its fields, and what it sends. None of it belongs to one shopper. */
export interface PageFormView extends FormDemands {
  readonly kind: FormKind;
  readonly heading: string;
  readonly submit: string;
  /** Path of the page itself, to which the form posts without JavaScript. */
  readonly path: string;
  /** Address of the lead call, to which it posts with JavaScript. */
  readonly api: string;
  /** Address for uploading its files with JavaScript; null for a form without a file field. */
  readonly uploads: string | null;
  /** Address of the call that lists free days and times, for a form that needs them; the browser adds `location`. */
  readonly appointments: string | null;
  readonly category: string;
  readonly subcategory: string | null;
  /** The model that the form is about; null for none. */
  readonly model: { readonly make: string; readonly name: string } | null;
  /** The car that the form is about, and the message sent if the shopper writes none. */
  readonly carId?: number;
  readonly saying?: string;
  /** The steps of the form; empty if all fields are shown at once (LEAD-020). */
  readonly steps: readonly FormStep[];
  /** The dealership that each choice of location implies; null if locations imply none (NAV-035). */
  readonly dealershipOf: Readonly<Record<string, string>> | null;
  readonly optInText: string;
  readonly termsHref: string;
  readonly privacyHref: string;
  /** Name of the business that collects the data (Australian Privacy Principle 5). */
  readonly collector: string;
}

/** The form of the page at `path` of this site. `model` is given on a model's page. */
export function pageFormView(kind: FormKind, path: string, site: Site, model: Model | null = null): PageFormView {
  const { config } = site;
  const form = FORMS[kind];
  const fields = formFields(kind, site);
  return {
    kind,
    heading: text(config, `form.${kind}`, { name: model?.name ?? "", vehicle: config.vehicleNoun.toLowerCase() }),
    submit: text(config, `form.${kind}.submit`),
    path,
    api: `${config.apiBaseUrl}/leads`,
    uploads: fields.some(({ check }) => check === "file") ? filesCall(config.apiBaseUrl) : null,
    appointments: kind === "service" ? appointmentsCall(site) : null,
    category: categoryOf(form, config),
    subcategory: form.subcategory ?? null,
    model: model && { make: model.manufacturer_name, name: model.name },
    fields,
    steps: stepsOf(
      fields.map(({ name }) => name),
      // A step without visible fields is left out.
      namedSteps(kind, config).map((step) => ({
        ...step,
        fields: step.fields.filter((name) => isShown(name, fields)),
      })),
    ),
    termsRequired: areTermsRequired(site, addressees(kind, site)),
    dealershipOf: config.locationSetsDealership ? dealershipsOf(placesFor(kind, site)) : null,
    optInText: config.optInText,
    termsHref: linkPath(config, "terms"),
    privacyHref: linkPath(config, "privacyPolicy"),
    collector: site.legal.name,
  };
}

/** If no location is chosen, the times are those of the dealership that gets such a lead. */
const appointmentsCall = (site: Site): string =>
  `${site.config.apiBaseUrl}/appointments?kind=service&dealership_id=${primaryDealership(site)?.id ?? 0}`;

const isShown = (name: string, fields: readonly FieldView[]) =>
  fields.some((field) => field.name === name && field.control !== "hidden");

function namedSteps(kind: FormKind, config: SiteConfig): readonly FormStep[] {
  if (kind === "service") return bookingSteps(config);
  const isEnquiry = kind === "general" || kind === "place" || kind === "model";
  return isEnquiry ? siteSteps(config) : [];
}

const dealershipsOf = (places: readonly Location[]) =>
  Object.fromEntries(places.flatMap(({ slug, dealership_slug: of }) => (of ? [[slug, of] as const] : [])));

/** What a lead says about the visit that it came from (LEAD-045 to LEAD-052). */
export interface LeadVisit {
  /** Address of the page. */
  readonly url: string;
  /** The page's path, which identifies it within the site. */
  readonly pageId: string;
  readonly submissionId: string;
  readonly lead_attributes?: unknown;
}

export const visitData = ({ url, pageId, submissionId, lead_attributes }: LeadVisit): Record<string, unknown> => ({
  url,
  page_id: pageId,
  source: "Website",
  submission_id: submissionId,
  lead_attributes: lead_attributes ?? null,
});

/** The form's own data that is sent with the typed fields. */
type FormAbout = Pick<
  PageFormView,
  "kind" | "category" | "subcategory" | "model" | "dealershipOf" | "optInText" | "carId" | "saying"
>;

/** `userData` of the lead call for what was typed into the form (LEAD-033 to LEAD-052). */
export function pageFormData(
  fields: Readonly<Record<string, unknown>>,
  about: FormAbout,
  visit: LeadVisit,
): Record<string, unknown> {
  const dealership = about.dealershipOf?.[String(fields.location)];
  // These use the names of the lead payload, so that a booking's vehicle is described like that of any other lead.
  const { make = about.model?.make ?? null, model = about.model?.name ?? null, ...typed } = fields;
  return {
    form: about.kind,
    category: about.category,
    subcategory: about.subcategory,
    ...(about.carId === undefined ? {} : { car_id: about.carId }),
    "Vehicle Make": make,
    "Vehicle Model": model,
    ...(dealership ? { dealership_slug: dealership } : {}),
    ...typed,
    ...(about.kind === "service" ? BOOKING_COMPLETE : {}),
    ...(about.saying && !fields.message ? { message: about.saying } : {}),
    opt_in_text: fields.opt_in ? about.optInText : null,
    ...visitData(visit),
  };
}
