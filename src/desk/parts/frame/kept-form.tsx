import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { Note } from "../note.tsx";

/** Where this browser keeps the form that was sent last, until the desk has answered it. */
const KEY = "desk-sent-form";
const KEPT_MS = 3_600_000;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What somebody typed into a form of one page, by the names of its fields. */
interface SentForm {
  /** The member of staff who typed it: nobody else who signs in here sees it. */
  readonly by: number;
  readonly path: string;
  readonly at: number;
  readonly fields: readonly (readonly [name: string, value: string, checked: boolean])[];
}

const fieldsOf = (form: HTMLFormElement): readonly Field[] =>
  [...form.elements].filter((one): one is Field =>
    one.matches("textarea[name], select[name], input[name]:not([type=hidden], [type=file], [type=submit])"),
  );

const isWritten = (field: Field) => field.matches("textarea, input:not([type=checkbox], [type=radio])");

function keep(form: HTMLFormElement, by: number, path: string): void {
  const fields = fieldsOf(form);
  // An answer is kept as a draft, and choices alone are made again at once.
  if (form.closest(".reply") || !fields.some((field) => isWritten(field) && field.value !== "")) return;
  const typed = fields.map((field) => [field.name, field.value, "checked" in field && field.checked] as const);
  const sent: SentForm = { by, path, at: Date.now(), fields: typed };
  localStorage.setItem(KEY, JSON.stringify(sent));
}

/** For a form that the desk has taken. */
export const forgetSentForm = (): void => localStorage.removeItem(KEY);

function kept(): SentForm | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

/** Writes into a field as a person would, so that a page that follows what is typed hears of it. */
function write(field: Field, value: string, checked: boolean): void {
  if (field instanceof HTMLInputElement && field.matches("[type=checkbox], [type=radio]")) {
    if (field.value === value && field.checked !== checked) field.click();
    return;
  }
  if (field.value === value) return;
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
  setter?.call(field, value);
  if (isWritten(field)) field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Puts what was typed back into the form that has its fields. Whether the page has such a form. */
function putBack({ fields }: SentForm): boolean {
  const names = new Set(fields.map(([name]) => name));
  const form = [...document.querySelectorAll<HTMLFormElement>('main form[method="post"]')].find((one) => {
    const own = new Set(fieldsOf(one).map(({ name }) => name));
    return [...names].every((name) => own.has(name));
  });
  if (!form) return false;
  const own = fieldsOf(form);
  for (const [name, value, checked] of fields) {
    const same = own.filter((field) => field.name === name);
    for (const field of same) write(field, value, checked);
  }
  return true;
}

/**
 * Loses nothing that was typed when the session ended before a form was sent: it stands in its page again once the same
 * person has signed in, and is sent by them.
 */
export function KeptForm({ by }: { readonly by: number }) {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const wasBusy = useRef(false);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const hear = ({ target }: Event) => {
      if (target instanceof HTMLFormElement && target.method === "post") keep(target, by, pathname);
    };
    document.addEventListener("submit", hear, true);
    return () => document.removeEventListener("submit", hear, true);
  }, [by, pathname]);
  // The desk has answered, and this person is still signed in: its page has what was typed, or has taken it.
  useEffect(() => {
    if (state !== "idle") wasBusy.current = true;
    else if (wasBusy.current) {
      wasBusy.current = false;
      forgetSentForm();
      setBack(false);
    }
  }, [state]);
  useEffect(() => {
    const sent = kept();
    if (!sent) return;
    const isOver = Date.now() - sent.at > KEPT_MS;
    if (sent.by !== by || isOver) forgetSentForm();
    else if (sent.path === pathname && putBack(sent)) {
      forgetSentForm();
      setBack(true);
    }
  }, [by, pathname]);
  return isBack ? (
    <Note kind="soon">You were signed out, and nothing was sent. What you typed stands here again: send it now.</Note>
  ) : null;
}
