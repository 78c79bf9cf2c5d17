import { type FormEvent, useEffect } from "react";
import { useLocation } from "react-router";
import { useSite } from "../../../site/components/site-context.tsx";
import { draftName, forgetDraft, restoreDraft, saveDraft, savedDraft } from "../../forms/draft.ts";

/**
 * Stores what is typed into the form and restores it when its page is opened again. `fromServer`: the page contains
 * what was posted, which is newer than the stored draft.
 */
export function useDraft(formId: string, fromServer: boolean) {
  const { slug } = useSite();
  const kept = draftName(useLocation(), formId);
  useEffect(() => {
    const form = document.getElementById(formId);
    const draft = fromServer ? null : savedDraft(slug, kept);
    if (draft && form instanceof HTMLFormElement) restoreDraft(form, draft);
  }, [formId, kept, slug, fromServer]);
  return {
    keep: (event: FormEvent<HTMLFormElement>) => saveDraft(slug, kept, new FormData(event.currentTarget)),
    forget: () => forgetDraft(slug, kept),
  };
}
