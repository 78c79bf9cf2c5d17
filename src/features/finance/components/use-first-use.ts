import { useRef } from "react";
import { EVENTS, type EventSubject, fireEvent } from "../../analytics/events.ts";
import { useSite } from "../../site/components/site-context.tsx";

/** Sends event 26 at the first change of the calculator, once per page view (FIN-074, ANLY-010). */
export function useFirstUse(about: EventSubject): () => void {
  const { config } = useSite();
  const hasReported = useRef(false);
  return () => {
    if (hasReported.current) return;
    hasReported.current = true;
    fireEvent(EVENTS.financeCalculator, about, config.analyticsEndpoint);
  };
}
