import * as v from "valibot";
import { askForMissing, REQUIRED, termsEntries } from "./contact.ts";
import { CHECKS } from "./field-checks.ts";
import type { FieldView } from "./field-view.ts";
import { filesProblem } from "./file-rules.ts";

const ticked = v.pipe(
  v.boolean(REQUIRED),
  v.check((on) => on, REQUIRED),
);

/** Chosen files, or the ids of files already stored until the form is sent. */
const files = (required: boolean) =>
  v.pipe(
    v.any(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = filesProblem(dataset.value, required);
      if (message) addIssue({ message });
    }),
  );

/** A field that may be left empty or contain only spaces. */
const optional = (schema: v.GenericSchema): v.GenericSchema => {
  const filled: v.GenericSchema<string | undefined, string | undefined> = v.pipe(
    v.optional(v.string("This field must be text.")),
    v.transform((text) => (text?.trim() ? text : undefined)),
  );
  return v.optional(v.pipe(filled, v.optional(schema) as v.GenericSchema<string | undefined, unknown>));
};

/** The schema of a field. `isAsked` is false while the field is hidden and so not required. */
export function fieldSchema(field: Pick<FieldView, "check" | "required" | "options">, isAsked = true): v.GenericSchema {
  const required = field.required && isAsked;
  if (field.check === "tick") return required ? ticked : v.optional(v.boolean());
  if (field.check === "file") return required ? files(true) : v.optional(files(false));
  const schema =
    field.check === "option"
      ? v.picklist(field.options?.map(({ value }) => value) ?? [], REQUIRED)
      : CHECKS[field.check];
  return required ? schema : optional(schema);
}

/** Whether a field is shown, given the values of the others. `typed` returns a field's text. */
export const isFieldShown = ({ when }: Pick<FieldView, "when">, typed: (name: string) => unknown): boolean =>
  when === undefined || typed(when.field) === when.is;

/** The fields of a form, and whether its terms must be accepted. */
export interface FormDemands {
  readonly fields: readonly FieldView[];
  readonly termsRequired: boolean;
}

/** The schema of the form with these fields, the same in the browser and on the server. */
export function formSchema({ fields, termsRequired }: FormDemands, typed: (name: string) => unknown) {
  const entries = fields.map((field) => [field.name, fieldSchema(field, isFieldShown(field, typed))] as const);
  return v.object<v.ObjectEntries, typeof askForMissing>(
    { ...Object.fromEntries(entries), ...termsEntries({ termsRequired }) },
    askForMissing,
  );
}

/** Reads a field's text from a posted form. */
export const typedIn =
  (form: FormData) =>
  (name: string): unknown =>
    form.get(name);
