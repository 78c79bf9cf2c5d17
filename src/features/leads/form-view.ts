import { linkPath, text } from "../site/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Location, Model, Site } from "../site/site.ts";
import { LOOKS, type Look, lookOf, picksOf } from "./field-looks.ts";
import type { EnquiryConfig } from "./generic-enquiry.ts";
import { categoryOf, FORM_WORDS, type FormKind, pageFormSchema } from "./page-forms.ts";
import { BOOKING_COMPLETE, bookingLook, bookingSteps } from "./service-booking.ts";
import { type FormStep, siteSteps, stepsOf } from "./steps.ts";

/** One field as its form shows it. */
export interface FieldView {
  readonly name: string;
  readonly label: string;
  readonly control: "line" | "lines" | "choice" | "box" | "hidden" | "money" | "kms";
  /** Of a one-line field: the browser's keyboard and check. */
  readonly type: "text" | "email" | "tel" | "date" | "time" | "search";
  readonly inputMode?: "numeric";
  readonly autoComplete?: string;
  readonly required: boolean;
  readonly hint?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** What the browser offers while a line is typed; anything else may be typed too. */
  readonly suggestions?: readonly string[];
  /** Of dollars and kilometres: the amounts that one press puts in. */
  readonly picks?: readonly number[];
  /** Two of these stand side by side. */
  readonly half: boolean;
  readonly defaultValue?: string;
}

/** A form in a page: what it shows and sends. Nothing of it belongs to one shopper. */
export interface PageFormView {
  readonly kind: FormKind;
  readonly heading: string;
  readonly submit: string;
  /** The page itself, to which the form posts without JavaScript. */
  readonly path: string;
  /** The lead call, to which it posts with JavaScript. */
  readonly api: string;
  readonly category: string;
  readonly subcategory: string | null;
  /** The model it is about. */
  readonly model: { readonly make: string; readonly name: string } | null;
  /** The car it is about; the message of who writes none. */
  readonly carId?: number;
  readonly saying?: string;
  readonly fields: readonly FieldView[];
  /** In which the fields are asked; empty where all are asked at once (LEAD-020). */
  readonly steps: readonly FormStep[];
  /** By which the browser checks as the server does. */
  readonly config: EnquiryConfig;
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
  const words = FORM_WORDS[kind];
  const fields = fieldViews(kind, site);
  return {
    kind,
    heading: text(config, `form.${kind}`, words.heading, { name: model?.name ?? "" }),
    submit: words.submit,
    path,
    api: `${config.apiBaseUrl}/leads`,
    category: categoryOf(words, config),
    subcategory: words.subcategory ?? null,
    model: model && { make: model.manufacturer_name, name: model.name },
    fields,
    steps: stepsOf(
      fields.map(({ name }) => name),
      namedSteps(kind, config),
    ),
    config: enquiryConfig(kind, site),
    dealershipOf: config.locationSetsDealership ? dealershipsOf(placesFor(kind, site)) : null,
    optInText: config.optInText,
    termsHref: linkPath(config, "terms"),
    privacyHref: linkPath(config, "privacyPolicy"),
    collector: site.legal.name,
  };
}

function namedSteps(kind: FormKind, config: SiteConfig): readonly FormStep[] {
  if (kind === "service") return bookingSteps(config);
  const isEnquiry = kind === "general" || kind === "model";
  return isEnquiry ? siteSteps(config) : [];
}

const dealershipsOf = (places: readonly Location[]) =>
  Object.fromEntries(places.flatMap(({ slug, dealership_slug: of }) => (of ? [[slug, of] as const] : [])));

function enquiryConfig(kind: FormKind, site: Site): EnquiryConfig {
  const { config } = site;
  return {
    enquiryFormFields: config.enquiryFormFields,
    enquiryMessageRequired: config.enquiryMessageRequired,
    enquiryShowCategory: config.enquiryShowCategory,
    enquiryCategories: config.enquiryCategories,
    enquiryShowDealership: config.enquiryShowDealership,
    enquiryShowLocation: config.enquiryShowLocation,
    serviceIntervalRequired: config.serviceIntervalRequired,
    serviceTypes: config.serviceTypes,
    termsRequired: addressees(kind, site).some((slug) => site.configFor(slug).termsRequired),
    serviceFormVariant: config.serviceFormVariant,
  };
}

