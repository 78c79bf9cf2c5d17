import { sizeText } from "../../lib/files/file-size.ts";
import { dayText } from "../../lib/time/moments.ts";
import { formatMoney } from "../../lib/words/format.ts";
import type { EventSubject } from "../analytics/events.ts";
import { type PriceView, priceView } from "../cards/card.ts";
import { leadDealership } from "../leads/rules.ts";
import { buys } from "../locations/buying.ts";
import { linkPath, phoneAt, primaryLocation, telHref } from "../site/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Site } from "../site/site.ts";
import { text } from "../site/texts/texts.ts";
import { namedCar } from "../stock/names.ts";
import { firstPicture } from "../stock/pictures.ts";
import type { Car } from "../stock/schema.ts";
import type { Photo, Valuation } from "./data.ts";
import { PHOTO_PROBLEMS, type PhotoProblem } from "./photo-rules.ts";
import {
  CATEGORY,
  carKey,
  carShown,
  estimateEnds,
  FLOW_PLACE,
  faqOf,
  numberOf,
  type Purpose,
  photoPath,
  purposeAt,
  STEPS,
  type Step,
  shownStep,
  stepBefore,
  stepPath,
  termsPath,
} from "./rules.ts";
import { DEFAULT_STATE, EMPTY_STATE } from "./schema.ts";

/** A photo in its step's list. */
export interface PhotoView {
  readonly uid: string;
  readonly name: string;
  readonly size: string;
  readonly href: string;
  /** Whether browsers can show it; they cannot show HEIC. */
  readonly shows: boolean;
}

/** The car that the shopper is looking at. */
export interface WantedCar {
  readonly path: string;
  readonly name: string;
  readonly title: string;
  readonly badge: string | null;
  readonly picture: string | null;
  readonly price: PriceView;
}

/** All data of a trade-in page: its step, and everything around the steps. */
export interface TradeInView {
  readonly purpose: Purpose;
  readonly category: string;
  readonly step: Step;
  /** Number of the step, 1 to 4. */
  readonly number: number;
  readonly steps: readonly { readonly title: string; readonly standing: "done" | "now" | "ahead" }[];
  readonly heading: string;
  readonly lead: string;
  /** Id of the valuation; null until the first step has been posted. */
  readonly uid: string | null;
  /** Addresses that this step is posted to, and of the previous step; `back` is null on the first step. */
  readonly action: string;
  readonly back: string | null;
  /** Addresses for describing a car that its plate does not identify, and for typing another plate. */
  readonly describeHref: string;
  readonly changeHref: string;
  readonly carKey: string;
  readonly car: { readonly title: string; readonly plate: string | null } | null;
  readonly wanted: WantedCar | null;
  /**
   * The subject of its analytics events: the car that the shopper is looking at, and the dealership that gets the
   * offered one.
   */
  readonly about: EventSubject;
  readonly rego: string;
  readonly state: string;
  readonly vehicle: string;
  readonly descriptions: readonly string[];
  readonly desc: string | null;
  readonly photos: readonly PhotoView[];
  readonly uploadTo: string;
  /** The problem with a photo that was sent without JavaScript. */
  readonly photoProblem: string | null;
  readonly typed: Readonly<Record<string, string>>;
  readonly offer: {
    readonly text: string;
    readonly until: string;
    readonly over: boolean;
    readonly accepted: boolean;
  } | null;
  /** Whether an estimate is possible. It is not for a car that was only described. */
  readonly estimates: boolean;
  readonly phone: { readonly text: string; readonly href: string } | null;
  readonly contactHref: string;
  readonly termsHref: string;
  readonly useTermsHref: string;
  readonly termsRequired: boolean;
  readonly privacyHref: string;
  readonly collector: string;
  readonly optInText: string;
  readonly moneyPicks: readonly number[];
  readonly kmPicks: readonly number[];
  readonly noun: string;
  readonly faq: ReturnType<typeof faqOf>;
}

