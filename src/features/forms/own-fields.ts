import type { FieldDetails, FieldView } from "./field-view.ts";

/** The fields that forms define themselves, independent of a site's list. */
export const OWN_FIELDS = {
  category: { label: "Subject", control: "choice", check: "option" },
  dealership_slug: { label: "Dealership", control: "choice", check: "option" },
  location: { label: "Location", control: "choice", check: "option" },
  vehicle: { label: "Make, model and year", check: "phrase" },
  budget: { label: "Price of the vehicle", control: "money", check: "plate", hint: "Roughly is fine" },
  deposit: { label: "Deposit or trade-in", control: "money", check: "plate", hint: "If you have one" },
  part: {
    label: "What are you looking for?",
    type: "search",
    check: "phrase",
    hint: "A part number, or what it is and where it sits",
  },
  make: { label: "Make", half: true, check: "word" },
  model: { label: "Model", half: true, check: "word" },
  year: { label: "Year", half: true, inputMode: "numeric", check: "year", hint: "On the compliance plate" },
  rego: { label: "Registration", half: true, check: "plate", hint: "As on the number plate" },
  odometer: { label: "Kilometres", control: "kms", check: "kms", hint: "Roughly is fine" },
  service_type: { label: "Kind of service", control: "choice", check: "option" },
  service_interval: {
    label: "Service interval",
    half: true,
    check: "word",
    hint: "Like 30,000 km or 24 months",
  },
  date: { label: "Preferred date", half: true, type: "date", check: "date" },
  time: { label: "Preferred time", half: true, type: "time", check: "time" },
} as const satisfies Record<string, FieldDetails>;
export type OwnFieldName = keyof typeof OWN_FIELDS;

/** One of these fields, as a form shows it. */
export function ownField(name: OwnFieldName, required: boolean, more: FieldDetails = {}): FieldView {
  const details: FieldDetails = OWN_FIELDS[name];
  return {
    control: "line",
    type: "text",
    half: false,
    label: name,
    check: "text",
    ...details,
    ...more,
    name,
    required,
  };
}
