import { readJson, siteKey, writeText } from "../../../lib/site-storage.ts";
import { TRAP_FIELD } from "../enquiry-view.ts";
import { STEP_FIELD } from "./steps.ts";

/** What is typed into a form, kept for this tab until it is sent: a reload, a way back or a failure loses nothing. */
export type FormDraft = Readonly<Record<string, string>>;

const NOT_TYPED: readonly string[] = ["submission_id", TRAP_FIELD, STEP_FIELD];

/** A form of another page is another form. */
export const draftName = (path: string, formId: string): string => `${path}#${formId}`;

const draftKey = (site: string, form: string) => `${siteKey(site, "draft")}:${form}`;

export function keepDraft(site: string, form: string, typed: FormData): void {
  const texts = [...typed].filter(([name, value]) => typeof value === "string" && !NOT_TYPED.includes(name));
  writeText(() => sessionStorage, draftKey(site, form), JSON.stringify(Object.fromEntries(texts)));
}

export function forgetDraft(site: string, form: string): void {
  writeText(() => sessionStorage, draftKey(site, form), "null");
}

/** Null where nothing is kept, or nothing that can be read. */
export function keptDraft(site: string, form: string): FormDraft | null {
  const kept = readJson(() => sessionStorage, draftKey(site, form));
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return null;
  const texts = Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts);
}

/** Puts what was kept into the fields that stand as the page brought them. */
export function restoreDraft(form: HTMLFormElement, draft: FormDraft): void {
  for (const field of form.elements) {
    const kept = "name" in field ? draft[String(field.name)] : undefined;
    if (kept === undefined) continue;
    // No script may say which file is chosen.
    if (field instanceof HTMLInputElement && field.type === "file") continue;
    if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
      field.checked = field.type === "checkbox" || field.value === kept;
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.type !== "hidden" && field.value === field.defaultValue) field.value = kept;
    } else if (field instanceof HTMLSelectElement) {
      field.value = kept;
    }
  }
}
