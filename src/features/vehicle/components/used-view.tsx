import { useEffect } from "react";
import { EVENTS, fireEvent } from "../../analytics/events.ts";
import { useSite } from "../../site/components/site-context.tsx";
import type { VehicleView } from "../view.ts";

/** Fires event 4 when the page of a used vehicle is opened (ANLY-001). Shows nothing. */
export function UsedView({ steps: { used, about } }: Pick<VehicleView, "steps">) {
  const { config } = useSite();
  const { carId, dealershipId } = about;
  useEffect(() => {
    if (used) fireEvent(EVENTS.usedVehicleView, { carId, dealershipId }, config.analyticsEndpoint);
  }, [used, carId, dealershipId, config.analyticsEndpoint]);
  return null;
}
