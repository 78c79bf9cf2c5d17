import type { Submission } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import type * as v from "valibot";

/** The schema of a form, with the names of its fields. */
export type FormSchema<T> = v.GenericSchema<unknown, T> & { readonly entries: v.ObjectEntries };

/** The field of the submission id, by which a form that is sent twice is recognised. */
export const SUBMISSION_FIELD = "submission_id";

/** How often one field may occur: the boxes of one question. */
const MOST_ALIKE = 50;

/**
 * Parses a posted form by its schema. Only fields that the form knows are read: the schema's, and those in `besides`,
 * whose values come back with the reply. Invented names reach neither the form library, to which a name is a path
 * through lists and trees, nor the page that shows the form again.
 */
export function readForm<T>(posted: FormData, schema: FormSchema<T>, besides: readonly string[] = []): Submission<T> {
  const form = new FormData();
  for (const name of new Set([...Object.keys(schema.entries), ...besides])) {
    for (const value of posted.getAll(name).slice(0, MOST_ALIKE)) form.append(name, value);
  }
  return parseWithValibot(form, { schema: schema as v.GenericSchema<unknown, T> }) as Submission<T>;
}
