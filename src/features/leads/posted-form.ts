import type { SubmissionResult } from "@conform-to/react";
import type { RequestScope } from "../../request.ts";
import { formSchema, typedIn } from "../forms/checks.ts";
import { originOf } from "../site/origin.ts";
import { TRAP_FIELD } from "./enquiry-view.ts";
import { storePosted } from "./files/posted-files.ts";
import { type LeadVisit, type PageFormView, pageFormData } from "./form-view.ts";
import { type FormStep, STEP_FIELD, stepReply } from "./forms/steps.ts";
import { type LeadFailure, submitLead } from "./mutations.ts";
import { type FormSchema, readForm, SUBMISSION_FIELD } from "./read-form.ts";

/** A form posted to its own page, as browsers do without JavaScript. */
export interface PostedForm {
  readonly schema: (typed: (name: string) => unknown) => FormSchema<unknown>;
  /** Steps of the form; absent if all fields are shown at once. */
  readonly steps?: readonly FormStep[];
  /** Names of its file fields. */
  readonly files?: readonly string[];
  /** Address of the thanks page. */
  readonly thanks: string;
  /** Path of the page that the lead names as its origin. */
  readonly path: string;
  readonly userData: (fields: unknown, visit: LeadVisit) => unknown;
}

/** A redirect to the thanks page or the next step, or the form again with every problem. Nothing typed is lost. */
export type PostedAnswer =
  | { readonly to: string }
  | { readonly reply: SubmissionResult; readonly status: 200 | 422 | 503 };

/** Stores the lead of a posted form. A robot that fills in the hidden field is thanked, and nothing is stored. */
export async function takePosted(request: Request, scope: RequestScope, form: PostedForm): Promise<PostedAnswer> {
  scope.uncacheable();
  const formData = await request.formData();
  if (formData.get(TRAP_FIELD)) return { to: form.thanks };
  const fieldErrors = await storePosted(formData, form.files ?? [], scope);
  const isRefused = Object.keys(fieldErrors).length > 0;
  const submission = readForm(formData, form.schema(typedIn(formData)), [STEP_FIELD, SUBMISSION_FIELD]);
  const stepped = stepReply(
    submission.reply(isRefused ? { fieldErrors } : {}),
    form.steps ?? [],
    formData.get(STEP_FIELD),
  );
  if (stepped) return { reply: stepped, status: stepped.error ? 422 : 200 };
  if (submission.status !== "success" || isRefused) {
    return { reply: submission.reply(isRefused ? { fieldErrors } : {}), status: 422 };
  }
  const { app, site, now, ip, userAgent } = scope;
  const submissionId = String(formData.get(SUBMISSION_FIELD) || crypto.randomUUID());
  const origin = originOf(site, new URL(request.url));
  const { href: url, pathname: pageId } = new URL(form.path, request.url);
  const userData = form.userData(submission.value, { url, pageId, submissionId });
  const sent = await submitLead(app.db, site, { userData, isLastStep: true }, { now, ip, userAgent, origin });
  if (sent.ok) return { to: form.thanks };
  if (sent.error.kind === "unavailable") app.log.error({ err: sent.error.cause }, "an enquiry could not be stored");
  return { reply: submission.reply(refusal(sent.error)), status: sent.error.kind === "unavailable" ? 503 : 422 };
}

/** Where to show a failure: a problem with a field at the field, any other above the form. */
export function refusal(failure: LeadFailure): { formErrors?: string[]; fieldErrors?: Record<string, string[]> } {
  if (failure.kind !== "invalid") return { formErrors: [failure.message] };
  return { fieldErrors: Object.fromEntries(failure.errors.map(({ field, message }) => [field, [message]])) };
}

/** `takePosted` for a form in a page. */
export const takePageForm = (request: Request, scope: RequestScope, form: PageFormView): Promise<PostedAnswer> =>
  takePosted(request, scope, {
    schema: (typed) => formSchema(form, typed),
    steps: form.steps,
    files: form.fields.filter(({ check }) => check === "file").map(({ name }) => name),
    thanks: `/success?${new URLSearchParams({ category: form.category })}`,
    path: form.path,
    userData: (fields, visit) => pageFormData(fields as Readonly<Record<string, unknown>>, form, visit),
  });
