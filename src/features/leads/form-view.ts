import type { FormDemands } from "../forms/checks.ts";
import type { FieldView } from "../forms/field-view.ts";
import { categoryOf, FORMS, type FormKind } from "../forms/lead-forms.ts";
import { linkPath } from "../site/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Location, Model, Site } from "../site/site.ts";
import { text } from "../site/texts/texts.ts";
import { filesCall } from "./files/calls.ts";
import { addressees, formFields, placesFor } from "./forms/form-fields.ts";
import { BOOKING_COMPLETE, bookingSteps } from "./forms/service-booking.ts";
import { type FormStep, siteSteps, stepsOf } from "./forms/steps.ts";
import { termsAskedBy } from "./terms.ts";

export type { FieldView } from "../forms/field-view.ts";

/** A form in a page: what it shows and sends. Nothing of it belongs to one shopper. */
export interface PageFormView extends FormDemands {
  readonly kind: FormKind;
  readonly heading: string;
  readonly submit: string;
  /** The page itself, to which the form posts without JavaScript. */
  readonly path: string;
  /** The lead call, to which it posts with JavaScript. */
  readonly api: string;
  /** Where its files go with JavaScript; null for a form without a field for them. */
  readonly uploads: string | null;
  readonly category: string;
  readonly subcategory: string | null;
  /** The model it is about. */
  readonly model: { readonly make: string; readonly name: string } | null;
  /** The car it is about; the message of who writes none. */
  readonly carId?: number;
  readonly saying?: string;
  /** In which the fields are asked; empty where all are asked at once (LEAD-020). */
  readonly steps: readonly FormStep[];
  /** The dealership that each location's choice stands for; null where it stands for none (NAV-035). */
  readonly dealershipOf: Readonly<Record<string, string>> | null;
  readonly optInText: string;
  readonly termsHref: string;
  readonly privacyHref: string;
  /** Who collects what is typed (APP 5). */
  readonly collector: string;
}

/** The form of a page at `path` of this site; `model` where it stands in that model's page. */
export function pageFormView(kind: FormKind, path: string, site: Site, model: Model | null = null): PageFormView {
  const { config } = site;
  const form = FORMS[kind];
  const fields = formFields(kind, site);
  return {
    kind,
    heading: text(config, `form.${kind}`, { name: model?.name ?? "" }),
    submit: text(config, `form.${kind}.submit`),
    path,
    api: `${config.apiBaseUrl}/leads`,
    uploads: fields.some(({ check }) => check === "file") ? filesCall(config.apiBaseUrl) : null,
    category: categoryOf(form, config),
    subcategory: form.subcategory ?? null,
    model: model && { make: model.manufacturer_name, name: model.name },
    fields,
    steps: stepsOf(
      fields.map(({ name }) => name),
      // A step in which nothing is shown would be none.
      namedSteps(kind, config).map((step) => ({
        ...step,
        fields: step.fields.filter((name) => isShown(name, fields)),
      })),
    ),
    termsRequired: termsAskedBy(site, addressees(kind, site)),
    dealershipOf: config.locationSetsDealership ? dealershipsOf(placesFor(kind, site)) : null,
    optInText: config.optInText,
    termsHref: linkPath(config, "terms"),
    privacyHref: linkPath(config, "privacyPolicy"),
    collector: site.legal.name,
  };
}

const isShown = (name: string, fields: readonly FieldView[]) =>
  fields.some((field) => field.name === name && field.control !== "hidden");

function namedSteps(kind: FormKind, config: SiteConfig): readonly FormStep[] {
  if (kind === "service") return bookingSteps(config);
  const isEnquiry = kind === "general" || kind === "place" || kind === "model";
  return isEnquiry ? siteSteps(config) : [];
}

const dealershipsOf = (places: readonly Location[]) =>
  Object.fromEntries(places.flatMap(({ slug, dealership_slug: of }) => (of ? [[slug, of] as const] : [])));

/** What a lead tells of the visit that it came of (LEAD-045 to LEAD-052). */
export interface LeadVisit {
  /** Address of the page. */
  readonly url: string;
  /** The page among those of the site: its path. */
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

/** What of the form's own is sent with what was typed. */
type FormAbout = Pick<
  PageFormView,
  "kind" | "category" | "subcategory" | "model" | "dealershipOf" | "optInText" | "carId" | "saying"
>;

/** `userData` of the lead call (LEAD-033 to LEAD-052) for what was typed into the form. */
export function pageFormData(
  fields: Readonly<Record<string, unknown>>,
  about: FormAbout,
  visit: LeadVisit,
): Record<string, unknown> {
  const dealership = about.dealershipOf?.[String(fields.location)];
  // Under the names of the lead payload, so that a booking's vehicle is told like any other lead's.
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
