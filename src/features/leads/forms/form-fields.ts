import type { FieldDetails, FieldView } from "../../forms/field-view.ts";
import { FORMS, type FormKind } from "../../forms/lead-forms.ts";
import { type OwnFieldName, ownField } from "../../forms/own-fields.ts";
import { siteField } from "../../forms/site-fields.ts";
import { primaryDealership, sellsCars } from "../../site/rules.ts";
import type { SiteConfig } from "../../site/schema.ts";
import type { Location, Site } from "../../site/site.ts";
import { filled } from "../../site/texts/words.ts";
import { bookingFields } from "./service-booking.ts";

/** The fields of each form on a site. This is their only definition: other fields are neither shown nor required. */

/** The fields of a form of this kind, in order: the form's own before the message, the site's around them. */
export function formFields(kind: FormKind, site: Site): readonly FieldView[] {
  const { config } = site;
  // Unsubscribing needs only the address (CONT-006).
  if (kind === "unsubscribe") return [EMAIL];
  const own = ownFields(kind, site);
  const listed = config.enquiryFormFields
    .filter(({ name }) => !own.some((field) => field.name === name))
    .map((field) => siteField(field, config));
  const isAtTheEnd = ({ name }: FieldView) => name === "message" || name === "opt_in";
  const rest = [...listed.filter((field) => !isAtTheEnd(field)), ...choices(kind, site)];
  const end = listed
    .filter(isAtTheEnd)
    .map((field) => (field.name === "message" && FORMS[kind].messageOptional ? { ...field, required: false } : field))
    .sort((a, b) => Number(a.name === "opt_in") - Number(b.name === "opt_in"));
  const fields = FORMS[kind].asksFirst ? [...own, ...rest, ...end] : [...rest, ...own, ...end];
  return fields.map((field) => ({ ...field, picks: picksOf(field.control, config) }));
}

/** The form's file fields. */
export const fileFields = (kind: FormKind, site: Site): readonly FieldView[] =>
  formFields(kind, site).filter(({ check }) => check === "file");

const EMAIL: FieldView = {
  name: "email",
  label: "Email",
  required: true,
  control: "line",
  half: true,
  type: "email",
  autoComplete: "email",
  check: "email",
};

/** The fields that a form has besides the site's own. */
function ownFields(kind: FormKind, site: Site): readonly FieldView[] {
  if (kind === "service") return bookingFields(site, locationField(kind, site, site.config.enquiryShowLocation));
  const { asks, vehicle } = FORMS[kind];
  return asks.map((ask) => {
    const name = ask.replace(/!$/, "") as OwnFieldName;
    const label = vehicle && filled(vehicle, { Vehicle: site.config.vehicleNoun });
    return ownField(name, ask.endsWith("!"), name === "vehicle" && label ? { label } : {});
  });
}

/**
 * The choices that the site's options turn on: subject, dealership and location, each only if there is more than one.
 */
function choices(kind: FormKind, site: Site): readonly FieldView[] {
  const { enquiryShowCategory, enquiryCategories, enquiryShowDealership, enquiryShowLocation } = site.config;
  const hasSubject = enquiryShowCategory && FORMS[kind].choosesSubject;
  const dealerships = site.dealerships.map(({ slug, name }) => ({ value: slug, label: name }));
  // A booking has a location field of its own, after the work to be done.
  const asksPlace = kind === "place" || (enquiryShowLocation && kind !== "service");
  return [
    ...(hasSubject ? [ownField("category", true, { options: enquiryCategories.map(named) })] : []),
    ...(enquiryShowDealership && dealerships.length > 0
      ? [ownField("dealership_slug", true, { options: dealerships })]
      : []),
    ...(asksPlace ? locationField(kind, site, true) : []),
    ...(hasSubject ? aboutService(site.config) : []),
  ];
}

/**
 * Fields of an enquiry about a service: its kind if the site lists kinds, and the service interval if the site requires
 * it.
 */
function aboutService({ enquiryCategories, serviceTypes, serviceIntervalRequired }: SiteConfig): readonly FieldView[] {
  if (!enquiryCategories.includes("Service")) return [];
  const when = { field: "category", is: "Service" } as const;
  return [
    ...(serviceTypes.length > 0 ? [ownField("service_type", true, { when, options: serviceTypes.map(named) })] : []),
    ...(serviceIntervalRequired ? [ownField("service_interval", true, { when, half: false })] : []),
  ];
}

const named = (value: string) => ({ value, label: value });

/** If there is only one location, it is preselected; the shopper may still choose none (NAV-034). */
function locationField(kind: FormKind, site: Site, required: boolean): readonly FieldView[] {
  const options = placesFor(kind, site).map(({ slug, name }) => ({ value: slug, label: name }));
  const [only] = options;
  const details: FieldDetails = { options, ...(options.length === 1 && only ? { defaultValue: only.value } : {}) };
  return only ? [ownField("location" satisfies OwnFieldName, required, details)] : [];
}

/**
 * The locations to choose from. For a service and for parts: the service locations if the site has any (SERV-032).
 * Otherwise those that sell cars.
 */
export function placesFor(kind: FormKind, { locations }: Pick<Site, "locations">): readonly Location[] {
  const shown = locations.filter(({ visible }) => visible);
  if (kind === "place") return shown;
  const own = FORMS[kind].workshop ? shown.filter(({ location_type }) => location_type === "service") : [];
  const sales = shown.filter(sellsCars);
  return own.length > 0 ? own : sales.length > 0 ? sales : shown;
}

/** The dealerships that may receive this form. Which of them does depends on the shopper's last choice (LEAD-073). */
export function addressees(kind: FormKind, site: Site): readonly string[] {
  // Unsubscribing needs no agreement to terms.
  if (kind === "unsubscribe") return [];
  const { enquiryShowDealership, enquiryShowLocation } = site.config;
  const primary = primaryDealership(site)?.slug;
  const places = placesFor(kind, site).map((place) => place.dealership_slug);
  const chosen = [
    ...(enquiryShowDealership ? site.dealerships.map(({ slug }) => slug) : []),
    ...(enquiryShowLocation || kind === "service" || kind === "place" ? places : []),
  ];
  // If no choice is required, the lead may go to the primary location's dealership.
  const mustChoose = chosen.length > 0 && (enquiryShowDealership || kind === "place" || enquiryShowLocation);
  return mustChoose || primary === undefined ? chosen : [...chosen, primary];
}

/** The amounts or distances that the site offers as buttons (LEAD-070, LEAD-072). */
const picksOf = (control: FieldView["control"], { moneyQuickPicks, kmQuickPicks }: SiteConfig) =>
  control === "money" ? moneyQuickPicks : control === "kms" ? kmQuickPicks : undefined;
