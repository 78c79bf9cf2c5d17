import { useEffect } from "react";
import { rememberedUser } from "../../forms/user-details.ts";
import { useSite } from "../../site/components/site-context.tsx";

/**
 * Fills the empty fields of a form with the details that this browser stored (USER-007); the page itself contains
 * nobody's.
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
