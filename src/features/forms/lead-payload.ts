import * as v from "valibot";
import {
  askForMissing,
  dateField,
  emailField,
  nameField,
  oneLine,
  optInField,
  optionalLine,
  optionalMessageField,
  phoneField,
  postcodeField,
  timeField,
} from "./contact.ts";
import { LEAD_FORMS } from "./lead-forms.ts";
import { LEAD_SUBCATEGORIES } from "./lead-kinds.ts";

const enquiryEntries = {
  name: nameField,
  last_name: nameField,
  email: emailField,
  phone: phoneField,
  message: optionalMessageField,
  opt_in: optInField,
};

/** The dialogs of the vehicle page (LEAD-014, LEAD-016, LEAD-017). */
export const EnquirySchema = v.object(enquiryEntries, askForMissing);

/** The test drive dialog: date (`YYYY-MM-DD`) and time (`HH:MM`) are optional (LEAD-015). */
export const TestDriveSchema = v.object(
  { ...enquiryEntries, date: v.optional(dateField), time: v.optional(timeField) },
  askForMissing,
);

/** A number, or its digits as a form sends them. */
const idField = v.union(
  [v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))],
  "This field must be a number.",
);
/** True, false, or their spellings in forms and queries. */
const flagField = v.union(
  [
    v.boolean(),
    v.pipe(
      v.picklist(["on", "true", "false", "1", "0"]),
      v.transform((word) => ["on", "true", "1"].includes(word)),
    ),
  ],
  "This field must be true or false.",
);

/** The car, dealership and kind that a lead names. `rules.ts` decides how much of that the server accepts. */
export const LeadTargetSchema = v.object({
  form: v.optional(v.picklist(LEAD_FORMS, "This form is not known.")),
  car_id: v.optional(idField),
  dealership_slug: optionalLine(100),
  location: optionalLine(100),
  category: optionalLine(100),
  subcategory: v.optional(v.picklist(LEAD_SUBCATEGORIES, "This subcategory is not known.")),
  submission_id: v.optional(v.pipe(v.string(), v.uuid("submission_id must be a UUID."))),
});
export type LeadTarget = v.InferOutput<typeof LeadTargetSchema>;

/** The most pages and parameters to store. The shopper cannot see them, so extra ones are cut rather than refused. */
const VISITED_PAGES = 50;
const QUERY_PARAMS = 30;

const visitedPages = v.pipe(
  v.array(v.string()),
  v.transform((paths) => paths.slice(-VISITED_PAGES).map((path) => cut(path, 300))),
);
const linkedQueryParams = v.pipe(
  v.record(v.string(), v.union([v.string(), v.number()])),
  v.transform((params) =>
    Object.fromEntries(
      Object.entries(params)
        .slice(0, QUERY_PARAMS)
        .map(([key, value]) => [cut(key, 100), cut(String(value), 500)]),
    ),
  ),
);
const cut = (text: string, limit: number) => text.slice(0, limit).toWellFormed().replaceAll("\u0000", "");

/** A text that the shopper neither sees nor types. If it is too long, it is cut rather than refused. */
const unseen = (limit: number) =>
  v.optional(
    v.pipe(
      v.string("This field must be text."),
      v.transform((text) => oneLine(text.slice(0, limit))),
    ),
  );

/**
 * The lead payload as a browser sends it (LEAD-033 to LEAD-052), with the contact fields, all optional here.
 */
export const LeadPayloadSchema = v.object(
  {
    ...LeadTargetSchema.entries,
    name: v.optional(nameField),
    last_name: v.optional(nameField),
    email: v.optional(emailField),
    phone: v.optional(phoneField),
    postcode: v.optional(postcodeField),
    message: optionalMessageField,
    date: v.optional(dateField),
    time: v.optional(timeField),
    opt_in: v.optional(flagField),
    opt_in_text: unseen(1000),
    terms_conditions: v.optional(flagField),
    manufacturer_slug: unseen(100),
    stock_number: unseen(100),
    "Vehicle Make": optionalLine(100),
    "Vehicle Model": optionalLine(100),
    car_type: unseen(20),
    vehicle_status: unseen(20),
    url: unseen(2000),
    source: unseen(100),
    user_agent: unseen(1000),
    car_dealership_id: v.optional(idField),
    lead_attributes: v.optional(
      v.object({ visited_pages: v.optional(visitedPages), linked_query_params: v.optional(linkedQueryParams) }),
    ),
    autogauge_enabled: v.optional(flagField),
    page_id: v.optional(v.union([v.pipe(v.number(), v.transform(String)), unseen(200)])),
  },
  askForMissing,
);
export type LeadPayload = v.InferOutput<typeof LeadPayloadSchema>;

/** The body of `POST /api/leads` (API-020). If `isLastStep` is absent, this is the last step. */
export const LeadRequestSchema = v.object({
  userData: v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((fields) => Object.keys(fields).length <= 200, "These are too many fields."),
    v.transform(withoutEmpty),
  ),
  isLastStep: v.optional(flagField, true),
});

/** Removes fields without a value (LEAD-054). */
function withoutEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && !(typeof value === "string" && value.trim() === "")),
  );
}
