import type { Submission } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import type * as v from "valibot";

/** The schema of a form, with the names of its fields. */
export type FormSchema<T> = v.GenericSchema<unknown, T> & { readonly entries: v.ObjectEntries };

/** The field with the submission id, which identifies a form that is sent twice. */
export const SUBMISSION_FIELD = "submission_id";

/** The most values of one field, such as the checkboxes of one question. */
const MOST_ALIKE = 50;

/**
 * Parses a posted form by its schema. Reads only known fields: the schema's, and those in `besides`, whose values come
 * back with the reply. Invented names reach neither the form library, which reads a name as a path through lists and
 * objects, nor the page that shows the form again.
 */
export function readForm<T>(posted: FormData, schema: FormSchema<T>, besides: readonly string[] = []): Submission<T> {
  const form = new FormData();
  for (const name of new Set([...Object.keys(schema.entries), ...besides])) {
    for (const value of posted.getAll(name).slice(0, MOST_ALIKE)) form.append(name, value);
  }
  return parseWithValibot(form, { schema: schema as v.GenericSchema<unknown, T> }) as Submission<T>;
}
