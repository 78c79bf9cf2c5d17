import type { Logger } from "pino";
import type { Database } from "../../db/open.ts";
import { clientAddressOf } from "../../lib/net/client-address.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import type { ValuationFailure, ValuationRecord, ValuationUpdate, Valuer } from "../../services/valuation/port.ts";
import type { Site } from "../site/site.ts";
import { photosOf, type Valuation } from "./data.ts";
import { countCall, type ReachedLimit, saveResult, saveState } from "./mutations.ts";
import { handedName } from "./photo-rules.ts";
import { photoBytes } from "./photos.ts";
import { CHOOSE_ONE, type RegoState, type ValuationState } from "./schema.ts";
import { FAILED, TOO_MANY_CALLS } from "./wording.ts";

/** The steps that make requests to the vendor, each of which costs the dealer money. */

/** Services that the steps use. */
export interface ValuationServices {
  readonly db: Database;
  /** Null without a valuation vendor; the dealer then gets the lead without an estimate. */
  readonly valuer: Valuer | null;
  readonly dataDir: string;
  readonly log: Pick<Logger, "warn" | "error">;
}

/** Who makes the request, and when (epoch ms). */
export interface CallContext {
  readonly now: number;
  /** The client's address. */
  readonly ip: string;
  /** An employee at a dealership's desk, who is counted by id instead of by address. */
  readonly staff?: { readonly staffId: number; readonly dealership: string };
}

/**
 * `message` is for the shopper (TRADE-037). `refused`: a retry will not help; `unavailable`: it may work later;
 * `too-many`: not within this hour; `no-valuer`: there is no vendor.
 */
export interface StepFailure {
  readonly kind: "refused" | "unavailable" | "too-many" | "no-valuer";
  readonly message: string;
  /** The limit, for `too-many`. */
  readonly reached?: ReachedLimit;
}

/** The one table from a step's failure to the HTTP status. */
export const STEP_STATUS: Readonly<Record<StepFailure["kind"], 422 | 429 | 503>> = {
  refused: 422,
  unavailable: 503,
  "too-many": 429,
  "no-valuer": 503,
};

type Stepped = Promise<Result<Valuation, StepFailure>>;

/** Step 1: looks up a number plate (TRADE-014 to TRADE-016). The same plate is looked up only once. */
export async function lookUp(
  services: ValuationServices,
  site: Site,
  valuation: Valuation,
  { rego, state }: { readonly rego: string; readonly state: RegoState },
  context: CallContext,
): Stepped {
  const { state: known } = valuation;
  const isKnown = known.found === "descriptions" || known.found === "valued" || known.found === "none";
  if (isKnown && known.rego === rego && known.regoState === state) return ok(valuation);
  const answer = await askVendor(services, site, context, (valuer) => valuer.byPlate(rego, state));
  if (!answer.ok) return answer;
  const found = answer.value;
  const change: Partial<ValuationState> = {
    rego,
    regoState: state,
    found: found.kind,
    vin: found.kind === "descriptions" ? found.vin : found.kind === "valued" ? found.record.VIN : null,
    descriptions: found.kind === "descriptions" ? found.descriptions : [],
    desc: null,
    vehicle: null,
    record: found.kind === "valued" ? found.record : null,
  };
  return ok(await saveState(services.db, valuation, change));
}

/** Step 2: values the vehicle that was chosen (TRADE-019). */
export async function choose(
  services: ValuationServices,
  site: Site,
  valuation: Valuation,
  desc: string,
  context: CallContext,
): Stepped {
  const { vin, descriptions, record, desc: chosen } = valuation.state;
  if (record && chosen === desc) return ok(valuation);
  if (!vin || !descriptions.includes(desc)) return err({ kind: "refused", message: CHOOSE_ONE });
  const answer = await askVendor(services, site, context, (valuer) => valuer.byDescription(vin, desc));
  if (!answer.ok) return answer;
  return ok(await saveState(services.db, valuation, { desc, record: answer.value }));
}

/** The last step: sends photos and the shopper's details to the vendor, which answers with the record (TRADE-036). */
export async function updateValuation(
  services: ValuationServices,
  site: Site,
  valuation: Valuation,
  update: Omit<ValuationUpdate, "userEmail"> & { readonly userEmail?: string },
  context: CallContext,
): Stepped {
  const { record } = valuation.state;
  if (!record) return err({ kind: "refused", message: FAILED });
  const userEmail = update.userEmail ?? dealerAddress(site, valuation.dealership_slug);
  const answer = await askVendor(services, site, context, async (valuer) => {
    await sendPhotos(services, valuer, valuation, record.EvalID);
    return valuer.update(record.EvalID, { ...update, userEmail });
  });
  if (!answer.ok) return answer;
  return ok(
    await saveState(services.db, valuation, {
      record: withKnown(record, answer.value),
      estimatedAt: context.now,
    }),
  );
}

/** The address of a dealership's account with the vendor, which is the first receiver of its leads. */
const dealerAddress = (site: Site, slug: string): string =>
  site.dealerships.find((one) => one.slug === slug)?.leads.email[0] ?? "";

/**
 * The new answer with its price, completed from the earlier one, because not every call returns every field (API-030).
 */
function withKnown(before: ValuationRecord, after: ValuationRecord): ValuationRecord {
  const present = Object.entries(after).filter(([, value]) => value !== null);
  return { ...before, ...Object.fromEntries(present), EvalID: before.EvalID, offer_price: after.offer_price };
}

/** Sends the photos, one request each (API-028). A photo that fails is still stored here and in the lead. */
async function sendPhotos(services: ValuationServices, valuer: Valuer, valuation: Valuation, evalId: string) {
  for (const photo of await photosOf(services.db, valuation)) {
    const bytes = await photoBytes(services, photo);
    const sent = bytes && (await valuer.addPhoto(evalId, { name: handedName(photo), type: photo.type, bytes }));
    if (!sent?.ok) services.log.warn({ reason: sent?.error.message }, "a photo did not reach the valuation service");
  }
}

/**
 * Saves the result with the further answers, on sites that want it. A failure never stops the lead (API-023,
 * ERR-009).
 */
export async function trySaveResult(
  { db, log }: ValuationServices,
  site: Site,
  valuation: Valuation,
  adjustmentAnswers: readonly { readonly question: string; readonly answer: string }[],
): Promise<void> {
  if (!site.config.saveValuationMisc || !valuation.state.record) return;
  try {
    const { rego, regoState, record } = valuation.state;
    await saveResult(db, valuation, { ...record, rego, regoState, adjustmentAnswers });
  } catch (error) {
    log.warn({ err: error }, "a valuation's result could not be saved");
  }
}

/** Makes a request to the vendor, unless a limit is reached. */
export async function askVendor<T>(
  { db, valuer, log }: Omit<ValuationServices, "dataDir">,
  site: Site,
  { ip, now, staff }: CallContext,
  question: (valuer: Valuer) => Promise<Result<T, ValuationFailure>>,
): Promise<Result<T, StepFailure>> {
  if (!valuer) return err({ kind: "no-valuer", message: FAILED });
  const reached = await countCall(db, site, staff ?? { address: clientAddressOf(ip) }, now);
  if (reached) return err({ kind: "too-many", message: TOO_MANY_CALLS, reached });
  const answer = await question(valuer);
  if (answer.ok) return answer;
  const { kind, message, said } = answer.error;
  log.warn({ kind, reason: message }, "the valuation service did not do what it was asked");
  return err({ kind: kind === "rejected" ? "refused" : "unavailable", message: said ?? FAILED });
}
