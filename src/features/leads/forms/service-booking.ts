import type { FieldDetails, FieldView } from "../../forms/field-view.ts";
import { ownField } from "../../forms/own-fields.ts";
import type { SiteConfig } from "../../site/schema.ts";
import type { Site } from "../../site/site.ts";
import type { FormStep } from "./steps.ts";

/** The booking of a service: the vehicle, the customer, the work to be done (SERV-006 to SERV-012). */

const VEHICLE = ["rego", "make", "model", "year", "odometer"] as const;
/** Fields of the booking's short variant (SERV-007). */
const SHORT = ["make", "model", "year"] as const;
/** Fields that come last, whatever else the site adds. */
const AT_THE_END: readonly string[] = ["message", "opt_in"];

/** The fields of a booking besides the site's own. `location` is its field for the workshop. */
export function bookingFields(
  site: Pick<Site, "models" | "config">,
  location: readonly FieldView[],
): readonly FieldView[] {
  const { serviceFormVariant, serviceTypes, serviceIntervalRequired } = site.config;
  const vehicle = serviceFormVariant === "minimal" ? SHORT : VEHICLE;
  const types = serviceTypes.map((value) => ({ value, label: value }));
  return [
    ...vehicle.map((name) => ownField(name, true, vehicleDetails(name, site))),
    ...(types.length > 0 ? [ownField("service_type", true, { half: true, options: types })] : []),
    ownField("service_interval", serviceIntervalRequired, { half: types.length > 0 }),
    ...location,
    ownField("date", false),
    ownField("time", false),
  ];
}

/**
 * Details of a vehicle field. The plate has the full width; known makes and models are suggested; if the site has only
 * one make, it is filled in.
 */
function vehicleDetails(name: (typeof VEHICLE)[number], { models }: Pick<Site, "models">): FieldDetails {
  const makes = [...new Set(models.map(({ manufacturer_name: make }) => make))];
  switch (name) {
    case "rego":
      return { half: false };
    case "make":
      return { suggestions: makes, ...(makes.length === 1 ? { defaultValue: makes[0] } : {}) };
    case "model":
      return { suggestions: models.map((model) => model.name) };
    default:
      return {};
  }
}

/** The steps of the booking. A field that no step names is in the last one (SERV-008 to SERV-010). */
export const bookingSteps = ({ enquiryFormFields }: Pick<SiteConfig, "enquiryFormFields">): readonly FormStep[] => [
  { title: "Vehicle Details", fields: VEHICLE },
  {
    title: "Contact Details",
    fields: enquiryFormFields.map(({ name }) => name).filter((name) => !AT_THE_END.includes(name)),
  },
  { title: "Order Details", fields: AT_THE_END },
];

/** Marks a completed booking (SERV-012). */
export const BOOKING_COMPLETE = { status: "Complete", form_completed: true } as const;
