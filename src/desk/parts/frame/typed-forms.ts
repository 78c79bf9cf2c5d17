import { writeText } from "../../../lib/site-storage.ts";
import { type FieldState, formName, isTouched, statesOf, writeBack } from "./form-fields.ts";
import { forgetCars, leaveCars } from "./kept-cars.ts";

/** A form in which somebody has typed what the desk does not have. */
export interface TypedForm {
  /** The member of staff who typed it: nobody else who signs in here sees it. */
  readonly by: number;
  readonly path: string;
  readonly form: string;
  readonly at: number;
  readonly fields: readonly FieldState[];
}

/** What this tab has of typed forms, so that a reload or another page loses nothing. */
const TYPED = "desk-typed-forms";
/** What this browser has of the one that was left last for the sign-in, whose link opens another tab. */
const LEFT = "desk-sent-form";
/** When somebody signed out in this browser: what was typed before is nobody's any more. */
const OUT = "desk-signed-out";

const KEPT_MS = 12 * 3_600_000;
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
  const kept = read<readonly TypedForm[]>(sessionStorage, TYPED);
  return Array.isArray(kept) ? kept.filter(({ at }) => Date.now() - at < KEPT_MS) : [];
}

function keepTyped(forms: readonly TypedForm[]): void {
  if (forms.length === 0) sessionStorage.removeItem(TYPED);
  else writeText(() => sessionStorage, TYPED, JSON.stringify(forms.slice(-MOST_FORMS)));
}

type Named = Pick<TypedForm, "by" | "path" | "form">;

const isSame = (one: Named, { by, path, form }: Named): boolean =>
  one.by === by && one.path === path && one.form === form;

export const forgetTyped = (named: Named): void => keepTyped(typedForms().filter((one) => !isSame(one, named)));

/** An answer and a car have drafts of their own, and nobody is erased by words that were typed before. */
const OTHERWISE = ".reply, #car-form, [data-unkept]";

/** Keeps what stands in a form, and returns it; null where nobody typed anything that the desk does not have. */
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

/** Forgets what was typed into forms of a page. */
export function forgetForms(forms: readonly HTMLFormElement[], by: number, path: string): void {
  for (const form of forms) forgetTyped({ by, path, form: formName(form, formsHere()) });
}

const formsHere = (): readonly HTMLFormElement[] => [
  ...document.querySelectorAll<HTMLFormElement>('main form[method="post"]'),
];

/** Keeps a form as it stands now, with what the desk has written into it. */
export function keepAgain({ by, path, form: name }: Named): void {
  const form = formsHere().find((each, _, all) => formName(each, all) === name);
  if (form) keepForm(form, by, path);
}

/** Puts what was typed on a page back into its forms, and returns those. */
export function putBackTyped(by: number, path: string): readonly HTMLFormElement[] {
  const here = typedForms().filter((one) => one.by === by && one.path === path);
  const forms = formsHere();
  return here.flatMap((one) => {
    const form = forms.find((each) => formName(each, forms) === one.form);
    if (form) writeBack(form, one.fields);
    return form ?? [];
  });
}

/** A form that is sent, in case that the session has ended. */
export function leaveForm(typed: TypedForm): void {
  writeText(() => localStorage, LEFT, JSON.stringify(typed));
}

/** For a form that the desk has answered. */
export const forgetLeft = (): void => localStorage.removeItem(LEFT);

/** For a form that the desk has taken, where its page is left before it hears of that. */
export function forgetTaken(): void {
  const left = read<TypedForm>(localStorage, LEFT);
  if (left) forgetTyped(left);
  forgetLeft();
}

/**
 * Takes the form that was left for the sign-in into this tab, where it is this person's and its page is open. Whether
 * there was one.
 */
export function takeLeft(by: number, path: string): boolean {
  const left = read<TypedForm>(localStorage, LEFT);
  if (!left) return false;
  const isOver = Date.now() - left.at > LEFT_MS;
  const isHere = left.by === by && left.path === path && !isOver;
  if (isHere || isOver || left.by !== by) forgetLeft();
  if (isHere) keepTyped([...typedForms().filter((one) => !isSame(one, left)), left]);
  return isHere;
}

/** On the sign-in page: what was typed last in this tab goes along to the tab that the link opens. Whether any was. */
export function leaveTyped(): boolean {
  const last = typedForms().at(-1);
  const outAt = Number(localStorage.getItem(OUT) ?? 0);
  if (last && last.at > outAt) leaveForm(last);
  if (last && last.at <= outAt) keepTyped([]);
  return leaveCars() || (last !== undefined && last.at > outAt);
}

/** Forgets all of it, for whoever signs out; other tabs hear of it. */
export function forgetAllForms(): void {
  keepTyped([]);
  forgetLeft();
  forgetCars();
  writeText(() => localStorage, OUT, String(Date.now()));
}

/** Hears that somebody has signed out in another tab. Returns a function that stops it. */
export function onSignedOut(heard: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key !== OUT) return;
    keepTyped([]);
    forgetCars();
    heard();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}
