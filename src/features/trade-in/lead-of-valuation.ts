import { err, ok, type Result } from "../../lib/result.ts";
import { formatFigure } from "../../lib/words/format.ts";
import { type LeadFailure, type LeadRequestFacts, submitLead } from "../leads/mutations.ts";
import type { LeadTradeIn } from "../leads/trade-in.ts";
import type { Site } from "../site/site.ts";
import { carById } from "../stock/data.ts";
import { photosOf, type Valuation } from "./data.ts";
import { closeValuation, markAccepted } from "./mutations.ts";
import { CATEGORY, ESTIMATE_DAYS, estimateEnds, photoPath } from "./rules.ts";
import type { YourDetails } from "./schema.ts";
import type { ValuationServices } from "./vendor-steps.ts";

interface SentFrom {
  readonly facts: Omit<LeadRequestFacts, "tradeIn">;
  /** `https://dealer.example`, for the addresses of photos. */
  readonly origin: string;
  /** Path of the page. */
  readonly path: string;
}

/** A lead's data about the offered car. */
async function tradeInOf(
  { db }: Pick<ValuationServices, "db">,
  site: Site,
  valuation: Valuation,
  { origin, accepted, km }: { readonly origin: string; readonly accepted: boolean; readonly km: number | null },
): Promise<LeadTradeIn> {
  const { rego, regoState, vehicle, record } = valuation.state;
  const photos = await photosOf(db, valuation);
  const offer = record?.offer_price ?? null;
  return {
    rego,
    regoState: rego && regoState,
    vehicle: record ? null : vehicle,
    valuation: record,
    km,
    offer_price: offer,
    offer_until: offer === null ? null : new Date(estimateEnds(valuation)).toISOString(),
    accepted,
    photos: photos.map(({ uid }) => `${origin}${photoPath(site.config.apiBaseUrl, uid)}`),
  };
}

/** Sends the lead of the last step (TRADE-036) through the outbox like any other. Sent again, it stays one lead. */
export async function sendLead(
  services: ValuationServices,
  site: Site,
  valuation: Valuation,
  details: YourDetails & { readonly lead_attributes?: unknown },
  { facts, origin, path }: SentFrom,
): Promise<Result<{ readonly lead_id: number }, LeadFailure>> {
  if (valuation.lead_id !== null) return ok({ lead_id: valuation.lead_id });
  const { comments, odometer, asking_price, opt_in, lead_attributes, ...fields } = details;
  const config = site.configFor(valuation.dealership_slug);
  const userData = {
    ...fields,
    ...(asking_price === undefined ? {} : { asking_price: `$${formatFigure(asking_price)}` }),
    odometer: formatFigure(odometer),
    message: comments,
    opt_in,
    opt_in_text: opt_in ? config.optInText : null,
    ...(await aboutOf(services, site, valuation)),
    url: `${origin}${path}`,
    page_id: path,
    source: "Website",
    submission_id: valuation.uid,
    lead_attributes: lead_attributes ?? null,
  };
  const tradeIn = await tradeInOf(services, site, valuation, { origin, accepted: false, km: odometer });
  const sent = await submitLead(services.db, site, { userData, isLastStep: true }, { ...facts, tradeIn });
  if (sent.ok) await closeValuation(services.db, valuation, sent.value.lead_id);
  return sent;
}

/**
 * The lead's category and car. The lead does not mention a car that has left the stock, but still goes to its
 * dealership.
 */
async function aboutOf({ db }: ValuationServices, site: Site, { purpose, car_id, dealership_slug }: Valuation) {
  const car = car_id === null ? null : await carById(db, site, car_id);
  return { category: CATEGORY[purpose], dealership_slug, ...(car ? { car_id: car.id } : {}) };
}

/** Accepts the estimate on the shopper's behalf: a second lead that refers to the first (TRADE-043, ANLY-007). */
export async function acceptOffer(
  services: ValuationServices,
  site: Site,
  valuation: Valuation,
  { facts, origin, path }: SentFrom,
): Promise<Result<null, LeadFailure>> {
  const { lead_id, accepted_at, state } = valuation;
  const { name, last_name, email, phone, odometer } = state.typed;
  const offer = state.record?.offer_price ?? null;
  if (accepted_at !== null) return ok(null);
  const over = facts.now > estimateEnds(valuation);
  if (lead_id === null || offer === null || over) {
    const message = over
      ? `This estimate is older than ${ESTIMATE_DAYS} days. Please ask for a new one.`
      : "There is no estimate.";
    return err({ kind: "invalid", errors: [{ field: "", message }] });
  }
  const terms = site.configFor(valuation.dealership_slug).termsRequired ? { terms_conditions: true } : {};
  const userData = {
    lead_id,
    form_completed: true,
    offer_accepted: true,
    name,
    last_name,
    email,
    phone,
    ...terms,
    ...(await aboutOf(services, site, valuation)),
    category: CATEGORY["instant-offer"],
    url: `${origin}${path}`,
    page_id: path,
    source: "Website",
    submission_id: valuation.uid,
  };
  const km = odometer ? Number(odometer.replace(/\D/g, "")) : null;
  const tradeIn = await tradeInOf(services, site, valuation, { origin, accepted: true, km });
  const sent = await submitLead(services.db, site, { userData, isLastStep: true }, { ...facts, tradeIn });
  if (!sent.ok) return sent;
  await markAccepted(services.db, valuation, facts.now);
  return ok(null);
}
