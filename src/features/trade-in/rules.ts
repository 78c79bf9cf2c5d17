import { DAY_MS } from "../../lib/time/spans.ts";
import { counted, formatNumber } from "../../lib/words/format.ts";
import type { SiteConfig } from "../site/schema.ts";
import { filled } from "../site/texts/words.ts";
import type { ValuationState } from "./schema.ts";

/** The order of the steps, and the texts around them. Pure: nothing here reads a clock or a database. */

/** The numbered steps, in order, with their titles (TRADE-006 to TRADE-009). */
export const STEPS = [
  { name: "details", title: "Vehicle Details" },
  { name: "selection", title: "Vehicle Selection" },
  { name: "images", title: "Upload Images" },
  { name: "yours", title: "Your Details" },
] as const;
type NumberedStep = (typeof STEPS)[number]["name"];
/** Every step that can be shown: the four numbered ones, the two alternatives for an unknown plate, and the result. */
export type Step = NumberedStep | "no-match" | "describe" | "offer";

/** The pages' addresses, and the kind of lead that each sends (TRADE-001 to TRADE-004). */
const TRADE_IN_PATHS = ["/trade-in", "/cars/trade-in"] as const;
const SELL_PATHS = ["/sell-my-car", "/sell-your-car"] as const;
export type Purpose = "trade-in" | "instant-offer";
export const purposeAt = (path: string): Purpose =>
  SELL_PATHS.some((one) => one === path) ? "instant-offer" : "trade-in";
/** The main address among several of the same form, which search engines and the dealer's texts use. */
export function knownPath(path: string, { sellMyCarPath }: Pick<SiteConfig, "sellMyCarPath">): string {
  if (purposeAt(path) === "trade-in") return TRADE_IN_PATHS[0];
  return purposeAt(sellMyCarPath) === "instant-offer" ? sellMyCarPath : path;
}
export const CATEGORY = { "trade-in": "Trade In", "instant-offer": "Instant Offer" } as const;

/** The number of the title that a step belongs to. */
export function numberOf(step: Step): number {
  if (step === "no-match" || step === "describe") return 1;
  const at = STEPS.findIndex(({ name }) => name === step);
  return at < 0 ? STEPS.length : at + 1;
}

interface Standing {
  readonly state: Pick<ValuationState, "found" | "record" | "desc" | "descriptions">;
  /** Whether the lead has been sent. */
  readonly sent: boolean;
}

type ImagesOption = Pick<SiteConfig, "instantOfferSkipImages">;

/** The step to show if the address names none (TRADE-014 to TRADE-016). */
export function nextStep({ state, sent }: Standing, { instantOfferSkipImages: skip }: ImagesOption): Step {
  if (sent) return "offer";
  switch (state.found) {
    case null:
      return "details";
    case "none":
      return "no-match";
    case "descriptions":
      return state.record ? "images" : "selection";
    // Only a valuation returned directly may skip the photos (TRADE-015).
    case "valued":
      return skip ? "yours" : "images";
    case "described":
      return "images";
  }
}

/** The step that the address names if it can be shown yet, otherwise the next one. */
export function shownStep(requested: string | null, standing: Standing, config: ImagesOption): Step {
  const { state, sent } = standing;
  const here = nextStep(standing, config);
  if (sent || here === "details") return requested === "describe" && !sent ? "describe" : here;
  const known = state.found === "described" || state.record !== null;
  const open: readonly Step[] = [
    "details",
    "describe",
    ...(state.descriptions.length > 0 ? (["selection"] as const) : []),
    ...(known ? (["images", "yours"] as const) : []),
  ];
  return open.find((step) => step === requested) ?? here;
}

/** The previous step, which still shows what was chosen or typed. */
export function stepBefore(
  step: Step,
  { state }: Pick<Standing, "state">,
  { instantOfferSkipImages }: ImagesOption,
): Step {
  const first = state.found === "described" ? "describe" : "details";
  switch (step) {
    case "yours":
      return instantOfferSkipImages && state.found === "valued" ? first : "images";
    case "images":
      return state.descriptions.length > 0 ? "selection" : first;
    default:
      return "details";
  }
}

/** Days for which an estimate is valid (TRADE-066). */
export const ESTIMATE_DAYS = 7;

