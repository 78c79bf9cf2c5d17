import { useEffect } from "react";
import { useSite } from "../../site/components/site-context.tsx";

const NUMBER = "a[href^='tel:']";

/** Listens for presses on a dealer's number anywhere on the page (ANLY-009). Renders nothing. */
export function PhoneClicks() {
  const { config } = useSite();
  const endpoint = config.analyticsEndpoint;
  useEffect(() => {
    const hear = ({ target }: MouseEvent) => {
      const number = target instanceof Element ? target.closest<HTMLElement>(NUMBER) : null;
      if (number) void import("../phone-click.ts").then(({ phoneClicked }) => phoneClicked(number, endpoint));
    };
    document.addEventListener("click", hear);
    return () => document.removeEventListener("click", hear);
  }, [endpoint]);
  return null;
}
