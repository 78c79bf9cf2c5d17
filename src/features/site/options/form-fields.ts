import * as v from "valibot";
import { fieldSchema } from "../../forms/checks.ts";
import { RESERVED_NAMES } from "../../forms/reserved-names.ts";
import { FIELD_TYPES, type FieldType, type FormField, KNOWN_FIELDS, siteField } from "../../forms/site-fields.ts";
import { anyText, flag, oneOf, strict, text } from "./shapes.ts";

/** Without JavaScript all files arrive in one request, which more file fields would push over the size limit. */
const MOST_FILE_FIELDS = 2;

/** The most fields of a form: more than anybody would fill in. All answers must fit into one lead. */
const MOST_FIELDS = 30;
const MOST_OPTIONS = 50;

/** A text that a form submits unchanged: one line, without leading or trailing spaces. */
const choiceText = v.pipe(
  text,
  v.maxLength(100, "Write 100 characters or fewer."),
  v.check(
    (words) => words === words.trim() && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(words) && words.isWellFormed(),
    "Write one line of text, without blanks at its ends.",
  ),
);

/** The choices of a form field, all different. */
export const choiceTexts = v.pipe(
  v.array(choiceText),
  v.maxLength(MOST_OPTIONS, `Name ${MOST_OPTIONS} or fewer.`),
  v.check((all) => new Set(all).size === all.length, "Name each of them once."),
);

const fieldName = v.pipe(
  text,
  v.regex(/^[A-Za-z][A-Za-z0-9_-]{0,49}$/, 'Write a letter, then letters, digits, "_" and "-": at most 50 in all.'),
  v.check(
    (name) => Object.hasOwn(KNOWN_FIELDS, name) || !RESERVED_NAMES.has(name.toLowerCase()),
    "Forms use this name themselves: choose another one.",
  ),
);

const CHOICES: readonly FieldType[] = ["select", "radio"];

const FieldShape = strict({
  name: fieldName,
  type: oneOf(FIELD_TYPES),
  label: anyText,
  required: v.optional(flag, false),
  hidden: v.optional(flag, false),
  defaultValue: v.optional(v.nullable(v.string()), null),
  options: v.optional(choiceTexts, []),
});

const isHidden = ({ hidden, type }: FormField) => hidden || type === "hidden";

/** Why a field cannot be sent or has no label, with the key that is wrong; null for a valid field. */
function problemOf(field: FormField): readonly [keyof FormField, string] | null {
  const { name, type, label, required, hidden, defaultValue, options } = field;
  const known = Object.hasOwn(KNOWN_FIELDS, name) ? KNOWN_FIELDS[name]?.types : undefined;
  if (!isHidden(field) && label.trim() === "") return ["label", "Write what the form calls this field."];
  if (known && type !== "hidden" && !known.includes(type)) {
    return ["type", `A field of the name "${name}" can be of type ${known.join(" or ")}.`];
  }
  if (CHOICES.includes(type) && options.length === 0) return ["options", "Name what can be chosen."];
  if (!CHOICES.includes(type) && options.length > 0) {
    return ["options", `Only a field of type ${CHOICES.join(" or ")} has options.`];
  }
  if (name === "opt_in" && required) return ["required", "Nobody can be made to subscribe: leave this out."];
  if (type === "file" && hidden) return ["hidden", "Nobody can choose a file in a hidden field: leave this out."];
  if (type === "file" && defaultValue) return ["defaultValue", "A field of type file begins empty: leave this out."];
  if (isHidden(field) && required && !defaultValue) {
    return ["required", 'Nobody can fill in a hidden field: give it a "defaultValue", or leave this out.'];
  }
  return defaultValue && !isDefault(field, defaultValue) ? ["defaultValue", defaultSentence(field)] : null;
}

function isDefault(field: FormField, value: string): boolean {
  const { check, options } = siteField(field, { enquiryMessageRequired: false, optInText: "" });
  if (check === "tick") return value === "on";
  return v.is(fieldSchema({ check, options, required: true }), value);
}

const defaultSentence = ({ type, options }: FormField): string =>
  type === "checkbox"
    ? 'Write "on" for a box that is ticked at first.'
    : CHOICES.includes(type)
      ? `Write one of the field's options: ${options.join(", ")}.`
      : `The form itself would not take this value of a field of type ${type}.`;

/** A field of a site's own list (LEAD-001 to LEAD-006) that a form can show and send. */
export const FormFieldSchema = v.pipe(
  FieldShape,
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? problemOf(dataset.value) : null;
    if (!problem || !dataset.typed) return;
    const [key, message] = problem;
    const { value: input } = dataset;
    addIssue({ message, path: [{ type: "object", origin: "value", input, key, value: input[key] }] });
  }),
);

const canAnswer = (field: FormField) =>
  (field.name === "email" || field.name === "phone") && field.required && !isHidden(field);

/** The site's own list of fields. It must include a way to answer, such as a phone number or an email address. */
export const FormFieldsSchema = v.pipe(
  v.array(FormFieldSchema),
  v.minLength(1, "Name at least one field."),
  v.maxLength(MOST_FIELDS, `Name ${MOST_FIELDS} fields or fewer.`),
  v.check(
    (fields) => new Set(fields.map(({ name }) => name.toLowerCase())).size === fields.length,
    "Give each field a name of its own.",
  ),
  v.check(
    (fields) => fields.filter(({ type }) => type === "file").length <= MOST_FILE_FIELDS,
    `Ask for files in ${MOST_FILE_FIELDS} fields or fewer.`,
  ),
  v.check(
    (fields) => fields.some(canAnswer),
    'Nobody could be answered: ask for "email" or "phone" by a field that is shown and required.',
  ),
);
