import { readJson, writeText } from "../../../lib/site-storage.ts";
import { TRAP_FIELD } from "../enquiry-view.ts";
import { draftsOf } from "../visit.ts";
import { STEP_FIELD } from "./steps.ts";

/**
 * The content of a form, stored for this tab until the form is sent, so that a reload, Back or a failure loses
 * nothing.
 */
export type FormDraft = Readonly<Record<string, string>>;

const NOT_TYPED: readonly string[] = ["submission_id", TRAP_FIELD, STEP_FIELD];

/** Name of the draft; a form on another page has another one, and so has a page that asks about another car. */
export function draftName(
  { pathname, search }: Readonly<Record<"pathname" | "search", string>>,
  formId: string,
): string {
  const car = new URLSearchParams(search).get("car_id");
  return `${pathname}${car === null ? "" : `?${car}`}#${formId}`;
}

const draftKey = (site: string, form: string) => `${draftsOf(site)}:${form}`;

export function saveDraft(site: string, form: string, typed: FormData): void {
  const texts = [...typed].filter(([name, value]) => typeof value === "string" && !NOT_TYPED.includes(name));
  writeText(() => sessionStorage, draftKey(site, form), JSON.stringify(Object.fromEntries(texts)));
}

export function forgetDraft(site: string, form: string): void {
  writeText(() => sessionStorage, draftKey(site, form), "null");
}

/** Null where nothing is stored, or nothing readable. */
export function savedDraft(site: string, form: string): FormDraft | null {
  const kept = readJson(() => sessionStorage, draftKey(site, form));
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return null;
  const texts = Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts);
}

/**
 * Puts a stored draft into the fields that still have their initial value, and then says so as typing would: what
 * depends on a field, as the free times do on the location, follows it.
 */
export function restoreDraft(form: HTMLFormElement, draft: FormDraft): void {
  let restored: Element | undefined;
  for (const field of form.elements) {
    const kept = "name" in field ? draft[String(field.name)] : undefined;
    if (kept === undefined) continue;
    restored = field;
    // Scripts cannot set the chosen file.
    if (field instanceof HTMLInputElement && field.type === "file") continue;
    if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
      field.checked = field.type === "checkbox" || field.value === kept;
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.type !== "hidden" && field.value === field.defaultValue) field.value = kept;
    } else if (field instanceof HTMLSelectElement) {
      field.value = kept;
    }
  }
  restored?.dispatchEvent(new Event("input", { bubbles: true }));
}
