import { data } from "react-router";

/** What became of a form of a thread: a problem keeps what was typed. */
export interface Told {
  readonly problem: string | null;
  readonly done: string | null;
  readonly text?: string;
}

export const told = (done: string) => data<Told>({ problem: null, done });

export const refused = (problem: string, text?: string, status = 422) =>
  data<Told>({ problem, done: null, text }, status);

/** What the browser calls what it sends, so that it is kept once; null without JavaScript. */
export const keyOf = (form: FormData): string | null => String(form.get("key") ?? "") || null;
