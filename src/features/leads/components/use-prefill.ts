import { useEffect } from "react";
import { rememberedUser } from "../../forms/user-details.ts";
import { useSite } from "../../site/components/site-context.tsx";

/**
 * Fills a form's empty fields with the contact details stored in this browser (USER-007). The page itself contains
 * nobody's details.
 */
export function usePrefill(formId: string): void {
  const { slug } = useSite();
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    for (const [name, value] of Object.entries(rememberedUser(slug))) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === "") field.value = value;
    }
  }, [formId, slug]);
}