const VEHICLE_LABELS: Partial<Record<FormKind, string>> = {
  "test-drive": "Car you would like to drive",
  parts: "Car it is for",
  "parts-search": "Car it is for",
};

function fieldViews(kind: FormKind, site: Site): readonly FieldView[] {
  const { config } = site;
  const { entries } = pageFormSchema(kind, config);
  const choices: Readonly<Record<string, FieldView["options"]>> = {
    category: config.enquiryCategories.map(named),
    dealership_slug: site.dealerships.map(({ slug, name }) => ({ value: slug, label: name })),
    location: placesFor(kind, site).map(({ slug, name }) => ({ value: slug, label: name })),
    service_type: config.serviceTypes.map(named),
  };
  return Object.entries(entries)
    .filter(([name]) => name !== "terms_conditions")
    .map(([name, schema]) => {
      const own = config.enquiryFormFields.find((field) => field.name === name);
      const look: Look = { ...(own && lookOf(own)), ...LOOKS[name] };
      const label = (name === "vehicle" && VEHICLE_LABELS[kind]) || own?.label || look.label || name;
      return {
        control: "line",
        type: "text",
        half: false,
        ...look,
        name,
        label: name === "opt_in" ? config.optInText : label,
        required: schema.type !== "optional",
        options: choices[name],
        picks: picksOf(look.control, config),
        ...(name === "location" ? onlyOne(choices.location) : {}),
        ...(kind === "service" ? bookingLook(name, site) : {}),
      };
    });
}

/** A single place is chosen beforehand; whoever then chooses none has chosen so (NAV-034). */
const onlyOne = (options: FieldView["options"]): Look =>
  options?.length === 1 ? { defaultValue: options[0]?.value } : {};

const named = (value: string) => ({ value, label: value });

const OF_THE_WORKSHOP: readonly FormKind[] = ["service", "parts", "parts-search"];

/** For a service and for parts, the service locations where the site has them (SERV-032); else where cars are sold. */
function placesFor(kind: FormKind, { locations }: Site): readonly Location[] {
  const shown = locations.filter(({ visible }) => visible);
  const own = OF_THE_WORKSHOP.includes(kind) ? shown.filter(({ location_type }) => location_type === "service") : [];
  const sales = shown.filter(({ location_type }) => location_type === "sales" || location_type === "");
  return own.length > 0 ? own : sales.length > 0 ? sales : shown;
}

/** The dealerships that may be sent this form: to which it comes is known with its last word (LEAD-073). */
function addressees(kind: FormKind, site: Site): readonly string[] {
  const { enquiryShowDealership, enquiryShowLocation } = site.config;
  if (enquiryShowDealership) return site.dealerships.map(({ slug }) => slug);
  if (enquiryShowLocation || kind === "service") return placesFor(kind, site).map((place) => place.dealership_slug);
  const own = site.locations.find(({ primary }) => primary)?.dealership_slug ?? site.dealerships[0]?.slug;
  return own === undefined ? [] : [own];
}

/** What of the form's own is sent with what was typed. */
type FormAbout = Pick<
  PageFormView,
  "kind" | "category" | "subcategory" | "model" | "dealershipOf" | "optInText" | "carId" | "saying"
>;

/** `userData` of the lead call (LEAD-033 to LEAD-052) for what was typed into the form. */
export function pageFormData(
  fields: Readonly<Record<string, unknown>>,
  about: FormAbout,
  visit: { readonly url: string; readonly submissionId: string; readonly lead_attributes?: unknown },
): Record<string, unknown> {
  const dealership = about.dealershipOf?.[String(fields.location)];
  // Under SPEC §3's own names, so that a booking's vehicle is told like any other lead's.
  const { make = about.model?.make ?? null, model = about.model?.name ?? null, ...typed } = fields;
  return {
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
    url: visit.url,
    source: "Website",
    submission_id: visit.submissionId,
    lead_attributes: visit.lead_attributes ?? null,
  };
}
