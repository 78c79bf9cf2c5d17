import { useEffect, useRef } from "react";
import { useSite } from "../../../site/components/site-context.tsx";
import { leadAttributes, VISIT_FIELD } from "../../visit.ts";

/** Adds the browser's record of the visit to a form posted without scripts (LEAD-049, LEAD-050). */
export function VisitField() {
  const { slug } = useSite();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { form } = field.current ?? {};
    const fill = () => {
      if (field.current) field.current.value = JSON.stringify(leadAttributes(slug));
    };
    form?.addEventListener("submit", fill, true);
    return () => form?.removeEventListener("submit", fill, true);
  }, [slug]);
  return <input ref={field} type="hidden" name={VISIT_FIELD} />;
}
