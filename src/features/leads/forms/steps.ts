import type { SubmissionResult } from "@conform-to/react";
import * as v from "valibot";
import { askForMissing } from "../../forms/contact.ts";
import type { SiteConfig } from "../../site/schema.ts";

/**
 * A form filled in step by step. All its fields are in one form; a step decides which of them are shown and checked.
 */

/** Message if the shopper tries to leave an incomplete step (LEAD-022). */
export const STEP_INCOMPLETE = "Please complete the form step before proceeding";

/** The field in which a form posted without JavaScript names the step to leave, from 0. */
export const STEP_FIELD = "step";

/** One step: its heading, and the names of its fields. */
export interface FormStep {
  readonly title: string;
  readonly fields: readonly string[];
}

/**
 * The steps of a form with these fields, in the form's order. A field is in the first step that names it, otherwise in
 * the last. A step without fields is left out. Empty for a form with a single step.
 */
export function stepsOf(fields: readonly string[], named: readonly FormStep[]): readonly FormStep[] {
  const placed = new Set<string>();
  const own = named.flatMap(({ title, fields: stepFields }) => {
    const here = stepFields.filter((name) => fields.includes(name) && !placed.has(name));
    for (const name of here) placed.add(name);
    return here.length > 0 ? [{ title, fields: here }] : [];
  });
  const last = own.pop();
  if (!last || own.length === 0) return [];
  const before = new Set(own.flatMap((step) => step.fields));
  return [...own, { title: last.title, fields: fields.filter((name) => !before.has(name)) }];
}

/** The steps that a site defines for its enquiries (LEAD-020). */
export const siteSteps = ({ enquirySteps }: Pick<SiteConfig, "enquirySteps">): readonly FormStep[] =>
  enquirySteps.map(({ heading: title, fields }) => ({ title, fields }));

type FormSchema = v.ObjectSchema<v.ObjectEntries, v.ErrorMessage<v.ObjectIssue> | undefined>;

/** The schema for leaving the step `at`: the step's own fields or, for the last one, the whole form (LEAD-021). */
export function stepSchema(schema: FormSchema, steps: readonly FormStep[], at: number): FormSchema {
  const step = steps[at];
  if (!step || at >= steps.length - 1) return schema;
  const entries = Object.entries(schema.entries).filter(([name]) => step.fields.includes(name));
  return v.object(Object.fromEntries(entries), askForMissing);
}

/** Index of a field's step. A field that is in none (the terms box) belongs to the last. */
function stepOf(steps: readonly FormStep[], field: string): number {
  const at = steps.findIndex(({ fields }) => fields.includes(field));
  return at < 0 ? Math.max(0, steps.length - 1) : at;
}

/** Index of the first step with one of these fields; null if there is none. */
export function firstStepOf(steps: readonly FormStep[], fields: readonly string[]): number | null {
  return fields.length > 0 ? Math.min(...fields.map((name) => stepOf(steps, name))) : null;
}

/**
 * The step to show when the server sends a form back: the first with a problem, otherwise the one after the step left.
 */
export function stepShown(steps: readonly FormStep[], result: SubmissionResult | undefined): number {
  const last = Math.max(0, steps.length - 1);
  if (!result) return 0;
  const problems = Object.keys(result.error ?? {});
  const left = stepLeft(result.initialValue?.[STEP_FIELD]);
  return firstStepOf(steps, problems) ?? (left === null ? last : Math.min(left + 1, last));
}

/**
 * The server's answer to a form posted to leave a step before the last: the problems up to that step, and none of later
 * ones. Null if the form was posted to be sent.
 */
export function stepReply(
  reply: SubmissionResult,
  steps: readonly FormStep[],
  posted: unknown,
): SubmissionResult | null {
  const left = stepLeft(posted);
  if (left === null || left >= steps.length - 1) return null;
  const problems = Object.entries(reply.error ?? {}).filter(([name]) => stepOf(steps, name) <= left);
  if (problems.length === 0) return { ...reply, status: undefined, error: undefined };
  return { ...reply, status: "error", error: Object.fromEntries(problems) };
}

function stepLeft(posted: unknown): number | null {
  return typeof posted === "string" && /^\d{1,2}$/.test(posted) ? Number(posted) : null;
}
