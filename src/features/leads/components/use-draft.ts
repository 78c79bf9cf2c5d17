import { type FormEvent, useEffect } from "react";
import { useLocation } from "react-router";
import { useSite } from "../../site/components/site-context.tsx";
import { draftName, forgetDraft, keepDraft, keptDraft, restoreDraft } from "../forms/draft.ts";

/**
 * Keeps what is typed into the form and puts it back when its page comes again. `fromServer`: the page brings what was
 * posted, which is newer than what was kept.
 */
export function useDraft(formId: string, fromServer: boolean) {
  const { slug } = useSite();
  const { pathname } = useLocation();
  const kept = draftName(pathname, formId);
  useEffect(() => {
    const form = document.getElementById(formId);
    const draft = fromServer ? null : keptDraft(slug, kept);
    if (draft && form instanceof HTMLFormElement) restoreDraft(form, draft);
  }, [formId, kept, slug, fromServer]);
  return {
    keep: (event: FormEvent<HTMLFormElement>) => keepDraft(slug, kept, new FormData(event.currentTarget)),
    forget: () => forgetDraft(slug, kept),
  };
}