interface Estimated {
  /** When the valuation was begun, epoch milliseconds. */
  readonly created_at: number;
  readonly state: Pick<ValuationState, "estimatedAt">;
}

/**
 * When a valuation's estimate ends (epoch ms). The days count from the vendor's answer, since a shopper may finish a
 * valuation long after beginning it.
 */
export const estimateEnds = ({ created_at, state }: Estimated): number =>
  (state.estimatedAt ?? created_at) + ESTIMATE_DAYS * DAY_MS;

/** The buying team's hours (TRADE-067, TRADE-068). */
export const BUYING_TEAM_HOURS = ["Mon–Fri 8.30am–5.30pm", "Sat 9am–5pm"] as const;

/** The site's questions (TRADE-011) with its noun and the numbers of its configuration (TRADE-064, TRADE-065). */
export function faqOf(
  config: Pick<SiteConfig, "tradeInFaq" | "tradeInMaxAgeYears" | "tradeInMaxKm" | "vehicleNoun">,
): readonly { readonly q: string; readonly a: string }[] {
  const parts = {
    vehicle: config.vehicleNoun.toLowerCase(),
    tradeInMaxAgeYears: config.tradeInMaxAgeYears,
    tradeInMaxKm: formatNumber(config.tradeInMaxKm),
  };
  const years = counted(config.tradeInMaxAgeYears, "year");
  const filledText = (words: string) => filled(words.replaceAll("{tradeInMaxAgeYears} years", years), parts);
  return config.tradeInFaq.map(({ q, a }) => ({ q: filledText(q), a: filledText(a) }));
}

/** Address of a step of this valuation; the id is all that the address reveals of it. */
export function stepPath(path: string, uid: string, step?: Step): string {
  return `${path}?${new URLSearchParams({ valuation: uid, ...(step ? { step } : {}) })}#${FLOW_PLACE}`;
}
/** Id of the steps' anchor in their page. */
export const FLOW_PLACE = "valuation";

/** Address of one photo. */
export const photoPath = (apiBase: string, uid: string): string => `${apiBase}/eval-expert/photo?id=${uid}`;

/** Address of the valuation terms (TRADE-005). */
const TERMS_PATH = "/value-my-car-terms-and-conditions";
export const termsPath = ({
  valueMyCarTermsUnderPages: under,
}: Pick<SiteConfig, "valueMyCarTermsUnderPages">): string => (under ? `/pages${TERMS_PATH}` : TERMS_PATH);

/** The car in one line, as far as known: `2019 Mazda CX-5 Touring`; null if nothing is. */
export function carTitle({
  record,
  desc,
  vehicle,
}: Pick<ValuationState, "record" | "desc" | "vehicle">): string | null {
  const known = record && [record.Year, record.Make, record.Model, record.Variant].filter(Boolean).join(" ");
  return known || desc || vehicle;
}

/** The car as a page names it, with its plate, `QLD ABC12D`; null while it is not known. */
export function carShown(state: Parameters<typeof carTitle>[0] & Pick<CarState, "rego" | "regoState">) {
  const title = carTitle(state);
  return title ? { title, plate: state.rego && `${(state.regoState ?? "").toUpperCase()} ${state.rego}` } : null;
}

/** The hidden field of `carKey`. */
export const CAR_FIELD = "of_car";

/** Identifies the car that a step is about, so that a page left open in another tab is recognised as out of date. */
export function carKey(step: string, { rego, regoState, desc, vehicle }: CarState): string {
  const parts = step === "selection" ? [rego, regoState] : [rego, regoState, desc, vehicle];
  return parts.map((part) => part ?? "").join("|");
}
type CarState = Pick<ValuationState, "rego" | "regoState" | "desc" | "vehicle">;

/** How long an unfinished valuation and all photos are stored, in milliseconds. */
export const RETENTION_MS = 30 * DAY_MS;

/** Limits on requests to the vendor, each of which costs the dealer money. */
export const CALLS_AN_HOUR_PER_ADDRESS = 30;
export const CALLS_A_DAY_PER_SITE = 2_000;
/** Limits for the desk's people, who share one address in a showroom: per person and hour, */
export const CALLS_AN_HOUR_PER_PERSON = 40;
/** and per dealership and day. */
export const CALLS_A_DAY_PER_DEALERSHIP = 200;
