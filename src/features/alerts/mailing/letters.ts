import { dayText } from "../../../lib/time/moments.ts";
import { formatFigure, formatMoney } from "../../../lib/words/format.ts";
import { nounFor } from "../../../lib/words/plural.ts";
import { carCard } from "../../cards/card.ts";
import { type AlertPart, type Letter, type LetterCar, letterOf } from "../../notices/letter.ts";
import { defaultSort } from "../../search/view/orders.ts";
import type { Site } from "../../site/site.ts";
import type { CardCar } from "../../stock/card-car.ts";
import { shownPrice } from "../../stock/shown-price.ts";
import type { Alert } from "../data.ts";
import { foundSubject, MOST_IN_MAIL, OFTEN_WORDS, type Often } from "../rules.ts";
import type { Match } from "./due.ts";

/** A car that a mail reports, and what happened to it. */
export interface MailedCar {
  readonly car: CardCar;
  readonly match: Match;
}

interface LetterParts {
  readonly alert: Alert;
  readonly told: readonly MailedCar[];
  /** Whether the watched car has left the stock or its dealer hides it, so that its mail shows no car. */
  readonly isGone: boolean;
  /** Number of further cars found, which the mail does not show. */
  readonly more: number;
  /** Number of cars that the search finds now; null for a watched car. */
  readonly total: number | null;
  readonly paths: { readonly stop: string; readonly own: string };
  readonly email: string;
}

export function alertLetter(parts: LetterParts, site: Site, now: number): Letter {
  const { alert, told, more, paths } = parts;
  const cars = told.slice(0, MOST_IN_MAIL);
  const subject = subjectOf(parts, site, now);
  const rest = told.length - cars.length + more;
  const { sortOptions, vehicleNoun } = site.config;
  const noun = vehicleNoun.toLowerCase();
  const request =
    alert.kind === "car" ? `tell me if the price of this ${noun} drops, or it is sold or back` : `“${alert.name}”`;
  const often = OFTEN_WORDS[alert.often as Often];
  const since = dayText(alert.started_at ?? alert.created_at, site.config.timezone);
  return letterOf({
    subject,
    heading: subject,
    words: leadOf(parts, site),
    reference: alert.uid,
    alert: {
      uid: alert.uid,
      cars: cars.map(({ car, match }) => letterCar(car, match, site, now)),
      ...(rest > 0 && { more: moreWords(rest, noun, isNewestFirst(sortOptions)) }),
      all: buttonOf(parts, rest > 0, site),
      asked: `You asked for this on ${since}: ${request}, ${often.label.toLowerCase()}, by email to ${parts.email}. ${often.most}.`,
      stop: {
        label: alert.kind === "car" ? `Stop watching this ${noun}` : "Stop this alert",
        path: paths.stop,
      },
      changePath: paths.own,
      agreedAt: alert.started_at ?? alert.created_at,
    },
  });
}

const isNewestFirst = (sorts: readonly string[]): boolean => sorts.includes("newest");

const moreWords = (rest: number, noun: string, newestFirst: boolean): string =>
  `${formatFigure(rest)} more ${nounFor(rest, noun)} ${rest === 1 ? "is" : "are"} behind the button${newestFirst ? ", the newest first" : ""}.`;

/** The button under the cars. If the mail does not show all of them, it links to the list with the newest first. */
function buttonOf({ alert, told, total }: LetterParts, hasMore: boolean, { config }: Site): AlertPart["all"] {
  const [first] = told;
  if (alert.kind === "car") return first ? { label: `See the ${config.vehicleNoun}`, path: first.car.path } : null;
  if (total === null || total === 0) return null;
  const { sortOptions } = config;
  const isSorted = hasMore && isNewestFirst(sortOptions) && defaultSort(config) !== "newest";
  const sort = `${alert.address.includes("?") ? "&" : "?"}sort=newest`;
  return { label: `See All ${formatFigure(total)}`, path: `${alert.address}${isSorted ? sort : ""}` };
}

function subjectOf({ alert, told, more, isGone }: LetterParts, site: Site, now: number): string {
  // The reason why it is gone is unknown, and a hidden car may come back tomorrow.
  if (isGone) return `No longer listed: ${alert.name}`;
  const [first] = told;
  const fresh = told.filter(({ match }) => match.kind === "new").length;
  // Cars that are only counted are assumed to have the same news as the others, since nothing else is known about them.
  if (!first || fresh > 0) return foundSubject(fresh + more, alert.name);
  const name = nameOf(first.car, site, now);
  if (told.length + more > 1) return `${formatFigure(told.length + more)} prices dropped: ${alert.name}`;
  if (first.match.kind === "drop") return `${name} is now ${priceOf(first.car, site)}`;
  return `${first.match.kind === "sold" ? "Sold" : "Back"}: ${name}`;
}

const GONE = ["It has been sold, or is no longer listed."];

function leadOf({ alert, told, more, isGone }: LetterParts, site: Site): readonly string[] {
  if (isGone) return GONE;
  const [only, other] = told;
  if (only && !other && more === 0) {
    const { kind, amount_before } = only.match;
    const now = amountOf(only.car, site);
    if (kind === "drop" && amount_before !== null && now !== null)
      return [`Down ${formatMoney(amount_before - now)} from ${formatMoney(amount_before)}.`];
    if (kind === "drop" && amount_before === null) return ["It has a price now."];
    if (kind === "sold") return GONE;
    if (kind === "back") return ["It is listed again."];
  }
  const { timezone } = site.config;
  const since =
    alert.mailed_at === null
      ? `since you asked on ${dayText(alert.started_at ?? alert.created_at, timezone)}.`
      : `since our last email of ${dayText(alert.mailed_at, timezone)}.`;
  const drops = told.filter(({ match }) => match.kind === "drop").length;
  if (drops === told.length) return [`Dropped ${since}`];
  if (drops === 0) return [`Arrived ${since}`];
  return [`Arrived ${since}`, `The price of ${drops === 1 ? "one more" : `${formatFigure(drops)} more`} dropped.`];
}

const nameOf = (car: CardCar, site: Site, now: number): string => {
  const { title, badge } = carCard(car, site, now);
  return [title, badge].filter(Boolean).join(" ");
};

/** The price in dollars that the site shows for the car; null for none. */
export const amountOf = (car: CardCar, site: Site): number | null =>
  shownPrice(car, site.configFor(car.dealership_slug))?.amount ?? null;

const priceOf = (car: CardCar, site: Site): string => {
  const price = shownPrice(car, site.configFor(car.dealership_slug));
  if (price === null) return site.config.noPriceText;
  return `${formatMoney(price.amount)}${price.per === "week" ? " a week" : ""}`;
};

function letterCar(car: CardCar, match: Match, site: Site, now: number): LetterCar {
  const card = carCard(car, site, now);
  const facts = card.facts.slice(0, 3).map(({ value }) => value);
  const amount = amountOf(car, site);
  const before = match.kind === "drop" ? match.amount_before : null;
  return {
    title: card.title,
    badge: card.badge,
    price: card.price.text,
    note: card.price.note || null,
    ...(before !== null &&
      amount !== null && {
        drop: { down: `Down ${formatMoney(before - amount)}`, from: `from ${formatMoney(before)}` },
      }),
    facts: facts.join(", "),
    place: card.place,
    path: car.path,
    picture: card.photos[0] ?? null,
  };
}
