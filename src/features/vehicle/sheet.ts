import { formatDate } from "../../lib/time/dates.ts";
import { wallClock } from "../../lib/time/time-zones.ts";
import type { PriceView } from "../cards/card.ts";
import { estimateTitle } from "../estimate/estimate-view.ts";
import type { Site } from "../site/site.ts";
import type { SpecRow } from "../stock/facts/facts.ts";
import { firstPicture } from "../stock/pictures.ts";
import type { Car } from "../stock/schema.ts";
import { type Excerpt, excerptInSentences } from "./excerpt.ts";
import { type VehicleView, vehicleView } from "./view.ts";

/** Characters of a long comment that fit on the page. */
const COMMENTS_PRINTED = 560;
const FACTS_PRINTED = 16;
const FEATURES_PRINTED = 17;
/** Facts that are part of the title. */
const IN_TITLE: readonly string[] = ["Year", "Make", "Model", "Badge", "Series", "Stock Number"];
/** Facts that the plate shows in shorter words. */
const ON_PLATE: readonly string[] = [
  "Body Width",
  "Body Length",
  "Tare Weight",
  "Axle Type",
  "Aggregate Trailer Mass",
  "Gross Vehicle Mass",
];

/** The content of a vehicle's printed sheet, one page of A4. */
export interface VehicleSheet {
  readonly siteName: string;
  readonly title: string;
  readonly badge: string | null;
  readonly stocknum: string;
  /** "In Stock". A sold vehicle has neither price nor repayments. */
  readonly availability: string;
  readonly price: PriceView | null;
  /** The figures and their notice, which are only shown together. */
  readonly finance: {
    readonly title: string;
    readonly figures: readonly (readonly [value: string, words: string])[];
    readonly notice: string;
  } | null;
  /** Address of its first picture. */
  readonly picture: string | null;
  readonly facts: readonly SpecRow[];
  readonly features: readonly string[];
  /** The number of features that are not printed. */
  readonly moreFeatures: number;
  readonly comments: Excerpt | null;
  readonly place: { readonly name: string; readonly address: string | null } | null;
  readonly phone: string | null;
  readonly licence: string;
  readonly disclaimer: string | null;
  /** Address of the vehicle's page, for readers who want more. */
  readonly link: string;
  /** "21 November 2026", because prices change. */
  readonly printed: string;
}

/** The sheet of a car on this site at `now`. `origin` is the site's address: `https://www.halden.example`. */
export function vehicleSheet(car: Car, site: Site, origin: string, now: number): VehicleSheet {
  const vehicle = vehicleView(car, site, now);
  const sold = vehicle.availability.kind === "sold";
  const { title, badge, stocknum, features, phone, licence, disclaimer } = vehicle;
  const comments = car.dealercomments?.trim();
  return {
    siteName: site.name,
    title,
    badge,
    stocknum,
    availability: vehicle.availability.text,
    price: sold ? null : vehicle.price,
    finance: sold ? null : financeOf(vehicle),
    picture: firstPicture(car),
    facts: factsOf(vehicle).slice(0, FACTS_PRINTED),
    features: features.slice(0, FEATURES_PRINTED),
    moreFeatures: Math.max(0, features.length - FEATURES_PRINTED),
    comments: vehicle.comments && comments ? excerptInSentences(comments, COMMENTS_PRINTED) : null,
    place: vehicle.yard ?? vehicle.place,
    // A masked number is not printed.
    phone: phone && !phone.masked ? phone.text : null,
    licence,
    disclaimer,
    link: `${origin}${car.path}`,
    printed: formatDate(wallClock(now, site.config.timezone).day) ?? "",
  };
}

/**
 * The most important facts first (weights of vehicles other than cars, then the key information), then the other
 * specifications.
 */
function factsOf({ plate, keyInformation, specs }: VehicleView): readonly SpecRow[] {
  const first = [...(plate?.facts ?? []), ...keyInformation].map(({ label, value }) => ({ label, value }));
  const covered = [...IN_TITLE, ...first.map(({ label }) => label), ...(plate ? ON_PLATE : []), "Engine Size"];
  return [...first, ...specs.filter(({ label }) => !covered.includes(label))];
}

function financeOf({ estimate, financeNotice }: VehicleView): VehicleSheet["finance"] {
  if (!estimate || !financeNotice) return null;
  const figures = [
    [estimate.repayment, estimate.period],
    [estimate.rate, "p.a."],
    [estimate.comparison, "p.a. comparison"],
  ] as const;
  return { title: estimateTitle(estimate), figures, notice: financeNotice };
}
