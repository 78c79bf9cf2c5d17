import * as v from "valibot";
import type { SiteConfig } from "../site/schema.ts";
import { kilometresField, moneyField } from "./amounts.ts";
import {
  askForMissing,
  dateField,
  emailField,
  line,
  messageField,
  nameField,
  optionalMessageField,
  phoneField,
  postcodeField,
  REQUIRED,
  termsField,
  timeField,
} from "./contact.ts";

/** The options on which the generic form depends. */
export type EnquiryConfig = Pick<
  SiteConfig,
  | "enquiryFormFields"
  | "enquiryMessageRequired"
  | "enquiryShowCategory"
  | "enquiryCategories"
  | "enquiryShowDealership"
  | "enquiryShowLocation"
  | "serviceIntervalRequired"
  | "serviceTypes"
  | "termsRequired"
  | "serviceFormVariant"
>;
type FormField = EnquiryConfig["enquiryFormFields"][number];

const FIELD_BY_NAME: Readonly<Record<string, v.GenericSchema>> = {
  name: nameField,
  last_name: nameField,
  email: emailField,
  phone: phoneField,
  postcode: postcodeField,
  message: messageField,
};
const FIELD_BY_TYPE: Readonly<Record<string, v.GenericSchema>> = {
  email: emailField,
  tel: phoneField,
  postcode: postcodeField,
  textarea: messageField,
  date: dateField,
  time: timeField,
  money: moneyField,
  kms: kilometresField,
};

function fieldSchema(field: FormField, config: EnquiryConfig): v.GenericSchema {
  const required = field.name === "message" ? config.enquiryMessageRequired : field.required;
  if (field.type === "checkbox") {
    const ticked = v.pipe(
      v.boolean(REQUIRED),
      v.check((on) => on, REQUIRED),
    );
    return required ? ticked : v.optional(v.boolean());
  }
  const schema = FIELD_BY_NAME[field.name] ?? FIELD_BY_TYPE[field.type] ?? line(1000);
  if (required) return schema;
  return schema === messageField ? optionalMessageField : v.optional(schema);
}

/** What a service form asks besides: the interval where the site wants it, the kind where it names some (LEAD-012, LEAD-013). */
export function serviceEntries(config: Pick<EnquiryConfig, "serviceIntervalRequired" | "serviceTypes">) {
  const entries: v.ObjectEntries = {};
  if (config.serviceIntervalRequired) entries.service_interval = line(100);
  if (config.serviceTypes.length > 0) entries.service_type = choice(config.serviceTypes);
  return entries;
}

const choice = (options: readonly string[]) => v.picklist(options, REQUIRED);

/** What the configuration makes of every form: the terms box of certain dealers (LEAD-073). */
export function termsEntries(config: Pick<EnquiryConfig, "termsRequired">): v.ObjectEntries {
  return config.termsRequired ? { terms_conditions: termsField } : {};
}

/**
 * The generic enquiry form of a site: its own fields, then what its options ask for (LEAD-007 to LEAD-011). Fields that
 * are not shown are not in the schema. Pictures and files are not part of a lead, so `file` fields are left out.
 */
export function GenericEnquirySchema(config: EnquiryConfig) {
  const entries: v.ObjectEntries = {};
  for (const field of config.enquiryFormFields) {
    if (field.type !== "file") entries[field.name] = fieldSchema(field, config);
  }
  if (config.enquiryShowCategory) entries.category = choice(config.enquiryCategories);
  if (config.enquiryShowDealership) entries.dealership_slug = line(100);
  if (config.enquiryShowLocation) entries.location = line(100);
  // Where a service can be chosen among the categories, its kind can be told.
  const kinds = serviceEntries(config).service_type;
  if (config.enquiryShowCategory && kinds) entries.service_type = v.optional(kinds);
  return v.object({ ...entries, ...termsEntries(config) }, askForMissing);
}
