import { readJson, writeText } from "../../../lib/site-storage.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import { TRAP_FIELD } from "../enquiry-view.ts";
import { draftsOf } from "../visit.ts";
import { STEP_FIELD } from "./steps.ts";

/**
 * The content of a form, stored in this tab's session until the form is sent, so that a reload, Back or a failure loses
 * nothing. It is stored for a day at most, since tabs on phones stay open for weeks. Passwords and card details are
 * never stored.
 */
export type FormDraft = Readonly<Record<string, string>>;

const NOT_TYPED: readonly string[] = ["submission_id", TRAP_FIELD, STEP_FIELD];
const SECRET = "[type=password], [autocomplete^=cc-], [autocomplete=one-time-code], [autocomplete$=-password]";
/** The key under which a draft stores its time (epoch ms). No form field has an empty name. */
const AT = "";

/** Name of the draft. A form on another page has another name, and so has a page about another car. */
export function draftName(
  { pathname, search }: Readonly<Record<"pathname" | "search", string>>,
  formId: string,
): string {
  const car = new URLSearchParams(search).get("car_id");
  return `${pathname}${car === null ? "" : `?${car}`}#${formId}`;
}

const draftKey = (site: string, form: string) => `${draftsOf(site)}:${form}`;

export function saveDraft(site: string, form: string, typed: FormData, now: number): void {
  const texts = [...typed].filter(([name, value]) => typeof value === "string" && !NOT_TYPED.includes(name));
  writeText(() => sessionStorage, draftKey(site, form), JSON.stringify({ ...Object.fromEntries(texts), [AT]: now }));
}

/** The content of a form's fields, without passwords, codes and card details. */
export function storable(form: HTMLFormElement): FormData {
  const typed = new FormData(form);
  for (const field of form.querySelectorAll<HTMLInputElement>(SECRET)) typed.delete(field.name);
  return typed;
}

export function forgetDraft(site: string, form: string): void {
  writeText(() => sessionStorage, draftKey(site, form), "null");
}

/**
 * Forgets the drafts of all forms whose id begins with `formId`, on any page, because what was typed there has been
 * sent.
 */
export function forgetDraftsOf(site: string, formId: string): void {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(`${draftsOf(site)}:`));
    for (const name of names) if (name.includes(`#${formId}`)) sessionStorage.removeItem(name);
  } catch {
    // If storage is blocked, there is nothing to remove.
  }
}

/** The stored draft; null if there is none, it is unreadable, or it is too old. */
export function savedDraft(site: string, form: string, now: number): FormDraft | null {
  const stored = readJson(() => sessionStorage, draftKey(site, form));
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return null;
  const { [AT]: at } = stored as Readonly<Record<string, unknown>>;
  if (typeof at === "number" && now - at > DAY_MS) {
    forgetDraft(site, form);
    return null;
  }
  const texts = Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts);
}

/**
 * Puts a stored draft into the fields that still have their initial value, then sends the event that typing would send,
 * so that dependent fields follow: free times depend on the location, for example.
 */
export function restoreDraft(form: HTMLFormElement, draft: FormDraft): void {
  let restored: Element | undefined;
  for (const field of form.elements) {
    const stored = "name" in field ? draft[String(field.name)] : undefined;
    if (stored === undefined) continue;
    restored = field;
    // Scripts cannot set a chosen file.
    if (field instanceof HTMLInputElement && field.type === "file") continue;
    if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
      field.checked = field.type === "checkbox" || field.value === stored;
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.type !== "hidden" && stored !== "" && field.value === field.defaultValue) field.value = stored;
    } else if (field instanceof HTMLSelectElement) {
      field.value = stored;
    }
  }
  restored?.dispatchEvent(new Event("input", { bubbles: true }));
}
