import * as v from "valibot";
import type { Site } from "../site/site.ts";
import { dateField, kilometresField, line, optionalLine, timeField, yearField } from "./contact.ts";
import type { FieldView } from "./form-view.ts";
import { type EnquiryConfig, serviceEntries } from "./generic-enquiry.ts";
import type { FormStep } from "./steps.ts";

/** The booking of a service: the vehicle, who brings it, what is to be done (SERV-006 to SERV-012). */

const VEHICLE = ["rego", "make", "model", "year", "odometer"] as const;
/** Asked at the end, whatever else the site asks. */
const AT_THE_END: readonly string[] = ["message", "opt_in"];

/** What a booking asks besides the site's own fields; the short variant takes make, model and year (SERV-007). */
export function bookingEntries(
  config: Pick<
    EnquiryConfig,
    "serviceFormVariant" | "serviceTypes" | "serviceIntervalRequired" | "enquiryShowLocation"
  >,
): v.ObjectEntries {
  const { service_type, service_interval = optionalLine(100) } = serviceEntries(config);
  const vehicle = { make: line(100), model: line(100), year: yearField };
  return {
    ...(config.serviceFormVariant === "minimal" ? vehicle : { rego: line(20), ...vehicle, odometer: kilometresField }),
    ...(service_type ? { service_type } : {}),
    service_interval,
    location: config.enquiryShowLocation ? line(100) : optionalLine(100),
    date: v.optional(dateField),
    time: v.optional(timeField),
  };
}

/** SERV-008 to SERV-010; whatever is named in no step is asked in the last. */
export const bookingSteps = ({ enquiryFormFields }: Pick<EnquiryConfig, "enquiryFormFields">): readonly FormStep[] => [
  { title: "Vehicle Details", fields: VEHICLE },
  {
    title: "Contact Details",
    fields: enquiryFormFields.map(({ name }) => name).filter((name) => !AT_THE_END.includes(name)),
  },
  { title: "Order Details", fields: AT_THE_END },
];

/** The plate over the whole width; makes and models that the site knows are offered, its only make stands there. */
export function bookingLook(name: string, { models, config }: Pick<Site, "models" | "config">): Partial<FieldView> {
  const makes = [...new Set(models.map(({ manufacturer_name: make }) => make))];
  switch (name) {
    case "rego":
      return { half: false };
    case "make":
      return { suggestions: makes, ...(makes.length === 1 ? { defaultValue: makes[0] } : {}) };
    case "model":
      return { suggestions: models.map((model) => model.name) };
    case "service_type":
      return { half: true };
    case "service_interval":
      return { half: config.serviceTypes.length > 0 };
    default:
      return {};
  }
}

/** How a booking that came to its end is marked (SERV-012). */
export const BOOKING_COMPLETE = { status: "Complete", form_completed: true } as const;
