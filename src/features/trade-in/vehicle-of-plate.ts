import { ok, type Result } from "../../lib/result.ts";
import type { ValuationRecord } from "../../services/valuation/port.ts";
import type { Site } from "../site/site.ts";
import type { RegoState } from "./schema.ts";
import { askVendor, type CallContext, type StepFailure, type ValuationServices } from "./vendor-steps.ts";

/** The valuation vendor's answer for a number plate: its vehicle, several possible ones, or none. */
export type PlateVehicle =
  | { readonly kind: "vehicle"; readonly record: ValuationRecord }
  | { readonly kind: "several"; readonly vin: string; readonly descriptions: readonly string[] }
  | { readonly kind: "none" };

/**
 * Looks up the vehicle of a number plate at the valuation vendor, without a shopper's valuation. It counts against the
 * same limits, because each request costs the dealer as much.
 */
export async function vehicleOfPlate(
  services: Omit<ValuationServices, "dataDir">,
  site: Site,
  { rego, state }: { readonly rego: string; readonly state: RegoState },
  context: CallContext,
): Promise<Result<PlateVehicle, StepFailure>> {
  const answer = await askVendor(services, site, context, (valuer) => valuer.byPlate(rego, state));
  if (!answer.ok) return answer;
  const found = answer.value;
  if (found.kind === "valued") return ok({ kind: "vehicle", record: found.record });
  if (found.kind === "none") return ok({ kind: "none" });
  return ok({ kind: "several", vin: found.vin, descriptions: found.descriptions });
}

/** The vehicle that was chosen from several for a plate. */
export const vehicleOfDescription = (
  services: Omit<ValuationServices, "dataDir">,
  site: Site,
  { vin, description }: { readonly vin: string; readonly description: string },
  context: CallContext,
): Promise<Result<ValuationRecord, StepFailure>> =>
  askVendor(services, site, context, (valuer) => valuer.byDescription(vin, description));
