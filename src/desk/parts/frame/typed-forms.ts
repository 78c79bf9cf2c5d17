import { writeText } from "../../../lib/site-storage.ts";
import { forgetCars, leaveCars } from "./car-drafts.ts";
import { type FieldState, formName, isTouched, statesOf, writeBack } from "./form-fields.ts";

/** A form with typed text that the server does not have. */
export interface TypedForm {
  /** The staff member who typed it; other users of this browser do not see it. */
  readonly by: number;
  readonly path: string;
  readonly form: string;
  readonly at: number;
  readonly fields: readonly FieldState[];
}

/** Where this tab stores typed forms, so that reloads and visits to other pages lose nothing. */
const TYPED = "desk-typed-forms";
/** Where this browser stores the forms left for the sign-in, whose link opens another tab. */
const LEFT = "desk-left-forms";
/** When somebody last signed out in this browser; text typed before that is discarded. */
const OUT = "desk-signed-out";

const DRAFT_LIFETIME_MS = 12 * 3_600_000;
const LEFT_MS = 3_600_000;
const MOST_FORMS = 20;

function read<T>(storage: Storage, name: string): T | null {
  try {
    return JSON.parse(storage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

function typedForms(): readonly TypedForm[] {
  const stored = read<readonly TypedForm[]>(sessionStorage, TYPED);
  return Array.isArray(stored) ? stored.filter(({ at }) => Date.now() - at < DRAFT_LIFETIME_MS) : [];
}

function keepTyped(forms: readonly TypedForm[]): void {
  if (forms.length === 0) sessionStorage.removeItem(TYPED);
  else writeText(() => sessionStorage, TYPED, JSON.stringify(forms.slice(-MOST_FORMS)));
}

type Named = Pick<TypedForm, "by" | "path" | "form">;

const isSame = (one: Named, { by, path, form }: Named): boolean =>
  one.by === by && one.path === path && one.form === form;

export const forgetTyped = (named: Named): void => keepTyped(typedForms().filter((one) => !isSame(one, named)));

/** Answers and cars have their own drafts, and restored text must never help to erase a person. */
const OTHERWISE = ".reply, #car-form, [data-unkept]";

/** Stores a form's values and returns them; null if the user typed nothing that the server does not have. */
export function keepForm(form: HTMLFormElement, by: number, path: string): TypedForm | null {
  if (form.method !== "post" || form.matches(OTHERWISE) || form.closest(OTHERWISE)) return null;
  const named = { by, path, form: formName(form, formsHere()) };
  const earlier = typedForms().find((one) => isSame(one, named));
  const fields = statesOf(form, earlier?.fields);
  const others = typedForms().filter((one) => !isSame(one, named));
  const typed = fields.some(isTouched) ? { ...named, at: Date.now(), fields } : null;
  keepTyped(typed ? [...others, typed] : others);
  return typed;
}

/** Deletes the stored text of these forms on a page. */
export function forgetForms(forms: readonly HTMLFormElement[], by: number, path: string): void {
  for (const form of forms) forgetTyped({ by, path, form: formName(form, formsHere()) });
}

const formsHere = (): readonly HTMLFormElement[] => [
  ...document.querySelectorAll<HTMLFormElement>('main form[method="post"]'),
];

/** Stores a form with its current values, including those that the server put into it. */
export function storeDraft({ by, path, form: name }: Named): void {
  const form = formsHere().find((each, _, all) => formName(each, all) === name);
  if (form) keepForm(form, by, path);
}

/** Restores the stored text of a page's forms, and returns those forms. */
export function putBackTyped(by: number, path: string): readonly HTMLFormElement[] {
  const pageForms = typedForms().filter((one) => one.by === by && one.path === path);
  const forms = formsHere();
  return pageForms.flatMap((one) => {
    const form = forms.find((each) => formName(each, forms) === one.form);
    if (form) writeBack(form, one.fields);
    return form ?? [];
  });
}

interface LeftForm extends TypedForm {
  readonly leftAt: number;
}

function leftForms(): readonly LeftForm[] {
  const left = read<readonly LeftForm[]>(localStorage, LEFT);
  return Array.isArray(left) ? left.filter(({ leftAt }) => Date.now() - leftAt < LEFT_MS) : [];
}

function keepLeft(forms: readonly LeftForm[]): void {
  if (forms.length === 0) localStorage.removeItem(LEFT);
  else writeText(() => localStorage, LEFT, JSON.stringify(forms.slice(-MOST_FORMS)));
}

const leaveForm = (typed: TypedForm): void =>
  keepLeft([...leftForms().filter((one) => !isSame(one, typed)), { ...typed, leftAt: Date.now() }]);

let sending: TypedForm | null = null;

/** Stores a form that is being submitted, in case the session has ended; null if nothing was typed into it. */
export function leaveSent(typed: TypedForm | null): void {
  sending = typed;
  if (typed) leaveForm(typed);
}

/** Call once the server has responded to the form. */
export const forgetLeft = (named: Named): void => keepLeft(leftForms().filter((one) => !isSame(one, named)));

/** Call for a form that the server has saved, if its page is left before it learns of that. */
export function discardSavedDraft(): void {
  if (!sending) return;
  forgetTyped(sending);
  forgetLeft(sending);
}

/**
 * Takes the forms that this user left for the sign-in into this tab; another user's are deleted. Returns whether one of
 * them is on the page at this path.
 */
export function takeLeft(by: number, path: string): boolean {
  const left = leftForms().filter((one) => one.by === by);
  keepLeft([]);
  if (left.length === 0) return false;
  keepTyped([
    ...typedForms().filter((one) => !left.some((other) => isSame(one, other))),
    ...left.map(({ leftAt, ...one }) => one),
  ]);
  return left.some((one) => one.path === path);
}

/**
 * On the sign-in page: leaves the text typed in this tab for the tab that the link opens. Returns whether there was
 * any.
 */
export function leaveTyped(): boolean {
  const outAt = Number(localStorage.getItem(OUT) ?? 0);
  const typed = typedForms().filter(({ at }) => at > outAt);
  keepTyped(typed);
  for (const one of typed) leaveForm(one);
  return leaveCars() || typed.length > 0;
}

/** Deletes everything when the user signs out; other tabs are notified. */
export function forgetAllForms(): void {
  keepTyped([]);
  keepLeft([]);
  forgetCars();
  writeText(() => localStorage, OUT, String(Date.now()));
}

/** Calls back when somebody signs out in another tab. Returns a function that stops it. */
export function onSignedOut(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== OUT) return;
    keepTyped([]);
    forgetCars();
    listener();
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
