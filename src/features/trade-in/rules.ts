import { formatNumber } from "../../lib/words/format.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { ValuationState } from "./schema.ts";

/** Which step follows which, and what stands around the steps. Pure: nothing here reads a clock or a store. */

/** The steps that are shown as such, in order, with their titles (TRADE-006 to TRADE-009). */
export const STEPS = [
  { name: "details", title: "Vehicle Details" },
  { name: "selection", title: "Vehicle Selection" },
  { name: "images", title: "Upload Images" },
  { name: "yours", title: "Your Details" },
] as const;
type NumberedStep = (typeof STEPS)[number]["name"];
/** What can be shown: the four, the two ways on where no plate leads to the car, and what comes of it all. */
export type Step = NumberedStep | "no-match" | "describe" | "offer";

/** TRADE-001 to TRADE-004, and what the lead of each is about. */
const TRADE_IN_PATHS = ["/trade-in", "/cars/trade-in"] as const;
const SELL_PATHS = ["/sell-my-car", "/sell-your-car"] as const;
export type Purpose = "trade-in" | "instant-offer";
export const purposeAt = (path: string): Purpose =>
  SELL_PATHS.some((one) => one === path) ? "instant-offer" : "trade-in";
/** Of several addresses of the same form, the one that search engines and the dealer's own words know. */
export function knownPath(path: string, { sellMyCarPath }: Pick<SiteConfig, "sellMyCarPath">): string {
  if (purposeAt(path) === "trade-in") return TRADE_IN_PATHS[0];
  return purposeAt(sellMyCarPath) === "instant-offer" ? sellMyCarPath : path;
}
export const CATEGORY = { "trade-in": "Trade In", "instant-offer": "Instant Offer" } as const;

/** Under which of the four titles a step is counted. */
export function numberOf(step: Step): number {
  if (step === "no-match" || step === "describe") return 1;
  const at = STEPS.findIndex(({ name }) => name === step);
  return at < 0 ? STEPS.length : at + 1;
}

interface Standing {
  readonly state: Pick<ValuationState, "found" | "record" | "desc" | "descriptions">;
  /** The lead was sent. */
  readonly sent: boolean;
}

type ImagesOption = Pick<SiteConfig, "instantOfferSkipImages">;

/** Where a shopper stands who asks for nothing in particular (TRADE-014 to TRADE-016). */
export function nextStep({ state, sent }: Standing, { instantOfferSkipImages: skip }: ImagesOption): Step {
  if (sent) return "offer";
  switch (state.found) {
    case null:
      return "details";
    case "none":
      return "no-match";
    case "descriptions":
      return state.record ? "images" : "selection";
    // Only a valuation that was returned directly may pass by the images (TRADE-015).
    case "valued":
      return skip ? "yours" : "images";
    case "described":
      return "images";
  }
}

/** The step that an address asks for, where it can be shown yet; else the one at which the shopper stands. */
export function shownStep(asked: string | null, standing: Standing, config: ImagesOption): Step {
  const { state, sent } = standing;
  const here = nextStep(standing, config);
  if (sent || here === "details") return asked === "describe" && !sent ? "describe" : here;
  const known = state.found === "described" || state.record !== null;
  const open: readonly Step[] = [
    "details",
    "describe",
    ...(state.descriptions.length > 0 ? (["selection"] as const) : []),
    ...(known ? (["images", "yours"] as const) : []),
  ];
  return open.find((step) => step === asked) ?? here;
}

/** The step before: what was chosen or typed still stands there. */
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

const DAY = 24 * 3_600_000;
/** Days for which an estimate holds (TRADE-066). */
export const ESTIMATE_DAYS = 7;
export const estimateEnds = (madeAt: number): number => madeAt + ESTIMATE_DAYS * DAY;

/** When the buying team can be reached (TRADE-067, TRADE-068). */
export const BUYING_TEAM_HOURS = ["Mon–Fri 8.30am–5.30pm", "Sat 9am–5pm"] as const;

/** The site's questions (TRADE-011) with the numbers that it is configured with (TRADE-064, TRADE-065). */
export function faqOf(
  config: Pick<SiteConfig, "tradeInFaq" | "tradeInMaxAgeYears" | "tradeInMaxKm">,
): readonly { readonly q: string; readonly a: string }[] {
  const filled = (words: string) =>
    words
      .replaceAll("{tradeInMaxAgeYears}", String(config.tradeInMaxAgeYears))
      .replaceAll("{tradeInMaxKm}", formatNumber(config.tradeInMaxKm));
  return config.tradeInFaq.map(({ q, a }) => ({ q: filled(q), a: filled(a) }));
}

/** Where the next page of this valuation lies; the id is all that an address tells of it. */
export function stepPath(path: string, uid: string, step?: Step): string {
  return `${path}?${new URLSearchParams({ valuation: uid, ...(step ? { step } : {}) })}#${FLOW_PLACE}`;
}
/** Where the steps stand in their page. */
export const FLOW_PLACE = "valuation";

/** Where one photo is looked at. */
export const photoPath = (apiBase: string, uid: string): string => `${apiBase}/eval-expert/photo?id=${uid}`;

/** Where the terms of valuations stand (TRADE-005). */
const TERMS_PATH = "/value-my-car-terms-and-conditions";
export const termsPath = ({
  valueMyCarTermsUnderPages: under,
}: Pick<SiteConfig, "valueMyCarTermsUnderPages">): string => (under ? `/pages${TERMS_PATH}` : TERMS_PATH);

/** `2019 Mazda CX-5 Touring`: what is known of the car, in a line; null where nothing is. */
export function carTitle({
  record,
  desc,
  vehicle,
}: Pick<ValuationState, "record" | "desc" | "vehicle">): string | null {
  const known = record && [record.Year, record.Make, record.Model, record.Variant].filter(Boolean).join(" ");
  return known || desc || vehicle;
}

/** How long an unfinished valuation and all photos are kept, milliseconds. */
export const KEPT_MS = 30 * DAY;

/** What may be asked of the vendor: each question costs the dealer money. */
export const CALLS_AN_HOUR_PER_ADDRESS = 30;
export const CALLS_A_DAY_PER_SITE = 2_000;
