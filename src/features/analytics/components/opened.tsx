import { useEffect } from "react";
import { useSite } from "../../site/components/site-context.tsx";
import { type EventNumber, fireEvent } from "../events.ts";

interface OpenedProps {
  readonly event: EventNumber;
  readonly carId?: number;
  readonly dealershipId?: number;
}

/** Sends an event when it is rendered: once, and again when it is about another car. Renders nothing. */
export function Opened({ event, carId, dealershipId }: OpenedProps) {
  const { config } = useSite();
  const { analyticsEndpoint } = config;
  useEffect(
    () => fireEvent(event, { carId, dealershipId }, analyticsEndpoint),
    [event, carId, dealershipId, analyticsEndpoint],
  );
  return null;
}
