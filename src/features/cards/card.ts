import { formatMoney } from "../../lib/words/format.ts";
import type { RequestScope } from "../../request.ts";
import { type EstimateView, estimateView, type NoticedCards, noticedCards } from "../estimate/estimate-view.ts";
import { loanWords } from "../estimate/lender-offer.ts";
import { productSentence } from "../estimate/product-words.ts";
import { estimateFor } from "../estimate/rules.ts";
import { type ImageCrop, imageSrcSet, imageUrl } from "../media/rules.ts";
import { hasPlugin } from "../site/plugins.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Site } from "../site/site.ts";
import type { CardCar } from "../stock/card-car.ts";
import { cardFacts, type Fact } from "../stock/facts/facts.ts";
import { placeNamed } from "../stock/facts/place-named.ts";
import type { Plate } from "../stock/facts/plate.ts";
import { type SavableFacts, savableFacts, shortTitle } from "../stock/names.ts";
import {
  askingPrice,
  type CarTag,
  carTag,
  isAvailable,
  marketBadgeText,
  marketDifference,
  type PriceState,
  priceState,
  saysFrom,
  saysWithoutGst,
  specText,
  tagChangesAt,
} from "../stock/rules.ts";
import type { ItemType } from "../vocabulary/vehicle-kinds.ts";

/** Most pictures that a card shows. */
const PHOTOS_ON_CARD = 5;

/** Most facts on a card's plate. */
const PLATE_FACTS = 4;

/** A picture in every width that is offered; `srcSet` is undefined where the site shows originals. */
export interface PictureView {
  readonly src: string;
  readonly srcSet?: string;
  readonly alt: string;
}

/** A price with its meaning (CAR-121..127): `text` is shown large, the rest beside it. */
export interface PriceView {
  readonly kind: PriceState["kind"];
  readonly text: string;
  /** "Drive away", "per week". */
  readonly note: string | null;
  /** The earlier price of a reduced car, with its dollar sign. */
  readonly before: string | null;
}

/** All data of a card, as plain data, so that a browser never needs the car itself. */
export interface CarCardView {
  readonly id: number;
  readonly href: string;
  readonly enquireHref: string;
  /** "2022 Toyota RAV4"; the second line has the rest. */
  readonly title: string;
  readonly badge: string | null;
  /** Addresses of its first pictures, at most five; the component derives their sizes. */
  readonly photos: readonly string[];
  readonly photosCount: number;
  readonly tag: CarTag | null;
  readonly price: PriceView;
  /** "$1,460 below market price"; null where no comparison may be shown (CAR-128, CAR-129). */
  readonly belowMarket: string | null;
  readonly estimate: EstimateView | null;
  readonly facts: readonly Fact[];
  /** For vehicles other than cars: the kind, and at most four of its masses and measurements. */
  readonly plate?: Plate;
  readonly place: string | null;
  /** "12 km away", in a search near a place. */
  readonly away?: string;
  readonly stocknum: string;
  readonly available: boolean;
  /**
   * Data that a shopper's list stores of it (USER-021..026); null where it can be neither saved nor compared
   * (USER-018).
   */
  readonly keep: SavableFacts | null;
}

/** The card of this car on this site at `now` (SRCH-008). */
export function carCard(car: CardCar, site: Site, now: number): CarCardView {
  const config = site.configFor(car.dealership_slug);
  const estimate = estimateFor(car, config, now);
  const available = isAvailable(car);
  const sources = car.photos.length > 0 ? car.photos : [car.primary_image_url ?? ""];
  return {
    id: car.id,
    href: car.path,
    enquireHref: `${car.path}/enquire`,
    title: shortTitle(car),
    badge: specText(car.badge),
    photos: [...new Set(sources)].filter((source) => source !== "").slice(0, PHOTOS_ON_CARD),
    photosCount: car.photos_count,
    tag: carTag(car, config, now),
    price: priceView(car, config),
    belowMarket: belowMarket(car, config),
    estimate: estimate && {
      ...estimateView(estimate),
      loan: loanWords(estimate.loan, askingPrice(car)),
      ...(estimate.product && { product: productSentence(estimate.product) }),
    },
    facts: cardFacts(car, config),
    ...(car.plate && { plate: { ...car.plate, facts: car.plate.facts.slice(0, PLATE_FACTS) } }),
    place: placeNamed(car, site),
    stocknum: car.stocknum,
    available,
    keep: savableFacts(car, config),
  };
}

/** The kind of a card's vehicle; undefined for a car, and where none of the facts that its kind has is known. */
export const cardKind = ({ plate }: Pick<CarCardView, "plate">): ItemType | undefined =>
  plate?.kind === "motorhome" ? "caravan" : plate?.kind;

/** The cards of these cars with the one notice that their figures need, for a page that shows them in a list. */
export function shownCards(cars: readonly CardCar[], site: Site, now: number): NoticedCards<CarCardView> {
  return noticedCards(
    cars.map((car) => carCard(car, site, now)),
    site.config,
  );
}

/** Limits how long a page is cached to the first time at which one of these cards would show another tag. */
export function cacheUntilTagsChange(
  cars: readonly CardCar[],
  { site, now, changesAt }: Pick<RequestScope, "site" | "now" | "changesAt">,
): void {
  for (const car of cars) {
    const at = tagChangesAt(car, site.configFor(car.dealership_slug), now);
    if (at !== null) changesAt(at);
  }
}

/** The address of a picture and its other widths, cropped to the shape of its place. */
export function pictureView(
  source: string,
  alt: string,
  options: { readonly crop: ImageCrop; readonly widths: readonly number[] },
  config: Pick<SiteConfig, "imageServiceUrl">,
): PictureView {
  const { crop, widths } = options;
  return {
    src: imageUrl(source, { width: 640, crop }, config),
    srcSet: imageSrcSet(source, { crop, widths }, config),
    alt,
  };
}

type PriceFields = Parameters<typeof priceState>[0] & Pick<CardCar, "price_type">;

/** The price as the page words it: a price always says what it includes, and a sold car has none. */
export function priceView(car: PriceFields, config: Parameters<typeof priceState>[1]): PriceView {
  const state = priceState(car, config);
  switch (state.kind) {
    case "subscription":
      return { kind: state.kind, text: formatMoney(state.amount), note: state.period, before: null };
    case "reduced":
      return {
        kind: state.kind,
        text: formatMoney(state.amount),
        note: specText(car.price_type),
        before: formatMoney(state.before),
      };
    case "car-price":
      return { kind: state.kind, text: formatMoney(state.amount), note: specText(car.price_type), before: null };
    case "pre-order":
    case "no-price":
    case "sold":
      return { kind: state.kind, text: state.text, note: null, before: null };
  }
}

/** A price within a sentence: with its words where it would be another amount without them, `$189 per week`. */
export function spokenPrice({ kind, text, note }: PriceView): string {
  if (note !== null && saysFrom(note)) return `from ${text}`;
  const isPart = note !== null && (kind === "subscription" || saysWithoutGst(note));
  return isPart ? `${text} ${note.charAt(0).toLowerCase()}${note.slice(1)}` : text;
}

/** The market badge, on sites with the plugin for market data (SITE-044, CAR-128). */
export function belowMarket(
  car: Parameters<typeof marketDifference>[0],
  config: Pick<SiteConfig, "websitePlugins">,
): string | null {
  if (!hasPlugin(config, "Car Analysis")) return null;
  const difference = marketDifference(car);
  return difference === null ? null : marketBadgeText(difference);
}