interface Shown {
  /** Path of the page itself. */
  readonly path: string;
  /** The step that the address names. */
  readonly asked: string | null;
  readonly valuation: Valuation | null;
  readonly photos: readonly Photo[];
  /** The problem with a photo that the address names. */
  readonly photoProblem: string | null;
  readonly car: Car | null;
  readonly estimates: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The dealership that gets the offered car: that of the car being looked at, otherwise the default for leads. */
export function dealershipFor(site: Site, car: Pick<Car, "dealership_slug"> | null): string {
  const chosen = leadDealership(site, {}, car);
  return chosen.ok ? chosen.value.slug : "";
}

export function tradeInView(site: Site, shown: Shown): TradeInView {
  const { path, valuation, car, asked } = shown;
  const state = valuation?.state ?? EMPTY_STATE;
  const dealershipSlug = valuation?.dealership_slug ?? dealershipFor(site, car);
  const config = site.configFor(dealershipSlug);
  const standing = { state, sent: valuation?.lead_id != null };
  const step = shownStep(asked, standing, config);
  const uid = valuation?.uid ?? null;
  const begun = car ? `${path}?${new URLSearchParams({ car_id: String(car.id) })}` : path;
  const at = (to: Step) =>
    uid ? stepPath(path, uid, to) : `${begun}${begun.includes("?") ? "&" : "?"}step=${to}#${FLOW_PLACE}`;
  return {
    ...wordsFor(config, purposeAt(path), shown.estimates),
    ...aroundOf(site, config, car),
    step,
    number: numberOf(step),
    steps: stepsOf(step),
    uid,
    action: at(step),
    back: step === "details" || step === "offer" ? null : at(stepBefore(step, standing, config)),
    describeHref: at("describe"),
    changeHref: at(state.found === "described" ? "describe" : "details"),
    carKey: carKey(step, state),
    car: carShown(state),
    wanted: car && wantedCar(car, config),
    about: { carId: car?.id, dealershipId: site.dealerships.find(({ slug }) => slug === dealershipSlug)?.id },
    rego: state.rego ?? "",
    state: state.regoState ?? DEFAULT_STATE,
    vehicle: state.vehicle ?? "",
    descriptions: state.descriptions,
    desc: state.desc,
    photos: shown.photos.map((photo) => photoView(photo, config)),
    uploadTo: `${config.apiBaseUrl}/eval-expert/image-upload`,
    photoProblem: PHOTO_PROBLEMS[shown.photoProblem as PhotoProblem] ?? null,
    typed: state.typed,
    offer: offerOf(valuation, config, shown.now),
    estimates: shown.estimates && state.found !== "described",
  };
}

export const photoView = ({ uid, name, bytes, type }: Photo, config: Pick<SiteConfig, "apiBaseUrl">): PhotoView => ({
  uid,
  name,
  size: sizeText(bytes),
  href: photoPath(config.apiBaseUrl, uid),
  shows: type !== "image/heic",
});

const stepsOf = (step: Step): TradeInView["steps"] =>
  STEPS.map(({ title }, at) => {
    const number = numberOf(step);
    const over = step === "offer" || at + 1 < number;
    return { title, standing: over ? "done" : at + 1 === number ? "now" : "ahead" };
  });

/** The texts. Without a valuation vendor they promise no immediate estimate. */
function wordsFor(config: SiteConfig, purpose: Purpose, estimates: boolean) {
  const noun = config.vehicleNoun.toLowerCase();
  return {
    purpose,
    category: CATEGORY[purpose],
    noun,
    heading: text(config, `tradeIn.${purpose}.heading`, { vehicle: noun }),
    lead: text(config, estimates ? `tradeIn.${purpose}.lead` : "tradeIn.byPhone", { vehicle: noun }),
  };
}

/** The parts around every step, which depend on the site only. */
function aroundOf(site: Site, config: SiteConfig, car: Car | null) {
  const phone = buyersPhone(site, car);
  return {
    phone: phone ? { text: phone, href: telHref(phone) } : null,
    contactHref: linkPath(config, "contact"),
    termsHref: termsPath(config),
    useTermsHref: linkPath(config, "terms"),
    termsRequired: config.termsRequired,
    privacyHref: linkPath(config, "privacyPolicy"),
    collector: site.legal.name,
    optInText: config.optInText,
    moneyPicks: config.moneyQuickPicks,
    kmPicks: config.kmQuickPicks,
    faq: faqOf(config),
  };
}

/**
 * The phone number of the dealership's location that buys cars, otherwise of its first location, otherwise of the
 * site's main one (TRADE-016).
 */
function buyersPhone(site: Site, car: Car | null): string | null {
  const own = site.locations.filter(
    ({ visible, dealership_slug: of }) => visible && (!car || of === car.dealership_slug),
  );
  const place = own.find(buys) ?? (car ? own[0] : undefined) ?? primaryLocation(site.locations);
  return place && phoneAt(place);
}

function wantedCar(car: Car, config: SiteConfig): WantedCar {
  return { path: car.path, ...namedCar(car, config), picture: firstPicture(car), price: priceView(car, config) };
}

function offerOf(valuation: Valuation | null, { timezone }: SiteConfig, now: number): TradeInView["offer"] {
  const price = valuation?.state.record?.offer_price;
  if (!valuation || !price) return null;
  const ends = estimateEnds(valuation);
  return {
    text: formatMoney(price),
    until: dayText(ends, timezone),
    over: now > ends,
    accepted: valuation.accepted_at !== null,
  };
}
