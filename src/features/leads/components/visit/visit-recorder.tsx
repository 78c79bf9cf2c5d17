import { useEffect } from "react";
import { useLocation } from "react-router";
import { useSite } from "../../../site/components/site-context.tsx";
import { rememberPage } from "../../visit.ts";

/** Records every page of the session, to be sent with a lead. Renders nothing. */
export function VisitRecorder() {
  const { slug } = useSite();
  const { pathname, search } = useLocation();
  useEffect(() => rememberPage(slug, pathname, search), [slug, pathname, search]);
  return null;
}
