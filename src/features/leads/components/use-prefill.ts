import { useEffect } from "react";
import { rememberedUser } from "../../forms/user-details.ts";
import { useSite } from "../../site/components/site-context.tsx";

/**
 * Fills the empty fields of a form with what the shopper told the site before (USER-007); nobody's are in the page
 * itself.
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
