import type { Submission } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import type * as v from "valibot";

/** The fields of a form, as its schema names them. */
export type FormSchema<T> = v.GenericSchema<unknown, T> & { readonly entries: v.ObjectEntries };

/** By which a form that is sent twice is known: its submission's id. */
export const SUBMISSION_FIELD = "submission_id";

/** How often a field may be there: the boxes of one question. */
const MOST_ALIKE = 50;

/**
 * Reads a posted form by its schema. Of what was posted only the fields that the form knows are read at all: the
 * schema's, and those `besides` whose values come back with the reply. Names that a stranger made up reach neither the
 * form library, to which a name is a path through lists and trees, nor the page that shows the form again.
 */
export function readForm<T>(posted: FormData, schema: FormSchema<T>, besides: readonly string[] = []): Submission<T> {
  const form = new FormData();
  for (const name of new Set([...Object.keys(schema.entries), ...besides])) {
    for (const value of posted.getAll(name).slice(0, MOST_ALIKE)) form.append(name, value);
  }
  return parseWithValibot(form, { schema: schema as v.GenericSchema<unknown, T> }) as Submission<T>;
}
