import { ok, type Result } from "../../lib/result.ts";
import type { ValuationRecord } from "../../services/valuation/port.ts";
import type { Site } from "../site/site.ts";
import type { RegoState } from "./schema.ts";
import { askVendor, type CallContext, type StepFailure, type ValuationServices } from "./vendor-steps.ts";

/** What the valuation vendor knows of a number plate: its vehicle, several that may be it, or nothing. */
export type PlateVehicle =
  | { readonly kind: "vehicle"; readonly record: ValuationRecord }
  | { readonly kind: "several"; readonly vin: string; readonly descriptions: readonly string[] }
  | { readonly kind: "none" };

/**
 * Asks the valuation vendor which vehicle has a number plate, without a valuation of a shopper's. It counts against
 * the same limits as one, because each question costs the dealer as much.
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

/** The vehicle of a plate's several that somebody chose. */
export const vehicleOfDescription = (
  services: Omit<ValuationServices, "dataDir">,
  site: Site,
  { vin, description }: { readonly vin: string; readonly description: string },
  context: CallContext,
): Promise<Result<ValuationRecord, StepFailure>> =>
  askVendor(services, site, context, (valuer) => valuer.byDescription(vin, description));
