import * as v from "valibot";
import { RETENTION_KINDS } from "../../forms/lead-teams.ts";
import type { FormField } from "../../forms/site-fields.ts";
import { choiceTexts, FormFieldsSchema } from "./form-fields.ts";
import { group, option, unset } from "./option.ts";
import { between, flag, positive, strict, text, texts, whole } from "./shapes.ts";

const field = (name: string, type: FormField["type"], label: string, required: boolean): FormField => ({
  name,
  type,
  label,
  required,
  hidden: false,
  defaultValue: null,
  options: [],
});

const OPT_IN_TEXT = "Yes, I would like to subscribe to receive latest offers & product updates.";

const FIELDS_HELP =
  "Fields of the generic enquiry form (LEAD-007). One of type `file` takes up to three photos or PDFs, each under 10 MB (LEAD-002).";

export const enquiryOptions = group("Enquiries and forms", {
  enquiryFormFields: option("site", FIELDS_HELP, FormFieldsSchema, [
    field("name", "text", "First name", true),
    field("last_name", "text", "Last name", true),
    field("email", "email", "Email", true),
    field("phone", "tel", "Phone", true),
    field("message", "textarea", "Message", true),
    field("opt_in", "checkbox", OPT_IN_TEXT, false),
  ]),
  enquirySteps: option(
    "site",
    "Steps of the enquiry flow, each with its fields' names. Empty: one step with them all (LEAD-020).",
    v.array(strict({ heading: text, fields: v.pipe(texts, v.minLength(1)) })),
    [],
  ),
  enquiryMessageRequired: option("site", "The generic form asks for a message (LEAD-008).", flag, true),
  enquiryShowCategory: option("site", "The generic form asks for a category (LEAD-009).", flag, false),
  enquiryCategories: option(
    "site",
    "Its categories (LEAD-009).",
    v.pipe(choiceTexts, v.minLength(1, "Name at least one.")),
    ["General Enquiry", "Sales", "Service", "Parts", "Finance"],
  ),
  enquiryShowDealership: option("site", "The generic form asks for a dealership (LEAD-010).", flag, false),
  enquiryShowLocation: option("site", "The generic form asks for a location (LEAD-010).", flag, false),
  optInText: option("site", "Words beside the marketing box, which starts unticked (LEAD-011).", text, OPT_IN_TEXT),
  serviceIntervalRequired: option("site", "Service forms ask for the interval (LEAD-012).", flag, false),
  serviceTypes: option("site", "Kinds of service to choose from; none: not asked (LEAD-013).", choiceTexts, []),
  appointmentNotice: option(
    "dealership",
    "Hours that must lie between the booking of a test drive or a service and its time.",
    between(0, 336),
    1,
  ),
  claimMinutes: option(
    "dealership",
    "Minutes for which a new lead is offered to one person on shift before it goes on to the next.",
    between(1, 240),
    5,
  ),
  keepMonths: option(
    "dealership",
    "Months after anything last happened in a thread for which its enquiries are kept, by their kind; then what names the person is erased by itself. Left out: 24, and 12 for `careers`; null: until somebody erases them.",
    strict(v.entriesFromList(RETENTION_KINDS, v.optional(v.nullable(whole(1, 120))))),
    {},
  ),
  replyPromise: option(
    "dealership",
    "Minutes of opening time within which the dealership means to answer a lead; the desk shows what is over it.",
    between(5, 2880),
    60,
  ),
  appointmentsAtOnce: unset(
    "dealership",
    "How many test drives, and how many services, can begin in the same half hour; left out: nobody counts them.",
    whole(1, 1000),
  ),
  sendAutogaugeEnabled: option("site", "Leads say whether the price gauge is on (LEAD-051).", flag, false),
  termsRequired: option("dealership", "Forms ask to agree to the terms of use (LEAD-073).", flag, false),
  moneyQuickPicks: option(
    "template",
    "Amounts offered beside a money field (LEAD-070).",
    v.array(positive),
    [5000, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000],
  ),
  kmQuickPicks: option(
    "template",
    "Distances offered beside a kilometre field (LEAD-072).",
    v.array(whole(1)),
    [10_000, 30_000, 50_000, 80_000, 100_000, 150_000],
  ),
});
