import type { FieldDetails, FieldView } from "./field-view.ts";
import { FILE_HINT } from "./file-rules.ts";

/** The fields in a site's own list (LEAD-001 to LEAD-006). */

/** The types of field that a site may list (LEAD-002). */
export const FIELD_TYPES = [
  "text",
  "email",
  "tel",
  "number",
  "textarea",
  "select",
  "radio",
  "checkbox",
  "date",
  "time",
  "postcode",
  "money",
  "kms",
  "file",
  "hidden",
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** A field of a site's own list, as its file defines it. */
export interface FormField {
  readonly name: string;
  readonly type: FieldType;
  readonly label: string;
  readonly required: boolean;
  readonly hidden: boolean;
  readonly defaultValue: string | null;
  readonly options: string[];
}

/** Appearance and check of each type of field (LEAD-002). */
const DETAILS_OF_TYPE: Readonly<Record<FieldType, FieldDetails>> = {
  text: {},
  email: { type: "email", check: "email" },
  tel: { type: "tel", check: "phone" },
  number: { inputMode: "decimal", check: "number" },
  textarea: { control: "lines", check: "message" },
  select: { control: "choice", check: "option" },
  radio: { control: "radios", check: "option" },
  checkbox: { control: "box", check: "tick" },
  date: { type: "date", check: "date" },
  time: { type: "time", check: "time" },
  postcode: { inputMode: "numeric", check: "postcode" },
  money: { control: "money", check: "money" },
  kms: { control: "kms", check: "kms" },
  file: { control: "file", check: "file", hint: FILE_HINT },
  hidden: { control: "hidden" },
};

interface KnownField {
  /** The types that a site may give it. */
  readonly types: readonly FieldType[];
  readonly details: FieldDetails;
}

/** Fields recognised by name, which every receiver of a lead understands. */
export const KNOWN_FIELDS: Readonly<Record<string, KnownField>> = {
  name: { types: ["text"], details: { half: true, autoComplete: "given-name", check: "name" } },
  last_name: { types: ["text"], details: { half: true, autoComplete: "family-name", check: "name" } },
  email: { types: ["email", "text"], details: { half: true, type: "email", autoComplete: "email", check: "email" } },
  phone: { types: ["tel", "text"], details: { half: true, type: "tel", autoComplete: "tel", check: "phone" } },
  postcode: {
    types: ["postcode", "text", "number"],
    details: { half: true, inputMode: "numeric", autoComplete: "postal-code", check: "postcode" },
  },
  message: { types: ["textarea", "text"], details: { control: "lines", check: "message" } },
  date: { types: ["date"], details: { half: true } },
  time: { types: ["time"], details: { half: true } },
  // Never preselected, whatever the site says, because consent must be given actively (LEAD-011).
  opt_in: { types: ["checkbox"], details: { defaultValue: undefined } },
};

/** General options that affect a site's own fields. */
interface SiteFieldWords {
  readonly enquiryMessageRequired: boolean;
  readonly optInText: string;
}

/** A field of the site's own list. A hidden field has the value set by the site and is never shown (LEAD-005). */
export function siteField(field: FormField, words: SiteFieldWords): FieldView {
  const { name, type, hidden, defaultValue, options } = field;
  const known = Object.hasOwn(KNOWN_FIELDS, name) ? KNOWN_FIELDS[name]?.details : undefined;
  const isHidden = hidden || type === "hidden";
  const view: FieldView = {
    control: "line",
    type: "text",
    half: false,
    check: "text",
    ...(defaultValue ? { defaultValue } : {}),
    ...(options.length > 0 ? { options: options.map((value) => ({ value, label: value })) } : {}),
    ...DETAILS_OF_TYPE[type],
    ...known,
    name,
    label: name === "opt_in" ? words.optInText : field.label || name,
    required: name === "message" ? words.enquiryMessageRequired : field.required,
  };
  return isHidden ? { ...view, control: "hidden", required: false } : view;
}
