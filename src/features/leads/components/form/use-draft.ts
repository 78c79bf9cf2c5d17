import { type FormEvent, useEffect } from "react";
import { useLocation } from "react-router";
import { useSite } from "../../../site/components/site-context.tsx";
import {
  draftName,
  forgetDraft,
  forgetDraftsOf,
  restoreDraft,
  saveDraft,
  savedDraft,
  storable,
} from "../../forms/draft.ts";

/**
 * Stores what is typed into the form and restores it when the page is opened again. `fromServer`: the page contains
 * what was posted, which is newer than the stored draft. `about` distinguishes forms of one page that are about
 * different things.
 */
export function useDraft(formId: string, fromServer: boolean, about = "") {
  const { slug } = useSite();
  const key = `${draftName(useLocation(), formId)}${about}`;
  useEffect(() => {
    const form = document.getElementById(formId);
    const draft = fromServer ? null : savedDraft(slug, key, Date.now());
    if (draft && form instanceof HTMLFormElement) restoreDraft(form, draft);
  }, [formId, key, slug, fromServer]);
  return {
    keep: ({ currentTarget: form }: FormEvent<HTMLFormElement>) => saveDraft(slug, key, storable(form), Date.now()),
    forget: () => forgetDraft(slug, key),
  };
}

/** Forgets a form's drafts, on a page that is only shown after the form has been sent. */
export function useSent(formId: string | null): void {
  const { slug } = useSite();
  useEffect(() => {
    if (formId !== null) forgetDraftsOf(slug, formId);
  }, [slug, formId]);
}
