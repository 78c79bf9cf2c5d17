import { data } from "react-router";

/** The outcome of a form in a thread; with a problem, it includes the submitted text. */
export interface ReplyOutcome {
  readonly problem: string | null;
  readonly done: string | null;
  readonly text?: string;
}

export const succeeded = (done: string) => data<ReplyOutcome>({ problem: null, done });

export const refused = (problem: string, text?: string, status = 422) =>
  data<ReplyOutcome>({ problem, done: null, text }, status);

/** The writing key that the browser gave to what it sends, so that it is stored once; null without JavaScript. */
export const keyOf = (form: FormData): string | null => String(form.get("key") ?? "") || null;

/**
 * The drafts that the browser tab knew, so that words of another tab are not deleted with a text; nothing without
 * JavaScript.
 */
export const knownDrafts = (form: FormData): { readonly known?: readonly string[] } =>
  keyOf(form) === null ? {} : { known: form.getAll("draft").map(String) };
